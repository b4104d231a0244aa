/// No more scalars than this are measured at once.
private let longestPiece = 256
/// No more scalars than this on either side of a cut are shown to the measurer.
private let longestContext = 5

extension TextEngine {
  /// Cuts the text into pieces, each measured by itself, and fills in advances and marks.
  ///
  /// A piece is a word between spaces, of one bidi level. East Asian text is cut wherever a line
  /// may break, so that its characters are found in the cache again.
  mutating func measurePieces(
    _ text: inout TextParts, _ metrics: StyleMetrics, _ variant: UInt32,
    _ ask: Ask
  ) {
    let count = text.scalars.count
    // Apart from the rest while they are written.
    var advances = [Int32](repeating: 0, count: count)
    var marks: [UInt8] = []
    swap(&marks, &text.marks)
    var start = 0
    var script: UInt8 = 0
    while start < count {
      let scalar = text.scalars[start]
      if scalar == 0x20 || scalar == 0x3000 || scalar == 0x0A {
        let advance =
          scalar == 0x20 ? metrics.space : scalar == 0x0A ? 0 : metrics.ideographicSpace
        advances[start] = advance
        marks[start] |= TextParts.Mark.piece | TextParts.Mark.cluster
        if scalar == 0x0A { script = 0 }
        start += 1
        continue
      }
      let end = pieceEnd(text, start, &script)
      let level = text.levels.isEmpty ? 0 : text.levels[start]
      let place = measurePiece(text.scalars, start..<end, text.style, variant, level, ask)
      for index in 0..<(end - start) {
        let cell = cache[place + index]
        advances[start + index] = cell.advance
        var mark: UInt8 = cell.isUnsafe ? TextParts.Mark.unsafe : 0
        if clusters[start + index] { mark |= TextParts.Mark.cluster }
        marks[start + index] |= mark
      }
      marks[start] |= TextParts.Mark.piece | TextParts.Mark.cluster
      start = end
    }
    text.advances = advances
    text.marks = marks
  }

  /// The end of the piece that begins at `start`.
  ///
  /// Punctuation belongs to the script before it and does not kern with a letter of another
  /// behind it, as in an Arabic text with a Latin name in quotation marks.
  private func pieceEnd(_ text: TextParts, _ start: Int, _ script: inout UInt8) -> Int {
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
    _ text: TextParts, _ range: Range<Int>, _ level: UInt8, _ ask: Ask
  ) -> Int64 {
    let before = min(range.lowerBound, longestContext)
    let after = min(text.scalars.count - range.upperBound, longestContext)
    let whole = (range.lowerBound - before)..<(range.upperBound + after)
    let number = number(of: text.style, ask)
    let key = (UInt32(number) << 4 | UInt32(before)) << 4 | UInt32(after) << 1 | UInt32(level & 1)
    let hash = WordCache.hash(text.scalars, whole, variant: key)
    if let place = cuts.find(text.scalars, whole, hash: hash, variant: key) {
      return Int64(cuts[place].advance)
    }
    askWidths(
      Array(text.scalars[whole]), before..<(before + range.count), text.style, level, ask)
    let width = run.advances.reduce(0) { $0 + Int64($1) }
    if width.magnitude < WordCache.Cell.mostAdvance {
      run.reset(count: whole.count)
      run.advances[0] = Int32(width)
      _ = cuts.insert(text.scalars, whole, hash: hash, variant: key, run: run)
    }
    return width
  }

  /// The width of a piece measured by itself.
  mutating func width(
    _ scalars: [UInt32], _ range: Range<Int>, _ style: TextStyle, _ variant: UInt32,
    _ level: UInt8, _ ask: Ask
  ) -> Int64 {
    let place = measurePiece(scalars, range, style, variant, level, ask)
    var sum: Int64 = 0
    for index in place..<(place + range.count) { sum += Int64(cache[index].advance) }
    return sum
  }

  /// What neighbouring pieces add to each other's widths when they stand on one line: kerning
  /// between two characters, or across a single space.
  mutating func joint(
    _ text: TextParts, _ range: Range<Int>, _ variant: UInt32, _ ask: Ask
  ) -> Int32 {
    let first = text.scalars[range.lowerBound]
    let last = text.scalars[range.upperBound - 1]
    let level = text.levels.isEmpty ? 0 : text.levels[range.lowerBound]
    if !text.levels.isEmpty && text.levels[range.upperBound - 1] != level { return 0 }
    guard range.count == 3 && first < 0x80 && last < 0x80 && level == 0 else {
      return rareJoint(text, range, variant, level, ask)
    }
    let style = Int(variant)
    if styles[style].joints.isEmpty {
      styles[style].joints = [Int32](repeating: .min, count: 0x80 * 0x80)
    }
    let place = Int(first << 7 | last)
    var joint = styles[style].joints[place]
    if joint == .min {
      joint = measureJoint(text, range, variant, level, ask)
      styles[style].joints[place] = joint
    }
    return joint
  }

  private mutating func rareJoint(
    _ text: TextParts, _ range: Range<Int>, _ variant: UInt32, _ level: UInt8, _ ask: Ask
  ) -> Int32 {
    if isEmoji(text.scalars[range.lowerBound]) || isEmoji(text.scalars[range.upperBound - 1]) {
      return 0
    }
    let key = variant << 1 | UInt32(level & 1)
    let hash = WordCache.hash(text.scalars, range, variant: key)
    if let place = pairs.find(text.scalars, range, hash: hash, variant: key) {
      return pairs[place].advance
    }
    let joint = measureJoint(text, range, variant, level, ask)
    run.reset(count: range.count)
    run.advances[0] = joint
    _ = pairs.insert(text.scalars, range, hash: hash, variant: key, run: run)
    return joint
  }

  private mutating func measureJoint(
    _ text: TextParts, _ range: Range<Int>, _ variant: UInt32, _ level: UInt8, _ ask: Ask
  ) -> Int32 {
    askWidths(Array(text.scalars[range]), 0..<range.count, text.style, level, ask)
    var sum: Int64 = 0
    for advance in run.advances { sum += Int64(advance) }
    for position in range {
      let scalar = text.scalars[position]
      sum -=
        scalar == 0x20
        ? Int64(styles[Int(variant)].space)
        : width(text.scalars, position..<(position + 1), text.style, variant, level, ask)
    }
    return Int32(clamping: sum)
  }

  private func isEmoji(_ scalar: UInt32) -> Bool {
    scalar > 0x2000 && properties.has(CharacterProperties.emojiPresentation, scalar)
  }

  private func changesLevel(_ levels: [UInt8], _ range: Range<Int>) -> Bool {
    guard !levels.isEmpty else { return false }
    for position in range where position > 0 && levels[position] != levels[position - 1] {
      return true
    }
    return false
  }

  /// Sums up the advances between the places where a line may break.
  mutating func makeSegments(_ text: inout TextParts, _ variant: UInt32, _ ask: Ask) {
    let count = text.scalars.count
    text.segments.reserveCapacity(count / 6 + 8)
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
        if spaces == 0 && text.marks[position] & TextParts.Mark.piece != 0 {
          trailing += Int64(joint(text, position - 1..<position + 1, variant, ask))
        } else if single {
          trailing += Int64(joint(text, contentEnd - 1..<position + 1, variant, ask))
        }
      }
      let isUnsafe =
        spaces == 0 && position < count
        && text.marks[position] & (TextParts.Mark.piece | TextParts.Mark.unsafe)
          == TextParts.Mark.unsafe
      text.segments.append(
        TextParts.Segment(
          start: Int32(start), contentEnd: Int32(contentEnd), end: Int32(position),
          content: content, trailing: trailing, endsParagraph: endsParagraph,
          hyphenates: contentEnd > start && text.scalars[contentEnd - 1] == 0xAD,
          isUnsafe: isUnsafe, changesLevel: changesLevel(text.levels, start..<position)))
      start = position
    }
  }
}
