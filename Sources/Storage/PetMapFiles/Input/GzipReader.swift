import PetMapBytes

/// Decompresses a file of one or more gzip members (RFC 1952).
final class GzipReader {
  private let inflater: GzipInflater
  private var input = [UInt8](repeating: 0, count: 64 << 10)
  /// The range of the input that has not been decompressed.
  private var rest = 0..<0
  private var isInsideMember = true
  private var isAtEnd = false
  /// The number of bytes of the file that have been read.
  private var readCount: Int64 = 0
  private var limit = UnpackingLimit()

  init() throws(FileError) {
    guard let inflater = GzipInflater() else { throw .outOfMemory }
    self.inflater = inflater
  }

  private var compressedOffset: Int64 { readCount - Int64(rest.count) }

  /// Decompresses the next bytes.
  ///
  /// - Returns: The number of bytes written, or 0 at the end.
  func read(
    from file: InputFile, into buffer: inout [UInt8], _ range: Range<Int>
  ) throws(FileError) -> Int {
    var space = range
    while !isAtEnd, space == range {
      if rest.isEmpty {
        rest = 0..<(try file.read(into: &input, input.indices))
        readCount += Int64(rest.count)
      }
      guard !rest.isEmpty else {
        if isInsideMember { throw .truncatedGzip(path: file.path, offset: compressedOffset) }
        isAtEnd = true
        break
      }
      if !isInsideMember, try !beginMember(of: file) { continue }
      switch inflater.inflate(input, &rest, into: &buffer, &space) {
      case .more: break
      case .memberEnd: isInsideMember = false
      case .outOfMemory: throw .outOfMemory
      case .damaged: throw .damagedGzip(path: file.path, offset: compressedOffset)
      }
    }
    let count = space.lowerBound - range.lowerBound
    try limit.add(count, packed: compressedOffset, path: file.path)
    return count
  }

  /// Begins the next member, or skips a byte of the zero padding that is common on tapes.
  ///
  /// - Returns: Whether a member begins.
  private func beginMember(of file: InputFile) throws(FileError) -> Bool {
    let next = input[rest.lowerBound]
    if next == 0 {
      rest = rest.dropFirst()
      return false
    }
    guard next == 0x1F else { throw .garbageAfterGzip(path: file.path, offset: compressedOffset) }
    inflater.reset()
    isInsideMember = true
    return true
  }
}
