/// Decodes the little-endian and variable-length numbers of a ``CoastFile``. Numbers past the end
/// are 0.
struct CoastReader {
  private let bytes: [UInt8]
  private var position: Int

  init(_ bytes: [UInt8], at position: Int) {
    self.bytes = bytes
    self.position = position
  }

  var isAtEnd: Bool { position >= bytes.count }

  mutating func byte() -> UInt8 {
    guard position < bytes.count else { return 0 }
    defer { position += 1 }
    return bytes[position]
  }

  mutating func word() -> UInt16 {
    let low = UInt16(byte())
    return low | UInt16(byte()) << 8
  }

  mutating func doubleWord() -> UInt32 {
    let low = UInt32(word())
    return low | UInt32(word()) << 16
  }

  /// Decodes LEB128.
  mutating func number() -> UInt32 {
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while !isAtEnd, shift < 32 {
      let digit = byte()
      value |= UInt32(digit & 127) << shift
      if digit < 128 { break }
      shift += 7
    }
    return value
  }

  /// Decodes zigzag LEB128.
  mutating func signed() -> Int32 {
    let value = number()
    return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
  }
}
