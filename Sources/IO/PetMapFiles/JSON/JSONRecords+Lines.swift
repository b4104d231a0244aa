import PetMapSystem
import CSimdJSON

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
