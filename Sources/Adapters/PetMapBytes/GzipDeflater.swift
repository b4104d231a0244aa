import CZlib

/// Compresses data with gzip (RFC 1952). The output is deterministic: the header contains neither a
/// timestamp nor a file name.
///
/// Safe: it owns the stream from `init` to `deinit`, and zlib is told the size of each buffer.
@safe
package final class GzipDeflater {
  private let stream: UnsafeMutablePointer<z_stream>

  /// Creates a compressor.
  ///
  /// Returns `nil` if memory is exhausted.
  ///
  /// - Parameter level: From 1 for the fastest to 9 for the smallest output.
  package init?(level: Int = 6) {
    precondition((1...9).contains(level))
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 15 window bits, plus 16 for the gzip wrapper.
    let result = unsafe deflateInit2_(
      stream, Int32(level), Z_DEFLATED, 15 + 16, 8, Z_DEFAULT_STRATEGY, ZLIB_VERSION,
      Int32(MemoryLayout<z_stream>.size))
    guard result == Z_OK else { return nil }
  }

  deinit {
    unsafe deflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Compresses data as a complete stream.
  ///
  /// - Complexity: O(*n*).
  package func compress(_ bytes: [UInt8]) -> [UInt8] {
    unsafe deflateReset(stream)
    return append(bytes, isLast: true)
  }

  /// Compresses the next part of a stream.
  ///
  /// - Parameter isLast: Whether this is the end of the stream.
  package func append(_ bytes: [UInt8], isLast: Bool) -> [UInt8] {
    var compressed: [UInt8] = []
    unsafe bytes.withUnsafeBufferPointer { input in
      unsafe stream.pointee.next_in = UnsafeMutablePointer(mutating: input.baseAddress)
      unsafe stream.pointee.avail_in = UInt32(input.count)
      var isFull = true
      while isFull {
        compressed += unsafe Array(unsafeUninitializedCapacity: 1 << 16) { out, count in
          unsafe stream.pointee.next_out = out.baseAddress
          unsafe stream.pointee.avail_out = UInt32(out.count)
          _ = unsafe deflate(stream, isLast ? Z_FINISH : Z_NO_FLUSH)
          count = out.count - Int(unsafe stream.pointee.avail_out)
          isFull = count == out.count
        }
      }
    }
    return compressed
  }
}
