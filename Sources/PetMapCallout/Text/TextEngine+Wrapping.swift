extension TextEngine {
  /// The lines of the text that was measured last; nil as below.
  func wrapPlain(_ text: TextSummary, width: Double) -> TextBlock? {
    guard text.hasOneLevel else { return nil }
    let metrics = styles[text.variant]
    let segments = unsafe UnsafeBufferPointer(start: scratch.segments, count: text.segmentCount)
    return TextBlock(
      plain: unsafe Span(_unsafeElements: segments), text.source, text.direction, width: width,
      lineHeight: text.style.lineHeight, baseline: metrics.baseline)
  }

  /// The lines of a measured text; nil where something has to be measured for them, or looked at
  /// twice: words that break inside, hyphens, levels, invisible characters.
  func wrapPlain(_ text: TextParts, width: Double) -> TextBlock? {
    guard text.hasOneLevel else { return nil }
    let segments = text.segments
    return TextBlock(
      plain: segments.span, text.source, text.direction, width: width,
      lineHeight: text.style.lineHeight, baseline: text.baseline)
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
    let (scalars, advances, marks) = (text.scalars, text.advances, text.marks)
    var places: [LinePlace] = []
    places.reserveCapacity(filler.lines.count)
    var offsets = TextOffsets()
    for line in filler.lines {
      let lineWidth = Double(line.width) / 65_536
      let toLeft =
        line.start < marks.count && marks[line.start] & TextParts.Mark.rightToLeft != 0
      // The first character that can be seen; the line's start if none can.
      var visible = line.start
      while visible < line.textEnd
        && (advances[visible] == 0 || Self.isWhiteSpace(scalars[visible]))
      {
        visible += 1
      }
      if visible == line.textEnd { visible = line.start }
      offsets.move(to: line.start, in: text)
      let byteStart = offsets.byte
      offsets.move(to: visible, in: text)
      let utf16Start = offsets.utf16
      offsets.move(to: line.textEnd, in: text)
      places.append(
        LinePlace(
          byteStart: byteStart, byteEnd: offsets.byte, scalarStart: Int32(line.start),
          scalarEnd: Int32(line.textEnd), utf16Start: utf16Start,
          x: toLeft ? width - lineWidth : 0, width: lineWidth))
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

  static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xA0 else { return scalar == 0x20 }
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// A line is narrower than this: Chromium lets 1/64 pixel pass.
  static func limit(_ width: Double) -> Int64 {
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
