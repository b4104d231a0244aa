extension LinePlaces {
  /// Appends the lines of a measured text as below.
  mutating func fill(_ text: TextParts, from start: Int, width: Double) -> Int {
    let (segments, edges, advances) = (text.segments, text.edges, text.advances)
    return fill(
      segments.span, edges.span, advances.span, text.source, from: start,
      hasOneLevel: text.hasOneLevel, width: width)
  }

  /// Fills lines greedily from a text's segments alone, up to a line that takes more: one with a
  /// word that breaks inside, a hyphen, or invisible characters at its start.
  ///
  /// - Parameters:
  ///   - edges: Where the content of each segment ends.
  ///   - start: The segment that the first line begins with.
  ///   - hasOneLevel: Whether no segment changes the level.
  /// - Returns: The segment that the next line begins with; their number at the end of the text.
  mutating func fill(
    _ segments: borrowing Span<TextParts.Segment>, _ edges: borrowing Span<Int64>,
    _ advances: borrowing Span<Int32>, _ source: LineSource, from start: Int, hasOneLevel: Bool,
    width: Double
  ) -> Int {
    let limit = TextEngine.limit(width)
    let end = segments.count
    precondition(edges.count == end)
    let (segments, edges, advances) = (copy segments, copy edges, copy advances)
    var first = start
    var isPlain = true
    while isPlain && first < end {
      // A kilobyte on the stack: the lines get no more memory of their own than they take.
      unsafe withUnsafeTemporaryAllocation(of: LinePlace.self, capacity: 25) { lines in
        var count = 0
        while count < 25 && first < end {
          let next = unsafe Self.place(
            &lines[count], segments, edges, advances, source, first, hasOneLevel: hasOneLevel,
            limit: limit, width: width)
          isPlain = next > first
          if !isPlain { break }
          first = next
          count &+= 1
        }
        unsafe append(lines, count)
      }
    }
    return first
  }

  /// Says where the line stands that begins with a segment.
  ///
  /// - Returns: The segment that the next line begins with; the same if the line takes more.
  @inline(__always)
  private static func place(
    _ place: inout LinePlace, _ segments: borrowing Span<TextParts.Segment>,
    _ edges: borrowing Span<Int64>, _ advances: borrowing Span<Int32>, _ source: LineSource,
    _ first: Int, hasOneLevel: Bool, limit: Int64, width: Double
  ) -> Int {
    typealias Flag = TextParts.Segment.Flag
    let end = segments.count
    let begin = segments[first].begin
    let flags = segments[first].flags
    var index = first
    while unsafe index < end && edges[unchecked: index] &- begin < limit { index &+= 1 }
    if !hasOneLevel && BidiRounding.isNeeded(segments, first..<index) {
      index = BidiRounding.firstBeyond(
        segments, advances, source.levels, first..<index, start: Int(segments[first].start),
        begin: begin, limit: limit)
    }
    guard index > first, flags & Flag.startsVisibly != 0 else { return first }
    let last = segments[index &- 1]
    guard !last.needsCare || last.endsParagraph || index == end else { return first }
    let lineWidth = Double(edges[index &- 1] &- begin) / 65_536
    // Behind the text there are only spaces or a line feed, of a byte each.
    let byteEnd =
      index < end ? segments[index].byteStart : Int32(truncatingIfNeeded: source.utf8.count)
    place = LinePlace(
      byteStart: segments[first].byteStart, byteEnd: byteEnd &- (last.end &- last.textEnd),
      scalarStart: segments[first].start, scalarEnd: last.textEnd,
      utf16Start: segments[first].utf16Start,
      x: flags & Flag.rightToLeft != 0 ? width - lineWidth : 0, width: lineWidth)
    return index
  }
}
