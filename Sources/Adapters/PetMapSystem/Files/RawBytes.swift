#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The C library's vectorized searches and comparisons.
package enum RawBytes {
  /// Returns the offset of a byte's first occurrence, or `nil` if the byte does not occur.
  package static func firstIndex(
    of byte: UInt8, in start: UnsafeRawPointer, count: Int
  ) -> Int? {
    guard let found = unsafe memchr(start, Int32(byte), count) else { return nil }
    return unsafe UnsafeRawPointer(found) - start
  }

  package static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return unsafe memcmp(first, second, left.count) == 0
      }
    }
  }
}
