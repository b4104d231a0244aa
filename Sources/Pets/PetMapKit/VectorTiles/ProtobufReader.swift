/// A reader for the Protocol Buffers encodings that vector tiles and PMTiles use.
///
/// Source: Protocol Buffers, "Encoding" (protobuf.dev/programming-guides/encoding).
package struct ProtobufReader {
  /// The content of a field.
  package enum Content {
    case number(UInt64)
    /// The little-endian bits of a `float` or a `double`.
    case bits(UInt64, byteCount: Int)
    case bytes(Range<Int>)
  }

  private let bytes: [UInt8]
  private var rest: Range<Int>

  /// - Parameter range: The part of the bytes to read; `nil` for all.
  package init(_ bytes: [UInt8], in range: Range<Int>? = nil) {
    self.bytes = bytes
    rest = range ?? bytes.indices
  }

  package var isAtEnd: Bool { rest.isEmpty }

  /// Reads a varint, or returns `nil` if the bytes are malformed.
  package mutating func varint() -> UInt64? {
    var value: UInt64 = 0
    for shift in stride(from: UInt64(0), to: 64, by: 7) {
      guard let byte = rest.first.map({ bytes[$0] }) else { return nil }
      rest = rest.dropFirst()
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
    }
    return nil
  }

  /// Reads a field's number and content, or returns `nil` if the bytes are malformed.
  package mutating func field() -> (number: UInt64, content: Content)? {
    guard let tag = varint() else { return nil }
    let content: Content
    switch tag & 7 {
    case 0:
      guard let number = varint() else { return nil }
      content = .number(number)
    case 1, 5:
      let count = tag & 7 == 1 ? 8 : 4
      guard let taken = take(count) else { return nil }
      content = .bits(
        taken.reversed().reduce(0) { $0 << 8 | UInt64(bytes[$1]) }, byteCount: count)
    case 2:
      guard let count = varint().flatMap({ Int(exactly: $0) }), let taken = take(count) else {
        return nil
      }
      content = .bytes(taken)
    default: return nil
    }
    return (tag >> 3, content)
  }

  private mutating func take(_ count: Int) -> Range<Int>? {
    guard count <= rest.count else { return nil }
    defer { rest = rest.dropFirst(count) }
    return rest.prefix(count)
  }
}
