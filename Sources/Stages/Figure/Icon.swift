/// The icons of the controls, drawn in a square of 16 units.
enum Icon: String, CaseIterable {
  case first, back, play, pause, forward, last, undo, reset, copy, link, touch, edit, move, corner

  /// The icon as an SVG element; it says nothing to a screen reader, for a button has its words.
  var svg: String {
    let name = "icon \(rawValue)-icon"
    return "<svg class=\"\(name)\" viewBox=\"0 0 16 16\" aria-hidden=\"true\">\(shapes)</svg>"
  }

  private var shapes: String {
    switch self {
    case .first: #"<path d="M3.5 3v10"/><path class="solid" d="M13 3.2v9.6L6.2 8z"/>"#
    case .back: #"<path class="solid" d="M11.5 3v10L4.5 8z"/>"#
    case .play: #"<path class="solid" d="M4.5 2.8v10.4L13 8z"/>"#
    case .pause: #"<path d="M5.5 3.5v9M10.5 3.5v9" stroke-width="2.6"/>"#
    case .forward: #"<path class="solid" d="M4.5 3v10l7-5z"/>"#
    case .last: #"<path d="M12.5 3v10"/><path class="solid" d="M3 3.2v9.6L9.8 8z"/>"#
    case .undo: #"<path d="M5.8 2.8L2.6 6l3.2 3.2M2.9 6h6.3a4 4 0 0 1 0 8H6"/>"#
    case .reset: #"<path d="M13.2 8a5.2 5.2 0 1 1-1.6-3.7M13.4 1.9v3.2h-3.2"/>"#
    case .copy: #"<path d="M5.5 5.5h7.8v8.3H5.5zM3.6 10.5H2.7V2.2h7.8v.9"/>"#
    case .link:
      #"<path d="M6.7 9.3l2.6-2.6M7.2 4.9l1.7-1.7a2.7 2.7 0 0 1 3.9 3.9l-1.7 1.7M8.8 11.1l-1.7 1.7a2.7 2.7 0 0 1-3.9-3.9l1.7-1.7"/>"#
    case .touch: #"<circle cx="8" cy="8" r="5.6"/><circle class="solid" cx="8" cy="8" r="1.6"/>"#
    case .edit: #"<path d="M2.6 13.4l.8-3.2 7.4-7.4 2.4 2.4-7.4 7.4zM9.4 4.2l2.4 2.4"/>"#
    case .move:
      #"<path d="M8 1.8v12.4M1.8 8h12.4M6.2 3.4L8 1.6l1.8 1.8M6.2 12.6L8 14.4l1.8-1.8M3.4 6.2L1.6 8l1.8 1.8M12.6 6.2L14.4 8l-1.8 1.8"/>"#
    case .corner: #"<path d="M4 4l8 8M12.4 7.6v4.8H7.6"/>"#
    }
  }
}
