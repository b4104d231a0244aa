import CTurboJPEG
import CWebP
public import PetMapDrawing

extension CairoWriter {
  /// Whether the libraries that write JPEG files can be loaded.
  public static var writesJPEG: Bool { isAvailable && petmap_jpeg_open() }

  /// Whether the libraries that write WebP files can be loaded.
  public static var writesWebP: Bool { isAvailable && petmap_webp_open() }

  /// Returns a photo as an upright JPEG file without metadata, on a white background.
  ///
  /// The photo is scaled down to the width, and to a height of at most four times the width.
  /// Smaller photos keep their size.
  ///
  /// - Parameters:
  ///   - width: The maximum width in pixels, at least 1.
  ///   - quality: The libjpeg quality, from 1 to 100.
  /// - Throws: Any error that ``jpeg(_:scale:quality:)`` throws, and ``DrawingError/failed`` if the
  ///   photo cannot be decoded.
  public static func jpeg(
    of photo: PictureFile, width: Int, quality: Int = 82
  ) throws(DrawingError) -> [UInt8] {
    try jpeg(list(of: photo, width: width), quality: quality)
  }

  /// Returns a photo as a WebP file; the counterpart of ``jpeg(of:width:quality:)``.
  ///
  /// - Parameter quality: The libwebp quality, from 1 to 100.
  /// - Throws: Any error that ``png(_:scale:level:)`` throws, and ``DrawingError/failed`` if the
  ///   photo cannot be decoded or libwebp is not installed.
  public static func webP(
    of photo: PictureFile, width: Int, quality: Int = 78
  ) throws(DrawingError) -> [UInt8] {
    precondition((1...100).contains(quality))
    return try unsafe opaque(list(of: photo, width: width), scale: 1) {
      pixels, stride, width, height, output in
      unsafe petmap_webp_pack(
        pixels, stride, width, height, Int32(quality), appendBytes, output)
    }
  }

  private static func list(of photo: PictureFile, width: Int) throws(DrawingError) -> DisplayList {
    precondition(width >= 1)
    guard PictureDecoder.canUnpack(photo) else { throw .failed }
    let limit = Double(width)
    let scale = min(1, limit / photo.width, 4 * limit / photo.height)
    var list = DisplayList(
      width: max(1, (photo.width * scale).rounded()),
      height: max(1, (photo.height * scale).rounded()))
    list.picture(photo, over: ScreenRect(x: 0, y: 0, width: list.width, height: list.height))
    return list
  }
}
