import PetMapSystem
import CSimdJSON

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
