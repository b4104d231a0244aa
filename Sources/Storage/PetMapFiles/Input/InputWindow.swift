import PetMapBytes
import PetMapSystem

/// The part of a file in memory: the text being read and some lookahead.
///
/// Indices are relative to ``bytes``; ``refill()`` moves the unconsumed bytes to the front.
final class InputWindow {
  /// The default number of bytes read at a time, small enough for the L2 cache.
  static let chunk = 256 << 10
  /// The maximum size of a record.
  static let recordLimit = 16 << 20

  let recordLimit: Int

  private let source: ByteSource
  private let chunk: Int
  /// The bytes, followed by space for more of them and by padding.
  private(set) var bytes: [UInt8]
  /// The first unconsumed byte.
  private(set) var start = 0
  /// The end of the bytes.
  private(set) var end = 0
  private(set) var isAtEnd = false

  /// The number of bytes of the text that precede ``bytes``.
  private(set) var offset: Int64 = 0
  private var lines = LineCounter(lineBreak: UInt8(ascii: "\n"))

  var path: String { source.path }

  /// Creates a window at the beginning of a source.
  init(
    _ source: ByteSource, chunk: Int = chunk, recordLimit: Int = recordLimit
  ) throws(FileError) {
    self.source = source
    self.chunk = chunk
    self.recordLimit = recordLimit
    bytes = Array(repeating: 0, count: max(16, chunk) + JSONValueScan.padding)
    _ = try refill()
  }

  /// Marks everything before an index as consumed.
  func consume(to index: Int) {
    start = index
  }

  /// Moves the unconsumed bytes to the front and reads more after them.
  ///
  /// - Returns: Whether more bytes were read.
  /// - Throws: ``FileError/recordTooLong(_:limit:)`` if there are too many unconsumed bytes.
  func refill() throws(FileError) -> Bool {
    try refill(limit: recordLimit)
  }

  /// Reads the rest of the file, after which the bytes no longer move.
  ///
  /// - Throws: ``FileError/scatteredRecords(path:limit:)`` if there are too many unconsumed bytes.
  func fillCompletely() throws(FileError) {
    let limit = recordLimit * 16
    repeat {
      if end - start > limit { throw .scatteredRecords(path: path, limit: limit) }
    } while try refill(limit: .max)
  }

  private func refill(limit: Int) throws(FileError) -> Bool {
    guard !isAtEnd else { return false }
    if start > 0 {
      lines.drop(start, of: bytes)
      offset += Int64(start)
      move(start..<end)
      end -= start
      start = 0
    }
    if end > limit { throw .recordTooLong(place(at: 0), limit: limit) }
    // A decoder needs space for at least one character.
    let padding = JSONValueScan.padding
    if bytes.count - padding - end < max(8, chunk / 2) {
      bytes += Array(repeating: 0, count: bytes.count - padding)
    }
    let count = try source.read(into: &bytes, end..<bytes.count - padding)
    end += count
    isAtEnd = count == 0
    return count > 0
  }

  /// Moves bytes to the front.
  private func move(_ range: Range<Int>) {
    unsafe bytes.withUnsafeMutableBytes { bytes in
      guard let start = bytes.baseAddress else { return }
      unsafe start.copyMemory(from: start + range.lowerBound, byteCount: range.count)
    }
  }

  /// The byte that ends a line: a line feed or a carriage return.
  var lineBreak: UInt8 { lines.lineBreak }

  /// Treats carriage returns as line endings.
  func countCarriageReturns() {
    lines = LineCounter(lineBreak: UInt8(ascii: "\r"))
  }

  /// Returns the location of an index in the file.
  func place(at index: Int) -> FilePlace {
    let (line, column) = lines.position(of: index, in: bytes)
    return FilePlace(
      file: path, line: line, column: column, offset: offset + Int64(index))
  }
}

/// Computes line and column numbers in text that is read through a window.
private struct LineCounter {
  var lineBreak: UInt8
  /// The line number at the start of the window, and the number of bytes in that line that precede
  /// the window.
  private var baseLine = 1
  private var baseColumn = 0
  /// The result of the last lookup, so that lookups in ascending order take a single pass.
  private var lastIndex = 0
  private var lastLine = 1
  private var lastLineStart = 0

  init(lineBreak: UInt8) {
    self.lineBreak = lineBreak
  }

  mutating func position(of index: Int, in bytes: [UInt8]) -> (Int, Int) {
    if index < lastIndex {
      lastIndex = 0
      lastLine = baseLine
      lastLineStart = -baseColumn
    }
    while let found = RawBytes.firstIndex(of: lineBreak, in: bytes, lastIndex..<index) {
      lastIndex = found + 1
      lastLine += 1
      lastLineStart = lastIndex
    }
    lastIndex = index
    return (lastLine, index - lastLineStart + 1)
  }

  mutating func drop(_ count: Int, of bytes: [UInt8]) {
    let (line, column) = position(of: count, in: bytes)
    baseLine = line
    baseColumn = column - 1
    lastIndex = 0
    lastLine = line
    lastLineStart = -baseColumn
  }
}

extension InputWindow {
  /// Skips a UTF-8 byte order mark.
  func skipByteOrderMark() throws(FileError) {
    while end - start < 3, try refill() {}
    guard end - start >= 3 else { return }
    if bytes[start..<start + 3].elementsEqual([0xEF, 0xBB, 0xBF]) { consume(to: start + 3) }
  }

  /// Returns the first byte that is not whitespace and consumes everything before its line, or
  /// returns `nil` at the end.
  func firstByteOfText() throws(FileError) -> UInt8? {
    repeat {
      var index = start
      while index < end {
        let byte = bytes[index]
        if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") && byte != UInt8(ascii: "\n")
          && byte != UInt8(ascii: "\r")
        {
          return byte
        }
        index += 1
        if byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") { consume(to: index) }
      }
    } while try refill()
    return nil
  }

  /// Reads until there are `count` unconsumed bytes or the file ends.
  func fill(_ count: Int) throws(FileError) {
    while end - start < count, try refill() {}
  }
}
