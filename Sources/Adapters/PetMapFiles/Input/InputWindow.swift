import CSimdJSON

/// The part of a file that is in memory: what is being read and a little more.
///
/// Indices count from ``bytes``; ``refill()`` moves what is left to the front.
@safe
final class InputWindow {
  /// How much is read at a time unless a test says otherwise: small enough for the second-level
  /// cache.
  static let chunk = 256 << 10
  /// The longest record.
  static let recordLimit = 16 << 20

  let recordLimit: Int

  private let file: InputFile
  private let inflater: GzipInflater?
  private let padding = petmap_json_padding()
  private let chunk: Int
  private var capacity: Int
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// The first byte that is not consumed.
  private(set) var start = 0
  /// Behind the last byte.
  private(set) var end = 0
  private(set) var isAtEnd = false

  /// Bytes of the file before ``bytes``.
  private var baseOffset: Int64 = 0
  private var lines = LineCounter(lineBreak: 0x0A)

  var path: String { file.path }
  var fractionRead: Double? { file.fractionRead }

  /// Opens a file and reads the first chunk of it, decompressed when it begins like gzip.
  ///
  /// - Parameter path: `-` is standard input.
  init(path: String, chunk: Int = chunk, recordLimit: Int = recordLimit) throws(FileError) {
    let file = try InputFile.open(path)
    let bytes = UnsafeMutablePointer<UInt8>.allocate(capacity: chunk + padding)
    var count = 0
    let inflater: GzipInflater?
    do throws(FileError) {
      if let first = file.firstByte {
        unsafe bytes[0] = first
        count = 1
      }
      while count < 2 {
        let more = try unsafe file.read(into: bytes + count, count: chunk - count)
        if more == 0 { break }
        count += more
      }
      if count >= 2, unsafe bytes[0] == 0x1F, unsafe bytes[1] == 0x8B {
        inflater = try unsafe GzipInflater(
          start: UnsafeRawBufferPointer(start: bytes, count: count))
        count = 0
      } else {
        inflater = nil
      }
    } catch {
      unsafe bytes.deallocate()
      throw error
    }
    unsafe self.bytes = bytes
    self.file = file
    self.inflater = inflater
    self.chunk = chunk
    self.recordLimit = recordLimit
    capacity = chunk
    end = count
    if inflater != nil { _ = try refill() }
  }

  deinit {
    unsafe bytes.deallocate()
  }

  /// Everything before the index has been dealt with.
  func consume(to index: Int) {
    start = index
  }

  /// Moves the unconsumed bytes to the front and reads more behind them.
  ///
  /// - Returns: whether there is more now.
  /// - Throws: ``FileError/recordTooLong(_:limit:)`` when the unconsumed bytes are too many
  ///   already.
  func refill() throws(FileError) -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      unsafe lines.drop(start, of: bytes)
      baseOffset += Int64(start)
      unsafe bytes.update(from: bytes + start, count: end - start)
      end -= start
      start = 0
    }
    if end > recordLimit { throw .recordTooLong(place(at: 0), limit: recordLimit) }
    if capacity - end < chunk / 2 { grow() }
    let count: Int
    if let inflater {
      count = try unsafe inflater.read(from: file, into: bytes + end, count: capacity - end)
    } else {
      count = try unsafe file.read(into: bytes + end, count: capacity - end)
    }
    end += count
    isAtEnd = count == 0
    return count > 0
  }

  private func grow() {
    let grown = UnsafeMutablePointer<UInt8>.allocate(capacity: capacity * 2 + padding)
    unsafe grown.update(from: bytes, count: end)
    unsafe bytes.deallocate()
    unsafe bytes = grown
    capacity *= 2
  }

  /// What ends a line: a line feed, or a carriage return.
  var lineBreak: UInt8 { lines.lineBreak }

  /// Takes carriage returns alone as the ends of lines.
  func countCarriageReturns() {
    lines = LineCounter(lineBreak: 0x0D)
  }

  /// Where in the file an index is.
  func place(at index: Int) -> FilePlace {
    let (line, column) = unsafe lines.position(of: index, in: bytes)
    return FilePlace(
      file: path, line: line, column: column, offset: baseOffset + Int64(index))
  }
}

/// Lines and columns of a text that is seen through a window.
private struct LineCounter {
  var lineBreak: UInt8
  /// At the window's first byte: the line, and how many bytes of it went before.
  private var baseLine = 1
  private var baseColumn = 0
  /// The last place asked about, so that many questions in order cost one pass.
  private var lastIndex = 0
  private var lastLine = 1
  private var lastLineStart = 0

  init(lineBreak: UInt8) {
    self.lineBreak = lineBreak
  }

  mutating func position(of index: Int, in bytes: UnsafeMutablePointer<UInt8>) -> (Int, Int) {
    if index < lastIndex {
      lastIndex = 0
      lastLine = baseLine
      lastLineStart = -baseColumn
    }
    while let found = unsafe Platform.find(
      lineBreak, in: bytes + lastIndex, count: index - lastIndex)
    {
      lastIndex += found + 1
      lastLine += 1
      lastLineStart = lastIndex
    }
    lastIndex = index
    return (lastLine, index - lastLineStart + 1)
  }

  mutating func drop(_ count: Int, of bytes: UnsafeMutablePointer<UInt8>) {
    let (line, column) = unsafe position(of: count, in: bytes)
    baseLine = line
    baseColumn = column - 1
    lastIndex = 0
    lastLine = line
    lastLineStart = -baseColumn
  }
}
