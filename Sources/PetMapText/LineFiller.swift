/// Fills lines greedily, whatever they take.
struct LineFiller {
  let text: TextParts
  /// In CSS pixels.
  let width: Double
  /// The lines so far.
  var places = LinePlaces()
  /// How many it has filled.
  private(set) var count = 0
  /// Whether to count the lines only.
  private let isTrial: Bool
  private var offsets = TextOffsets()

  private typealias Mark = TextParts.Mark

  init(_ text: TextParts, width: Double, isTrial: Bool = false) {
    self.text = text
    self.width = width
    self.isTrial = isTrial
  }

  /// Fills the lines of one paragraph, or the first of them.
  ///
  /// - Parameters:
  ///   - paragraph: Its segments from the first line's on.
  ///   - limit: Each line is narrower than this, in 1/65,536 pixel.
  ///   - untilPlain: Whether to stop where the segments alone may say more (`LinePlaces.fill`).
  /// - Returns: The segment that the next line begins with.
  mutating func fill(
    _ paragraph: Range<Int>, limit: Int64, untilPlain: Bool, _ engine: inout TextEngine, _ ask: Ask
  ) -> Int {
    let all = text.segments
    let segments = all.span
    let advances = text.advances
    let before = count
    var first = paragraph.lowerBound
    offsets.begin(at: first, in: text)
    var start = Int(segments[first].start)
    // What breaks inside have taken of the first segment: to sum up the rest for each would take
    // the square of a long word's time.
    var taken: Int64 = 0
    while first < paragraph.upperBound {
      // Whether the line begins where the widths as measured hold.
      let isWhole = start == Int(segments[first].start) && !Self.isCut(text.marks, start)
      if untilPlain && isWhole && count > before
        && segments[first].flags & TextParts.Segment.Flag.startsVisibly != 0
      {
        return first
      }
      // Where the line would begin if the widths held.
      var begin = segments[first].begin
      if !isWhole {
        let content = start..<Int(segments[first].contentEnd)
        let rest = segments[first].content - taken
        begin += segments[first].content
        begin -= Self.exactWidth(text, content, sum: rest, &engine, ask)
      }
      var index = first
      if !text.hasOneLevel {
        index = BidiRounding.firstBeyond(
          segments, advances.span, text.levels, first..<paragraph.upperBound, start: start,
          begin: begin, limit: limit)
      } else {
        while index < paragraph.upperBound && text.edges[index] &- begin < limit { index += 1 }
      }
      if index > first, index == paragraph.upperBound || !segments[index - 1].needsCare {
        append(start, Int(segments[index - 1].textEnd), text.edges[index - 1] &- begin)
        first = index
      } else if let end = lastFitting(first, index, start, begin, limit: limit, &engine, ask) {
        first = end
      } else {
        let end = breakInside(first, start: start, limit: limit, &engine, ask)
        for position in start..<end { taken += Int64(advances[position]) }
        start = end
        // The whole content fits in the end if its edges narrowed it.
        guard start >= Int(segments[first].contentEnd) else { continue }
        first += 1
      }
      taken = 0
      if first < paragraph.upperBound { start = Int(segments[first].start) }
    }
    return first
  }

  /// The smallest limit at which a paragraph still takes as many lines.
  static func narrowest(
    _ text: TextParts, _ paragraph: Range<Int>, limit: Int64, _ engine: inout TextEngine,
    _ ask: Ask
  ) -> Int64 {
    func count(_ limit: Int64) -> Int {
      var trial = LineFiller(text, width: 0, isTrial: true)
      _ = trial.fill(paragraph, limit: limit, untilPlain: false, &engine, ask)
      return trial.count
    }
    let most = count(limit)
    var low = limit / 2
    var high = limit
    while most > 1 && high - low > 1_024 {
      let middle = (low + high) / 2
      if count(middle) > most { low = middle } else { high = middle }
    }
    return high
  }

  /// Appends a line.
  ///
  /// - Parameter textEnd: The end of what it shows; the line is empty if that comes first.
  @inline(never)
  private mutating func append(_ first: Int, _ textEnd: Int, _ lineWidth: Int64) {
    count += 1
    if isTrial { return }
    let end = max(first, textEnd)
    // Most lines begin with a letter of ASCII.
    let start = text.scalars[first] > 0x7F ? passMarks(first, end) : first
    offsets.move(to: start, in: text)
    let byteStart = offsets.byte
    if let visible = firstVisible(start..<end) { offsets.move(to: visible, in: text) }
    let utf16Start = offsets.utf16
    offsets.move(to: end, in: text)
    let toLeft = text.marks[start] & Mark.rightToLeft != 0
    let pixels = Double(lineWidth) / 65_536
    places.append(
      LinePlace(
        byteStart: byteStart, byteEnd: offsets.byte, scalarStart: Int32(start),
        scalarEnd: Int32(end), utf16Start: utf16Start, x: toLeft ? width - pixels : 0,
        width: pixels))
  }

  /// The first character that can be seen.
  private func firstVisible(_ range: Range<Int>) -> Int? {
    for position in range
    where text.advances[position] != 0 && !TextEngine.isWhiteSpace(text.scalars[position]) {
      return position
    }
    return nil
  }

  /// Gives invisible characters at the start of a line to the line before, as Chromium's line
  /// starts have it: a direction mark before a telephone number, for example.
  ///
  /// - Returns: Where the line begins without them.
  private mutating func passMarks(_ start: Int, _ textEnd: Int) -> Int {
    guard places.count > 0, start > 0, text.scalars[start - 1] != 0x0A else { return start }
    var end = start
    while end + 1 < textEnd && Self.isInvisible(text.scalars[end])
      && text.marks[end + 1] & Mark.cluster != 0
    {
      end += 1
    }
    guard end > start else { return start }
    var last = places[places.count - 1]
    if firstVisible(last.scalars) == nil, let visible = firstVisible(Int(last.scalarEnd)..<end) {
      offsets.move(to: visible, in: text)
      last.utf16Start = offsets.utf16
    }
    offsets.move(to: end, in: text)
    last.byteEnd = offsets.byte
    last.scalarEnd = Int32(end)
    places.replaceLast(with: last)
    return end
  }

  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x61C, 0x200B, 0x200E, 0x200F, 0x202A...0x202E, 0x2060, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }

  /// Ends the line before segment `index` or an earlier one; nil if not even the first fits.
  private mutating func lastFitting(
    _ first: Int, _ index: Int, _ start: Int, _ begin: Int64, limit: Int64,
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
        append(start, Int(last.textEnd), width)
        return end
      }
      end -= 1
    }
    return nil
  }

  /// Ends a line between two grapheme clusters of a segment that is wider than the line, and
  /// says where the next one begins.
  private mutating func breakInside(
    _ index: Int, start: Int, limit: Int64, _ engine: inout TextEngine, _ ask: Ask
  ) -> Int {
    let contentEnd = Int(text.segments[index].contentEnd)
    let (allAdvances, allMarks) = (text.advances, text.marks)
    let (advances, marks) = (allAdvances.span, allMarks.span)
    precondition(start >= 0 && contentEnd <= advances.count && contentEnd <= marks.count)
    var sum: Int64 = 0
    var fitting = start
    while fitting < contentEnd {
      var end = fitting
      var cluster: Int64 = 0
      repeat {
        cluster &+= unsafe Int64(advances[unchecked: end])
        end &+= 1
      } while unsafe end < contentEnd && marks[unchecked: end] & Mark.cluster == 0
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
    append(start, fitting == contentEnd ? Int(text.segments[index].textEnd) : fitting, width)
    return fitting
  }
}
