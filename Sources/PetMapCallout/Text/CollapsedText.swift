/// A text with its white space collapsed as `white-space: pre-line` does.
///
/// Runs of spaces, tabs and carriage returns become one space, none beside a line feed or at
/// either end. Line feeds stay.
struct CollapsedText {
  /// What is left, as Unicode scalar values.
  private(set) var scalars: [UInt32] = []
  /// Where each scalar stands in the text as given, in UTF-16 code units; and the text's end.
  private(set) var offsets: [Int32] = []
  /// What is left, as UTF-8.
  private(set) var utf8: [UInt8] = []
  /// Where each scalar begins in `utf8`; and its end.
  private(set) var utf8Starts: [Int32] = []

  init(_ text: String) {
    let capacity = text.utf8.count
    scalars.reserveCapacity(capacity)
    offsets.reserveCapacity(capacity + 1)
    utf8.reserveCapacity(capacity)
    utf8Starts.reserveCapacity(capacity + 1)
    var offset: Int32 = 0
    var space: Int32 = -1
    var atLineStart = true
    for scalar in text.unicodeScalars {
      let value = scalar.value
      if value == 0x20 || value == 0x09 || value == 0x0D {
        if space < 0 { space = offset }
        offset += 1
        continue
      }
      if value == 0x0A {
        // The spaces around a line feed vanish.
        append(0x0A, at: offset)
        atLineStart = true
        space = -1
        offset += 1
        continue
      }
      if space >= 0 {
        if !atLineStart { append(0x20, at: space) }
        space = -1
      }
      append(value, at: offset)
      atLineStart = false
      offset += value > 0xFFFF ? 2 : 1
    }
    offsets.append(offset)
    utf8Starts.append(Int32(utf8.count))
  }

  @inline(__always)
  private mutating func append(_ scalar: UInt32, at offset: Int32) {
    scalars.append(scalar)
    offsets.append(offset)
    utf8Starts.append(Int32(truncatingIfNeeded: utf8.count))
    if scalar < 0x80 {
      utf8.append(UInt8(truncatingIfNeeded: scalar))
      return
    }
    if scalar < 0x800 {
      utf8.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
    } else {
      if scalar < 0x10000 {
        utf8.append(UInt8(truncatingIfNeeded: 0xE0 | scalar >> 12))
      } else {
        utf8.append(UInt8(truncatingIfNeeded: 0xF0 | scalar >> 18))
        utf8.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 12 & 0x3F))
      }
      utf8.append(UInt8(truncatingIfNeeded: 0x80 | scalar >> 6 & 0x3F))
    }
    utf8.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
  }
}
