import Diagrams
import HitTesting
import TraceText

/// A map as a picture: the screen with everybody's region, numbered and named, and a table of the areas.
public struct MapPicture {
  private let map: TouchMap
  private let hierarchy: Hierarchy
  private let summary: MapSummary
  private let regions: MapRegions
  private let options: DiagramOptions
  /// The owners' numbers, from 1; nobody has none.
  private let numbers: [ViewID: Int]
  private let showsTable: Bool

  private static let margin = 24.0
  private static let headerHeight = 58.0
  /// Without a table there is no room for the caption below the heading.
  private static let captionlessHeight = 32.0
  private static let rowHeight = 24.0
  private static let tableWidth = 400.0
  /// More owners than this stand in one last row.
  private static let mostRows = 40
  private static let largestSide = 760.0

  /// - Parameter order: names in the order in which they get their numbers and colours, before all others; so two maps in
  ///   one picture can agree.
  /// - Parameter showsTable: whether the areas stand beside the screen.
  public init(
    _ map: TouchMap, of hierarchy: Hierarchy, _ options: DiagramOptions, order: [String] = [], showsTable: Bool = true
  ) {
    self.showsTable = showsTable
    self.map = map
    self.hierarchy = hierarchy
    self.options = options
    summary = MapSummary(map)
    regions = MapRegions(map)
    var numbers: [ViewID: Int] = [:]
    var next = order.count
    for owner in summary.owners {
      guard let view = owner.view else { continue }
      if let index = order.firstIndex(of: hierarchy[view].name) {
        numbers[view] = index + 1
      } else {
        next += 1
        numbers[view] = next
      }
    }
    self.numbers = numbers
  }

  /// Points of the picture to a point of the screen.
  private var zoom: Double {
    min(1, Self.largestSide / max(map.grid.screen.size.width, map.grid.screen.size.height))
  }

  private var screen: Size {
    Size(width: map.grid.screen.size.width * zoom, height: map.grid.screen.size.height * zoom)
  }

  public var size: Size {
    guard showsTable else {
      return Size(
        width: screen.width + 2 * Self.margin, height: Self.captionlessHeight + screen.height + 2 * Self.margin)
    }
    let rows = min(summary.owners.count, Self.mostRows) + (summary.owners.count > Self.mostRows ? 1 : 0)
    let tableHeight = Double(rows) * Self.rowHeight
    return Size(
      width: screen.width + Self.tableWidth + 3 * Self.margin,
      height: Self.headerHeight + max(screen.height, tableHeight) + 2 * Self.margin)
  }

  public var svg: String {
    let size = self.size
    var svg = opening(size)
    let top = Self.margin + (showsTable ? Self.headerHeight : Self.captionlessHeight)
    svg += "<g transform=\"translate(\(Self.margin.svg) \(top.svg))\">\n"
    writeRegions(to: &svg)
    writeMarks(to: &svg)
    guard showsTable else { return svg + "</g>\n</svg>\n" }
    svg += "</g>\n<g class=\"table\" transform=\"translate(\((screen.width + 2 * Self.margin).svg)"
    svg += " \((Self.margin + Self.headerHeight).svg))\">\n"
    writeTable(to: &svg)
    return svg + "</g>\n</svg>\n"
  }

  private func opening(_ size: Size) -> String {
    let title = options.title ?? words(.map)
    let prefix = options.idPrefix
    let inside = 2 * Self.margin
    return """
      <svg xmlns="http://www.w3.org/2000/svg" class="\(Stylesheet.scope)" role="img" lang="\(options.language.rawValue)" \
      aria-labelledby="\(prefix)title \(prefix)desc" width="\(size.width.svg)" height="\(size.height.svg)" \
      viewBox="0 0 \(size.width.svg) \(size.height.svg)">
      <title id="\(prefix)title">\(XML.escape(title))</title>
      <desc id="\(prefix)desc">\(XML.escape(description))</desc>
      <style>
      \(Stylesheet.css(options.theme))\(MapStyle.css(options.theme))</style>
      <defs><pattern id="\(prefix)nobody" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">\
      <path class="nobody-lines" d="M0 0V8"/></pattern></defs>
      <rect class="paper" width="\(size.width.svg)" height="\(size.height.svg)"/>
      <text class="heading" x="\(Self.margin.svg)" y="\((Self.margin + 16).svg)">\
      \(XML.escape(VisibleText.text(title).shortened(to: size.width - inside, size: 18, isBold: true)))</text>

      """ + (showsTable ? caption : "")
  }

  private var caption: String {
    "<text class=\"answer\" x=\"\(Self.margin.svg)\" y=\"\((Self.margin + 38).svg)\">"
      + "\(XML.escape(words(.mapCaption)))</text>\n"
  }

  /// The table in a sentence, for those who do not see the picture.
  private var description: String {
    summary.owners.prefix(Self.mostRows).map { "\(name($0.view)): \(amount($0))" }.joined(separator: "; ")
  }

  private func writeRegions(to svg: inout String) {
    var paths: [ViewID?: String] = [:]
    for block in regions.blocks {
      let rect = rect(block.columns, block.rows)
      paths[block.owner, default: ""] +=
        "M\(rect.minX.svg) \(rect.minY.svg)h\(rect.size.width.svg)v\(rect.size.height.svg)h\((-rect.size.width).svg)z"
    }
    for owner in summary.owners {
      guard let path = paths[owner.view] else { continue }
      let title = "<title>\(XML.escape("\(name(owner.view)): \(amount(owner))"))</title>"
      guard let view = owner.view else {
        svg += "<g class=\"nobody-region\">\(title)<path class=\"nobody\" d=\"\(path)\"/>"
        svg += "<path fill=\"url(#\(options.idPrefix)nobody)\" d=\"\(path)\"/></g>\n"
        continue
      }
      svg += "<g class=\"owner\">\(title)<path class=\"region \(color(of: view))\" d=\"\(path)\"/></g>\n"
    }
    svg += "<path class=\"border\" d=\"\(borders)\"/>\n"
  }

  /// The lines between regions.
  private var borders: String {
    var path = ""
    for block in regions.blocks where block.columns.lowerBound > 0 {
      let rect = rect(block.columns, block.rows)
      path += "M\(rect.minX.svg) \(rect.minY.svg)v\(rect.size.height.svg)"
    }
    for step in regions.steps {
      let rect = rect(step.columns, step.row..<step.row + 1)
      path += "M\(rect.minX.svg) \(rect.minY.svg)h\(rect.size.width.svg)"
    }
    return path
  }

  /// The cells of the samples as they stand in the picture.
  private func rect(_ columns: Range<Int>, _ rows: Range<Int>) -> Rect {
    let rect = MapRegions.rect(columns: columns, rows: rows, in: map.grid)
    return Rect(
      x: rect.minX * zoom, y: rect.minY * zoom, width: rect.size.width * zoom, height: rect.size.height * zoom)
  }

  /// The number, and where there is room the name, where each region is widest.
  private func writeMarks(to svg: inout String) {
    for (view, spot) in MapSpots(map, regions).spots.sorted(by: { $0.key < $1.key }) {
      let rect = rect(spot.columns, spot.rows)
      let (x, y, width, height) = (rect.midX, rect.midY, rect.size.width, rect.size.height)
      let room = width - 12
      guard min(width, height) >= 20 else { continue }
      let showsName = height >= 44 && room >= 40
      svg += "<g class=\"mark\"><circle cx=\"\(x.svg)\" cy=\"\((showsName ? y - 8 : y).svg)\" r=\"9\"/>"
      svg += "<text x=\"\(x.svg)\" y=\"\(((showsName ? y - 8 : y) + 4).svg)\">\(numbers[view]!)</text></g>\n"
      if showsName {
        let name = VisibleText.text(hierarchy[view].name).shortened(to: room, size: 13, isBold: true)
        svg += "<text class=\"name middle\" x=\"\(x.svg)\" y=\"\((y + 18).svg)\">\(XML.escape(name))</text>\n"
      }
    }
  }

  private func writeTable(to svg: inout String) {
    for (row, owner) in summary.owners.prefix(Self.mostRows).enumerated() {
      let y = Double(row) * Self.rowHeight
      if let view = owner.view {
        svg += "<rect class=\"region \(color(of: view))\" x=\"0\" y=\"\(y.svg)\" width=\"26\" height=\"18\" rx=\"4\"/>"
        svg += "<text class=\"middle\" x=\"13\" y=\"\((y + 13.5).svg)\">\(numbers[view]!)</text>"
      } else {
        svg += "<rect class=\"nobody\" x=\"0\" y=\"\(y.svg)\" width=\"26\" height=\"18\" rx=\"4\"/>"
        svg +=
          "<rect fill=\"url(#\(options.idPrefix)nobody)\" x=\"0\" y=\"\(y.svg)\" width=\"26\" height=\"18\" rx=\"4\"/>"
      }
      let label = name(owner.view).shortened(to: Self.tableWidth - 190, size: 13)
      svg += "<text x=\"36\" y=\"\((y + 14).svg)\">\(XML.escape(label))</text>"
      svg += "<text class=\"amount\" x=\"\((Self.tableWidth - 4).svg)\" y=\"\((y + 14).svg)\">"
      svg += "\(XML.escape(amount(owner)))</text>\n"
    }
    guard summary.owners.count > Self.mostRows else { return }
    let y = Double(Self.mostRows) * Self.rowHeight + 14
    let more = words(.moreOwners(summary.owners.count - Self.mostRows))
    svg += "<text class=\"quiet\" x=\"36\" y=\"\(y.svg)\">\(XML.escape(more))</text>\n"
  }

  private func color(of view: ViewID) -> String { MapStyle.region(numbers[view]!) }

  private func name(_ view: ViewID?) -> String {
    view.map { VisibleText.text(hierarchy[$0].name) } ?? words(.nobody)
  }

  private func amount(_ owner: MapSummary.Owner) -> String {
    "\(AreaText.text(owner.area)) (\(AreaText.percent(owner.share)))"
  }

  private func words(_ phrase: ReviewPhrase) -> String { phrase.text(in: options.language) }
}
