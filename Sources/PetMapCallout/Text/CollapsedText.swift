/// A text with its white space collapsed as `white-space: pre-line` does.
///
/// Runs of spaces, tabs and carriage returns become one space, none beside a line feed or at
/// either end. Line feeds stay.
struct CollapsedText {
  /// What is left, as Unicode scalar values.
  private(set) var scalars: [UInt32] = []
  /// Where each scalar stands in the text as given, in UTF-16 code units; and the text's end.
  private(set) var offsets: [Int32] = []

  init(_ text: String) {
    let capacity = text.utf8.count
    scalars.reserveCapacity(capacity)
    offsets.reserveCapacity(capacity + 1)
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
        scalars.append(0x0A)
        offsets.append(offset)
        atLineStart = true
        space = -1
        offset += 1
        continue
      }
      if space >= 0 {
        if !atLineStart {
          scalars.append(0x20)
          offsets.append(space)
        }
        space = -1
      }
      scalars.append(value)
      offsets.append(offset)
      atLineStart = false
      offset += value > 0xFFFF ? 2 : 1
    }
    offsets.append(offset)
  }
}
