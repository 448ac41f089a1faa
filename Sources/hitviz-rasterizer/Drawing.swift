import CRsvg

/// An SVG picture that has been read.
struct Drawing: ~Copyable {
  private let handle: OpaquePointer
  /// In CSS pixels.
  let width: Double
  let height: Double

  init(svg: [UInt8]) throws(RasterizerError) {
    guard !svg.isEmpty else { throw .noPicture }
    var error: UnsafeMutablePointer<GError>?
    guard let handle = rsvg_handle_new_from_data(svg, svg.count, &error) else {
      throw .unreadableSVG(takeMessage(&error))
    }
    var (width, height) = (0.0, 0.0)
    guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &width, &height) != 0, width > 0, height > 0 else {
      g_object_unref(UnsafeMutableRawPointer(handle))
      throw .unreadableSVG("its <svg> element gives no width and height")
    }
    self.handle = handle
    self.width = width
    self.height = height
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(handle)) }

  /// Draws the whole picture in the size given, from the surface's upper left corner.
  func draw(on surface: borrowing Surface, width: Double, height: Double) throws(RasterizerError) {
    let context = cairo_create(surface.pointer)
    defer { cairo_destroy(context) }
    var viewport = RsvgRectangle(x: 0, y: 0, width: width, height: height)
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
      throw .drawing(takeMessage(&error))
    }
    try check(cairo_status(context))
  }
}

private func takeMessage(_ error: inout UnsafeMutablePointer<GError>?) -> String {
  guard let taken = error else { return "no reason is given" }
  defer {
    g_error_free(taken)
    error = nil
  }
  return taken.pointee.message.map { String(cString: $0) } ?? "no reason is given"
}
