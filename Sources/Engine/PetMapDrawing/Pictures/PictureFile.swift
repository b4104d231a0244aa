import PetMapPhotos

/// A picture file: its bytes and the information from its header.
///
/// It is drawn as stored: an orientation or a color profile in its metadata is not applied. Photos of
/// the service need neither.
public struct PictureFile: Sendable, Hashable {
  /// A file format.
  package enum Format: UInt8, Sendable, Hashable {
    /// Portable Network Graphics.
    case png
    /// JFIF or EXIF.
    case jpeg
    /// WebP with a single image, lossy or lossless.
    case webp
  }

  /// The contents of the file.
  public let bytes: [UInt8]
  /// The file's format.
  package let format: Format
  /// The width of the picture in pixels.
  public let width: Double
  /// The height of the picture in pixels.
  public let height: Double

  /// Creates a picture from a PNG, JPEG, or WebP file, or returns `nil` if the header is invalid or
  /// the picture is empty.
  ///
  /// Only the header is read; the remainder may still be corrupt.
  public init?(_ bytes: [UInt8]) {
    switch PhotoFormat(header: bytes) {
    case .png: format = .png
    case .jpeg: format = .jpeg
    case .webp: format = .webp
    default: return nil
    }
    guard let size = PhotoHeader(bytes)?.size, (1...Int(Int32.max)).contains(size.width),
      (1...Int(Int32.max)).contains(size.height)
    else { return nil }
    (width, height) = (Double(size.width), Double(size.height))
    self.bytes = bytes
  }
}
