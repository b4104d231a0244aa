/// The width that Chromium's rounding adds to a line with several bidi levels: each level run is
/// rounded up to a whole 1/64 pixel.
struct BidiRounding {
  /// The line's first scalar.
  private let start: Int
  /// The start of the next segment's part.
  private var index: Int
  /// The start of the current level run, relative to the line.
  private var runStart: Int64 = 0
  /// The width added so far.
  private var extra: Int64 = 0
  /// Whether the previous segment has several levels, in which case its spaces may as well.
  private var changedLevel = false

  /// - Parameter start: The line's first scalar.
  init(start: Int) {
    self.start = start
    index = start
  }

  /// Advances past the spaces before a segment and past its content, and returns the width added so
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

  /// Rounds a width in 1/65,536 pixel up to a whole 1/64 pixel.
  static func up(_ width: Int64) -> Int64 { (width + 1_023) & ~1_023 }
}
