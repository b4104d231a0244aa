/// A picture file: its bytes and what its header says.
public struct PictureFile: Sendable, Hashable {
  public enum Format: UInt8, Sendable, Hashable {
    case png
    case jpeg
  }

  /// The bytes of the file.
  public let bytes: [UInt8]
  public let format: Format
  /// Pixels as stored, before the picture is turned upright.
  public let storedWidth: Int
  /// Pixels as stored, before the picture is turned upright.
  public let storedHeight: Int
  /// How the picture is to be turned.
  public let orientation: PictureOrientation

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
      let place = JPEGHeader(BigEndianBytes(bytes))?.orientationBytes
    else { return bytes }
    var bytes = bytes
    bytes[place.offset] = place.isLittleEndian ? 1 : 0
    bytes[place.offset + 1] = place.isLittleEndian ? 0 : 1
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

/// How a stored picture becomes upright, as EXIF numbers it.
public enum PictureOrientation: UInt8, Sendable, Hashable {
  case upright = 1
  case mirrored = 2
  case upsideDown = 3
  case upsideDownMirrored = 4
  case leftMirrored = 5
  /// Turned a quarter clockwise to become upright, as phones store portraits.
  case left = 6
  case rightMirrored = 7
  case right = 8

  /// Whether the upright picture is as wide as the stored one is high.
  public var swapsSides: Bool { rawValue >= 5 }

  /// Where a stored picture's pixels go: upright x and y are `a·x + c·y + e` and `b·x + d·y + f` for
  /// stored x and y, each side taken as 1.
  public var matrix: (a: Double, b: Double, c: Double, d: Double, e: Double, f: Double) {
    switch self {
    case .upright: (1, 0, 0, 1, 0, 0)
    case .mirrored: (-1, 0, 0, 1, 1, 0)
    case .upsideDown: (-1, 0, 0, -1, 1, 1)
    case .upsideDownMirrored: (1, 0, 0, -1, 0, 1)
    case .leftMirrored: (0, 1, 1, 0, 0, 0)
    case .left: (0, 1, -1, 0, 1, 0)
    case .rightMirrored: (0, -1, -1, 0, 1, 1)
    case .right: (0, -1, 1, 0, 0, 1)
    }
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
