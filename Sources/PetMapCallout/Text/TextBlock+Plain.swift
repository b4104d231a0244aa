extension TextBlock {
  /// Fills lines greedily from a text's segments alone; nil where a line begins or ends in a way that
  /// takes more.
  init?(
    plain segments: borrowing Span<TextParts.Segment>, _ source: LineSource,
    _ direction: TextDirection, width: Double, lineHeight: Double, baseline: Double
  ) {
    let limit = TextEngine.limit(width)
    let end = segments.count
    var places: [LinePlace] = []
    if end > 0 {
      // Some more than if all lines were full; a line has at least one segment.
      let last = segments[end - 1]
      let full = (last.begin + last.content) / max(limit, 65_536)
      places.reserveCapacity(Int(min(full + full / 4 + 2, Int64(end))))
    }
    var first = 0
    while first < end {
      let begin = segments[first].begin
      let edge = begin + limit
      var index = first
      while index < end && segments[index].begin + segments[index].content < edge {
        index += 1
        if segments[index - 1].endsParagraph { break }
      }
      guard index > first, segments[first].flags & TextParts.Segment.Flag.startsVisibly != 0 else {
        return nil
      }
      let last = segments[index - 1]
      guard !last.needsCare || last.endsParagraph || index == end else { return nil }
      let lineWidth = Double(last.begin + last.content - begin) / 65_536
      let toLeft = segments[first].flags & TextParts.Segment.Flag.rightToLeft != 0
      // Behind the text there are only spaces or a line feed, of a byte each.
      let byteEnd =
        index < end ? segments[index].byteStart : Int32(truncatingIfNeeded: source.utf8.count)
      places.append(
        LinePlace(
          byteStart: segments[first].byteStart, byteEnd: byteEnd - (last.end - last.textEnd),
          scalarStart: segments[first].start, scalarEnd: last.textEnd,
          utf16Start: segments[first].utf16Start, x: toLeft ? width - lineWidth : 0,
          width: lineWidth))
      first = index
    }
    self.init(
      lines: TextLines(source: source, places: places), direction: direction,
      height: Double(places.count) * lineHeight, baseline: baseline)
  }
}
