import PetMapPhotos

/// A picture file: its bytes and the information from its header.
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
  /// The stored width in pixels, before applying the orientation.
  package let storedWidth: Int
  /// The stored height in pixels, before applying the orientation.
  package let storedHeight: Int
  /// The orientation of the stored pixels.
  package let orientation: PictureOrientation

  /// The width of the upright picture in pixels.
  public var width: Double { Double(orientation.swapsSides ? storedHeight : storedWidth) }
  /// The height of the upright picture in pixels.
  public var height: Double { Double(orientation.swapsSides ? storedWidth : storedHeight) }

  /// Creates a picture from a PNG, JPEG, or WebP file, or returns `nil` if the header is invalid or
  /// the picture is empty.
  ///
  /// Only the header is read; the remainder may still be corrupt.
  public init?(_ bytes: [UInt8]) {
    let header = PhotoHeader(bytes)
    let size: PhotoDimensions?
    switch PhotoFormat(header: bytes) {
    case .png: (format, size) = (.png, header.png)
    case .jpeg: (format, size) = (.jpeg, header.jpeg)
    case .webp: (format, size) = (.webp, header.webp)
    default: return nil
    }
    guard let size, (1...Int(Int32.max)).contains(size.width),
      (1...Int(Int32.max)).contains(size.height)
    else { return nil }
    (storedWidth, storedHeight) = (size.width, size.height)
    let turned = format == .jpeg ? header.jpegOrientation : nil
    orientation = turned.flatMap { PictureOrientation(rawValue: UInt8($0.value)) } ?? .upright
    self.bytes = bytes
  }

  /// The file's contents with the orientation tag reset, because not all viewers apply it.
  var unturnedBytes: [UInt8] {
    guard orientation != .upright,
      let tag = PhotoHeader(bytes).jpegOrientation
    else { return bytes }
    var bytes = bytes
    bytes[tag.offset] = tag.isLittle ? 1 : 0
    bytes[tag.offset + 1] = tag.isLittle ? 0 : 1
    return bytes
  }
}
