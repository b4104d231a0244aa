import PetMapBytes
import PetMapSystem

/// The elements of an array of records, the members of an object of records, and records that
/// follow each other without separators, as `jq` writes them.
extension JSONRecords {
  /// The reason why reading records stopped.
  private enum Stop {
    /// The batch is full, or the window contains no further complete record.
    case pause
    /// The last record has been read.
    case end
    case syntax(Int)
  }

  private var isConcatenated: Bool {
    if case .values = state { true } else { false }
  }

  func readElements(into batch: inout RawBatch) throws(FileError) {
    let stop = findElements(into: &batch)
    if case .end = stop {
      areMembers = false
      expected = .commaOrEnd
      state = open.isEmpty ? .trailing : .containers
      return
    }
    // Return the preceding records first.
    if batch.count > 0 { return }
    if case .syntax(let index) = stop {
      throw .malformed(window.place(at: index), isConcatenated ? .trailingContent : .syntax)
    }
    if try window.refill() { return }
    guard isConcatenated, scanned == 0 else {
      throw .malformed(window.place(at: window.start), .unclosed)
    }
    state = .end
  }

  /// Reads and consumes complete elements in the window, up to the batch's limit.
  private func findElements(into batch: inout RawBatch) -> Stop {
    let (text, end) = (window.bytes, window.end)
    let bracket = areMembers ? UInt8(ascii: "}") : UInt8(ascii: "]")
    while batch.count < Self.limit {
      if scanned == 0 {
        guard let next = Self.nextIndex(window.start..<end, in: text) else {
          window.consume(to: end)
          return .pause
        }
        window.consume(to: next)
        switch (text[next], expected) {
        case (UInt8(ascii: "{"), _) where isConcatenated: break
        case _ where isConcatenated: return .syntax(next)
        case (bracket, .elementOrEnd), (bracket, .commaOrEnd):
          window.consume(to: next + 1)
          return .end
        case (UInt8(ascii: ","), .commaOrEnd):
          window.consume(to: next + 1)
          expected = .element
          continue
        case (_, .commaOrEnd), (UInt8(ascii: "]"), _), (UInt8(ascii: ","), _),
          (UInt8(ascii: "}"), _), (UInt8(ascii: ":"), _):
          return .syntax(next)
        default: break
        }
      }
      var (start, key) = (window.start, RawSlice.none)
      if areMembers {
        var tokens = JSONTokens(start..<end)
        guard text[start] == UInt8(ascii: "\"") else { return .syntax(start) }
        guard let name = tokens.string(in: text) else { return .pause }
        key = .quoted(name, in: text)
        guard tokens.skips(UInt8(ascii: ":"), in: text) else {
          return tokens.peek(in: text) == 0 ? .pause : .syntax(tokens.index)
        }
        if tokens.peek(in: text) == 0 { return .pause }
        start = tokens.index
      }
      guard let valueEnd = scan.end(in: text, start + scanned..<end) else {
        // A member is scanned again starting at its name.
        if areMembers { scan = JSONValueScan() } else { scanned = end - start }
        return .pause
      }
      scan = JSONValueScan()
      scanned = 0
      readRecord(start..<valueEnd, key: key, of: text, into: &batch)
      window.consume(to: valueEnd)
      expected = .commaOrEnd
    }
    return .pause
  }
}

/// Records on separate lines, or between record separators.
extension JSONRecords {
  /// Reads and consumes complete lines in the window, up to the batch's limit.
  func readLines(_ separator: UInt8, into batch: inout RawBatch) throws(FileError) {
    while batch.count < Self.limit {
      let from = window.start + scanned
      let found = RawBytes.firstIndex(of: separator, in: window.bytes, from..<window.end)
      if found == nil && !window.isAtEnd {
        scanned = window.end - window.start
        if batch.count == 0 { _ = try window.refill() }
        return
      }
      scanned = 0
      let end = found ?? window.end
      let line = RawSlice(window.start..<end).trimmedRange(in: window.bytes)
      if !line.isEmpty { readLine(line, of: window.bytes, into: &batch) }
      window.consume(to: found.map { $0 + 1 } ?? end)
      guard found != nil else {
        state = .end
        return
      }
    }
  }

  /// Reads a line, or reports it as malformed if its object does not end at the end of the line.
  private func readLine(_ line: Range<Int>, of text: [UInt8], into batch: inout RawBatch) {
    var tokens = JSONTokens(line)
    let value = tokens.peek(in: text) == UInt8(ascii: "{") ? tokens.value(in: text) : line
    guard value == line else {
      batch.beginRecord()
      batch.append(
        RawRecord(
          start: line.lowerBound,
          problem: RawProblem(
            reason: .malformedJSON, index: value?.upperBound ?? line.lowerBound)))
      return
    }
    readRecord(line, of: text, into: &batch)
  }

  /// Returns whether the first line is a record, as opposed to the beginning of a record on several
  /// lines or to several records.
  func beginsWithLine() throws(FileError) -> Bool {
    try window.fill(4096)
    let (text, start) = (window.bytes, window.start)
    let lineEnd = RawBytes.firstIndex(of: UInt8(ascii: "\n"), in: text, start..<window.end)
    let line = RawSlice(start..<(lineEnd ?? window.end)).trimmedRange(in: text)
    guard let first = line.first, text[first] == UInt8(ascii: "{") else { return true }
    if line.count == 1 { return false }
    var tokens = JSONTokens(line)
    guard tokens.value(in: text) != nil else { return true }
    return tokens.peek(in: text) != UInt8(ascii: "{")
  }
}
