extension TextEngine {
  /// The lines of a measured text.
  mutating func wrap(
    _ text: MeasuredText, width: Double, mode: WrapMode, _ ask: Ask
  ) -> TextBlock {
    let ranges = lineRanges(text, width: width, mode: mode, ask)
    var lines: [TextLine] = []
    lines.reserveCapacity(ranges.count)
    for line in ranges {
      let lineWidth = Double(line.width) / 65_536
      let toLeft =
        line.start < text.marks.count
        && text.marks[line.start] & MeasuredText.Mark.rightToLeft != 0
      lines.append(
        TextLine(
          text: Self.string(text, line.start..<line.textEnd),
          utf16Start: Self.visibleStart(text, line), x: toLeft ? width - lineWidth : 0,
          width: lineWidth,
          levels: text.levels.isEmpty ? [] : Array(text.levels[line.start..<line.textEnd])))
    }
    return TextBlock(
      lines: lines, direction: text.direction,
      height: Double(lines.count) * text.style.lineHeight, baseline: text.baseline)
  }

  /// The lines of a measured text as ranges of its scalars.
  mutating func lineRanges(
    _ text: MeasuredText, width: Double, mode: WrapMode, _ ask: Ask
  ) -> [LineRange] {
    let limit = Self.limit(width)
    var filler = LineFiller(text: text)
    var first = 0
    while first < text.segments.count {
      var end = first
      while end < text.segments.count - 1 && !text.segments[end].endsParagraph { end += 1 }
      let paragraph = first..<(end + 1)
      if mode == .balanced {
        let before = filler.lines.count
        filler.fill(paragraph, limit: limit, &self, ask)
        let count = filler.lines.count - before
        if count > 1 {
          let best = filler.narrowest(paragraph, count: count, limit: limit, &self, ask)
          filler.lines.removeSubrange(before...)
          filler.fill(paragraph, limit: best, &self, ask)
        }
      } else {
        filler.fill(paragraph, limit: limit, &self, ask)
      }
      first = end + 1
    }
    filler.moveMarks()
    return filler.lines
  }

  /// Where the first character of a line stands that can be seen; the line's start if none can.
  private static func visibleStart(_ text: MeasuredText, _ line: LineRange) -> Int {
    var start = line.start
    while start < line.textEnd && (text.advances[start] == 0 || isWhiteSpace(text.scalars[start])) {
      start += 1
    }
    return Int(text.offsets[start < line.textEnd ? start : line.start])
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

  private static func string(_ text: MeasuredText, _ range: Range<Int>) -> String {
    let bytes = Int(text.utf8Starts[range.lowerBound])..<Int(text.utf8Starts[range.upperBound])
    return String(decoding: text.utf8[bytes], as: UTF8.self)
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
