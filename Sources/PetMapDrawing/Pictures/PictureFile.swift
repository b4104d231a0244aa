/// A picture file: its bytes and what its header says.
public struct PictureFile: Sendable, Hashable {
  /// A file format.
  package enum Format: UInt8, Sendable, Hashable {
    /// Portable Network Graphics.
    case png
    /// JFIF or EXIF.
    case jpeg
  }

  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The file's format.
  package let format: Format
  /// Pixels as stored, before the picture is turned upright.
  package let storedWidth: Int
  /// Pixels as stored, before the picture is turned upright.
  package let storedHeight: Int
  /// How the picture is to be turned.
  package let orientation: PictureOrientation

  /// The width of the upright picture in pixels.
  public var width: Double { Double(orientation.swapsSides ? storedHeight : storedWidth) }
  /// The height of the upright picture in pixels.
  public var height: Double { Double(orientation.swapsSides ? storedWidth : storedHeight) }

  /// The picture of a PNG or JPEG file; nil when the header is neither or says an empty picture.
  ///
  /// Only the header is read, so the rest may turn out broken.
  public init?(_ bytes: [UInt8]) {
    let reader = BigEndianBytes(bytes)
    if let size = Self.pngSize(reader) {
      format = .png
      orientation = .upright
      (storedWidth, storedHeight) = size
    } else if let header = JPEGHeader(reader) {
      format = .jpeg
      orientation = header.orientation
      (storedWidth, storedHeight) = (header.width, header.height)
    } else {
      return nil
    }
    guard storedWidth > 0, storedHeight > 0 else { return nil }
    self.bytes = bytes
  }

  /// The file's bytes without a word on how the picture is to be turned, for viewers some of which
  /// would turn it and some of which would not.
  var unturnedBytes: [UInt8] {
    guard orientation != .upright,
      let tag = JPEGHeader(BigEndianBytes(bytes))?.orientationBytes
    else { return bytes }
    var bytes = bytes
    bytes[tag.offset] = tag.isLittleEndian ? 1 : 0
    bytes[tag.offset + 1] = tag.isLittleEndian ? 0 : 1
    return bytes
  }

  /// Width and height from the IHDR chunk (PNG specification, third edition, §11.2.1).
  private static func pngSize(_ reader: BigEndianBytes) -> (Int, Int)? {
    guard reader.uint32(at: 0) == 0x8950_4E47, reader.uint32(at: 4) == 0x0D0A_1A0A,
      reader.uint32(at: 12) == 0x4948_4452, let width = reader.uint32(at: 16),
      let height = reader.uint32(at: 20), width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF
    else { return nil }
    return (Int(width), Int(height))
  }
}

/// Numbers in bytes, the high byte first unless said otherwise; nil past the end.
struct BigEndianBytes {
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
