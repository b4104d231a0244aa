/// PNG (W3C, third edition): metadata is in separate chunks.
extension PhotoMetadata {
  static func withoutPNGMetadata(_ file: [UInt8]) -> [UInt8] {
    var result = Array(file.prefix(8))
    result.reserveCapacity(file.count)
    var index = 8
    while let length = file.number(at: index, size: 4), index + 8 <= file.count {
      let isWhole = length <= file.count - index - 12
      let end = isWhole ? index + 12 + length : file.count
      switch PNGChunk(in: file, at: index + 4) {
      case .exif:
        if isWhole, let exif = orientationAlone(of: Array(file[index + 8..<end - 4])) {
          result += pngChunk("eXIf", exif)
        }
      case .metadata: break
      case .end: return result + file[index..<end] + withoutFiles(file[end...])
      case .other:
        if !isWhole { return result + file[index...] }
        result += file[index..<end]
      }
      index = end
    }
    return result + file[min(index, file.count)...]
  }

  private enum PNGChunk {
    case exif
    case metadata
    case end
    case other

    init(in file: [UInt8], at offset: Int) {
      if file.has("eXIf", at: offset) || file.has("zxIf", at: offset) {
        self = .exif
      } else if file.has("tEXt", at: offset) || file.has("zTXt", at: offset)
        || file.has("iTXt", at: offset) || file.has("caBX", at: offset)
        || file.has("tIME", at: offset)
      {
        self = .metadata
      } else {
        self = file.has("IEND", at: offset) ? .end : .other
      }
    }
  }

  private static func pngChunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
    let content = Array(type.utf8) + data
    return bigEndian(UInt32(data.count)) + content + bigEndian(crc32(of: content))
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
  }

  /// Returns the CRC of a PNG chunk (ISO 3309).
  private static func crc32(of bytes: [UInt8]) -> UInt32 {
    var crc: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      crc ^= UInt32(byte)
      for _ in 0..<8 { crc = crc & 1 == 0 ? crc >> 1 : crc >> 1 ^ 0xEDB8_8320 }
    }
    return ~crc
  }
}
