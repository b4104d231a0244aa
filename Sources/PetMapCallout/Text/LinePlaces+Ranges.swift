extension LinePlaces {
  /// Appends lines that are ranges of a text.
  ///
  /// - Parameter segment: One that begins before them.
  mutating func append(
    _ lines: [LineRange], of text: TextParts, from segment: Int, width: Double
  ) {
    let (scalars, advances, marks) = (text.scalars, text.advances, text.marks)
    var offsets = TextOffsets(text, segment)
    for line in lines {
      let lineWidth = Double(line.width) / 65_536
      let toLeft =
        line.start < marks.count && marks[line.start] & TextParts.Mark.rightToLeft != 0
      // The first character that can be seen; the line's start if none can.
      var visible = line.start
      while visible < line.textEnd
        && (advances[visible] == 0 || TextEngine.isWhiteSpace(scalars[visible]))
      {
        visible += 1
      }
      if visible == line.textEnd { visible = line.start }
      offsets.move(to: line.start, in: text)
      let byteStart = offsets.byte
      if visible > line.start { offsets.move(to: visible, in: text) }
      let utf16Start = offsets.utf16
      offsets.move(to: line.textEnd, in: text)
      append(
        LinePlace(
          byteStart: byteStart, byteEnd: offsets.byte, scalarStart: Int32(line.start),
          scalarEnd: Int32(line.textEnd), utf16Start: utf16Start,
          x: toLeft ? width - lineWidth : 0, width: lineWidth))
    }
  }
}
