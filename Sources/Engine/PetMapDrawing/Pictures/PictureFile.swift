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

/// The transform that makes a stored picture upright, with the raw values that EXIF defines (EXIF
/// 2.32, §4.6.4).
package enum PictureOrientation: UInt8, Sendable, Hashable {
  /// Stored upright.
  case upright = 1
  /// Flipped horizontally.
  case mirrored = 2
  /// Rotated by 180°.
  case upsideDown = 3
  /// Flipped vertically.
  case upsideDownMirrored = 4
  /// Transposed: rows and columns are swapped.
  case leftMirrored = 5
  /// Must be rotated 90° clockwise, like portrait photos from phones.
  case left = 6
  /// Transposed and rotated by 180°.
  case rightMirrored = 7
  /// Must be rotated 90° counterclockwise.
  case right = 8

  /// Whether the upright picture's width and height are the stored picture's height and width.
  package var swapsSides: Bool { rawValue >= 5 }

  /// The transform of a stored picture's pixels on the unit square.
  package var transform: PictureTransform {
    switch self {
    case .upright: PictureTransform(a: 1, b: 0, c: 0, d: 1, e: 0, f: 0)
    case .mirrored: PictureTransform(a: -1, b: 0, c: 0, d: 1, e: 1, f: 0)
    case .upsideDown: PictureTransform(a: -1, b: 0, c: 0, d: -1, e: 1, f: 1)
    case .upsideDownMirrored: PictureTransform(a: 1, b: 0, c: 0, d: -1, e: 0, f: 1)
    case .leftMirrored: PictureTransform(a: 0, b: 1, c: 1, d: 0, e: 0, f: 0)
    case .left: PictureTransform(a: 0, b: 1, c: -1, d: 0, e: 1, f: 0)
    case .rightMirrored: PictureTransform(a: 0, b: -1, c: -1, d: 0, e: 1, f: 1)
    case .right: PictureTransform(a: 0, b: -1, c: 1, d: 0, e: 0, f: 1)
    }
  }
}

/// An affine transform of the plane: x and y become `a·x + c·y + e` and `b·x + d·y + f`.
package struct PictureTransform: Sendable, Hashable {
  package let a: Double
  package let b: Double
  package let c: Double
  package let d: Double
  package let e: Double
  package let f: Double
}
