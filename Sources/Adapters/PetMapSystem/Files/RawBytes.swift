#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The C library's vectorized searches and comparisons.
package enum RawBytes {
  /// Returns the index of a byte's first occurrence in a range, or `nil` if the byte does not occur.
  package static func firstIndex(
    of byte: UInt8, in bytes: [UInt8], _ range: Range<Int>
  ) -> Int? {
    precondition(range.lowerBound >= 0 && range.upperBound <= bytes.count)
    return unsafe bytes.withUnsafeBytes { bytes in
      guard let start = bytes.baseAddress,
        let found = unsafe memchr(start + range.lowerBound, Int32(byte), range.count)
      else { return nil }
      return unsafe UnsafeRawPointer(found) - start
    }
  }

  /// Returns whether two spans contain the same bytes.
  package static func areEqual(_ left: Span<UInt8>, _ right: Span<UInt8>) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return unsafe first == second || memcmp(first, second, left.count) == 0
      }
    }
  }
}
