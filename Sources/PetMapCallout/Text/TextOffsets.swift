/// Counts bytes and UTF-16 code units from one place of a measured text to later ones.
struct TextOffsets {
  /// In bytes of the collapsed text.
  private(set) var byte: Int32
  /// In the text as given, in UTF-16 code units.
  private(set) var utf16: Int32
  private var position: Int
  private var segment: Int

  /// Begins where a segment does.
  init(_ text: TextParts, _ segment: Int) {
    byte = text.segments[segment].byteStart
    utf16 = text.segments[segment].utf16Start
    position = Int(text.segments[segment].start)
    self.segment = segment
  }

  /// Moves to a scalar that is no earlier than the one before.
  @inline(__always)
  mutating func move(to target: Int, in text: TextParts) {
    if target > position { pass(to: target, in: text) }
  }

  private mutating func pass(to target: Int, in text: TextParts) {
    let segments = text.segments
    while segment + 1 < segments.count && Int(segments[segment + 1].start) <= target {
      segment += 1
      position = Int(segments[segment].start)
      byte = segments[segment].byteStart
      utf16 = segments[segment].utf16Start
    }
    if segment + 1 < segments.count {
      let (this, next) = (segments[segment], segments[segment + 1])
      if next.byteStart - this.byteStart == next.start - this.start {
        // All of its characters are of one byte.
        let count = Int32(target - position)
        (byte, utf16, position) = (byte + count, utf16 + count, target)
      }
    }
    while position < target {
      let scalar = text.scalars[position]
      byte += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
      utf16 += scalar < 0x1_0000 ? 1 : 2
      position += 1
    }
  }
}
