extension TextShaper {
  /// Measures text by collapsing its whitespace and arranging its words in a row.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  func measure(
    _ string: String, style: TextStyle, _ measurer: inout some TextMeasurer
  ) -> MeasuredText {
    let text = CollapsedText(string)
    let levels = TextLevels(text.scalars)
    let scalars = text.scalars
    let space = shape([.space], 0..<1, style: style, level: 0, &measurer).width
    var row = WordRow(text, levels)
    var script: UInt8 = 0
    var start = 0
    while start < scalars.count {
      let end = text.wordEnd(start)
      if start < end {
        let word = word(
          start..<end, of: text, levels, script: script, style: style, &measurer)
        if row.kernsAcrossSpace {
          row.append(
            kerning: kerning(
              scalars[start - 2], scalars[start], isSpaced: true, style: style,
              level: levels[start], &measurer))
        }
        row.append(word)
        script = word.script
      }
      if end < scalars.count {
        row.appendSeparator(width: scalars[end] == .space ? space : 0)
        if scalars[end] == .lineFeed { script = 0 }
      }
      start = end + 1
    }
    let reach = measurer.verticalMetrics(of: style)
    return row.text(
      style: style,
      baseline: (style.lineHeight - reach.ascent - reach.descent) / 2 + reach.ascent,
      hyphen: shape([0x2010], 0..<1, style: style, level: 0, &measurer))
  }
}

/// Arranges words in a row.
private struct WordRow {
  private let text: CollapsedText
  private let levels: TextLevels
  private var positions: [Int64] = []
  private var marks: [BoundaryMarks] = []
  private var words: [PlacedWord] = []
  private var segments: [Segment] = []
  /// The sum of all advances.
  private var position: Int64 = 0
  /// The sum of the kerning between pieces.
  private var kerning: Int64 = 0
  /// Whether the next word or space begins a new segment.
  private var beginsSegment = true

  init(_ text: CollapsedText, _ levels: TextLevels) {
    self.text = text
    self.levels = levels
    positions.reserveCapacity(text.scalars.count + 1)
    marks.reserveCapacity(text.scalars.count + 1)
  }

  /// Whether the next word is kerned with the previous one across a space.
  var kernsAcrossSpace: Bool {
    let end = marks.count
    guard end > 1, text.scalars[end - 1] == .space, let last = segments.last else { return false }
    return last.start < last.contentEnd && last.contentEnd == end - 1
      && levels[end - 2] == levels[end]
  }

  mutating func append(kerning width: Int64) { kerning += width }

  mutating func append(_ word: ShapedWord) {
    let start = marks.count
    words.append(PlacedWord(start: start, word: word))
    var kernings = word.kernings[...]
    for scalar in word.scalars {
      let index = marks.count
      if scalar.marks.contains(.segment) {
        if index > start { endContent(at: index) }
        if let first = kernings.first, start + first.index == index {
          kerning += first.width
          kernings.removeFirst()
        }
        beginSegment(at: index)
      }
      positions.append(position)
      marks.append(scalar.marks)
      position += scalar.advance
    }
    endContent(at: marks.count)
    beginsSegment = word.endsLine
  }

  /// Appends a space or line feed.
  mutating func appendSeparator(width: Int64) {
    let index = marks.count
    if beginsSegment { beginSegment(at: index) }
    positions.append(position)
    marks.append([.cluster, .piece])
    position += width
    segments[segments.count - 1].end = index + 1
    beginsSegment = text.scalars[index] == .lineFeed
    segments[segments.count - 1].endsParagraph = beginsSegment
  }

  private mutating func beginSegment(at index: Int) {
    let left = position + kerning
    segments.append(
      Segment(
        start: index, contentEnd: index, textEnd: index, end: index, left: left, right: left))
  }

  /// Ends the visible content of the last segment; ideographic spaces at its end hang.
  private mutating func endContent(at end: Int) {
    var segment = segments[segments.count - 1]
    var contentEnd = end
    while contentEnd > segment.start && text.scalars[contentEnd - 1] == 0x3000 { contentEnd -= 1 }
    segment.contentEnd = contentEnd
    segment.textEnd = end
    segment.end = end
    segment.right = (contentEnd < end ? positions[contentEnd] : position) + kerning
    segments[segments.count - 1] = segment
  }

  consuming func text(style: TextStyle, baseline: Double, hyphen: ShapedRun) -> MeasuredText {
    positions.append(position)
    marks.append([.cluster, .piece])
    if !segments.isEmpty { segments[segments.count - 1].endsParagraph = true }
    if !levels.areAllZero {
      for index in segments.indices {
        segments[index].changesLevel = levels.changes(
          in: segments[index].start..<segments[index].end)
      }
    }
    return MeasuredText(
      style: style, baseline: baseline, collapsed: text, levels: levels, positions: positions,
      marks: marks, words: words, segments: segments, hyphen: hyphen)
  }
}
