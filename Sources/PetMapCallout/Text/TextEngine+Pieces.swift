/// No more scalars than this are measured at once.
private let longestPiece = 256

extension TextEngine {
  /// Cuts the text into pieces, each measured by itself, and fills in advances and marks.
  ///
  /// A piece is a word between spaces, of one bidi level. East Asian text is cut wherever a line
  /// may break, so that its characters are found in the cache again.
  mutating func measurePieces(
    _ text: inout MeasuredText, _ metrics: StyleMetrics, _ variant: UInt32,
    _ ask: Ask
  ) {
    let count = text.scalars.count
    text.advances.reserveCapacity(count)
    var start = 0
    var script: UInt8 = 0
    while start < count {
      let scalar = text.scalars[start]
      if scalar == 0x20 || scalar == 0x3000 || scalar == 0x0A {
        let advance =
          scalar == 0x20 ? metrics.space : scalar == 0x0A ? 0 : metrics.ideographicSpace
        text.advances.append(advance)
        text.marks[start] |= MeasuredText.Mark.piece | MeasuredText.Mark.cluster
        if scalar == 0x0A { script = 0 }
        start += 1
        continue
      }
      let end = pieceEnd(text, start, &script)
      let level = text.levels.isEmpty ? 0 : text.levels[start]
      let place = measurePiece(text.scalars, start..<end, text.style, variant, level, ask)
      for index in 0..<(end - start) {
        text.advances.append(cache.advances[place + index])
        var mark: UInt8 = cache.unsafeToBreak[place + index] ? MeasuredText.Mark.unsafe : 0
        if clusters[start + index] { mark |= MeasuredText.Mark.cluster }
        text.marks[start + index] |= mark
      }
      text.marks[start] |= MeasuredText.Mark.piece | MeasuredText.Mark.cluster
      start = end
    }
  }

  /// The end of the piece that begins at `start`.
  ///
  /// Punctuation belongs to the script before it and does not kern with a letter of another
  /// behind it, as in an Arabic text with a Latin name in quotation marks.
  private func pieceEnd(_ text: MeasuredText, _ start: Int, _ script: inout UInt8) -> Int {
    let count = text.scalars.count
    var end = start
    while end < count {
      let own = properties.script(ofKind: kinds[end])
      if own != 0 {
        if end > start && script != 0 && own != script && clusters[end] { break }
        script = own
      }
      end += 1
      guard end < count else { break }
      let scalar = text.scalars[end]
      if scalar == 0x20 || scalar == 0x3000 || scalar == 0x0A { break }
      if !text.levels.isEmpty && text.levels[end] != text.levels[start] { break }
      if breaks[end] && (isEastAsian(end) || isEastAsian(end - 1)) { break }
      if end - start >= longestPiece && clusters[end] { break }
    }
    return end
  }

  private func isEastAsian(_ position: Int) -> Bool {
    properties.flags[Int(kinds[position])] & CharacterProperties.eastAsian != 0
  }

  /// Where the cache has the widths of a piece; measures it first if need be.
  mutating func measurePiece(
    _ scalars: [UInt32], _ range: Range<Int>, _ style: TextStyle, _ variant: UInt32,
    _ level: UInt8, _ ask: Ask
  ) -> Int {
    let key = variant << 1 | UInt32(level & 1)
    let hash = WordCache.hash(scalars, range, variant: key)
    if let place = cache.find(scalars, range, hash: hash, variant: key) { return place }
    // The cache knows the word alone, so no more may decide its widths.
    askWidths(Array(scalars[range]), 0..<range.count, style, level, ask)
    return cache.insert(scalars, range, hash: hash, variant: key, run: run)
  }

  /// The width of part of a piece that a line's edge cuts: its letters keep the forms that they
  /// have beside their neighbours.
  mutating func widthInContext(
    _ text: MeasuredText, _ range: Range<Int>, _ level: UInt8, _ ask: Ask
  ) -> Int64 {
    askWidths(text.scalars, range, text.style, level, ask)
    return run.advances.reduce(0) { $0 + Int64($1) }
  }

  /// The width of a piece measured by itself.
  mutating func width(
    _ scalars: [UInt32], _ range: Range<Int>, _ style: TextStyle, _ variant: UInt32,
    _ level: UInt8, _ ask: Ask
  ) -> Int64 {
    let place = measurePiece(scalars, range, style, variant, level, ask)
    var sum: Int64 = 0
    for index in place..<(place + range.count) { sum += Int64(cache.advances[index]) }
    return sum
  }

  /// What neighbouring pieces add to each other's widths when they stand on one line: kerning
  /// between two characters, or across a single space.
  mutating func joint(
    _ text: MeasuredText, _ range: Range<Int>, _ variant: UInt32, _ ask: Ask
  ) -> Int32 {
    let first = text.scalars[range.lowerBound]
    let last = text.scalars[range.upperBound - 1]
    let level = text.levels.isEmpty ? 0 : text.levels[range.lowerBound]
    if !text.levels.isEmpty && text.levels[range.upperBound - 1] != level { return 0 }
    if isEmoji(first) || isEmoji(last) { return 0 }
    let key = variant << 1 | UInt32(level & 1)
    let hash = WordCache.hash(text.scalars, range, variant: key)
    if let place = pairs.find(text.scalars, range, hash: hash, variant: key) {
      return pairs.advances[place]
    }
    var sum: Int64 = 0
    askWidths(Array(text.scalars[range]), 0..<range.count, text.style, level, ask)
    for advance in run.advances { sum += Int64(advance) }
    for position in range {
      let scalar = text.scalars[position]
      sum -=
        scalar == 0x20
        ? Int64(styles[Int(variant)].space)
        : width(text.scalars, position..<(position + 1), text.style, variant, level, ask)
    }
    run.reset(count: range.count)
    run.advances[0] = Int32(clamping: sum)
    _ = pairs.insert(text.scalars, range, hash: hash, variant: key, run: run)
    return run.advances[0]
  }

  private func isEmoji(_ scalar: UInt32) -> Bool {
    scalar > 0x2000 && properties.has(CharacterProperties.emojiPresentation, scalar)
  }

  /// Sums up the advances between the places where a line may break.
  mutating func makeSegments(_ text: inout MeasuredText, _ variant: UInt32, _ ask: Ask) {
    let count = text.scalars.count
    var start = 0
    while start < count {
      var content: Int64 = 0
      var trailing: Int64 = 0
      var contentEnd = start
      var position = start
      var endsParagraph = false
      while position < count && (position == start || !breaks[position]) {
        let scalar = text.scalars[position]
        position += 1
        if scalar == 0x0A {
          endsParagraph = true
          break
        }
        trailing += Int64(text.advances[position - 1])
        if scalar != 0x20 && scalar != 0x3000 {
          content += trailing
          trailing = 0
          contentEnd = position
        }
      }
      let spaces = position - contentEnd
      if !endsParagraph && position < count && contentEnd > start {
        let single = spaces == 1 && text.scalars[contentEnd] == 0x20
        if spaces == 0 && text.marks[position] & MeasuredText.Mark.piece != 0 {
          trailing += Int64(joint(text, position - 1..<position + 1, variant, ask))
        } else if single {
          trailing += Int64(joint(text, contentEnd - 1..<position + 1, variant, ask))
        }
      }
      let isUnsafe =
        spaces == 0 && position < count
        && text.marks[position] & (MeasuredText.Mark.piece | MeasuredText.Mark.unsafe)
          == MeasuredText.Mark.unsafe
      text.segments.append(
        MeasuredText.Segment(
          start: Int32(start), contentEnd: Int32(contentEnd), end: Int32(position),
          content: content, trailing: trailing, endsParagraph: endsParagraph,
          hyphenates: contentEnd > start && text.scalars[contentEnd - 1] == 0xAD,
          isUnsafe: isUnsafe))
      start = position
    }
  }
}
