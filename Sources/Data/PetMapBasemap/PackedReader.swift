/// Decodes variable-length numbers from six-bit characters. Each character is the sum of 63 (`?`),
/// five bits of the number, lowest first, and a continuation bit. Line feeds are ignored.
struct PackedReader {
  private let text: StaticString
  private var position = 0

  init(_ text: StaticString) { self.text = text }

  var isAtEnd: Bool { position >= text.utf8CodeUnitCount }

  mutating func number() -> UInt32 {
    var value: UInt32 = 0
    var shift: UInt32 = 0
    while !isAtEnd {
      let digit = character()
      value |= UInt32(digit & 31) << shift
      shift += 5
      if digit < 32 { break }
    }
    return value
  }

  /// Decodes a zigzag-encoded number: 0, -1, 1, -2, 2…
  mutating func signed() -> Int32 {
    let value = number()
    return Int32(bitPattern: value >> 1) ^ -Int32(bitPattern: value & 1)
  }

  mutating func skip(characters count: Int) {
    for _ in 0..<count where !isAtEnd { _ = character() }
  }

  private mutating func character() -> UInt8 {
    while true {
      let byte = unsafe text.utf8Start[position]
      position += 1
      if byte >= 63 { return byte - 63 }
    }
  }
}
