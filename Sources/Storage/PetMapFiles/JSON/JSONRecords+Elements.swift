import CSimdJSON

/// The elements of an array of records, or the members of an object of records.
extension JSONRecords {
  /// The tokens that may come next in the array of records.
  enum Expected {
    case elementOrEnd
    case element
    case commaOrEnd
  }

  func readElements(into batch: RawBatch) throws(FileError) {
    switch findElements(into: batch) {
    case .end:
      // Another array may follow in the object.
      expected = .elementOrEnd
      areMembers = false
      state = isArrayInObject ? .members : .trailing
    // Return the preceding records first.
    case .full,
      .windowEnd where batch.count > 0, .syntax where batch.count > 0:
      break
    case .syntax(let index): throw .malformed(window.place(at: index), .syntax)
    case .windowEnd:
      guard try window.refill() else {
        throw .malformed(window.place(at: window.start), .unclosed)
      }
    }
  }

  /// Reads and consumes complete elements in the window, up to the batch's limit.
  private func findElements(into batch: RawBatch) -> Stop {
    begin(batch)
    let (bytes, end) = unsafe (window.bytes, window.end)
    let bracket: UInt8 = areMembers ? UInt8(ascii: "}") : UInt8(ascii: "]")
    var at = window.start
    defer { window.consume(to: at) }
    while batch.count < Self.limit {
      if scanned == 0 {
        guard skipWhiteSpace(&at) else { return .windowEnd }
        switch (unsafe bytes[at], expected) {
        case (bracket, .elementOrEnd), (bracket, .commaOrEnd):
          at += 1
          return .end
        case (UInt8(ascii: ","), .commaOrEnd):
          at += 1
          expected = .element
          continue
        case (_, .commaOrEnd), (UInt8(ascii: "]"), _), (UInt8(ascii: ","), _),
          (UInt8(ascii: "}"), _), (UInt8(ascii: ":"), _):
          return .syntax(at)
        default: break
        }
      }
      var (start, key) = (at, RawSlice.none)
      if areMembers, let stop = readKey(&key, before: &start) { return stop }
      let valueEnd = unsafe petmap_json_value_end(bytes, start + scanned, end, &scan)
      if valueEnd < 0 {
        // A member is scanned again starting at its name.
        if areMembers { scan = petmap_json_scan() } else { scanned = end - at }
        return .windowEnd
      }
      scan = petmap_json_scan()
      scanned = 0
      guard parseRecord(start, valueEnd, key: key, into: batch) else { return .full }
      at = valueEnd
      expected = .commaOrEnd
    }
    return .full
  }

  /// Reads a member's name and moves the index to its value.
  ///
  /// - Returns: The reason to stop, if any.
  private func readKey(_ key: inout RawSlice, before index: inout Int) -> Stop? {
    let (bytes, end) = unsafe (window.bytes, window.end)
    guard unsafe bytes[index] == UInt8(ascii: "\"") else { return .syntax(index) }
    var scan = petmap_json_scan()
    let keyEnd = unsafe petmap_json_value_end(bytes, index, end, &scan)
    guard keyEnd >= 0 else { return .windowEnd }
    key = RawSlice(offset: index + 1, count: keyEnd - index - 2)
    index = keyEnd
    guard skipWhiteSpace(&index) else { return .windowEnd }
    guard unsafe bytes[index] == UInt8(ascii: ":") else { return .syntax(index) }
    index += 1
    return skipWhiteSpace(&index) ? nil : .windowEnd
  }
}
