import CCairo
import CTurboJPEG
public import PetMapDrawing

/// Draws display lists as PNG and PDF files.
public enum CairoWriter {
  /// The longest side of a picture in pixels: what Cairo's coordinates reach.
  public static let longestSide = 32_767
  /// The most pixels of a picture, 400 MB of memory.
  public static let mostPixels = 100_000_000.0

  /// Whether the Cairo library can be opened.
  public static var isAvailable: Bool { petmap_cairo_open() }

  /// The bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - scale: picture pixels for a CSS pixel, above 0.
  ///   - level: zlib's, from 0, large and fast, to 9, small and slow. Beyond 2 pictures of maps and
  ///     cards become hardly smaller.
  /// - Throws: ``DrawingError/noCairo``, ``DrawingError/size(width:height:)`` with the size in
  ///   pixels, or ``DrawingError/failed``.
  public static func png(
    _ list: DisplayList, scale: Double = 1, level: Int = 2
  ) throws(DrawingError) -> [UInt8] {
    precondition((0...9).contains(level))
    let (width, height) = try checkedSize(width: list.width, height: list.height, scale: scale)
    let canvas = try Canvas.pixels(width: Int(width), height: Int(height))
    canvas.scale(scale, scale)
    try ListPainter(list, scale: scale).paint(on: canvas)
    var file: [UInt8] = []
    var isWritten = false
    unsafe canvas.withBytes { pixels, stride in
      isWritten = unsafe withUnsafeMutablePointer(to: &file) { output in
        unsafe petmap_png_write(
          pixels, Int32(stride), Int32(width), Int32(height), Int32(level), 96 * scale, takeBytes,
          output)
      }
    }
    guard isWritten else { throw .failed }
    return file
  }

  /// Finds out whether a picture can be drawn, before there is anything to draw.
  ///
  /// - Parameters:
  ///   - width: CSS pixels.
  ///   - height: CSS pixels.
  ///   - scale: picture pixels for a CSS pixel, above 0.
  /// - Throws: ``DrawingError/noCairo`` or ``DrawingError/size(width:height:)``.
  public static func checkSize(
    width: Double, height: Double, scale: Double
  ) throws(DrawingError) {
    _ = try checkedSize(width: width, height: height, scale: scale)
  }

  /// The sides in whole pixels.
  private static func checkedSize(
    width: Double, height: Double, scale: Double
  ) throws(DrawingError) -> (width: Double, height: Double) {
    precondition(scale > 0)
    guard isAvailable else { throw .noCairo }
    let width = (width * scale).rounded(.up)
    let height = (height * scale).rounded(.up)
    guard width >= 1, height >= 1, width <= Double(longestSide), height <= Double(longestSide),
      width * height <= mostPixels
    else { throw .size(width: width, height: height) }
    return (width, height)
  }

  /// The bytes of a JPEG file, over white where the list is not opaque.
  ///
  /// - Parameters:
  ///   - scale: picture pixels for a CSS pixel, above 0.
  ///   - quality: libjpeg's, from 1 to 100.
  /// - Throws: as ``png(_:scale:level:)`` does; ``DrawingError/noJPEG`` without libjpeg-turbo.
  public static func jpeg(
    _ list: DisplayList, scale: Double = 1, quality: Int = 90
  ) throws(DrawingError) -> [UInt8] {
    precondition((1...100).contains(quality))
    guard petmap_jpeg_open() else { throw .noJPEG }
    let (width, height) = try checkedSize(width: list.width, height: list.height, scale: scale)
    let canvas = try Canvas.pixels(width: Int(width), height: Int(height))
    canvas.scale(scale, scale)
    canvas.trace(DrawingPath(ScreenRect(x: 0, y: 0, width: list.width, height: list.height)))
    canvas.color(.white)
    canvas.fill()
    try ListPainter(list, scale: scale).paint(on: canvas)
    var file: [UInt8] = []
    var isWritten = false
    unsafe canvas.withBytes { pixels, stride in
      isWritten = unsafe withUnsafeMutablePointer(to: &file) { output in
        unsafe petmap_jpeg_pack(
          pixels, Int32(stride), Int32(width), Int32(height), Int32(quality), takeBytes, output)
      }
    }
    guard isWritten else { throw .failed }
    return file
  }

  /// The bytes of a PDF file of one page, a CSS pixel three quarters of a point, with the list's text
  /// as text and its title as the document's.
  ///
  /// The same list makes the same bytes: the file says no time at which it was made.
  ///
  /// - Throws: ``DrawingError/noCairo`` or ``DrawingError/failed``.
  public static func pdf(_ list: DisplayList) throws(DrawingError) -> [UInt8] {
    guard isAvailable else { throw .noCairo }
    let pointsPerPixel = 0.75
    let output = UnsafeMutablePointer<[UInt8]>.allocate(capacity: 1)
    unsafe output.initialize(to: [])
    defer {
      unsafe output.deinitialize(count: 1)
      unsafe output.deallocate()
    }
    do {
      let canvas = try unsafe Canvas.pdf(
        width: list.width * pointsPerPixel, height: list.height * pointsPerPixel, output: output)
      unsafe petmap_canvas_describe(canvas.handle, list.title ?? "", list.summary ?? "")
      canvas.scale(pointsPerPixel, pointsPerPixel)
      // Shadows are pictures in a PDF too: two pixels for a CSS pixel look smooth in print.
      try ListPainter(list, scale: 2, hasText: true).paint(on: canvas)
      try canvas.finish()
    }
    return unsafe output.pointee
  }
}
