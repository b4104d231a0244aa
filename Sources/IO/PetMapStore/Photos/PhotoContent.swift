/// What the row of a photo says of its file.
struct PhotoContent: Sendable, Hashable {
  var byteCount: Int
  var digest: PhotoDigest
}

/// What tells a photo's bytes from others: FNV-1a of 64 bits (Fowler, Noll and Vo), which finds
/// damage and protects from no forger.
struct PhotoDigest: Sendable, Hashable {
  private(set) var value: UInt64

  init(value: UInt64) { self.value = value }

  /// The digest of bytes.
  /// - Complexity: O(n)
  init(of bytes: Span<UInt8>) {
    value = 0xCBF2_9CE4_8422_2325
    add(bytes)
  }

  /// Goes on with the bytes that come next.
  mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices {
      value = (value ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
    }
  }
}
