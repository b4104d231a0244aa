import CSimdJSON

/// Splits a row of comma-separated values (RFC 4180) into cells.
///
/// A quote opens a quoted cell only at the cell's start, so that a stray one elsewhere is just a
/// character. Spaces around a cell that is not quoted do not count.
@safe
struct CSVScanner {
  enum Stop {
    case delimiter
    /// The row is over.
    case lineEnd
    /// The row is over, by a carriage return alone.
    case carriageReturn
    /// The row goes on behind what is in memory.
    case incomplete
    /// Like ``incomplete``, within quotes that opened at the cell's start.
    case incompleteQuotes
    /// Something follows the closing quote.
    case textAfterQuote
  }

  let bytes: UnsafeMutablePointer<UInt8>
  let end: Int
  /// Whether the file is over where the bytes are.
  let isAtEnd: Bool
  let delimiter: UInt8

  /// The cell at an index, which moves behind it and what ends it.
  @inline(__always)
  func cell(at index: inout Int) -> (petmap_slice, Stop) {
    if index < end, unsafe bytes[index] == 0x22 { return quotedCell(at: &index) }
    var first = index
    var at = index
    while at < end {
      let byte = unsafe bytes[at]
      if byte == delimiter || byte == 0x0A || byte == 0x0D { break }
      at &+= 1
    }
    var last = at
    while first < last, unsafe bytes[first] == 0x20 { first &+= 1 }
    while first < last, unsafe bytes[last &- 1] == 0x20 { last &-= 1 }
    let slice = petmap_slice(offset: first, count: last &- first, kind: PETMAP_SLICE_TEXT)
    index = at
    return (slice, stop(at: &index))
  }

  /// What stands behind a cell.
  private func stop(at index: inout Int) -> Stop {
    guard index < end else { return isAtEnd ? .lineEnd : .incomplete }
    let byte = unsafe bytes[index]
    index &+= 1
    if byte == delimiter { return .delimiter }
    if byte == 0x0A { return .lineEnd }
    guard byte == 0x0D else { return .textAfterQuote }
    guard index < end else { return isAtEnd ? .carriageReturn : .incomplete }
    guard unsafe bytes[index] == 0x0A else { return .carriageReturn }
    index &+= 1
    return .lineEnd
  }

  private func quotedCell(at index: inout Int) -> (petmap_slice, Stop) {
    let start = index &+ 1
    var at = start
    var kind = PETMAP_SLICE_TEXT
    while true {
      guard let found = unsafe Platform.find(0x22, in: bytes + at, count: end &- at) else {
        return (.none, .incompleteQuotes)
      }
      at &+= found
      if at &+ 1 == end && !isAtEnd { return (.none, .incompleteQuotes) }
      guard at &+ 1 < end, unsafe bytes[at &+ 1] == 0x22 else { break }
      kind = petmap_slice.doubledQuotes
      at &+= 2
    }
    let slice = petmap_slice(offset: start, count: at &- start, kind: kind)
    at &+= 1
    while at < end, delimiter != 0x20, unsafe bytes[at] == 0x20 { at &+= 1 }
    index = at
    return (slice, stop(at: &index))
  }
}
