/// Fills lines greedily.
struct LineFiller {
  /// The lines so far.
  var lines: [LineRange] = []

  private typealias Mark = TextParts.Mark

  /// Appends the lines of one paragraph.
  ///
  /// - Parameters:
  ///   - paragraph: Its segments.
  ///   - limit: Each line is narrower than this, in 1/65,536 pixel.
  mutating func fill(
    _ text: TextParts, _ paragraph: Range<Int>, limit: Int64, _ engine: inout TextEngine,
    _ ask: Ask
  ) {
    let all = text.segments
    let segments = all.span
    let marks = text.marks
    let hasLevels = !text.levels.isEmpty
    var start = Int(segments[paragraph.lowerBound].start)
    var first = paragraph.lowerBound
    while first < paragraph.upperBound {
      // Whether the line begins where the widths as measured do not hold.
      let cut = Self.isCut(marks, start)
      let isWhole = !cut && start == Int(segments[first].start)
      var index = first
      if isWhole && !hasLevels {
        let end = segments[first].begin + limit
        while index < paragraph.upperBound && segments[index].begin + segments[index].content < end
        {
          index += 1
        }
      } else {
        index = firstBeyond(text, first..<paragraph.upperBound, start, isWhole, limit, &engine, ask)
      }
      let isLast = index == paragraph.upperBound
      if index > first, isWhole, isLast || !segments[index - 1].needsCare {
        let last = segments[index - 1]
        append(text, start, last, last.begin + last.content - segments[first].begin)
        first = index
        if !isLast { start = Int(segments[index].start) }
      } else if isLast {
        let width = lineWidth(text, first, index, start: start, &engine, ask)
        append(text, start, segments[index - 1], width - segments[index - 1].trailing)
        return
      } else if let end = lastFitting(text, first, index, start: start, limit: limit, &engine, ask)
      {
        first = end
        start = Int(segments[end].start)
      } else {
        start = breakInside(text, first, start: start, limit: limit, &engine, ask)
        if start >= Int(segments[first].contentEnd) {
          // The whole content fits in the end: its edges narrowed it.
          first += 1
          if first < paragraph.upperBound { start = Int(segments[first].start) }
        }
      }
    }
  }

  /// The first segment that a line has no room for, by the widths as measured but for the first's.
  private func firstBeyond(
    _ text: TextParts, _ segments: Range<Int>, _ start: Int, _ isWhole: Bool, _ limit: Int64,
    _ engine: inout TextEngine, _ ask: Ask
  ) -> Int {
    let all = text.segments
    var index = segments.lowerBound
    var rounding = BidiRounding(start: start)
    if isWhole {
      // Up to the first change of direction there is nothing to round.
      let edge = all[index].begin + limit
      while index < segments.upperBound && !all[index].changesLevel {
        if all[index].begin + all[index].content >= edge { return index }
        rounding.skip(all[index])
        index += 1
      }
    }
    guard index < segments.upperBound else { return index }
    var used = all[index].begin - all[segments.lowerBound].begin
    while index < segments.upperBound {
      let segment = all[index]
      var content = segment.content
      if index == segments.lowerBound && !isWhole {
        content = exactWidth(text, start..<Int(segment.contentEnd), &engine, ask)
      }
      let extra = rounding.pass(text, segment, from: start, before: used)
      if used + content + extra >= limit { return index }
      used += content + segment.trailing
      index += 1
    }
    return index
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
      trial.fill(text, paragraph, limit: middle, &engine, ask)
      if trial.lines.count > count { low = middle } else { high = middle }
    }
    return high
  }

  /// Gives invisible characters at the start of a line to the line before, as Chromium's line
  /// starts have it: a direction mark before a telephone number, for example.
  mutating func moveMarks(_ text: TextParts) {
    let scalars = text.scalars
    for index in lines.indices.dropFirst() {
      var start = lines[index].start
      // Most lines begin with a letter of ASCII.
      guard scalars[start] > 0x7F, start > 0, scalars[start - 1] != 0x0A else { continue }
      while start + 1 < lines[index].textEnd && Self.isInvisible(scalars[start])
        && text.marks[start + 1] & Mark.cluster != 0
      {
        start += 1
      }
      if start > lines[index].start {
        lines[index - 1].textEnd = start
        lines[index].start = start
      }
    }
  }

  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  private func isCut(_ text: TextParts, _ position: Int) -> Bool {
    Self.isCut(text.marks, position)
  }

  private static func isCut(_ marks: [UInt8], _ position: Int) -> Bool {
    position < marks.count && marks[position] & (Mark.piece | Mark.unsafe) == Mark.unsafe
  }

  @inline(never)
  private mutating func append(
    _ text: TextParts, _ start: Int, _ last: TextParts.Segment, _ width: Int64
  ) {
    lines.append(
      LineRange(
        start: start, contentEnd: max(start, Int(last.contentEnd)),
        textEnd: max(start, Int(last.textEnd)), width: width, hyphenated: false))
  }

  /// Ends the line before segment `index` or an earlier one; nil if not even the first fits.
  private mutating func lastFitting(
    _ text: TextParts, _ first: Int, _ index: Int, start: Int, limit: Int64,
    _ engine: inout TextEngine, _ ask: Ask
  ) -> Int? {
    var end = index
    while end > first {
      let last = text.segments[end - 1]
      var width: Int64
      if last.isUnsafe {
        width = lineWidth(text, first, end - 1, start: start, &engine, ask)
        width += exactWidth(text, max(start, Int(last.start))..<Int(last.contentEnd), &engine, ask)
      } else {
        width = lineWidth(text, first, end, start: start, &engine, ask) - last.trailing
      }
      let fits = last.hyphenates ? fitsHyphen(text, width, limit) : width < limit
      if last.hyphenates { width += Int64(text.hyphenAdvance) }
      if fits {
        append(text, start, last, width)
        lines[lines.count - 1].hyphenated = last.hyphenates
        return end
      }
      end -= 1
    }
    return nil
  }

  /// Whether a hyphen fits behind a line of this width: both count in whole 1/64 pixels.
  private func fitsHyphen(_ text: TextParts, _ width: Int64, _ limit: Int64) -> Bool {
    let hyphen = Int64(text.hyphenAdvance)
    return (width + 1_023) & ~1_023 + (hyphen + 1_023) & ~1_023 <= limit
  }

  /// The width of the segments before `end` with the spaces behind each.
  @inline(never)
  private func lineWidth(
    _ text: TextParts, _ first: Int, _ end: Int, start: Int, _ engine: inout TextEngine,
    _ ask: Ask
  ) -> Int64 {
    var sum: Int64 = 0
    for index in first..<end {
      let segment = text.segments[index]
      if index == first && (isCut(text, start) || start > Int(segment.start)) {
        sum += exactWidth(text, start..<Int(segment.contentEnd), &engine, ask)
      } else {
        sum += segment.content
      }
      sum += segment.trailing
    }
    return sum
  }

  /// Ends a line between two grapheme clusters of a segment that is wider than the line, and
  /// says where the next one begins.
  private mutating func breakInside(
    _ text: TextParts, _ index: Int, start: Int, limit: Int64, _ engine: inout TextEngine,
    _ ask: Ask
  ) -> Int {
    let contentEnd = Int(text.segments[index].contentEnd)
    let (advances, marks) = (text.advances, text.marks)
    var sum: Int64 = 0
    var end = start
    var fitting = start
    while end < contentEnd {
      var next = end + 1
      var cluster = Int64(advances[end])
      while next < contentEnd && marks[next] & Mark.cluster == 0 {
        cluster += Int64(advances[next])
        next += 1
      }
      if sum + cluster >= limit && fitting > start { break }
      sum += cluster
      end = next
      fitting = next
      if sum >= limit { break }
    }
    var width = exactWidth(text, start..<fitting, &engine, ask)
    // A soft hyphen without room for the hyphen takes the letter before it along.
    while width >= limit
      || text.scalars[fitting - 1] == 0xAD && !fitsHyphen(text, width, limit)
      || fitting < contentEnd && text.scalars[fitting] == 0xAD
    {
      var shorter = fitting - 1
      while shorter > start && text.marks[shorter] & Mark.cluster == 0 { shorter -= 1 }
      guard shorter > start else { break }
      fitting = shorter
      width = exactWidth(text, start..<fitting, &engine, ask)
    }
    if fitting == contentEnd {
      append(text, start, text.segments[index], width)
    } else {
      lines.append(
        LineRange(
          start: start, contentEnd: fitting, textEnd: fitting, width: width, hyphenated: false))
    }
    return fitting
  }

  /// The width of a range as a line of its own: pieces cut at an unsafe place measured anew.
  @inline(never)
  func exactWidth(
    _ text: TextParts, _ range: Range<Int>, _ engine: inout TextEngine, _ ask: Ask
  ) -> Int64 {
    let advances = text.advances
    var sum: Int64 = 0
    var position = range.lowerBound
    while position < range.upperBound {
      let part = self.part(of: text, at: position, in: range)
      if isCut(text, part.lowerBound) || isCut(text, part.upperBound) {
        let level = text.levels.isEmpty ? 0 : text.levels[position]
        sum += engine.widthInContext(text, part, level, ask)
      } else {
        for index in part { sum += Int64(advances[index]) }
      }
      position = part.upperBound
    }
    return sum
  }

  /// What of the piece around `position` lies in `range`, from `position` on.
  func part(of text: TextParts, at position: Int, in range: Range<Int>) -> Range<Int> {
    let marks = text.marks
    var end = position + 1
    while end < range.upperBound && marks[end] & Mark.piece == 0 { end += 1 }
    return position..<end
  }
}

/// What Chromium's rounding adds to a line of several directions: it rounds each run of one level
/// up to a whole 1/64 pixel.
struct BidiRounding {
  private var position: Int
  private var runStart: Int64 = 0
  private var extra: Int64 = 0
  /// Whether the segment before had several levels: its spaces may still have.
  private var changedLevel = false

  /// The rounding of a line that begins at scalar `start`.
  init(start: Int) {
    position = start
  }

  /// Moves past a segment of one level before which there are no others.
  mutating func skip(_ segment: TextParts.Segment) {
    position = max(position, Int(segment.contentEnd))
  }

  /// Moves past a segment's content and the spaces before it.
  ///
  /// - Parameter before: the width of the line up to the segment.
  @inline(__always)
  mutating func pass(
    _ text: TextParts, _ segment: TextParts.Segment, from start: Int, before: Int64
  ) -> Int64 {
    text.levels.isEmpty ? 0 : passLevels(text, segment, from: start, before: before)
  }

  private mutating func passLevels(
    _ text: TextParts, _ segment: TextParts.Segment, from start: Int, before: Int64
  ) -> Int64 {
    let isPlain = !changedLevel && !segment.changesLevel
    changedLevel = segment.changesLevel
    if isPlain {
      position = max(position, Int(segment.contentEnd))
      return extra
    }
    let first = max(start, Int(segment.start))
    var width = before
    for index in position..<max(position, Int(segment.contentEnd)) {
      if index > start && text.levels[index] != text.levels[index - 1] {
        let run = width - runStart
        extra += (run + 1_023) & ~1_023 - run
        runStart = width
      }
      if index >= first { width += Int64(text.advances[index]) }
    }
    position = max(position, Int(segment.contentEnd))
    return extra
  }
}
