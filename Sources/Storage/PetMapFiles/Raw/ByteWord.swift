/// Eight bytes of a text, which are compared at once (Henry S. Warren, *Hacker's Delight*, 2nd
/// edition, section 6-1).
///
/// The results of several comparisons may be combined with `|`; only the first match is certain.
struct ByteWord {
  /// The number of bytes.
  static let size = 8

  private let bytes: UInt64

  /// - Precondition: The text has eight bytes starting at the index.
  @inline(__always)
  init(_ text: [UInt8], at index: Int) {
    bytes = UInt64(
      littleEndian: unsafe text.span.bytes.unsafeLoadUnaligned(
        fromByteOffset: index, as: UInt64.self))
  }

  /// Returns the bytes that are equal to a byte.
  @inline(__always)
  func matches(_ byte: UInt8) -> Matches {
    let difference = bytes ^ UInt64(byte) &* 0x0101_0101_0101_0101
    return Matches(bits: (difference &- 0x0101_0101_0101_0101) & ~difference)
  }

  /// The bytes that are less than a space.
  var controlCharacters: Matches {
    @inline(__always) get { Matches(bits: (bytes &- 0x2020_2020_2020_2020) & ~bytes) }
  }

  /// Bytes that satisfy a condition, marked by their highest bit.
  struct Matches {
    fileprivate let bits: UInt64

    @inline(__always)
    fileprivate init(bits: UInt64) { self.bits = bits & 0x8080_8080_8080_8080 }

    /// The offset of the first byte, or `nil` if no byte matches.
    var first: Int? {
      @inline(__always) get { bits == 0 ? nil : bits.trailingZeroBitCount &>> 3 }
    }

    @inline(__always)
    static func | (left: Matches, right: Matches) -> Matches {
      Matches(bits: left.bits | right.bits)
    }
  }
}
