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
    let reader = HeaderBytes(bytes)
    if let size = Self.pngSize(reader) {
      format = .png
      orientation = .upright
      (storedWidth, storedHeight) = size
    } else if let header = JPEGHeader(reader) {
      format = .jpeg
      orientation = header.orientation
      (storedWidth, storedHeight) = (header.width, header.height)
    } else if let size = Self.webpSize(reader) {
      format = .webp
      orientation = .upright
      (storedWidth, storedHeight) = size
    } else {
      return nil
    }
    guard storedWidth > 0, storedHeight > 0 else { return nil }
    self.bytes = bytes
  }

  /// The file's contents with the orientation tag reset, because not all viewers apply it.
  var unturnedBytes: [UInt8] {
    guard orientation != .upright,
      let tag = JPEGHeader(HeaderBytes(bytes))?.orientationBytes
    else { return bytes }
    var bytes = bytes
    bytes[tag.offset] = tag.isLittleEndian ? 1 : 0
    bytes[tag.offset + 1] = tag.isLittleEndian ? 0 : 1
    return bytes
  }

  /// Returns the width and height from the IHDR chunk (PNG specification, third edition, §11.2.1).
  private static func pngSize(_ reader: HeaderBytes) -> (Int, Int)? {
    guard reader.uint32(at: 0) == 0x8950_4E47, reader.uint32(at: 4) == 0x0D0A_1A0A,
      reader.uint32(at: 12) == 0x4948_4452, let width = reader.uint32(at: 16),
      let height = reader.uint32(at: 20), width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF
    else { return nil }
    return (Int(width), Int(height))
  }

  /// Returns the width and height from the first chunk (RFC 9649, §2.5 to §2.7).
  private static func webpSize(_ reader: HeaderBytes) -> (Int, Int)? {
    guard reader.uint32(at: 0) == 0x5249_4646, reader.uint32(at: 8) == 0x5745_4250 else {
      return nil
    }
    switch reader.uint32(at: 12) {
    case 0x5650_3858:  // VP8X: width and height minus 1, 24 bits each.
      guard let width = reader.uint32(at: 24, littleEndian: true),
        let height = reader.uint32(at: 26, littleEndian: true)
      else { return nil }
      return (Int(width & 0xFF_FFFF) + 1, Int(height >> 8) + 1)
    case 0x5650_384C:  // VP8L: width and height minus 1, 14 bits each.
      guard reader.uint8(at: 20) == 0x2F, let sides = reader.uint32(at: 21, littleEndian: true)
      else { return nil }
      return (Int(sides & 0x3FFF) + 1, Int(sides >> 14 & 0x3FFF) + 1)
    case 0x5650_3820:  // VP8: width and height, 14 bits each, after the start code.
      guard reader.uint8(at: 23) == 0x9D, reader.uint16(at: 24) == 0x012A,
        let width = reader.uint16(at: 26, littleEndian: true),
        let height = reader.uint16(at: 28, littleEndian: true)
      else { return nil }
      return (Int(width & 0x3FFF), Int(height & 0x3FFF))
    default: return nil
    }
  }
}

/// Reads integers from bytes, big-endian by default; returns `nil` past the end.
struct HeaderBytes {
  let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  func uint8(at offset: Int) -> UInt8? {
    offset >= 0 && offset < bytes.count ? bytes[offset] : nil
  }

  func uint16(at offset: Int, littleEndian: Bool = false) -> UInt16? {
    guard let first = uint8(at: offset), let second = uint8(at: offset + 1) else { return nil }
    return littleEndian
      ? UInt16(second) << 8 | UInt16(first) : UInt16(first) << 8 | UInt16(second)
  }

  func uint32(at offset: Int, littleEndian: Bool = false) -> UInt32? {
    guard let first = uint16(at: offset, littleEndian: littleEndian),
      let second = uint16(at: offset + 2, littleEndian: littleEndian)
    else { return nil }
    return littleEndian
      ? UInt32(second) << 16 | UInt32(first) : UInt32(first) << 16 | UInt32(second)
  }
}
