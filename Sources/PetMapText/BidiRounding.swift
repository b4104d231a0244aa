/// What Chromium's rounding adds to a line of several directions: it rounds each run of one level
/// up to a whole 1/64 pixel.
struct BidiRounding {
  private var position: Int
  private var runStart: Int64 = 0
  private var extra: Int64 = 0
  /// Whether the segment before had several levels: its spaces may still have.
  private var changedLevel = false

  private init(start: Int) {
    position = start
  }

  /// Whether there is anything to round in a line of these segments.
  @inline(never)
  static func isNeeded(
    _ segments: borrowing Span<TextParts.Segment>, _ range: Range<Int>
  ) -> Bool {
    for index in range where segments[index].changesLevel { return true }
    return false
  }

  /// The first segment that a line has no room for.
  ///
  /// - Parameters:
  ///   - range: The segments from the line's first on; the end if there is room for all.
  ///   - start: The line's first scalar.
  ///   - begin: Where the line begins, as the segments have it.
  @inline(never)
  static func firstBeyond(
    _ segments: borrowing Span<TextParts.Segment>, _ advances: borrowing Span<Int32>,
    _ levels: [UInt8], _ range: Range<Int>, start: Int, begin: Int64, limit: Int64
  ) -> Int {
    var rounding = BidiRounding(start: start)
    let levels = levels.span
    for index in range {
      let segment = segments[index]
      let before = index == range.lowerBound ? 0 : segment.begin &- begin
      let extra = rounding.pass(segment, advances, levels, from: start, before: before)
      if segment.begin &+ segment.content &- begin + extra >= limit { return index }
    }
    return range.upperBound
  }

  /// Moves past a segment's content and the spaces before it.
  ///
  /// - Parameter before: the width of the line up to the segment.
  private mutating func pass(
    _ segment: TextParts.Segment, _ advances: borrowing Span<Int32>,
    _ levels: borrowing Span<UInt8>, from start: Int, before: Int64
  ) -> Int64 {
    let end = max(position, Int(segment.contentEnd))
    if changedLevel || segment.changesLevel {
      let first = max(start, Int(segment.start))
      var width = before
      for index in position..<end {
        if index > start && levels[index] != levels[index - 1] {
          let run = width - runStart
          extra += (run + 1_023) & ~1_023 - run
          runStart = width
        }
        if index >= first { width += Int64(advances[index]) }
      }
    }
    changedLevel = segment.changesLevel
    position = end
    return extra
  }
}
