import CZlib

/// Decompresses gzip members (RFC 1952) and zlib streams (RFC 1950) piece by piece.
///
/// Safe: it owns the stream from `init` to `deinit`, and zlib is told the size of each buffer.
@safe
package final class GzipInflater {
  /// How a call to ``inflate(_:_:into:_:)`` ended.
  package enum Status {
    /// The input is exhausted, or the output is full.
    case more
    /// A member has ended.
    case memberEnd
    case outOfMemory
    case damaged
  }

  private let stream: UnsafeMutablePointer<z_stream>

  /// Creates a decompressor at the beginning of a member, or returns `nil` if memory is exhausted.
  package init?() {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    // 15 window bits, plus 32 to recognize the wrapper.
    let result = unsafe inflateInit2_(
      stream, 15 + 32, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard result == Z_OK else { return nil }
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
  }

  /// Begins another member.
  package func reset() { unsafe inflateReset(stream) }

  /// Decompresses as much as fits.
  ///
  /// - Parameters:
  ///   - rest: The range of the input; on return, the part that has not been consumed.
  ///   - space: The range of the output; on return, the part that has not been written.
  package func inflate(
    _ input: [UInt8], _ rest: inout Range<Int>, into output: inout [UInt8],
    _ space: inout Range<Int>
  ) -> Status {
    let result = unsafe input.withUnsafeBufferPointer { input in
      unsafe output.withUnsafeMutableBufferPointer { output in
        let input = unsafe UnsafeMutableBufferPointer(mutating: input)
        unsafe stream.pointee.next_in = input.extracting(rest).baseAddress
        unsafe stream.pointee.avail_in = UInt32(clamping: rest.count)
        unsafe stream.pointee.next_out = output.extracting(space).baseAddress
        let capacity = UInt32(clamping: space.count)
        unsafe stream.pointee.avail_out = capacity
        let result = unsafe CZlib.inflate(stream, Z_NO_FLUSH)
        rest = rest.upperBound - Int(unsafe stream.pointee.avail_in)..<rest.upperBound
        let written = unsafe Int(capacity - stream.pointee.avail_out)
        space = space.lowerBound + written..<space.upperBound
        return result
      }
    }
    switch result {
    case Z_OK, Z_BUF_ERROR: return .more
    case Z_STREAM_END: return .memberEnd
    case Z_MEM_ERROR: return .outOfMemory
    default: return .damaged
    }
  }

  /// Returns the content of a member or stream, or `nil` if it is damaged, incomplete or larger than the
  /// limit.
  ///
  /// - Parameter limit: The maximum size of the content in bytes.
  /// - Complexity: O(*n*) in the size of the content.
  package static func decompressed(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    guard let inflater = GzipInflater() else { return nil }
    var rest = bytes.indices
    var content: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      var space = piece.indices
      let status = inflater.inflate(bytes, &rest, into: &piece, &space)
      content += piece[..<space.lowerBound]
      guard content.count <= limit else { return nil }
      switch status {
      case .memberEnd: return content
      case .more where space.lowerBound > 0: break
      default: return nil
      }
    }
  }
}
