extension LineFiller {
  /// Whether the widths as measured do not hold for a line that begins or ends at a scalar.
  @inline(__always)
  static func isCut(_ marks: [UInt8], _ position: Int) -> Bool {
    position < marks.count
      && marks[position] & (TextParts.Mark.piece | TextParts.Mark.unsafe) == TextParts.Mark.unsafe
  }

  /// Whether a hyphen fits behind a line of this width: both count in whole 1/64 pixels.
  static func fitsHyphen(_ text: TextParts, _ width: Int64, _ limit: Int64) -> Bool {
    let hyphen = Int64(text.hyphenAdvance)
    return (width + 1_023) & ~1_023 + (hyphen + 1_023) & ~1_023 <= limit
  }

  /// The width of a range as a line of its own.
  @inline(never)
  static func exactWidth(
    _ text: TextParts, _ range: Range<Int>, _ engine: inout TextEngine, _ ask: Ask
  ) -> Int64 {
    var sum: Int64 = 0
    for index in range { sum += Int64(text.advances[index]) }
    return exactWidth(text, range, sum: sum, &engine, ask)
  }

  /// The width of a range as a line of its own: pieces cut at an unsafe place measured anew.
  ///
  /// - Parameter sum: That of its advances.
  static func exactWidth(
    _ text: TextParts, _ range: Range<Int>, sum: Int64, _ engine: inout TextEngine, _ ask: Ask
  ) -> Int64 {
    let marks = text.marks
    // Where pieces meet inside the range, neither is cut.
    let (cutsFirst, cutsLast) = (isCut(marks, range.lowerBound), isCut(marks, range.upperBound))
    guard cutsFirst || cutsLast, !range.isEmpty else { return sum }
    var width = sum
    var end = range.lowerBound
    if cutsFirst {
      end = pieceEnd(text, range)
      width += engine.change(of: text, range.lowerBound..<end, ask)
    }
    if cutsLast && end < range.upperBound {
      var start = range.upperBound - 1
      while start > end && marks[start] & TextParts.Mark.piece == 0 { start -= 1 }
      width += engine.change(of: text, start..<range.upperBound, ask)
    }
    return width
  }

  /// The end of the first piece in a range.
  static func pieceEnd(_ text: TextParts, _ range: Range<Int>) -> Int {
    let marks = text.marks
    var end = range.lowerBound + 1
    while end < range.upperBound && marks[end] & TextParts.Mark.piece == 0 { end += 1 }
    return end
  }
}
