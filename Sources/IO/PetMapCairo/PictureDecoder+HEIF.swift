import CLibHEIF
import CTurboJPEG
public import PetMapDrawing
import PetMapPhotos

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
