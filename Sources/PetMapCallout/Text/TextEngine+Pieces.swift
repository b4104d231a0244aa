/// No more scalars than this are measured at once.
private let longestPiece = 256
/// No more scalars than this on either side of a cut are shown to the measurer.
private let longestContext = 5

extension TextEngine {
  /// Cuts the text into pieces, each measured by itself, and fills in advances and marks.
  ///
  /// A piece is a word between spaces, of one bidi level. East Asian text is cut wherever a line
  /// may break, so that its characters are found in the cache again.
  ///
  /// - Returns: The advance of each scalar.
  mutating func measurePieces(
    _ scalars: [UInt32], _ levels: [UInt8], _ marks: inout [UInt8], _ variant: Int, _ ask: Ask
  ) -> [Int32] {
    let count = scalars.count
    let text = scalars.span
    let space = styles[variant].space
    let ideographicSpace = styles[variant].ideographicSpace
    var widths = [Int32](repeating: 0, count: count)
    var advances = widths.mutableSpan
    var marks = marks.mutableSpan
    var start = 0
    var script: UInt8 = 0
    while start < count {
      let scalar = text[start]
      marks[start] |= TextParts.Mark.piece | TextParts.Mark.cluster
      if scalar == 0x20 || scalar == 0x3000 || scalar == 0x0A {
        advances[start] = scalar == 0x20 ? space : scalar == 0x0A ? 0 : ideographicSpace
        if scalar == 0x0A { script = 0 }
        start += 1
        continue
      }
      let level = levels.isEmpty ? 0 : levels[start] & 1
      let key = UInt32(variant) << 1 | UInt32(level)
      var hash = WordCache.seed(variant: key)
      let end = pieceEnd(text, levels.span, start, &script, &hash)
      hash = WordCache.finish(hash)
      let isKnown = cache.copy(
        text, start..<end, hash: hash, variant: key, advances: &advances, marks: &marks)
      if !isKnown {
        measurePiece(text, start..<end, hash, key, ask)
        for index in 0..<(end - start) {
          advances[start + index] = question.run.advances[index]
          if question.run.unsafeToBreak[index] { marks[start + index] |= TextParts.Mark.unsafe }
        }
      }
      start = end
    }
    return widths
  }

  /// The end of the piece that begins at `start`; mixes its scalars into the hash.
  ///
  /// Punctuation belongs to the script before it and does not kern with a letter of another
  /// behind it, as in an Arabic text with a Latin name in quotation marks.
  @inline(__always)
  private func pieceEnd(
    _ text: borrowing Span<UInt32>, _ levels: borrowing Span<UInt8>, _ start: Int,
    _ script: inout UInt8, _ hash: inout UInt32
  ) -> Int {
    // All of these have an entry for each scalar, so one check of the place is enough.
    let count = text.count
    let kinds = kinds.span
    let breaks = breaks.span
    precondition(start < count && kinds.count == count && breaks.count == count)
    precondition(levels.isEmpty || levels.count == count)
    let hasLevels = !levels.isEmpty
    let flags = flags.span
    let runEnd = min(count, start + longestPiece)
    var end = start
    var wasEastAsian = false
    repeat {
      let scalar = unsafe text[unchecked: end]
      let flag = flags[unsafe Int(kinds[unchecked: end])]
      let isEastAsian = flag & CharacterProperties.eastAsian != 0
      let own = flag >> 3
      if end > start {
        if scalar == 0x20 || scalar == 0x3000 || scalar == 0x0A { break }
        if unsafe hasLevels && levels[unchecked: end] != levels[unchecked: start] { break }
        if end - start >= longestPiece && clusters[end] { break }
        if unsafe (isEastAsian || wasEastAsian) && breaks[unchecked: end] { break }
        if own != script && own != 0 && script != 0 && clusters[end] { break }
      }
      if own != 0 { script = own }
      wasEastAsian = isEastAsian
      hash = WordCache.mix(hash, scalar)
      end &+= 1
      if isEastAsian { continue }
      // The rest of most words: nothing else than letters of one script and what all scripts share.
      let decisive = 0xF8 | CharacterProperties.eastAsian
      while end < runEnd {
        let scalar = unsafe text[unchecked: end]
        let flag = flags[unsafe Int(kinds[unchecked: end])] & decisive
        guard scalar > 0x20, scalar != 0x3000, flag == 0 || flag == script << 3,
          unsafe !hasLevels || levels[unchecked: end] == levels[unchecked: start]
        else { break }
        hash = WordCache.mix(hash, scalar)
        end &+= 1
      }
    } while end < count
    return end
  }

  /// Measures a piece that the cache does not know, for it and for `question.run`.
  private mutating func measurePiece(
    _ text: borrowing Span<UInt32>, _ range: Range<Int>, _ hash: UInt32, _ key: UInt32, _ ask: Ask
  ) {
    // The cache knows the word alone, so no more may decide its widths.
    askWidths(text, of: range, in: range, styles[Int(key >> 1)].style, UInt8(key & 1), ask)
    if !question.run.isPassing {
      _ = cache.insert(text, range, hash: hash, variant: key, run: question.run)
    }
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
    let scalars = text.scalars.span
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

  /// The width of a character measured by itself.
  private mutating func width(
    _ text: borrowing Span<UInt32>, _ position: Int, _ variant: Int, _ level: UInt8, _ ask: Ask
  ) -> Int64 {
    let range = position..<(position + 1)
    let key = UInt32(variant) << 1 | UInt32(level & 1)
    let hash = WordCache.hash(text, range, variant: key)
    if let place = cache.find(text, range, hash: hash, variant: key) {
      return Int64(cache[place].advance)
    }
    measurePiece(text, range, hash, key, ask)
    return Int64(question.run.advances[0])
  }

  /// What neighbouring pieces add to each other's widths when they stand on one line: kerning
  /// between two characters, or across a single space.
  ///
  /// - Parameter range: The last character of the one piece to the first of the other.
  mutating func joint(
    _ text: borrowing Span<UInt32>, _ levels: [UInt8], _ range: Range<Int>, _ variant: Int,
    _ ask: Ask
  ) -> Int32 {
    let first = text[range.lowerBound]
    let last = text[range.upperBound - 1]
    let level = levels.isEmpty ? 0 : levels[range.lowerBound]
    if !levels.isEmpty && levels[range.upperBound - 1] != level { return 0 }
    guard range.count == 3 && first < 0x80 && last < 0x80 && level == 0 else {
      let key = JointCache.key(
        first, last, spaced: range.count == 3, variant: UInt32(variant) << 1 | UInt32(level & 1))
      if let joint = joints.find(key) { return joint }
      let hasEmoji = isEmoji(first) || isEmoji(last)
      let joint = hasEmoji ? 0 : measureJoint(text, range, variant, level, ask)
      joints.insert(key, joint)
      return joint
    }
    if styles[variant].joints.isEmpty {
      styles[variant].joints = [Int32](repeating: .min, count: 0x80 * 0x80)
    }
    let place = Int(first << 7 | last)
    var joint = styles[variant].joints[place]
    if joint == .min {
      joint = measureJoint(text, range, variant, level, ask)
      styles[variant].joints[place] = joint
    }
    return joint
  }

  private mutating func measureJoint(
    _ text: borrowing Span<UInt32>, _ range: Range<Int>, _ variant: Int, _ level: UInt8, _ ask: Ask
  ) -> Int32 {
    askWidths(text, of: range, in: range, styles[variant].style, level, ask)
    var sum: Int64 = 0
    for advance in question.run.advances { sum += Int64(advance) }
    for position in range {
      sum -=
        text[position] == 0x20
        ? Int64(styles[variant].space) : width(text, position, variant, level, ask)
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
  mutating func makeSegments(
    _ scalars: [UInt32], _ levels: [UInt8], _ advances: [Int32], _ marks: [UInt8],
    _ variant: Int, _ ask: Ask
  ) -> (segments: [TextParts.Segment], paragraphEnds: [Int32]) {
    let text = scalars.span
    let count = text.count
    let breaks = breaks
    let breaksBefore = breaks.span
    let widths = advances.span
    let marks = marks.span
    precondition(breaks.count == count && widths.count == count && marks.count == count)
    var segments: [TextParts.Segment] = []
    segments.reserveCapacity(count / 6 + 8)
    var paragraphEnds: [Int32] = []
    var start = 0
    var begin: Int64 = 0
    while start < count {
      // What stands before the segment's spaces, and all of it.
      var content: Int64 = 0
      var whole: Int64 = 0
      var contentEnd = start
      var textEnd = start
      var position = start
      var endsParagraph = false
      repeat {
        let scalar = unsafe text[unchecked: position]
        if scalar > 0x20 && scalar != 0x3000 {
          // A word up to its spaces or its next break.
          var next = scalar
          repeat {
            whole &+= unsafe Int64(widths[unchecked: position])
            position &+= 1
            guard unsafe position < count && !breaksBefore[unchecked: position] else { break }
            next = unsafe text[unchecked: position]
          } while next > 0x20 && next != 0x3000
          content = whole
          contentEnd = position
          textEnd = position
          continue
        }
        whole &+= unsafe Int64(widths[unchecked: position])
        position &+= 1
        if scalar == 0x0A {
          endsParagraph = true
          break
        }
        if scalar != 0x20 {
          textEnd = position
          if scalar != 0x3000 {
            content = whole
            contentEnd = position
          }
        }
      } while unsafe position < count && !breaksBefore[unchecked: position]
      var trailing = whole - content
      let spaces = position - contentEnd
      var isUnsafe = false
      if !endsParagraph && position < count {
        let mark = marks[position]
        if spaces == 0 && mark & TextParts.Mark.piece == 0 {
          isUnsafe = mark & TextParts.Mark.unsafe != 0
        } else if contentEnd > start && (spaces == 0 || spaces == 1 && text[contentEnd] == 0x20) {
          trailing += Int64(joint(text, levels, contentEnd - 1..<position + 1, variant, ask))
        }
      }
      segments.append(
        TextParts.Segment(
          start: Int32(start), contentEnd: Int32(contentEnd), end: Int32(position),
          textEnd: Int32(textEnd), begin: begin, content: content, trailing: trailing,
          endsParagraph: endsParagraph,
          hyphenates: contentEnd > start && text[contentEnd - 1] == 0xAD, isUnsafe: isUnsafe,
          changesLevel: changesLevel(levels, start..<position)))
      if endsParagraph && position < count { paragraphEnds.append(Int32(segments.count)) }
      begin += content + trailing
      start = position
    }
    return (segments, paragraphEnds)
  }
}
