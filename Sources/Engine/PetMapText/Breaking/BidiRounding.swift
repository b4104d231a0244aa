/// What Chromium's rounding adds to the width of a line of several bidi levels: it rounds each run
/// of one level up to a whole 1/64 pixel.
struct BidiRounding {
  /// The line's first scalar.
  private let start: Int
  /// Where the next segment's part begins.
  private var index: Int
  /// Where the run at hand begins in the line.
  private var runStart: Int64 = 0
  /// What was added so far.
  private var extra: Int64 = 0
  /// Whether the segment before has several levels: its spaces may as well.
  private var changedLevel = false

  /// - Parameter start: The line's first scalar.
  init(start: Int) {
    self.start = start
    index = start
  }

  /// Moves past the spaces before a segment and its content, and says what the rounding adds so
  /// far.
  ///
  /// - Parameter before: The width of the line up to the segment.
  mutating func advance(over segment: Segment, of text: MeasuredText, before: Int64) -> Int64 {
    let end = max(index, segment.contentEnd)
    if changedLevel || segment.changesLevel {
      let first = max(start, segment.start)
      for index in index..<end
      where index > start && text.levels[index] != text.levels[index - 1] {
        let edge = before + (index > first ? text.width(first..<index) : 0)
        let run = edge - runStart
        extra += Self.up(run) - run
        runStart = edge
      }
    }
    changedLevel = segment.changesLevel
    index = end
    return extra
  }

  /// The next whole 1/64 pixel of a width in 1/65,536 pixel.
  static func up(_ width: Int64) -> Int64 { (width + 1_023) & ~1_023 }
}
