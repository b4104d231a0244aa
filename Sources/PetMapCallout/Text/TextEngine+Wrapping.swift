extension TextEngine {
  /// The lines of a measured text.
  mutating func wrap(
    _ text: TextParts, width: Double, mode: WrapMode, _ ask: Ask
  ) -> TextBlock {
    fillLines(text, width: width, mode: mode, ask)
    let places = filler.lines.map { Self.place($0, text, width) }
    return TextBlock(
      lines: TextLines(source: text.source, places: places), direction: text.direction,
      height: Double(places.count) * text.style.lineHeight, baseline: text.baseline)
  }

  @inline(__always)
  private static func place(_ line: LineRange, _ text: TextParts, _ width: Double) -> LinePlace {
    let lineWidth = Double(line.width) / 65_536
    let toLeft =
      line.start < text.marks.count && text.marks[line.start] & TextParts.Mark.rightToLeft != 0
    return LinePlace(
      byteStart: text.text.places[line.start].utf8, byteEnd: text.text.places[line.textEnd].utf8,
      scalarStart: Int32(line.start), scalarEnd: Int32(line.textEnd),
      utf16Start: visibleStart(text, line), x: toLeft ? width - lineWidth : 0, width: lineWidth)
  }

  /// Leaves the lines of a measured text in `filler`.
  private mutating func fillLines(
    _ text: TextParts, width: Double, mode: WrapMode, _ ask: Ask
  ) {
    let limit = Self.limit(width)
    // The filler keeps its memory; while it asks for widths, the engine has none.
    var filler = LineFiller()
    swap(&filler, &self.filler)
    filler.lines.removeAll(keepingCapacity: true)
    var first = 0
    while first < text.segments.count {
      var end = first
      while end < text.segments.count - 1 && !text.segments[end].endsParagraph { end += 1 }
      let paragraph = first..<(end + 1)
      let before = filler.lines.count
      filler.fill(text, paragraph, limit: limit, &self, ask)
      let count = filler.lines.count - before
      if mode == .balanced && count > 1 {
        let best = LineFiller.narrowest(text, paragraph, count: count, limit: limit, &self, ask)
        filler.lines.removeSubrange(before...)
        filler.fill(text, paragraph, limit: best, &self, ask)
      }
      first = end + 1
    }
    filler.moveMarks(text)
    swap(&filler, &self.filler)
  }

  /// Where the first character of a line stands that can be seen; the line's start if none can.
  private static func visibleStart(_ text: TextParts, _ line: LineRange) -> Int32 {
    var start = line.start
    while start < line.textEnd && (text.advances[start] == 0 || isWhiteSpace(text.scalars[start])) {
      start += 1
    }
    return text.text.places[start < line.textEnd ? start : line.start].utf16
  }

  private static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// A line is narrower than this: Chromium lets 1/64 pixel pass.
  private static func limit(_ width: Double) -> Int64 {
    guard width > 0 else { return 0 }
    return Int64(min(width, 1_000_000) * 65_536) + 1_024
  }
}

/// A line as a range of a measured text's scalars.
struct LineRange {
  /// The first scalar.
  var start: Int
  /// The end of what takes part in the width.
  var contentEnd: Int
  /// The end of what the line shows: its text without collapsible spaces at the end.
  var textEnd: Int
  /// The width in 1/65,536 pixel.
  var width: Int64
  /// Whether a hyphen shows at its end.
  var hyphenated: Bool
}
