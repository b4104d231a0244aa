/// A writer for the Protocol Buffers encodings that vector tiles use.
///
/// Source: Protocol Buffers, "Encoding" (protobuf.dev/programming-guides/encoding).
package struct ProtobufBytes {
  package private(set) var bytes: [UInt8] = []

  package init() {}

  /// Appends a varint, in groups of seven bits, lowest first.
  package mutating func append(varint number: UInt64) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }

  package mutating func append(field: UInt64, varint number: UInt64) {
    append(varint: field << 3)
    append(varint: number)
  }

  package mutating func append(field: UInt64, bytes content: [UInt8]) {
    append(varint: field << 3 | 2)
    append(varint: UInt64(content.count))
    bytes += content
  }

  package mutating func append(field: UInt64, text: String) {
    append(field: field, bytes: Array(text.utf8))
  }

  package mutating func append(field: UInt64, double number: Double) {
    append(varint: field << 3 | 1)
    var bits = number.bitPattern
    for _ in 0..<8 {
      bytes.append(UInt8(truncatingIfNeeded: bits))
      bits >>= 8
    }
  }

  package mutating func append(field: UInt64, packed numbers: [UInt32]) {
    var content = ProtobufBytes()
    for number in numbers { content.append(varint: UInt64(number)) }
    append(field: field, bytes: content.bytes)
  }

  /// ZigZag encoding: 0, -1, 1, -2 become 0, 1, 2, 3.
  package static func zigzag(_ number: Int32) -> UInt32 {
    UInt32(bitPattern: number << 1 ^ number >> 31)
  }
}
