extension TextEngine {
  /// Measures a text, or a line whose levels its paragraph has settled.
  mutating func measure(
    _ text: String, style: TextStyle, knownLevels: [UInt8], _ ask: Ask
  ) -> TextParts {
    let variant = number(of: style, ask)
    let baseline = styles[variant].baseline
    let hyphen = styles[variant].hyphen
    let collapsed = CollapsedText(text)
    let scalars = collapsed.scalars
    let traits = classify(scalars)
    var marks = [UInt8](repeating: TextParts.Mark.cluster, count: scalars.count)
    if traits & Self.partsClusters != 0 {
      graphemeBreaker.mark(kinds, starts: &clusters)
      for position in marks.indices where !clusters[position] { marks[position] = 0 }
    }
    lineBreaker.mark(scalars, kinds, breaks: &breaks)
    if traits & Self.needsDictionary != 0 { markDictionaryWords(scalars, style, ask) }
    var levels: [UInt8] = []
    var direction = TextDirection.leftToRight
    if knownLevels.count == scalars.count {
      levels = knownLevels
    } else if traits & Self.needsLevels != 0 {
      (levels, direction) = resolveLevels(scalars, &marks)
    }
    let advances = measurePieces(scalars, levels, &marks, variant, ask)
    let (segments, paragraphEnds) = makeSegments(scalars, levels, advances, marks, variant, ask)
    return TextParts(
      style: style, direction: direction, baseline: baseline, text: collapsed,
      source: LineSource(utf8: collapsed.utf8, levels: levels), advances: advances, marks: marks,
      segments: segments, paragraphEnds: paragraphEnds, hyphenAdvance: hyphen)
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
      cache.removeAll()
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

  /// What a text has to be looked at for: bits of `traits`.
  static let needsLevels: UInt8 = 1
  static let needsDictionary: UInt8 = 2
  static let partsClusters: UInt8 = 4

  /// The bits above for each kind of character.
  static func traits(_ properties: CharacterProperties) -> [UInt8] {
    properties.lineBreak.indices.map { kind in
      let lineBreak = properties.lineBreak[kind]
      let isComplex = lineBreak == LineBreakClass.sa || lineBreak == LineBreakClass.saMark
      return (BidiParagraph.needsLevels(properties.bidi[kind]) ? needsLevels : 0)
        | (isComplex ? needsDictionary : 0)
        | (properties.standsAlone(kind: kind) ? 0 : partsClusters)
    }
  }

  /// Looks up the kinds; says what any of them needs.
  private mutating func classify(_ scalars: [UInt32]) -> UInt8 {
    let count = scalars.count
    var needs: UInt8 = 0
    // Apart from the rest while they are written.
    var kinds: [UInt8] = []
    swap(&kinds, &self.kinds)
    kinds.removeAll(keepingCapacity: true)
    kinds.append(contentsOf: repeatElement(0, count: count))
    properties.look(up: scalars.span, into: &kinds)
    for kind in kinds { needs |= traits[Int(kind)] }
    swap(&kinds, &self.kinds)
    clusters.removeAll(keepingCapacity: true)
    clusters.append(contentsOf: repeatElement(true, count: count))
    breaks.removeAll(keepingCapacity: true)
    breaks.append(contentsOf: repeatElement(false, count: count))
    return needs
  }

  private mutating func markDictionaryWords(
    _ scalars: [UInt32], _ style: TextStyle, _ ask: Ask
  ) {
    var position = 0
    while position < scalars.count {
      guard isComplex(position) else {
        position += 1
        continue
      }
      let start = position
      while position < scalars.count && isComplex(position) { position += 1 }
      if position - start > 1 {
        let place = findWords(scalars, start..<position, style, ask)
        for index in 0..<(position - start) where dictionary[place + index].isUnsafe {
          breaks[start + index] = true
        }
        for inner in start..<position where !clusters[inner] { breaks[inner] = false }
      }
    }
  }

  /// Where the cache has the beginnings of words in a run without spaces; asks the dictionary
  /// first if need be.
  private mutating func findWords(
    _ scalars: [UInt32], _ range: Range<Int>, _ style: TextStyle, _ ask: Ask
  ) -> Int {
    let text = scalars.span
    let hash = WordCache.hash(text, range, variant: 0)
    if let place = dictionary.find(text, range, hash: hash, variant: 0) { return place }
    question.kind = .words
    question.style = style
    question.text = Array(scalars[range])
    question.range = 0..<range.count
    question.breaks = [Bool](repeating: false, count: range.count)
    ask(&question)
    question.run.reset(count: range.count)
    question.run.unsafeToBreak = question.breaks
    return dictionary.insert(text, range, hash: hash, variant: 0, run: question.run)
  }

  private func isComplex(_ position: Int) -> Bool {
    let value = properties.lineBreak[Int(kinds[position])]
    return value == LineBreakClass.sa || value == LineBreakClass.saMark
  }

  /// The levels of all paragraphs and the direction of the text.
  private func resolveLevels(
    _ scalars: [UInt32], _ marks: inout [UInt8]
  ) -> ([UInt8], TextDirection) {
    let classes = kinds.map { properties.bidi[Int($0)] }
    var first: UInt8?
    var levels: [UInt8] = []
    levels.reserveCapacity(scalars.count)
    var start = 0
    // The direction of the text is that of its first strong character, in whichever paragraph.
    var place = 0
    while first == nil && place < scalars.count {
      let end = paragraphEnd(scalars, place)
      first = BidiParagraph.firstStrongLevel(classes, place..<end)
      place = end + 1
    }
    while start < scalars.count {
      let end = paragraphEnd(scalars, start)
      let base = BidiParagraph.firstStrongLevel(classes, start..<end) ?? first ?? 0
      let paragraph = BidiParagraph(
        scalars: Array(scalars[start..<end]), classes: Array(classes[start..<end]),
        baseLevel: base)
      levels.append(contentsOf: paragraph.levels)
      if end < scalars.count { levels.append(base) }
      if base == 1 {
        for index in start..<min(end + 1, scalars.count) {
          marks[index] |= TextParts.Mark.rightToLeft
        }
      }
      start = end + 1
    }
    return (levels, first == 1 ? .rightToLeft : .leftToRight)
  }

  private func paragraphEnd(_ scalars: [UInt32], _ start: Int) -> Int {
    var end = start
    while end < scalars.count && scalars[end] != 0x0A { end += 1 }
    return end
  }
}
