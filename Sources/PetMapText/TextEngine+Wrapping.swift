extension TextEngine {
  /// The lines of the text that was measured last.
  mutating func wrap(
    _ text: TextSummary, width: Double, mode: WrapMode, _ ask: Ask
  ) -> TextBlock {
    var places = LinePlaces()
    var first = 0
    if mode == .greedy {
      let count = text.segmentCount
      let segments = unsafe UnsafeBufferPointer(start: scratch.segments, count: count)
      let edges = unsafe UnsafeBufferPointer(start: scratch.edges, count: count)
      let advances = unsafe UnsafeBufferPointer(start: scratch.advances, count: text.scalarCount)
      first = places.fill(
        unsafe Span(_unsafeElements: segments), unsafe Span(_unsafeElements: edges),
        unsafe Span(_unsafeElements: advances), text.source, from: 0,
        hasOneLevel: text.hasOneLevel, width: width)
    }
    if first < text.segmentCount {
      fill(&places, parts(of: text), from: first, width: width, mode: mode, ask)
    }
    return TextBlock(
      lines: TextLines(source: text.source, places: places), direction: text.direction,
      lineHeight: text.style.lineHeight, baseline: styles[text.variant].baseline)
  }

  /// Appends a text's lines from a segment on where something has to be measured for them, or looked
  /// at twice.
  mutating func fill(
    _ places: inout LinePlaces, _ text: TextParts, from start: Int, width: Double,
    mode: WrapMode, _ ask: Ask
  ) {
    let limit = Self.limit(width)
    var filler = LineFiller(text, width: width)
    swap(&filler.places, &places)
    var first = start
    var number = 0
    while first < text.segments.count {
      while text.paragraphEnd(number) <= first { number += 1 }
      let paragraph = first..<text.paragraphEnd(number)
      if mode == .greedy {
        first = filler.fill(paragraph, limit: limit, untilPlain: true, &self, ask)
        first = filler.places.fill(text, from: first, width: width)
      } else {
        let best = LineFiller.narrowest(text, paragraph, limit: limit, &self, ask)
        first = filler.fill(paragraph, limit: best, untilPlain: false, &self, ask)
      }
    }
    swap(&filler.places, &places)
  }

  static func isWhiteSpace(_ scalar: UInt32) -> Bool {
    guard scalar >= 0xA0 else { return scalar == 0x20 }
    switch scalar {
    case 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: return true
    default: return false
    }
  }

  /// A line is narrower than this: Chromium lets 1/64 pixel pass.
  static func limit(_ width: Double) -> Int64 {
    guard width > 0 else { return 0 }
    return Int64(min(width, 1_000_000) * 65_536) + 1_024
  }
}
