/// Counts bytes and UTF-16 code units from one place of a measured text to later ones.
struct TextOffsets {
  /// In bytes of the collapsed text.
  private(set) var byte: Int32 = 0
  /// In the text as given, in UTF-16 code units.
  private(set) var utf16: Int32 = 0
  private var position = 0
  private var segment = -1

  /// Moves to a scalar that is no earlier than the one before.
  @inline(never)
  mutating func move(to target: Int, in text: TextParts) {
    while segment + 1 < text.segments.count && Int(text.segments[segment + 1].start) <= target {
      segment += 1
      position = Int(text.segments[segment].start)
      byte = text.segments[segment].byteStart
      utf16 = text.segments[segment].utf16Start
    }
    while position < target {
      let scalar = text.scalars[position]
      byte += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
      utf16 += scalar < 0x1_0000 ? 1 : 2
      position += 1
    }
  }
}
