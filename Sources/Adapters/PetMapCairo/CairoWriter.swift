import CCairo
import PetMapCodecs
public import PetMapDrawing

/// Renders display lists as PNG, JPEG, and PDF files.
public enum CairoWriter {
  /// The maximum side length of a picture in pixels, limited by Cairo's coordinates.
  public static let longestSide = 32_767
  /// The maximum number of pixels in a picture; this many take 400 MB of memory.
  public static let mostPixels = 100_000_000.0

  /// Whether the Cairo library can be loaded.
  public static var isAvailable: Bool { petmap_cairo_open() }

  /// Returns the bytes of a PNG file.
  ///
  /// - Parameters:
  ///   - scale: The number of picture pixels per CSS pixel, greater than 0.
  ///   - level: The zlib compression level, from 0 (fastest) to 9 (smallest). Levels above 2 hardly
  ///     reduce the size of maps and cards.
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
          pixels, Int32(stride), Int32(width), Int32(height), Int32(level), 96 * scale, appendBytes,
          output)
      }
    }
    guard isWritten else { throw .failed }
    return file
  }

  /// Checks whether a picture with the given size can be drawn.
  ///
  /// - Parameters:
  ///   - width: The width in CSS pixels.
  ///   - height: The height in CSS pixels.
  ///   - scale: The number of picture pixels per CSS pixel, greater than 0.
  /// - Throws: ``DrawingError/noCairo`` or ``DrawingError/size(width:height:)``.
  public static func checkSize(
    width: Double, height: Double, scale: Double
  ) throws(DrawingError) {
    _ = try checkedSize(width: width, height: height, scale: scale)
  }

  /// Returns the size in whole pixels.
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

  /// Returns the bytes of a JPEG file with a white background.
  ///
  /// - Parameters:
  ///   - scale: The number of picture pixels per CSS pixel, greater than 0.
  ///   - quality: The libjpeg quality, from 1 to 100.
  /// - Throws: Any error that ``png(_:scale:level:)`` throws, and ``DrawingError/noJPEG`` if
  ///   libjpeg-turbo is not installed.
  public static func jpeg(
    _ list: DisplayList, scale: Double = 1, quality: Int = 90
  ) throws(DrawingError) -> [UInt8] {
    precondition((1...100).contains(quality))
    guard JPEGCodec.isAvailable else { throw .noJPEG }
    let (width, height) = try checkedSize(width: list.width, height: list.height, scale: scale)
    let canvas = try Canvas.pixels(width: Int(width), height: Int(height))
    canvas.scale(scale, scale)
    canvas.trace(DrawingPath(ScreenRect(x: 0, y: 0, width: list.width, height: list.height)))
    canvas.color(.white)
    canvas.fill()
    try ListPainter(list, scale: scale).paint(on: canvas)
    var file: [UInt8]?
    unsafe canvas.withBytes { pixels, stride in
      file = unsafe JPEGCodec.encode(
        pixels, width: Int(width), height: Int(height), stride: stride, quality: quality,
        halvesColors: false)
    }
    guard let file else { throw .failed }
    return file
  }

  /// Returns the bytes of a PDF file with one page, in which a CSS pixel is three quarters of a
  /// point. Text remains text, and the list's title becomes that of the document.
  ///
  /// The same list produces identical bytes, because the file contains no creation time.
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
      // Shadows are raster images even in a PDF; two pixels per CSS pixel look smooth in print.
      try ListPainter(list, scale: 2, hasText: true).paint(on: canvas)
      try canvas.finish()
    }
    return unsafe output.pointee
  }
}

/// A reason why a display list could not be rendered.
public enum DrawingError: Error, Sendable, Hashable {
  /// The Cairo library is not installed.
  case noCairo
  /// The libjpeg-turbo library is not installed.
  case noJPEG
  /// The picture would be empty or too large.
  case size(width: Double, height: Double)
  /// Cairo reported an error.
  case failed
}
