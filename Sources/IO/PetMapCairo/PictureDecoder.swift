import CTurboJPEG
import CWebP
public import PetMapDrawing

/// Decodes picture files.
public enum PictureDecoder {
  /// Returns whether the installed libraries can decode a picture, at least partially if it is a
  /// truncated JPEG.
  public static func canUnpack(_ picture: PictureFile) -> Bool {
    (try? pixels(of: picture, width: 1, height: 1)) != nil
  }

  /// Returns the picture's pixels as stored, at the requested resolution or higher if available.
  ///
  /// - Parameters:
  ///   - width: The width of the upright picture in pixels.
  ///   - height: The height of the upright picture in pixels.
  static func pixels(
    of picture: PictureFile, width: Int, height: Int
  ) throws(DrawingError) -> Canvas {
    guard picture.storedWidth <= CairoWriter.longestSide,
      picture.storedHeight <= CairoWriter.longestSide,
      picture.width * picture.height <= CairoWriter.mostPixels
    else { throw .size(width: picture.width, height: picture.height) }
    switch picture.format {
    case .png: return try Canvas.png(picture.bytes)
    case .webp: return try webp(picture)
    case .jpeg:
      let (minimumWidth, minimumHeight) =
        picture.orientation.swapsSides ? (height, width) : (width, height)
      return try jpeg(picture.bytes, minimumWidth: minimumWidth, minimumHeight: minimumHeight)
    }
  }

  private static func webp(_ picture: PictureFile) throws(DrawingError) -> Canvas {
    let canvas = try Canvas.pixels(width: picture.storedWidth, height: picture.storedHeight)
    var isDecoded = false
    unsafe canvas.withBytes { pixels, stride in
      isDecoded = unsafe picture.bytes.withUnsafeBufferPointer { bytes in
        unsafe petmap_webp_unpack(
          bytes.baseAddress, bytes.count, Int32(picture.storedWidth), Int32(picture.storedHeight),
          pixels, Int32(stride))
      }
    }
    guard isDecoded else { throw .failed }
    return canvas
  }

  private static func jpeg(
    _ bytes: [UInt8], minimumWidth: Int, minimumHeight: Int
  ) throws(DrawingError) -> Canvas {
    var width: Int32 = 0
    var height: Int32 = 0
    let known = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe petmap_jpeg_size(
        bytes.baseAddress, bytes.count, Int32(clamping: minimumWidth),
        Int32(clamping: minimumHeight), &width, &height)
    }
    guard known else { throw .failed }
    let canvas = try Canvas.pixels(width: Int(width), height: Int(height))
    var isDecoded = false
    unsafe canvas.withBytes { pixels, stride in
      isDecoded = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe petmap_jpeg_unpack(
          bytes.baseAddress, bytes.count, width, height, pixels, Int32(stride))
      }
    }
    guard isDecoded else { throw .failed }
    return canvas
  }
}
