import Diagrams
import HitTesting
import TraceText

/// Two maps side by side in one picture.
public enum MapComparison {
  /// - Parameter headings: what stands above the left map and the right one.
  public static func svg(
    _ before: TouchMap, of old: Hierarchy, _ after: TouchMap, of new: Hierarchy, headings: (String, String),
    _ options: DiagramOptions
  ) -> String {
    let names = MapSummary(before).owners.compactMap { $0.view.map { old[$0].name } }
    let added = MapSummary(after).owners.compactMap { $0.view.map { new[$0].name } }.filter { !names.contains($0) }
    let left = picture(before, old, headings.0, "before-", options, names + added)
    let right = picture(after, new, headings.1, "after-", options, names + added)
    let width = left.size.width + right.size.width
    let height = max(left.size.height, right.size.height)
    let title = options.title ?? ReviewPhrase.map.text(in: options.language)
    return """
      <svg xmlns="http://www.w3.org/2000/svg" role="img" width="\(width.svg)" height="\(height.svg)" \
      viewBox="0 0 \(width.svg) \(height.svg)" class="\(Stylesheet.scope)" aria-labelledby="comparison-title">
      <title id="comparison-title">\(XML.escape(title))</title>
      <style>
      \(Stylesheet.css(options.theme))</style>
      <rect class="paper" width="\(width.svg)" height="\(height.svg)"/>
      \(left.svg)<g transform="translate(\(left.size.width.svg) 0)">
      \(right.svg)</g>
      </svg>

      """
  }

  private static func picture(
    _ map: TouchMap, _ hierarchy: Hierarchy, _ heading: String, _ prefix: String, _ options: DiagramOptions,
    _ order: [String]
  ) -> MapPicture {
    var options = options
    options.title = heading
    options.idPrefix += prefix
    return MapPicture(map, of: hierarchy, options, order: order)
  }
}
