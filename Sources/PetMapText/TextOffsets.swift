/// Counts bytes and UTF-16 code units from one place of a measured text to later ones.
struct TextOffsets {
  /// In bytes of the collapsed text.
  private(set) var byte: Int32 = 0
  /// In the text as given, in UTF-16 code units.
  private(set) var utf16: Int32 = 0
  private var position = 0
  private var segment = 0

  /// Begins where a segment does.
  mutating func begin(at index: Int, in text: TextParts) {
    let first = text.segments[index]
    (byte, utf16, position, segment) = (first.byteStart, first.utf16Start, Int(first.start), index)
  }

  /// Moves to a scalar that is no earlier than the one before.
  @inline(__always)
  mutating func move(to target: Int, in text: TextParts) {
    if target > position { pass(to: target, in: text) }
  }

  private mutating func pass(to target: Int, in text: TextParts) {
    let segments = text.segments
    var index = segment
    while index + 1 < segments.count && Int(segments[index + 1].start) <= target { index += 1 }
    if index > segment { begin(at: index, in: text) }
    let this = segments[segment]
    let isLast = segment + 1 == segments.count
    let bytes = (isLast ? Int32(text.source.utf8.count) : segments[segment + 1].byteStart)
    if bytes - this.byteStart == this.end - this.start {
      // All of its characters are of one byte.
      let count = Int32(target - position)
      (byte, utf16, position) = (byte + count, utf16 + count, target)
    }
    while position < target {
      let scalar = text.scalars[position]
      byte += scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
      utf16 += scalar < 0x1_0000 ? 1 : 2
      position += 1
    }
  }
}
