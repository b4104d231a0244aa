/// A 64-bit FNV-1a (Fowler–Noll–Vo) hash, which detects damage but does not protect against
/// tampering.
struct Checksum: Sendable, Hashable {
  let value: UInt64

  /// Computes the checksum of the given bytes.
  ///
  /// - Complexity: O(*n*).
  init(of bytes: Span<UInt8>) {
    var value: UInt64 = 0xCBF2_9CE4_8422_2325
    for index in bytes.indices {
      value = (value ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3
    }
    self.value = value
  }
}
