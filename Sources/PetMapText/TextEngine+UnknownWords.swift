extension TextEngine {
  /// Measures a word that the cache does not know and places it; false if the text needs levels and
  /// has none.
  mutating func placeUnknownWord(
    _ token: Token, key: UInt32, _ placing: inout WordPlacing, _ ask: Ask
  ) -> Bool {
    let start = Int(placing.place.scalar)
    let utf16Count = unsafe decode(token, in: placing.text)
    let range = start..<(start + word.count)
    let hasOneLevel = placing.haveOneLevel(range)
    let isPlain =
      token.isPlain && hasOneLevel && word.count <= longestPiece
      && (placing.script == 0 || placing.script == latin)
    let traits = isPlain ? markPlainWord() : markWord(styles[placing.variant].style, ask)
    if traits & Self.needsLevels != 0 && !placing.hasLevels { return false }
    placing.endsHard = !isPlain && lineBreaker.endsLine(kinds[word.count - 1])

    unsafe (placing.scratch.scalars + start).update(from: word, count: word.count)
    let isPassing: Bool
    if isPlain {
      let key = UInt32(placing.variant) << 1 | UInt32(placing.level(start) & 1)
      isPassing = measurePiece(0..<word.count, key, at: start, ask)
      if hasLetter { placing.script = latin }
    } else {
      isPassing = measurePieces(&placing, ask)
    }
    if placing.joins { join(at: start, &placing, ask) }
    let place = placing.place
    let first = placing.segmentCount
    appendSegments(&placing, ask)
    placing.place.scalar += Int32(range.count)
    placing.utf16 += Int32(utf16Count)

    if !isPassing && hasOneLevel && Int(token.end - token.start) <= TokenCache.longest {
      typealias Flag = TokenEntry.Flag
      let flags =
        (traits & Self.needsLevels != 0 ? Flag.needsLevels : 0)
        | (placing.endsHard ? Flag.endsHard : 0)
      words.insert(token, key: key) { [placing] entry in
        entry.write(
          token, placing, at: place, segments: first..<placing.segmentCount,
          utf16Count: utf16Count, key: key, flags: flags)
      }
    }
    return true
  }

  /// Makes `word` the word's scalars and counts its UTF-16 code units.
  private mutating func decode(_ token: Token, in text: UnsafeRawPointer) -> Int {
    let end = Int(token.end)
    let bytes = end - Int(token.start)
    word.resize(to: bytes, with: 0)
    var position = Int(token.start)
    var count = 0
    var units = 0
    var letters = false
    var scalars = word.mutableSpan
    while position < end {
      let scalar = unsafe UTF8Bytes.scalar(text, at: &position)
      if (scalar | 0x20) &- 0x61 < 26 { letters = true }
      if scalar > 0xFFFF { units &+= 1 }
      scalars[count] = scalar
      count &+= 1
    }
    word.resize(to: count, with: 0)
    hasLetter = letters
    return units + count
  }

  /// What a word has to be looked at for: bits of `traits`.
  private static let needsLevels: UInt8 = 1
  private static let needsDictionary: UInt8 = 2
  private static let partsClusters: UInt8 = 4

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

  /// Marks where a line may break in a word of printable ASCII; says what it needs: nothing.
  private mutating func markPlainWord() -> UInt8 {
    partsClusters = false
    breaks.refill(false, count: word.count)
    lineBreaker.markPlain(word, breaks: &breaks)
    return 0
  }

  /// Marks grapheme clusters and where a line may break in a word; says what it needs.
  private mutating func markWord(_ style: TextStyle, _ ask: Ask) -> UInt8 {
    kinds.resize(to: word.count, with: 0)
    let word = word
    properties.look(up: word.span, into: &kinds)
    var needs: UInt8 = 0
    for kind in kinds { needs |= traits[Int(kind)] }
    partsClusters = needs & Self.partsClusters != 0
    if partsClusters {
      clusters.resize(to: word.count, with: true)
      graphemeBreaker.mark(kinds, starts: &clusters)
    }
    breaks.resize(to: word.count, with: false)
    lineBreaker.mark(word, kinds, breaks: &breaks)
    if needs & Self.needsDictionary != 0 { markDictionaryWords(style, ask) }
    return needs
  }

  /// Whether a grapheme cluster of `word` begins at a scalar.
  func beginsCluster(_ position: Int) -> Bool { !partsClusters || clusters[position] }

  private mutating func markDictionaryWords(_ style: TextStyle, _ ask: Ask) {
    var position = 0
    while position < word.count {
      guard isComplex(position) else {
        position += 1
        continue
      }
      let start = position
      while position < word.count && isComplex(position) { position += 1 }
      if position - start > 1 {
        let place = findWords(start..<position, style, ask)
        for index in 0..<(position - start) where dictionary[place + index].isUnsafe {
          breaks[start + index] = true
        }
        for inner in start..<position where !beginsCluster(inner) { breaks[inner] = false }
      }
    }
  }

  /// Where the cache has the beginnings of words in a run without spaces; asks the dictionary
  /// first if need be.
  private mutating func findWords(_ range: Range<Int>, _ style: TextStyle, _ ask: Ask) -> Int {
    let word = word
    let text = word.span
    let hash = WordCache.hash(text, range, variant: 0)
    if let place = dictionary.find(text, range, hash: hash, variant: 0) { return place }
    question.kind = .words
    question.style = style
    question.text = Array(word[range])
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
}
