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

  /// Moves past a segment's content and the spaces before it.
  ///
  /// - Parameter before: the width of the line up to the segment.
  mutating func pass(
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
