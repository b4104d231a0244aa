extension TextEngine {
  /// Sums up the advances of `word` between the places where a line may break.
  mutating func appendSegments(_ placing: inout WordPlacing, _ ask: Ask) {
    let base = Int(placing.place.scalar)
    let (word, breaks) = (word, breaks)
    let (text, breaksBefore) = (word.span, breaks.span)
    let advances = unsafe scratch.advances + base
    let count = text.count
    precondition(breaksBefore.count == count && base + count <= scratch.capacity)
    var byte = placing.place.byte
    var utf16 = placing.place.utf16
    var start = 0
    while start < count {
      // What stands before the segment's wide spaces, and all of it.
      var content: Int64 = 0
      var whole: Int64 = 0
      var contentEnd = start
      var nextByte = byte
      var nextUTF16 = utf16
      var position = start
      repeat {
        let scalar = unsafe text[unchecked: position]
        whole &+= unsafe Int64(advances[position])
        nextByte &+= scalar < 0x80 ? 1 : scalar < 0x800 ? 2 : scalar < 0x1_0000 ? 3 : 4
        nextUTF16 &+= scalar < 0x1_0000 ? 1 : 2
        position &+= 1
        if scalar != 0x3000 {
          content = whole
          contentEnd = position
        }
      } while unsafe position < count && !breaksBefore[unchecked: position]
      var flags = startsVisibly(start, at: base) ? TextParts.Segment.Flag.startsVisibly : 0
      var trailing = whole - content
      if position < count {
        let mark = unsafe scratch.marks[base + position]
        if position == contentEnd && mark & TextParts.Mark.piece == 0 {
          if mark & TextParts.Mark.unsafe != 0 { flags |= TextParts.Segment.Flag.isUnsafe }
        } else if position == contentEnd {
          trailing += Int64(joint(before: position, placing, ask))
        }
      }
      if contentEnd > start && word[contentEnd - 1] == 0xAD {
        flags |= TextParts.Segment.Flag.hyphenates
      }
      placing.append(
        TextParts.Segment(
          start: Int32(base + start), contentEnd: Int32(base + contentEnd),
          end: Int32(base + position), textEnd: Int32(base + position), byteStart: byte,
          utf16Start: utf16, begin: placing.place.begin, content: content, trailing: trailing,
          flags: flags))
      byte = nextByte
      utf16 = nextUTF16
      start = position
    }
  }

  /// The joint between two characters of `word`.
  private mutating func joint(
    before position: Int, _ placing: WordPlacing, _ ask: Ask
  ) -> Int32 {
    let base = Int(placing.place.scalar)
    let level = placing.level(base + position - 1)
    guard placing.level(base + position) == level else { return 0 }
    return joint(
      word[position - 1], word[position], isSpaced: false, placing.variant, level, ask)
  }

  /// Whether a line that begins with a character of `word` shows it.
  private func startsVisibly(_ position: Int, at base: Int) -> Bool {
    let scalar = word[position]
    return unsafe scratch.advances[base + position] != 0 && !Self.isWhiteSpace(scalar)
      && (scalar < 0x80 || !LineFiller.isInvisible(scalar))
  }
}
