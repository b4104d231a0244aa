extension TextEngine {
  /// The lines of a measured text; nil where something has to be measured for them, or looked at
  /// twice: words that break inside, hyphens, levels, invisible characters.
  func wrapPlain(_ text: TextParts, width: Double) -> TextBlock? {
    guard text.hasOneLevel else { return nil }
    let (scalars, characters) = (text.text.scalars, text.text.places)
    let (advances, marks, segments) = (text.advances, text.marks, text.segments)
    let limit = Self.limit(width)
    var places: [LinePlace] = []
    if let last = segments.last {
      // Some more than if all lines were full; a line has at least one segment.
      let full = (last.begin + last.content) / max(limit, 65_536)
      let lines = Int64(text.paragraphEnds.count) + full + full / 4 + 2
      places.reserveCapacity(Int(min(lines, Int64(segments.count))))
    }
    var first = 0
    for paragraph in 0...text.paragraphEnds.count {
      let end = text.paragraphEnd(paragraph)
      while first < end {
        let begin = segments[first].begin
        let edge = begin + limit
        var index = first
        while index < end && segments[index].begin + segments[index].content < edge { index += 1 }
        guard index > first, index == end || !segments[index - 1].needsCare else { return nil }
        let start = Int(segments[first].start)
        let last = segments[index - 1]
        guard scalars[start] <= 0x7F || !LineFiller.isInvisible(scalars[start]) else { return nil }
        var visible = start
        while visible < Int(last.textEnd)
          && (advances[visible] == 0 || isWhiteSpace(scalars[visible]))
        {
          visible += 1
        }
        if visible == Int(last.textEnd) { visible = start }
        let lineWidth = Double(last.begin + last.content - begin) / 65_536
        let toLeft = marks[start] & TextParts.Mark.rightToLeft != 0
        places.append(
          LinePlace(
            byteStart: characters[start].utf8, byteEnd: characters[Int(last.textEnd)].utf8,
            scalarStart: Int32(start), scalarEnd: last.textEnd,
            utf16Start: characters[visible].utf16, x: toLeft ? width - lineWidth : 0,
            width: lineWidth))
        first = index
      }
    }
    return TextBlock(
      lines: TextLines(source: text.source, places: places), direction: text.direction,
      height: Double(places.count) * text.style.lineHeight, baseline: text.baseline)
  }

  /// The lines of a measured text.
  mutating func wrap(
    _ text: TextParts, width: Double, mode: WrapMode, _ ask: Ask
  ) -> TextBlock {
    fillLines(text, width: width, mode: mode, ask)
    return TextBlock(
      lines: TextLines(source: text.source, places: places(of: text, width: width)),
      direction: text.direction, height: Double(filler.lines.count) * text.style.lineHeight,
      baseline: text.baseline)
  }

  /// Where the lines in `filler` stand.
  private func places(of text: TextParts, width: Double) -> [LinePlace] {
    let (scalars, characters) = (text.text.scalars, text.text.places)
    let (advances, marks) = (text.advances, text.marks)
    var places: [LinePlace] = []
    places.reserveCapacity(filler.lines.count)
    for line in filler.lines {
      let lineWidth = Double(line.width) / 65_536
      let toLeft =
        line.start < marks.count && marks[line.start] & TextParts.Mark.rightToLeft != 0
      // The first character that can be seen; the line's start if none can.
      var visible = line.start
      while visible < line.textEnd && (advances[visible] == 0 || isWhiteSpace(scalars[visible])) {
        visible += 1
      }
      if visible == line.textEnd { visible = line.start }
      places.append(
        LinePlace(
          byteStart: characters[line.start].utf8, byteEnd: characters[line.textEnd].utf8,
          scalarStart: Int32(line.start), scalarEnd: Int32(line.textEnd),
          utf16Start: characters[visible].utf16, x: toLeft ? width - lineWidth : 0,
          width: lineWidth))
    }
    return places
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
    for number in 0...text.paragraphEnds.count {
      let paragraph = first..<text.paragraphEnd(number)
      guard !paragraph.isEmpty else { break }
      let before = filler.lines.count
      filler.fill(text, paragraph, limit: limit, &self, ask)
      let count = filler.lines.count - before
      if mode == .balanced && count > 1 {
        let best = LineFiller.narrowest(text, paragraph, count: count, limit: limit, &self, ask)
        filler.lines.removeSubrange(before...)
        filler.fill(text, paragraph, limit: best, &self, ask)
      }
      first = paragraph.upperBound
    }
    filler.moveMarks(text)
    swap(&filler, &self.filler)
  }

  private func isWhiteSpace(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xA0 else { return scalar == 0x20 }
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return true
    default: return false
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
