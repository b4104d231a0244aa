/// Reads a file that fits in memory.
public enum WholeFile {
  /// A file's bytes.
  ///
  /// - Parameter limit: the most bytes that are read; a longer file is cut off there.
  /// - Throws: ``FileError`` when the file cannot be opened or read.
  public static func read(_ path: String, limit: Int) throws(FileError) -> [UInt8] {
    let file = try InputFile.open(path)
    var bytes: [UInt8] = []
    if let first = file.firstByte { bytes.append(first) }
    let chunk = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { unsafe chunk.deallocate() }
    guard let start = chunk.baseAddress else { return bytes }
    while bytes.count < limit {
      let count = try unsafe file.read(into: start, count: min(chunk.count, limit - bytes.count))
      if count == 0 { break }
      unsafe bytes.append(contentsOf: UnsafeRawBufferPointer(rebasing: chunk[..<count]))
    }
    return bytes
  }
}
