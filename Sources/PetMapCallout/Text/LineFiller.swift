/// Fills lines greedily.
struct LineFiller {
  /// The lines so far.
  var lines: [LineRange] = []

  private typealias Mark = TextParts.Mark

  /// Appends the lines of one paragraph, or the first of them.
  ///
  /// - Parameters:
  ///   - paragraph: Its segments from the first line's on.
  ///   - limit: Each line is narrower than this, in 1/65,536 pixel.
  ///   - untilPlain: Whether to stop where the segments alone may say more (`LinePlaces.fill`).
  /// - Returns: The segment that the next line begins with.
  @discardableResult
  mutating func fill(
    _ text: TextParts, _ paragraph: Range<Int>, limit: Int64, untilPlain: Bool,
    _ engine: inout TextEngine, _ ask: Ask
  ) -> Int {
    let all = text.segments
    let segments = all.span
    let (edges, advances) = (text.edges, text.advances)
    let marks = text.marks
    let hasLevels = !text.hasOneLevel
    let before = lines.count
    var first = paragraph.lowerBound
    var start = Int(segments[first].start)
    while first < paragraph.upperBound {
      // Whether the line begins where the widths as measured hold.
      let isWhole = start == Int(segments[first].start) && !Self.isCut(marks, start)
      if untilPlain && isWhole && lines.count > before
        && segments[first].flags & TextParts.Segment.Flag.startsVisibly != 0
      {
        return first
      }
      // Where the line would begin if the widths held.
      var begin = segments[first].begin
      if !isWhole {
        let content = start..<Int(segments[first].contentEnd)
        begin += segments[first].content - Self.exactWidth(text, content, &engine, ask)
      }
      var index = first
      if hasLevels {
        index = BidiRounding.firstBeyond(
          segments, advances.span, text.levels, first..<paragraph.upperBound, start: start,
          begin: begin, limit: limit)
      } else {
        while index < paragraph.upperBound && edges[index] &- begin < limit { index += 1 }
      }
      if index > first, index == paragraph.upperBound || !segments[index - 1].needsCare {
        append(text, start, segments[index - 1], edges[index - 1] &- begin)
        first = index
      } else if let end = lastFitting(text, first, index, start, begin, limit: limit, &engine, ask)
      {
        first = end
      } else {
        start = breakInside(text, first, start: start, limit: limit, &engine, ask)
        // The whole content fits in the end if its edges narrowed it.
        guard start >= Int(segments[first].contentEnd) else { continue }
        first += 1
      }
      if first < paragraph.upperBound { start = Int(segments[first].start) }
    }
    return first
  }

  /// The smallest limit at which a paragraph still takes `count` lines.
  static func narrowest(
    _ text: TextParts, _ paragraph: Range<Int>, count: Int, limit: Int64,
    _ engine: inout TextEngine, _ ask: Ask
  ) -> Int64 {
    var low = limit / 2
    var high = limit
    var trial = LineFiller()
    while high - low > 1_024 {
      let middle = (low + high) / 2
      trial.lines.removeAll(keepingCapacity: true)
      trial.fill(text, paragraph, limit: middle, untilPlain: false, &engine, ask)
      if trial.lines.count > count { low = middle } else { high = middle }
    }
    return high
  }

  /// Gives invisible characters at the start of a line to the line before, as Chromium's line
  /// starts have it: a direction mark before a telephone number, for example.
  ///
  /// - Parameter isFirst: Whether there is none before the first of the lines.
  /// - Returns: Whether the line before the first of the lines has more now.
  mutating func moveMarks(_ text: TextParts, isFirst: Bool) -> Bool {
    var isExtended = false
    let all = text.scalars
    let scalars = all.span
    for index in (isFirst ? 1 : 0)..<max(1, lines.count) {
      var start = lines[index].start
      // Most lines begin with a letter of ASCII.
      guard scalars[start] > 0x7F, start > 0, scalars[start - 1] != 0x0A else { continue }
      while start + 1 < lines[index].textEnd && Self.isInvisible(scalars[start])
        && text.marks[start + 1] & Mark.cluster != 0
      {
        start += 1
      }
      if start > lines[index].start {
        if index > 0 { lines[index - 1].textEnd = start } else { isExtended = true }
        lines[index].start = start
      }
    }
    return isExtended
  }

  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  @inline(never)
  private mutating func append(
    _ text: TextParts, _ start: Int, _ last: TextParts.Segment, _ width: Int64
  ) {
    lines.append(
      LineRange(start: start, textEnd: max(start, Int(last.textEnd)), width: width))
  }

  /// Ends the line before segment `index` or an earlier one; nil if not even the first fits.
  private mutating func lastFitting(
    _ text: TextParts, _ first: Int, _ index: Int, _ start: Int, _ begin: Int64, limit: Int64,
    _ engine: inout TextEngine, _ ask: Ask
  ) -> Int? {
    var end = index
    while end > first {
      let last = text.segments[end - 1]
      var width = text.edges[end - 1] &- begin
      if last.isUnsafe {
        let content = max(start, Int(last.start))..<Int(last.contentEnd)
        width = end - 1 == first ? 0 : last.begin &- begin
        width += Self.exactWidth(text, content, &engine, ask)
      }
      let fits = last.hyphenates ? Self.fitsHyphen(text, width, limit) : width < limit
      if last.hyphenates { width += Int64(text.hyphenAdvance) }
      if fits {
        append(text, start, last, width)
        return end
      }
      end -= 1
    }
    return nil
  }

  /// Ends a line between two grapheme clusters of a segment that is wider than the line, and
  /// says where the next one begins.
  private mutating func breakInside(
    _ text: TextParts, _ index: Int, start: Int, limit: Int64, _ engine: inout TextEngine,
    _ ask: Ask
  ) -> Int {
    let contentEnd = Int(text.segments[index].contentEnd)
    let (allAdvances, allMarks) = (text.advances, text.marks)
    let (advances, marks) = (allAdvances.span, allMarks.span)
    var sum: Int64 = 0
    var fitting = start
    while fitting < contentEnd {
      var end = fitting
      var cluster: Int64 = 0
      repeat {
        cluster &+= Int64(advances[end])
        end &+= 1
      } while end < contentEnd && marks[end] & Mark.cluster == 0
      if sum &+ cluster >= limit && fitting > start { break }
      sum &+= cluster
      fitting = end
      if sum >= limit { break }
    }
    var width = Self.exactWidth(text, start..<fitting, sum: sum, &engine, ask)
    // A soft hyphen without room for the hyphen takes the letter before it along.
    while width >= limit
      || text.scalars[fitting - 1] == 0xAD && !Self.fitsHyphen(text, width, limit)
      || fitting < contentEnd && text.scalars[fitting] == 0xAD
    {
      var shorter = fitting - 1
      while shorter > start && text.marks[shorter] & Mark.cluster == 0 { shorter -= 1 }
      guard shorter > start else { break }
      for position in shorter..<fitting { sum -= Int64(advances[position]) }
      fitting = shorter
      width = Self.exactWidth(text, start..<fitting, sum: sum, &engine, ask)
    }
    if fitting == contentEnd {
      append(text, start, text.segments[index], width)
    } else {
      lines.append(LineRange(start: start, textEnd: fitting, width: width))
    }
    return fitting
  }
}
