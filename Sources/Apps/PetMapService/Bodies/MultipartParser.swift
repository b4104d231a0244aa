/// An incremental parser for `multipart/form-data` bodies (RFC 7578, RFC 2046, section 5.1).
///
/// ```swift
/// var parser = MultipartParser(boundary: "x")
/// try parser.consume(bytes) { event in … }
/// let isWhole = parser.isFinished
/// ```
///
/// It buffers at most one delimiter and the header block of one part.
///
/// - Complexity: O(*n*) in the size of the body, even in the worst case and in pieces of any size: a
///   delimiter has no carriage return after its first byte, so only its own bytes are compared again.
package struct MultipartParser: Sendable {
  /// A parser event.
  package enum Event: Sendable, Hashable {
    case began(PartHeader)
    /// A piece of a part's content.
    case content([UInt8])
    case ended
  }

  /// The body is malformed.
  package struct Malformed: Error, Hashable {}

  private enum State: Sendable {
    case preamble
    /// After a delimiter: the end of its line, or the two hyphens of the last delimiter.
    case delimiterEnd
    case header
    case content
    case epilogue
  }

  private static let headerLimit = 8 * 1024

  private let delimiter: [UInt8]
  private var state = State.preamble
  /// The bytes that have not been classified. The first delimiter may be at the start of the body,
  /// without a preceding line break.
  private var pending = Array("\r\n".utf8)
  /// How many of them need not be read again: they contain no end of the header block, or of the
  /// whitespace after a delimiter.
  private var scanned = 0

  /// - Parameter boundary: The boundary, which has 1 to 70 characters.
  package init(boundary: String) {
    delimiter = Array("\r\n--\(boundary)".utf8)
  }

  /// Whether the last delimiter has been parsed.
  package var isFinished: Bool { if case .epilogue = state { true } else { false } }

  /// Parses the next bytes of the body.
  ///
  /// - Parameter take: A function that receives the events in order.
  package mutating func consume(
    _ bytes: [UInt8], _ take: (Event) -> Void
  ) throws(Malformed) {
    pending += bytes
    var start = 0
    var continues = true
    while continues {
      switch state {
      case .preamble: continues = skipPreamble(&start)
      case .delimiterEnd: continues = try readDelimiterEnd(&start)
      case .header: continues = try readHeader(&start, take)
      case .content: continues = readContent(&start, take)
      case .epilogue:
        start = pending.count
        continues = false
      }
    }
    pending.removeFirst(start)
  }

  // Each of these methods consumes bytes starting at `start`, and returns `false` if it needs more.

  private mutating func skipPreamble(_ start: inout Int) -> Bool {
    switch search(from: start) {
    case .found(let index):
      start = index + delimiter.count
      state = .delimiterEnd
      return true
    case .undecided(let index):
      start = index
      return false
    }
  }

  private mutating func readDelimiterEnd(_ start: inout Int) throws(Malformed) -> Bool {
    var index = start
    if pending.count - index < 2 { return false }
    if pending[index] == UInt8(ascii: "-"), pending[index + 1] == UInt8(ascii: "-") {
      state = .epilogue
      return true
    }
    // Whitespace that a mail gateway may have added.
    index += scanned
    while index < pending.count,
      pending[index] == UInt8(ascii: " ") || pending[index] == UInt8(ascii: "\t")
    { index += 1 }
    if index - start > Self.headerLimit { throw Malformed() }
    scanned = index - start
    guard pending.count - index >= 2 else { return false }
    scanned = 0
    guard pending[index] == UInt8(ascii: "\r"), pending[index + 1] == UInt8(ascii: "\n") else {
      throw Malformed()
    }
    // Keep the line break, because a header block may be empty.
    start = index
    state = .header
    return true
  }

  private mutating func readHeader(
    _ start: inout Int, _ take: (Event) -> Void
  ) throws(Malformed) -> Bool {
    var index = start + scanned
    while index + 3 < pending.count {
      if pending[index] == UInt8(ascii: "\r"), pending[index + 1] == UInt8(ascii: "\n"),
        pending[index + 2] == UInt8(ascii: "\r"),
        pending[index + 3] == UInt8(ascii: "\n")
      {
        let block = pending[start..<index].dropFirst(2)
        guard let header = PartHeader(block: Array(block)) else { throw Malformed() }
        take(.began(header))
        // The delimiter of empty content may follow immediately, sharing the block's last line
        // break.
        start = index + 2
        scanned = 0
        state = .content
        isContentStart = true
        return true
      }
      index += 1
    }
    scanned = index - start
    if pending.count - start > Self.headerLimit { throw Malformed() }
    return false
  }

  /// Whether the next two bytes are the last line break of the header block and not content.
  private var isContentStart = false

  private mutating func readContent(_ start: inout Int, _ take: (Event) -> Void) -> Bool {
    let result = search(from: start)
    let end =
      switch result {
      case .found(let index), .undecided(let index): index
      }
    if isContentStart, end >= start + 2 {
      start += 2
      isContentStart = false
    }
    if end > start { take(.content(Array(pending[start..<end]))) }
    start = max(start, end)
    guard case .found = result else { return false }
    isContentStart = false
    start = end + delimiter.count
    take(.ended)
    state = .delimiterEnd
    return true
  }

  private enum SearchResult {
    case found(Int)
    /// No delimiter starts before this index, but one may start at or after it.
    case undecided(Int)
  }

  private func search(from start: Int) -> SearchResult {
    var index = start
    while let next = pending[index...].firstIndex(of: UInt8(ascii: "\r")) {
      var length = 1
      while length < delimiter.count, next + length < pending.count,
        pending[next + length] == delimiter[length]
      {
        length += 1
      }
      if length == delimiter.count { return .found(next) }
      if next + length == pending.count { return .undecided(next) }
      index = next + length
    }
    return .undecided(pending.count)
  }
}

/// The `Content-Disposition` of a part.
package struct PartHeader: Sendable, Hashable {
  /// The name of the field, if any.
  package let name: String?
  /// Whether the part is a file, that is, has a non-empty file name. The name itself is not used.
  package let isFile: Bool

  package init(name: String?, isFile: Bool) {
    self.name = name
    self.isFile = isFile
  }

  /// - Parameter block: The header lines of the part, without the empty line at the end.
  /// - Returns: `nil` if a line is not a header field.
  init?(block: [UInt8]) {
    var name: String?
    var isFile = false
    for line in block.split(separator: UInt8(ascii: "\n")) {
      let text = String(
        decoding: line.last == UInt8(ascii: "\r") ? line.dropLast() : line, as: UTF8.self)
      if text.isEmpty { continue }
      guard let colon = text.firstIndex(of: ":") else { return nil }
      guard text[..<colon].equalsIgnoringCase("Content-Disposition") else { continue }
      let value = HeaderValue(String(text[text.index(after: colon)...]))
      guard value.token.equalsIgnoringCase("form-data") else { return nil }
      name = value["name"]
      isFile = !(value["filename"] ?? "").isEmpty || !(value["filename*"] ?? "").isEmpty
    }
    self.init(name: name, isFile: isFile)
  }
}
