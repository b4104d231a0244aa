import CSimdJSON
import PetMapSystem

/// Records on separate lines, or between record separators.
extension JSONRecords {
  func readLines(_ separator: UInt8, into batch: RawBatch) throws(FileError) {
    switch findLines(separator, into: batch) {
    case .end: state = .end
    case .windowEnd where batch.count == 0: _ = try window.refill()
    case .full, .windowEnd, .syntax: break
    }
  }

  /// Reads and consumes complete lines in the window, up to the batch's limit.
  private func findLines(_ separator: UInt8, into batch: RawBatch) -> Stop {
    begin(batch)
    while batch.count < Self.limit {
      let from = window.start + scanned
      let found = unsafe RawBytes.firstIndex(
        of: separator, in: window.bytes + from, count: window.end - from)
      if found == nil && !window.isAtEnd {
        scanned = window.end - window.start
        return .windowEnd
      }
      let end = found.map { from + $0 } ?? window.end
      var first = window.start
      var last = end
      while first < last, unsafe isSpace(window.bytes[first]) { first += 1 }
      while first < last, unsafe isSpace(window.bytes[last - 1]) { last -= 1 }
      if first < last, !parseLine(first, last, into: batch) {
        scanned = end - window.start
        return .full
      }
      scanned = 0
      guard found != nil else {
        window.consume(to: end)
        return .end
      }
      window.consume(to: end + 1)
    }
    return .full
  }

  /// Reads a line, or reports it as malformed if its object does not end at the end of the line.
  ///
  /// Without this check, simdjson's result would depend on the bytes after the line.
  private func parseLine(_ first: Int, _ last: Int, into batch: RawBatch) -> Bool {
    if unsafe window.bytes[first] == UInt8(ascii: "{") {
      var scan = petmap_json_scan()
      let valueEnd = unsafe petmap_json_value_end(window.bytes, first, last, &scan)
      if valueEnd != last {
        let index = valueEnd < 0 ? first : valueEnd
        batch.append(
          RawRecord(start: first, problem: RawProblem(reason: .malformedJSON, index: index)))
        return true
      }
    }
    return parseRecord(first, last, into: batch)
  }

  private func isSpace(_ byte: UInt8) -> Bool { byte <= UInt8(ascii: " ") }
}

/// Records that follow each other without separators, as `jq` writes them.
extension JSONRecords {
  func readValues(into batch: RawBatch) throws(FileError) {
    switch findValues(into: batch) {
    // Return the preceding records first.
    case .full, .end,
      .windowEnd where batch.count > 0, .syntax where batch.count > 0:
      break
    case .syntax(let index): throw .malformed(window.place(at: index), .trailingContent)
    case .windowEnd:
      if try window.refill() { break }
      guard scanned == 0 else {
        throw .malformed(window.place(at: window.start), .unclosed)
      }
      state = .end
    }
  }

  /// Reads and consumes complete values in the window, up to the batch's limit.
  private func findValues(into batch: RawBatch) -> Stop {
    begin(batch)
    let (bytes, end) = unsafe (window.bytes, window.end)
    var at = window.start
    defer { window.consume(to: at) }
    while batch.count < Self.limit {
      if scanned == 0 {
        guard skipWhiteSpace(&at) else { return .windowEnd }
        guard unsafe bytes[at] == UInt8(ascii: "{") else { return .syntax(at) }
      }
      let valueEnd = unsafe petmap_json_value_end(bytes, at + scanned, end, &scan)
      guard valueEnd >= 0 else {
        scanned = end - at
        return .windowEnd
      }
      scan = petmap_json_scan()
      scanned = 0
      guard parseRecord(at, valueEnd, into: batch) else { return .full }
      at = valueEnd
    }
    return .full
  }

  /// Returns whether the first line is a record, as opposed to the beginning of a record on several
  /// lines or to several records.
  func beginsWithLine() throws(FileError) -> Bool {
    try window.fill(4096)
    let count = window.end - window.start
    let length = unsafe RawBytes.firstIndex(
      of: UInt8(ascii: "\n"), in: window.bytes + window.start, count: count)
    var last = window.start + (length ?? count)
    while last > window.start, unsafe window.bytes[last - 1] <= UInt8(ascii: " ") { last -= 1 }
    guard last > window.start, unsafe window.bytes[window.start] == UInt8(ascii: "{") else {
      return true
    }
    if last == window.start + 1 { return false }
    var scan = petmap_json_scan()
    var next = unsafe petmap_json_value_end(window.bytes, window.start, last, &scan)
    guard next >= 0, skipWhiteSpace(&next), next < last else { return true }
    return unsafe window.bytes[next] != UInt8(ascii: "{")
  }
}
