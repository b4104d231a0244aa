/// A word as a text has it between spaces and line feeds, with what stands behind it.
///
/// Between two line feeds there is a word of no bytes.
struct Token {
  /// The first byte in the collapsed text, and the end.
  var start: Int32
  var end: Int32
  /// How much white space of the text as given was dropped before it.
  var dropped: Int32
  /// How much of it was dropped between the word and its separator.
  var droppedBehind: Int32
  /// Of the word's bytes.
  var hash: UInt64
  /// A space, a line feed or, at the text's end, 0.
  var separator: UInt8
  /// Whether all bytes are from U+0021 to U+007E.
  var isPlain: Bool

  var isEmpty: Bool { start == end }
}

/// The words of a text whose white space collapses as `white-space: pre-line` has it.
///
/// Runs of spaces, tabs and carriage returns become one space, none beside a line feed or at
/// either end. Line feeds stay.
struct TextTokens {
  private(set) var all: [Token] = []

  /// Finds the words of a text.
  ///
  /// - Returns: What is left of the text, as UTF-8.
  mutating func read(_ text: String) -> [UInt8] {
    all.removeAll(keepingCapacity: true)
    var text = text
    return text.withUTF8 { bytes in
      // No text gets longer; eight bytes are written at once.
      unsafe [UInt8](unsafeUninitializedCapacity: bytes.count + 8) { kept, count in
        guard let target = kept.baseAddress else { return }
        var reader = unsafe TokenReader(
          bytes: UnsafeRawBufferPointer(bytes), kept: UnsafeMutableRawPointer(target))
        while let token = reader.next() { all.append(token) }
        count = reader.written
      }
    }
  }
}

/// Goes through a text eight bytes at a time.
@safe private struct TokenReader {
  let bytes: UnsafeRawBufferPointer
  /// Takes what is left; has room for eight bytes more than the text.
  let kept: UnsafeMutableRawPointer
  var written = 0
  private var index = 0
  private var dropped = 0

  init(bytes: UnsafeRawBufferPointer, kept: UnsafeMutableRawPointer) {
    unsafe self.bytes = bytes
    unsafe self.kept = kept
  }

  mutating func next() -> Token? {
    dropped += skipSpaces()
    guard unsafe index < bytes.count else { return nil }
    var token = Token(
      start: Int32(truncatingIfNeeded: written), end: 0,
      dropped: Int32(truncatingIfNeeded: dropped), droppedBehind: 0, hash: 0, separator: 0,
      isPlain: true)
    readWord(&token)
    token.end = Int32(truncatingIfNeeded: written)
    let spaces = skipSpaces()
    guard unsafe index < bytes.count else { return token }
    if unsafe bytes[index] == 0x0A {
      index += 1
      dropped += spaces
      token.droppedBehind = Int32(truncatingIfNeeded: spaces)
      token.separator = 0x0A
    } else {
      dropped += spaces - 1
      token.separator = 0x20
    }
    unsafe kept.storeBytes(of: token.separator, toByteOffset: written, as: UInt8.self)
    written += 1
    return token
  }

  private mutating func skipSpaces() -> Int {
    let start = index
    while unsafe index < bytes.count && Self.isSpace(bytes[index]) { index += 1 }
    return index - start
  }

  @inline(__always)
  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0D
  }

  private mutating func readWord(_ token: inout Token) {
    let ones: UInt64 = 0x0101_0101_0101_0101
    var hash: UInt64 = 0
    // A byte's high bit is set for what is not plain.
    var others: UInt64 = 0
    while unsafe index < bytes.count {
      let word = loadWord()
      unsafe kept.storeBytes(of: word.littleEndian, toByteOffset: written, as: UInt64.self)
      // The zero-byte test of Hacker's Delight §6-1 for bytes below 0x21: the first is never false.
      let stops = (word &- ones &* 0x21) & ~word & (ones &* 0x80)
      let count = stops.trailingZeroBitCount >> 3
      let part = count == 8 ? word : word & ((1 << UInt64(8 * count)) &- 1)
      hash = UTF8Bytes.mix(hash ^ part)
      others |= part | (part &+ ones)
      index += count
      written += count
      guard count < 8, unsafe index < bytes.count else { continue }
      let byte = unsafe bytes[index]
      if Self.isSpace(byte) || byte == 0x0A { break }
      // Another control character is part of the word.
      hash = UTF8Bytes.mix(hash ^ UInt64(byte) ^ ones)
      others = .max
      unsafe kept.storeBytes(of: byte, toByteOffset: written, as: UInt8.self)
      index += 1
      written += 1
    }
    token.isPlain = others & (ones &* 0x80) == 0
    token.hash = hash
  }

  /// The next eight bytes, the first in the lowest bits, zeros behind the end.
  private func loadWord() -> UInt64 {
    let left = unsafe bytes.count - index
    if left >= 8 {
      return UInt64(
        littleEndian: unsafe bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self))
    }
    if unsafe bytes.count >= 8 {
      let last = unsafe bytes.loadUnaligned(fromByteOffset: bytes.count - 8, as: UInt64.self)
      return UInt64(littleEndian: last) >> UInt64(8 * (8 - left))
    }
    var word: UInt64 = 0
    for place in 0..<left { word |= unsafe UInt64(bytes[index + place]) << UInt64(8 * place) }
    return word
  }
}
