import CRsvg

/// Something that cairo draws on: an image, or the page of a PDF.
struct Surface: ~Copyable {
  let pointer: OpaquePointer
  private let output = Output()

  /// An image with a transparent background.
  init(imageOfWidth width: Int32, height: Int32) throws(RasterizerError) {
    pointer = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    try check(cairo_surface_status(pointer))
  }

  /// A PDF with one page; its size is in points.
  init(pageOfWidth width: Double, height: Double) throws(RasterizerError) {
    pointer = cairo_pdf_surface_create_for_stream(
      Output.append, Unmanaged.passUnretained(output).toOpaque(), width, height)
    // Cairo would write the time: the same picture gives the same bytes.
    cairo_pdf_surface_set_metadata(pointer, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    try check(cairo_surface_status(pointer))
  }

  deinit { cairo_surface_destroy(pointer) }

  /// Puts what another surface shows on this one.
  func paint(_ other: borrowing Surface) throws(RasterizerError) {
    let context = cairo_create(pointer)
    defer { cairo_destroy(context) }
    cairo_set_source_surface(context, other.pointer, 0, 0)
    cairo_paint(context)
    try check(cairo_status(context))
  }

  func png() throws(RasterizerError) -> [UInt8] {
    try check(
      cairo_surface_write_to_png_stream(pointer, Output.append, Unmanaged.passUnretained(output).toOpaque()))
    return output.bytes
  }

  func finishedPDF() throws(RasterizerError) -> [UInt8] {
    cairo_surface_finish(pointer)
    try check(cairo_surface_status(pointer))
    return output.bytes
  }

  /// What cairo has written so far.
  private final class Output {
    var bytes: [UInt8] = []

    static let append: cairo_write_func_t = { output, data, length in
      guard let output, let data else { return CAIRO_STATUS_WRITE_ERROR }
      let bytes = UnsafeBufferPointer(start: data, count: Int(length))
      Unmanaged<Output>.fromOpaque(output).takeUnretainedValue().bytes.append(contentsOf: bytes)
      return CAIRO_STATUS_SUCCESS
    }
  }
}

func check(_ status: cairo_status_t) throws(RasterizerError) {
  guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(String(cString: cairo_status_to_string(status))) }
}
