import CLibHEIF
import CTurboJPEG
import CWebP
public import PetMapDrawing
import PetMapPhotos

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

extension PictureDecoder {
  /// Returns a picture from a file in a format that can be drawn, or from a HEIC photo, which is
  /// converted to an upright JPEG without metadata.
  ///
  /// - Returns: `nil` for other formats, and for a HEIC photo that is damaged, exceeds the maximum
  ///   number of pixels, or is not coded with HEVC, or if libheif is not installed.
  /// - Complexity: O(*n*) in the number of pixels of a HEIC photo.
  public static func picture(_ bytes: [UInt8]) -> PictureFile? {
    PictureFile(bytes) ?? (isHEIF(bytes) ? jpeg(ofHEIF: bytes).flatMap { PictureFile($0) } : nil)
  }

  /// Returns whether a file starts with a file type box (ISO/IEC 14496-12, §4.3).
  private static func isHEIF(_ bytes: [UInt8]) -> Bool {
    bytes.dropFirst(4).starts(with: Array("ftyp".utf8))
  }

  /// A quality at which recompression is not visible.
  private static let quality: Int32 = 92

  private static func jpeg(ofHEIF bytes: [UInt8]) -> [UInt8]? {
    // libheif decodes pictures at their coded size, whatever the size in the header.
    guard let coded = HEVCPictures(bytes)?.largest,
      coded.pixelCount <= PhotoDimensions.pixelLimit
    else { return nil }
    var width: Int32 = 0
    var height: Int32 = 0
    let known = unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe petmap_heif_size(
        bytes.baseAddress, bytes.count, Int32(CairoWriter.longestSide), &width, &height)
    }
    guard known, Double(width) * Double(height) <= CairoWriter.mostPixels else { return nil }
    let stride = 4 * Int(width)
    var isDecoded = false
    let size = stride * Int(height)
    let pixels = unsafe [UInt8](unsafeUninitializedCapacity: size) { pixels, count in
      isDecoded = unsafe bytes.withUnsafeBufferPointer { bytes in
        unsafe petmap_heif_unpack(
          bytes.baseAddress, bytes.count, width, height, pixels.baseAddress, Int32(stride))
      }
      count = isDecoded ? size : 0
    }
    guard isDecoded else { return nil }
    var output: [UInt8] = []
    let isEncoded = unsafe pixels.withUnsafeBufferPointer { pixels in
      unsafe withUnsafeMutablePointer(to: &output) { output in
        unsafe petmap_jpeg_pack(
          pixels.baseAddress, Int32(stride), width, height, quality, appendBytes, output)
      }
    }
    return isEncoded ? output : nil
  }
}
