/// A paragraph with a base direction to the left, as a range of a text's scalars with its line feed.
struct BidiBase {
  let range: Range<Int>
}

extension TextEngine {
  /// The levels of all paragraphs, the direction of the text and the paragraphs that run to the left.
  mutating func resolveLevels(
    _ utf8: [UInt8]
  ) -> (levels: [UInt8], direction: TextDirection, toLeft: [BidiBase]) {
    let scalars = UTF8Bytes.scalars(utf8)
    var classes = [UInt8](repeating: 0, count: scalars.count)
    properties.look(up: scalars.span, into: &classes)
    let bidi = properties.bidi
    for position in classes.indices { classes[position] = bidi[Int(classes[position])] }
    var first: UInt8?
    var levels: [UInt8] = []
    levels.reserveCapacity(scalars.count)
    var toLeft: [BidiBase] = []
    var start = 0
    // The direction of the text is that of its first strong character, in whichever paragraph.
    var place = 0
    while first == nil && place < scalars.count {
      let end = paragraphEnd(scalars, place)
      first = BidiParagraph.firstStrongLevel(classes, place..<end)
      place = end + 1
    }
    while start < scalars.count {
      let end = paragraphEnd(scalars, start)
      let base = BidiParagraph.firstStrongLevel(classes, start..<end) ?? first ?? 0
      let paragraph = BidiParagraph(
        scalars: Array(scalars[start..<end]), classes: Array(classes[start..<end]),
        baseLevel: base)
      levels.append(contentsOf: paragraph.levels)
      if end < scalars.count { levels.append(base) }
      if base == 1 { toLeft.append(BidiBase(range: start..<min(end + 1, scalars.count))) }
      start = end + 1
    }
    return (levels, first == 1 ? .rightToLeft : .leftToRight, toLeft)
  }

  /// Marks what runs to the left and where the level changes; says whether it changes nowhere inside
  /// a segment.
  mutating func applyLevels(
    _ levels: [UInt8], _ toLeft: [BidiBase], _ segmentCount: Int
  ) -> Bool {
    typealias Flag = TextParts.Segment.Flag
    for paragraph in toLeft {
      for position in paragraph.range {
        unsafe scratch.marks[position] |= TextParts.Mark.rightToLeft
      }
    }
    var hasOneLevel = true
    let levels = levels.span
    for index in 0..<segmentCount {
      let segment = unsafe scratch.segments[index]
      let start = Int(segment.start)
      if unsafe scratch.marks[start] & TextParts.Mark.rightToLeft != 0 {
        unsafe scratch.segments[index].flags |= Flag.rightToLeft
      }
      for position in max(1, start)..<max(1, Int(segment.end))
      where levels[position] != levels[position - 1] {
        unsafe scratch.segments[index].flags |= Flag.changesLevel
        hasOneLevel = false
        break
      }
    }
    return hasOneLevel
  }

  private func paragraphEnd(_ scalars: [UInt32], _ start: Int) -> Int {
    var end = start
    while end < scalars.count && scalars[end] != 0x0A { end += 1 }
    return end
  }
}
