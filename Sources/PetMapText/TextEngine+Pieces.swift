/// No more scalars than this are measured at once.
let longestPiece = 256
/// No more scalars than this on either side of a cut are shown to the measurer.
private let longestContext = 5

extension TextEngine {
  /// Cuts `word` into pieces, each measured by itself, and fills in advances and marks.
  ///
  /// A piece is of one bidi level. East Asian text is cut wherever a line may break, so that its
  /// characters are found in the cache again.
  ///
  /// - Returns: Whether the word is unlikely to come again.
  mutating func measurePieces(_ placing: inout WordPlacing, _ ask: Ask) -> Bool {
    let base = Int(placing.place.scalar)
    var isPassing = false
    var start = 0
    while start < word.count {
      if word[start] == 0x3000 {
        unsafe scratch.marks[base + start] = TextParts.Mark.piece | TextParts.Mark.cluster
        unsafe scratch.advances[base + start] = styles[placing.variant].ideographicSpace
        start += 1
        continue
      }
      let key = UInt32(placing.variant) << 1 | UInt32(placing.level(base + start) & 1)
      let end = pieceEnd(start, &placing)
      if measurePiece(start..<end, key, at: base + start, ask) { isPassing = true }
      start = end
    }
    return isPassing
  }

  /// The end of the piece of `word` that begins at `start`.
  ///
  /// Punctuation belongs to the script before it and does not kern with a letter of another
  /// behind it, as in an Arabic text with a Latin name in quotation marks.
  private func pieceEnd(_ start: Int, _ placing: inout WordPlacing) -> Int {
    let base = Int(placing.place.scalar)
    let count = word.count
    var script = placing.script
    var end = start
    var wasEastAsian = false
    repeat {
      let flag = flags[Int(kinds[end])]
      let isEastAsian = flag & CharacterProperties.eastAsian != 0
      let own = flag >> 3
      if end > start {
        if word[end] == 0x3000 { break }
        if placing.level(base + end) != placing.level(base + start) { break }
        if end - start >= longestPiece && beginsCluster(end) { break }
        if (isEastAsian || wasEastAsian) && breaks[end] { break }
        if own != script && own != 0 && script != 0 && beginsCluster(end) { break }
      }
      if own != 0 { script = own }
      wasEastAsian = isEastAsian
      end += 1
    } while end < count
    placing.script = script
    return end
  }

  /// Fills in the widths and marks of a piece of `word`.
  ///
  /// - Parameters:
  ///   - key: The place of the style above the bit for the direction.
  ///   - place: Where it stands in `scratch`.
  /// - Returns: Whether it is unlikely to come again.
  mutating func measurePiece(
    _ range: Range<Int>, _ key: UInt32, at place: Int, _ ask: Ask
  ) -> Bool {
    let shift = place - range.lowerBound
    unsafe (scratch.marks + place).update(repeating: TextParts.Mark.cluster, count: range.count)
    if partsClusters {
      for position in range where !clusters[position] {
        unsafe scratch.marks[shift + position] = 0
      }
    }
    unsafe scratch.marks[place] = TextParts.Mark.piece | TextParts.Mark.cluster
    // A piece that is a whole word is kept as a word.
    let isPart = range.count < word.count
    let word = word
    let text = word.span
    let hash = isPart ? WordCache.hash(text, range, variant: key) : 0
    if isPart, let known = pieces.find(text, range, hash: hash, variant: key) {
      for index in range.indices {
        let cell = pieces[known + index - range.lowerBound]
        unsafe scratch.advances[shift + index] = cell.advance
        if cell.isUnsafe { unsafe scratch.marks[shift + index] |= TextParts.Mark.unsafe }
      }
      return false
    }
    // The cache knows the word alone, so no more may decide its widths.
    askWidths(text, of: range, in: range, styles[Int(key >> 1)].style, UInt8(key & 1), ask)
    for index in 0..<range.count {
      unsafe scratch.advances[place + index] = question.run.advances[index]
      if question.run.unsafeToBreak[index] {
        unsafe scratch.marks[place + index] |= TextParts.Mark.unsafe
      }
    }
    if isPart && !question.run.isPassing {
      _ = pieces.insert(text, range, hash: hash, variant: key, run: question.run)
    }
    return question.run.isPassing
  }

  /// What a line's edge adds to the width of the part of a piece that it cuts: its letters keep the
  /// forms that they have beside their neighbours.
  mutating func change(of text: TextParts, _ range: Range<Int>, _ ask: Ask) -> Int64 {
    var change = widthInContext(text, range, ask)
    for index in range { change -= Int64(text.advances[index]) }
    return change
  }

  private mutating func widthInContext(
    _ text: TextParts, _ range: Range<Int>, _ ask: Ask
  ) -> Int64 {
    let level = text.levels.isEmpty ? 0 : text.levels[range.lowerBound]
    let before = min(range.lowerBound, longestContext)
    let after = min(text.scalars.count - range.upperBound, longestContext)
    let whole = (range.lowerBound - before)..<(range.upperBound + after)
    let number = number(of: text.style, ask)
    let all = text.scalars
    let scalars = all.span
    let key = (UInt32(number) << 4 | UInt32(before)) << 4 | UInt32(after) << 1 | UInt32(level & 1)
    let hash = WordCache.hash(scalars, whole, variant: key)
    if let place = cuts.find(scalars, whole, hash: hash, variant: key) {
      return Int64(cuts[place].advance)
    }
    askWidths(scalars, of: range, in: whole, text.style, level, ask)
    let width = question.run.advances.reduce(0) { $0 + Int64($1) }
    if width.magnitude < WordCache.Cell.mostAdvance {
      question.run.reset(count: whole.count)
      question.run.advances[0] = Int32(width)
      _ = cuts.insert(scalars, whole, hash: hash, variant: key, run: question.run)
    }
    return width
  }
}
