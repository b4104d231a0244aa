/// The size and digest of a photo's file, as recorded in its row.
struct PhotoContent: Sendable, Hashable {
  var byteCount: Int
  var digest: PhotoDigest
}

/// A 64-bit FNV-1a (Fowler–Noll–Vo) hash of a photo, which detects damage but does not protect
/// against tampering.
struct PhotoDigest: Sendable, Hashable {
  private(set) var value: UInt64

  init(value: UInt64) { self.value = value }

  /// Computes the digest of the given bytes.
  ///
  /// - Complexity: O(*n*).
  init(of bytes: Span<UInt8>) {
    value = 0xCBF2_9CE4_8422_2325
    add(bytes)
  }

  /// Adds the next bytes.
  mutating func add(_ bytes: Span<UInt8>) {
    for index in bytes.indices {
      value = (value ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
    }
  }
}
