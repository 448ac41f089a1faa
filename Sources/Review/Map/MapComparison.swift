import Diagrams
import HitTesting
import TraceText

/// Two maps to be seen side by side: a view has the same number and colour in both.
public struct MapComparison {
  private let left: MapPicture
  private let right: MapPicture
  private let options: DiagramOptions
  /// A line for each view that answers somewhere in one of the maps, in the order of their numbers; nobody last.
  public let owners: [Owner]

  /// What one view, or nobody, has of the screen in both maps.
  public struct Owner: Hashable, Sendable {
    /// Nil for the part of the screen that nobody answers.
    public let name: String?
    /// In both pictures; nil for nobody.
    public let number: Int?
    /// The class of its regions in the pictures; nil for nobody.
    public let color: String?
    /// In square points.
    public let before: Double
    public let after: Double
  }

  /// - Parameter headings: what stands above the left map and the right one.
  /// - Parameter showsTables: whether the areas stand beside each screen.
  public init(
    _ before: TouchMap, of old: Hierarchy, _ after: TouchMap, of new: Hierarchy, headings: (String, String),
    _ options: DiagramOptions, showsTables: Bool = true
  ) {
    let (lost, won) = (MapSummary(before).owners, MapSummary(after).owners)
    let names = lost.compactMap { $0.view.map { old[$0].name } }
    let known = Set(names)
    let order = names + won.compactMap { $0.view.map { new[$0].name } }.filter { !known.contains($0) }
    func picture(_ map: TouchMap, _ hierarchy: Hierarchy, _ heading: String, _ prefix: String) -> MapPicture {
      var options = options
      options.title = heading
      options.idPrefix += prefix
      return MapPicture(map, of: hierarchy, options, order: order, showsTable: showsTables)
    }
    let left = picture(before, old, headings.0, "before-")
    let right = picture(after, new, headings.1, "after-")
    func areas(_ owners: [MapSummary.Owner], _ hierarchy: Hierarchy) -> [String?: Double] {
      Dictionary(uniqueKeysWithValues: owners.map { ($0.view.map { hierarchy[$0].name }, $0.area) })
    }
    let (areasBefore, areasAfter) = (areas(lost, old), areas(won, new))
    func owner(_ name: String?, number: Int?) -> Owner {
      Owner(
        name: name, number: number, color: number.map(MapStyle.region), before: areasBefore[name] ?? 0,
        after: areasAfter[name] ?? 0)
    }
    var owners = order.enumerated().map { owner($1, number: $0 + 1) }
    let nobody = owner(nil, number: nil)
    if nobody.before > 0 || nobody.after > 0 { owners.append(nobody) }
    (self.left, self.right, self.options, self.owners) = (left, right, options, owners)
  }

  /// Both maps as pictures of their own.
  public var pictures: (before: String, after: String) { (left.svg, right.svg) }

  /// Both maps in one picture.
  public var svg: String {
    let width = left.size.width + right.size.width
    let height = max(left.size.height, right.size.height)
    let title = options.title ?? ReviewPhrase.map.text(in: options.language)
    let id = options.idPrefix + "comparison-title"
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width.svg)" height="\(height.svg)" \
      viewBox="0 0 \(width.svg) \(height.svg)" class="\(Stylesheet.scope)" aria-labelledby="\(id)">
      <title id="\(id)">\(XML.escape(title))</title>
      <style>
      \(Stylesheet.css(options.theme))</style>
      <rect class="paper" width="\(width.svg)" height="\(height.svg)"/>
      \(left.svg)<g transform="translate(\(left.size.width.svg) 0)">
      \(right.svg)</g>
      </svg>

      """
  }
}
