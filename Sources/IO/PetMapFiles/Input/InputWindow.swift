import PetMapSystem
import CSimdJSON

/// The part of a file that is in memory: what is being read and a little more.
///
/// Indices count from ``bytes``; ``refill()`` moves what is left to the front.
///
/// Safe: the memory is its own from `init` to `deinit`, it grows before more is read into it, and who
/// takes ``bytes`` has to say `unsafe`.
@safe
final class InputWindow {
  /// How much is read at a time unless a test says otherwise: small enough for the second-level
  /// cache.
  static let chunk = 256 << 10
  /// The longest record.
  static let recordLimit = 16 << 20

  let recordLimit: Int

  private let source: ByteSource
  private let padding = petmap_json_padding()
  private let chunk: Int
  private var capacity: Int
  private(set) var bytes: UnsafeMutablePointer<UInt8>
  /// The first byte that is not consumed.
  private(set) var start = 0
  /// Behind the last byte.
  private(set) var end = 0
  private(set) var isAtEnd = false

  /// How many bytes of the text there are before ``bytes``.
  private(set) var offset: Int64 = 0
  private var lines = LineCounter(lineBreak: 0x0A)

  var path: String { source.path }

  /// A window at a source's beginning.
  init(
    _ source: ByteSource, chunk: Int = chunk, recordLimit: Int = recordLimit
  ) throws(FileError) {
    self.source = source
    self.chunk = chunk
    self.recordLimit = recordLimit
    capacity = max(16, chunk)
    unsafe bytes = .allocate(capacity: capacity + padding)
    _ = try refill()
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
      offset += Int64(start)
      unsafe bytes.update(from: bytes + start, count: end - start)
      end -= start
      start = 0
    }
    if end > recordLimit { throw .recordTooLong(place(at: 0), limit: recordLimit) }
    // A decoder needs room for a character.
    if capacity - end < max(8, chunk / 2) { grow() }
    let count = try unsafe source.read(into: bytes + end, count: capacity - end)
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
      file: path, line: line, column: column, offset: offset + Int64(index))
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
    while let found = unsafe RawBytes.firstIndex(
      of: lineBreak, in: bytes + lastIndex, count: index - lastIndex)
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

extension InputWindow {
  /// Leaves out the mark that some programs begin UTF-8 with.
  func skipByteOrderMark() throws(FileError) {
    while end - start < 3, try refill() {}
    guard end - start >= 3 else { return }
    if unsafe bytes[start] == 0xEF, unsafe bytes[start + 1] == 0xBB, unsafe bytes[start + 2] == 0xBF
    {
      consume(to: start + 3)
    }
  }

  /// The first byte that is not white space, before whose line everything is consumed; nil at the
  /// end.
  func firstByteOfText() throws(FileError) -> UInt8? {
    repeat {
      var index = start
      while index < end {
        let byte = unsafe bytes[index]
        if byte != 0x20 && byte != 0x09 && byte != 0x0A && byte != 0x0D { return byte }
        index += 1
        if byte == 0x0A || byte == 0x0D { consume(to: index) }
      }
    } while try refill()
    return nil
  }

  /// Reads on until there are so many unconsumed bytes, or the file ends.
  func fill(_ count: Int) throws(FileError) {
    while end - start < count, try refill() {}
  }
}
