import CZlib

/// Decompresses a file of one or more gzip members (RFC 1952).
///
/// Safe: it owns its memory from `init` to `deinit`, and zlib is told its size.
@safe
final class GzipInflater {
  private static let inputSize = 64 << 10

  private let stream: UnsafeMutablePointer<z_stream>
  private let input: UnsafeMutablePointer<UInt8>
  private var isInsideMember = true
  private var isAtEnd = false
  /// The number of compressed bytes passed to zlib before those in `input`.
  private var offset: Int64 = 0
  private var inputCount = 0
  private var limit = UnpackingLimit()

  init() throws(FileError) {
    unsafe stream = .allocate(capacity: 1)
    unsafe stream.initialize(to: z_stream())
    unsafe input = .allocate(capacity: Self.inputSize)
    // 15 window bits, plus 16 for the gzip wrapper.
    let result = unsafe inflateInit2_(
      stream, 15 + 16, ZLIB_VERSION, Int32(MemoryLayout<z_stream>.size))
    guard result == Z_OK else { throw .outOfMemory }
  }

  deinit {
    unsafe inflateEnd(stream)
    unsafe stream.deallocate()
    unsafe input.deallocate()
  }

  private var compressedOffset: Int64 {
    offset + Int64(inputCount) - Int64(unsafe stream.pointee.avail_in)
  }

  private func refill(from file: InputFile) throws(FileError) -> Bool {
    guard unsafe stream.pointee.avail_in == 0 else { return true }
    offset += Int64(inputCount)
    inputCount = try unsafe file.read(into: input, count: Self.inputSize)
    unsafe stream.pointee.next_in = input
    unsafe stream.pointee.avail_in = UInt32(inputCount)
    return inputCount > 0
  }

  /// Decompresses the next bytes.
  ///
  /// - Returns: The number of bytes written, or 0 at the end.
  func read(
    from file: InputFile, into buffer: UnsafeMutableRawPointer, count: Int
  ) throws(FileError) -> Int {
    let capacity = min(count, 1 << 30)
    unsafe stream.pointee.next_out = buffer.assumingMemoryBound(to: UInt8.self)
    unsafe stream.pointee.avail_out = UInt32(capacity)
    while !isAtEnd, unsafe stream.pointee.avail_out == UInt32(capacity) {
      guard try refill(from: file) else {
        if isInsideMember { throw .truncatedGzip(path: file.path, offset: compressedOffset) }
        isAtEnd = true
        break
      }
      if !isInsideMember, try !beginMember(of: file) { continue }
      switch unsafe inflate(stream, Z_NO_FLUSH) {
      case Z_OK, Z_BUF_ERROR: break
      case Z_STREAM_END: isInsideMember = false
      case Z_MEM_ERROR: throw .outOfMemory
      default: throw .damagedGzip(path: file.path, offset: compressedOffset)
      }
    }
    let read = capacity - Int(unsafe stream.pointee.avail_out)
    try limit.add(read, packed: compressedOffset, path: file.path)
    return read
  }

  /// Begins the next member, or skips a byte of the zero padding that is common on tapes.
  ///
  /// - Returns: Whether a member begins.
  private func beginMember(of file: InputFile) throws(FileError) -> Bool {
    let next = unsafe stream.pointee.next_in.pointee
    if next == 0 {
      unsafe stream.pointee.next_in += 1
      unsafe stream.pointee.avail_in -= 1
      return false
    }
    guard next == 0x1F else { throw .garbageAfterGzip(path: file.path, offset: compressedOffset) }
    guard unsafe inflateReset(stream) == Z_OK else { throw .outOfMemory }
    isInsideMember = true
    return true
  }
}

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
