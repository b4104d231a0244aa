extension TextEngine {
  /// Measures a text, or a line whose levels its paragraph has settled. Its parts are left in
  /// `scratch`.
  mutating func measure(
    _ text: String, style: TextStyle, knownLevels: [UInt8], _ ask: Ask
  ) -> TextSummary {
    let variant = number(of: style, ask)
    let utf8 = tokens.read(text)
    if scratch.capacity < utf8.count || !isKnownUniquelyReferenced(&scratch) {
      scratch = TextScratch(capacity: max(1_024, utf8.count))
    }
    words.separate()
    var levels: [UInt8] = []
    var direction = TextDirection.leftToRight
    var paragraphs: [BidiBase] = []
    if !knownLevels.isEmpty && knownLevels.count == UTF8Bytes.scalarCount(utf8) {
      levels = knownLevels
    }
    var placed = placeWords(utf8, levels, variant, ask)
    if placed == nil {
      // There are words that run to the left: what stands beside them counts.
      (levels, direction, paragraphs) = resolveLevels(utf8)
      placed = placeWords(utf8, levels, variant, ask)
    }
    let counts = placed ?? (0, 0)
    let hasOneLevel = levels.isEmpty || applyLevels(levels, paragraphs, counts.segments)
    return TextSummary(
      style: style, variant: variant, direction: direction,
      source: LineSource(utf8: utf8, levels: levels), scalarCount: counts.scalars,
      segmentCount: counts.segments, hasOneLevel: hasOneLevel)
  }

  /// Keeps the parts of the text that was measured last.
  func parts(of text: TextSummary) -> TextParts {
    let count = text.scalarCount
    return unsafe TextParts(
      style: text.style, direction: text.direction, baseline: styles[text.variant].baseline,
      source: text.source,
      scalars: Array(UnsafeBufferPointer(start: scratch.scalars, count: count)),
      advances: Array(UnsafeBufferPointer(start: scratch.advances, count: count)),
      marks: Array(UnsafeBufferPointer(start: scratch.marks, count: count)),
      segments: Array(
        UnsafeBufferPointer(start: scratch.segments, count: text.segmentCount)),
      edges: Array(UnsafeBufferPointer(start: scratch.edges, count: text.segmentCount)),
      hyphenAdvance: styles[text.variant].hyphen,
      hasOneLevel: text.hasOneLevel)
  }

  /// The place of a style among those met so far.
  mutating func number(of style: TextStyle, _ ask: Ask) -> Int {
    for index in styles.indices where styles[index].style == style { return index }
    var question = MeasureQuestion(kind: .reach, style: style)
    ask(&question)
    let reach = question.reach
    let baseline = (style.lineHeight - reach.ascent - reach.descent) / 2 + reach.ascent
    if styles.count == 64 {
      // Nobody has that many styles; whoever makes them up gets no memory for it.
      styles.removeAll()
      words.removeAll()
      pieces.removeAll()
      joints.removeAll()
      cuts.removeAll()
    }
    styles.append(
      StyleMetrics(
        style: style, baseline: baseline, joints: [], space: advance(of: 0x20, style, ask),
        ideographicSpace: advance(of: 0x3000, style, ask),
        hyphen: advance(of: 0x2010, style, ask)))
    return styles.count - 1
  }

  private mutating func advance(of scalar: UInt32, _ style: TextStyle, _ ask: Ask) -> Int32 {
    // Embedded Swift for WebAssembly frees a list of one before its span is read.
    question.text.removeAll(keepingCapacity: true)
    question.text.append(scalar)
    askWidths(of: 0..<1, style, 0, ask)
    return question.run.advances[0]
  }
}

/// What is known of a text whose parts are in the engine's memory.
struct TextSummary {
  let style: TextStyle
  /// The place of the style among those that the engine has met.
  let variant: Int
  /// The base direction of the text.
  let direction: TextDirection
  /// What its lines share.
  let source: LineSource
  let scalarCount: Int
  let segmentCount: Int
  /// Whether each paragraph runs in one direction only.
  let hasOneLevel: Bool
}
