/// Breaks measured text into lines by filling each line with as much text as fits.
struct LineFiller {
  /// The lines so far.
  private(set) var lines: [TextLine] = []
  private let text: MeasuredText
  /// The width of the block in CSS pixels.
  private let width: Double
  private let shaper: TextShaper

  /// - Parameter width: The width of the block in CSS pixels; right-to-left lines are aligned to
  ///   it.
  private init(_ text: MeasuredText, width: Double, shaper: TextShaper) {
    self.text = text
    self.width = width
    self.shaper = shaper
  }

  /// Breaks measured text into lines.
  ///
  /// - Complexity: O(*n*) in the length of the text; balanced lines take a few more passes.
  static func lines(
    of text: MeasuredText, width: Double, mode: WrapMode, _ shaper: TextShaper,
    _ measurer: inout some TextMeasurer
  ) -> [TextLine] {
    var filler = LineFiller(text, width: width, shaper: shaper)
    // Chromium tolerates an overflow of 1/64 pixel.
    let limit = width > 0 ? Int64(min(width, 1e12) * 65_536) + 1_024 : 0
    var start = 0
    while start < text.segments.count {
      var end = start + 1
      while end < text.segments.count && !text.segments[end - 1].endsParagraph { end += 1 }
      switch mode {
      case .greedy: filler.fill(start..<end, limit: limit, &measurer)
      case .balanced: filler.balance(start..<end, limit: limit, &measurer)
      }
      start = end
    }
    return filler.lines
  }

  /// Fills the lines of a paragraph with the smallest limit that does not increase the number of
  /// lines.
  private mutating func balance(
    _ paragraph: Range<Int>, limit: Int64, _ measurer: inout some TextMeasurer
  ) {
    func count(_ limit: Int64, _ measurer: inout some TextMeasurer) -> Int {
      var trial = LineFiller(text, width: width, shaper: shaper)
      trial.fill(paragraph, limit: limit, &measurer)
      return trial.lines.count
    }
    let fewest = count(limit, &measurer)
    var (low, high) = (limit / 2, limit)
    while fewest > 1 && high - low > 1_024 {
      let middle = (low + high) / 2
      if count(middle, &measurer) > fewest { low = middle } else { high = middle }
    }
    fill(paragraph, limit: high, &measurer)
  }

  /// Fills the lines of a paragraph, each narrower than `limit`.
  ///
  /// - Parameter paragraph: The indices of its segments.
  private mutating func fill(
    _ paragraph: Range<Int>, limit: Int64, _ measurer: inout some TextMeasurer
  ) {
    let segments = text.segments
    var first = paragraph.lowerBound
    var start = segments[first].start
    while first < paragraph.upperBound {
      // The left edge of the line. If the line's first segment was cut and reshaped, the edge
      // absorbs the change in width, so that the right edges of all segments remain valid.
      var left = segments[first].left
      if start > segments[first].start || text.isUnsafeToBreak(at: start) {
        let rest = start..<segments[first].contentEnd
        left = segments[first].right - exactWidth(rest, &measurer)
      }
      var rounding = BidiRounding(start: start)
      var index = first
      while index < paragraph.upperBound {
        let before = index == first ? 0 : segments[index].left - left
        let extra = rounding.advance(over: segments[index], of: text, before: before)
        if segments[index].right - left + extra >= limit { break }
        index += 1
      }
      if let next = endLine(start, left, among: first..<index, limit: limit, &measurer) {
        first = next
      } else {
        start = breakInside(segments[first], start: start, limit: limit, &measurer)
        // The rest of the segment may fit after all, if reshaping made it narrower.
        guard start >= segments[first].contentEnd else { continue }
        first += 1
      }
      if first < paragraph.upperBound { start = segments[first].start }
    }
  }

  /// Ends a line after the last segment in a range that fits.
  ///
  /// - Parameters:
  ///   - start: The line's first scalar.
  ///   - left: The line's left edge, in the coordinates of ``Segment/left``.
  /// - Returns: The index of the next segment, or `nil` if no segment fits.
  private mutating func endLine(
    _ start: Int, _ left: Int64, among range: Range<Int>, limit: Int64,
    _ measurer: inout some TextMeasurer
  ) -> Int? {
    for index in range.reversed() {
      let last = text.segments[index]
      var width = last.right - left
      if text.isUnsafeToBreak(at: last.contentEnd) && last.contentEnd == last.end {
        let content = max(start, last.start)..<last.contentEnd
        width = index == range.lowerBound ? 0 : last.left - left
        width += exactWidth(content, &measurer)
      }
      let content = last.start..<last.contentEnd
      let isHyphenated = !last.endsParagraph && endsWithSoftHyphen(content)
      if isHyphenated {
        guard hyphenFits(width, limit) else { continue }
        width += text.hyphen.width
      } else if width >= limit {
        continue
      }
      append(start..<max(start, last.textEnd), width, isHyphenated: isHyphenated, &measurer)
      return index + 1
    }
    return nil
  }

  /// Ends a line between two grapheme clusters of a segment that is wider than the line.
  ///
  /// - Returns: The start of the next line.
  private mutating func breakInside(
    _ segment: Segment, start: Int, limit: Int64, _ measurer: inout some TextMeasurer
  ) -> Int {
    guard start < segment.contentEnd else {
      append(start..<max(start, segment.textEnd), 0, &measurer)
      return start
    }
    var end = clusterEnd(start, in: segment)
    while end < segment.contentEnd {
      let next = clusterEnd(end, in: segment)
      guard text.width(start..<next) < limit else { break }
      end = next
    }
    var width = exactWidth(start..<end, &measurer)
    // If the hyphen for a soft hyphen does not fit, the preceding grapheme cluster moves to the
    // next line.
    while width >= limit || endsWithSoftHyphen(start..<end) && !hyphenFits(width, limit)
      || end < segment.contentEnd && text.collapsed.scalars[end] == .softHyphen
    {
      var shorter = end - 1
      while shorter > start && !text.marks[shorter].contains(.cluster) { shorter -= 1 }
      guard shorter > start else { break }
      end = shorter
      width = exactWidth(start..<end, &measurer)
    }
    let isWhole = end == segment.contentEnd
    append(
      start..<(isWhole ? segment.textEnd : end), width,
      isHyphenated: endsWithSoftHyphen(start..<end) && !(isWhole && segment.endsParagraph),
      &measurer)
    return end
  }

  private func clusterEnd(_ start: Int, in segment: Segment) -> Int {
    var end = start + 1
    while end < segment.contentEnd && !text.marks[end].contains(.cluster) { end += 1 }
    return end
  }

  private func endsWithSoftHyphen(_ range: Range<Int>) -> Bool {
    range.last.map { text.collapsed.scalars[$0] == .softHyphen } ?? false
  }

  /// Returns whether a hyphen fits after a line of a given width; both widths are rounded up to
  /// 1/64 pixel.
  private func hyphenFits(_ width: Int64, _ limit: Int64) -> Bool {
    BidiRounding.up(width) + BidiRounding.up(text.hyphen.width) <= limit
  }
}

extension LineFiller {
  /// Returns the width of a range within a segment if it forms its own line.
  private func exactWidth(_ range: Range<Int>, _ measurer: inout some TextMeasurer) -> Int64 {
    var width = text.width(range)
    for piece in cutPieces(range, &measurer) { width += piece.run.width - text.width(piece.range) }
    return width
  }

  /// Returns the reshaped parts of pieces that the line's edges cut at an unsafe boundary. Letters
  /// keep the contextual forms determined by their neighbors.
  ///
  /// - Parameter range: The scalars of the line.
  private func cutPieces(
    _ range: Range<Int>, _ measurer: inout some TextMeasurer
  ) -> [CutPiece] {
    let cutsStart = !range.isEmpty && text.isUnsafeToBreak(at: range.lowerBound)
    let cutsEnd = !range.isEmpty && text.isUnsafeToBreak(at: range.upperBound)
    guard cutsStart || cutsEnd else { return [] }
    var cuts: [CutPiece] = []
    var end = range.lowerBound
    if cutsStart {
      end += 1
      while end < range.upperBound && !text.marks[end].contains(.piece) { end += 1 }
      cuts.append(cutPiece(range.lowerBound..<end, &measurer))
    }
    if cutsEnd && end < range.upperBound {
      var start = range.upperBound - 1
      while start > end && !text.marks[start].contains(.piece) { start -= 1 }
      cuts.append(cutPiece(start..<range.upperBound, &measurer))
    }
    return cuts
  }

  private func cutPiece(
    _ range: Range<Int>, _ measurer: inout some TextMeasurer
  ) -> CutPiece {
    let run = shaper.shape(
      text.collapsed.scalars, range, context: 5, style: text.style,
      level: text.levels[range.lowerBound], &measurer)
    return CutPiece(range: range, run: run)
  }

  /// Appends a line.
  private mutating func append(
    _ range: Range<Int>, _ lineWidth: Int64, isHyphenated: Bool = false,
    _ measurer: inout some TextMeasurer
  ) {
    let shown = passInvisible(range)
    let pixels = Double(lineWidth) / 65_536
    lines.append(
      TextLine(
        source: text, range: shown, cuts: cutPieces(shown, &measurer), isHyphenated: isHyphenated,
        x: text.levels.runsLeft(shown.lowerBound) ? width - pixels : 0, width: pixels))
  }

  /// Moves invisible characters at a line's start to the previous line, as Chromium does: for
  /// example, a direction mark before a phone number.
  ///
  /// - Returns: The remaining range of the line.
  private mutating func passInvisible(_ range: Range<Int>) -> Range<Int> {
    let scalars = text.collapsed.scalars
    var start = range.lowerBound
    guard !lines.isEmpty, scalars[start - 1] != .lineFeed else { return range }
    while start + 1 < range.upperBound && Self.isInvisible(scalars[start])
      && text.marks[start + 1].contains(.cluster)
    {
      start += 1
    }
    if start > range.lowerBound { lines[lines.count - 1].extend(to: start) }
    return start..<range.upperBound
  }

  private static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case .softHyphen, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069,
      0xFEFF:
      true
    default: false
    }
  }
}
