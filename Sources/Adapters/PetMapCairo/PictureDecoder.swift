import PetMapCodecs
public import PetMapDrawing

/// Decodes picture files.
public enum PictureDecoder {
  /// Returns whether the installed libraries can decode a picture, at least partially if it is a
  /// truncated JPEG.
  public static func canUnpack(_ picture: PictureFile) -> Bool {
    (try? pixels(of: picture, width: 1, height: 1)) != nil
  }

  /// Returns the picture's pixels, at the requested resolution or higher if available.
  ///
  /// - Parameters:
  ///   - width: The width in pixels.
  ///   - height: The height in pixels.
  static func pixels(
    of picture: PictureFile, width: Int, height: Int
  ) throws(DrawingError) -> Canvas {
    guard picture.width <= Double(CairoWriter.longestSide),
      picture.height <= Double(CairoWriter.longestSide),
      picture.width * picture.height <= CairoWriter.mostPixels
    else { throw .size(width: picture.width, height: picture.height) }
    switch picture.format {
    case .png: return try Canvas.png(picture.bytes)
    case .webp: return try webp(picture)
    case .jpeg:
      return try jpeg(picture.bytes, minimumWidth: width, minimumHeight: height)
    }
  }

  private static func webp(_ picture: PictureFile) throws(DrawingError) -> Canvas {
    let (width, height) = (Int(picture.width), Int(picture.height))
    let canvas = try Canvas.pixels(width: width, height: height)
    var isDecoded = false
    unsafe canvas.withBytes { pixels, stride in
      isDecoded = unsafe WebPCodec.decode(
        picture.bytes, width: width, height: height, into: pixels, stride: stride)
    }
    guard isDecoded else { throw .failed }
    return canvas
  }

  private static func jpeg(
    _ bytes: [UInt8], minimumWidth: Int, minimumHeight: Int
  ) throws(DrawingError) -> Canvas {
    guard let size = JPEGCodec.size(of: bytes, atLeast: minimumWidth, minimumHeight) else {
      throw .failed
    }
    let canvas = try Canvas.pixels(width: size.width, height: size.height)
    var content: JPEGCodec.Content?
    unsafe canvas.withBytes { pixels, stride in
      content = unsafe JPEGCodec.decode(
        bytes, width: size.width, height: size.height, into: pixels, stride: stride)
    }
    // Pictures of inks are photos, which are converted before they are drawn.
    guard case .colors? = content else { throw .failed }
    return canvas
  }
}
