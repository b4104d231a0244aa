import CZlib

/// Decompresses gzip data in memory.
public enum GzipData {
  /// Returns the content of a gzip member, or `nil` if it is damaged, incomplete or larger than the
  /// limit.
  ///
  /// - Parameter limit: The maximum size of the content in bytes.
  /// - Complexity: O(*n*) in the size of the content.
  public static func decompressed(_ bytes: [UInt8], limit: Int) -> [UInt8]? {
    var stream = unsafe z_stream()
    // 15 window bits, plus 16 for the gzip wrapper.
    let result = unsafe inflateInit2_(
      &stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard result == Z_OK else { return nil }
    defer { unsafe inflateEnd(&stream) }
    var output: [UInt8] = []
    var input = bytes
    return unsafe input.withUnsafeMutableBufferPointer { input in
      unsafe stream.next_in = input.baseAddress
      unsafe stream.avail_in = UInt32(input.count)
      var buffer = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let (status, unused) = unsafe buffer.withUnsafeMutableBufferPointer { buffer in
          unsafe stream.next_out = buffer.baseAddress
          unsafe stream.avail_out = UInt32(buffer.count)
          let status = unsafe inflate(&stream, Z_NO_FLUSH)
          return (status, Int(unsafe stream.avail_out))
        }
        output += buffer[..<(buffer.count - unused)]
        guard output.count <= limit else { return nil }
        if status == Z_STREAM_END { return output }
        // A call that makes no progress returns Z_BUF_ERROR.
        guard status == Z_OK else { return nil }
      }
    }
  }
}
