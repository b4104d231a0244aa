import PetMapText
import TestSupport
import Testing

@Suite struct TextLayoutTests {
  private static let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)

  private func lines(_ text: String, width: Double = 216) -> [String] {
    var layout = TextLayout(measurer: TableMeasurer())
    return layout.layout(text, style: Self.style, width: width).lines.map(\.text)
  }

  @Test func `whitespace collapses, and line feeds break lines`() {
    #expect(lines("  a \t b \n\n  c\r\nd  ") == ["a b", "", "c", "d"])
    #expect(lines("") == [])
    #expect(lines(" \t ") == [])
    #expect(lines("\n") == [""])
  }

  @Test func `long words break between grapheme clusters`() {
    let family = "👨‍👩‍👧‍👦"
    #expect(lines("\(family)\(family)\(family)", width: 30) == [family, family, family])
    #expect(lines("e\u{301}e\u{301}", width: 8) == ["e\u{301}", "e\u{301}"])
    #expect(lines("aaaa", width: 0) == ["a", "a", "a", "a"])
  }

  @Test func `soft hyphens are visible only at line breaks`() {
    #expect(lines("super\u{AD}cali\u{AD}fragi", width: 80) == ["super\u{AD}cali\u{AD}", "fragi"])
    var layout = TextLayout(measurer: TableMeasurer())
    let block = layout.layout("super\u{AD}cali", style: Self.style, width: 50)
    let plain = layout.layout("super", style: Self.style, width: 50)
    #expect(block.lines[0].width > plain.lines[0].width + 4)
  }

  @Test func `right-to-left paragraphs are right-aligned`() {
    var layout = TextLayout(measurer: TableMeasurer())
    let block = layout.layout("שלום\nabc", style: Self.style, width: 216)
    #expect(block.direction == .rightToLeft)
    #expect(block.lines[0].x == 216 - block.lines[0].width)
    #expect(block.lines[1].x == 0)
  }

  @Test func `balancing makes line widths more even without adding lines`() {
    var layout = TextLayout(measurer: TableMeasurer())
    let text = "A gray cat with a white tip, lost near the park on Sunday evening"
    let greedy = layout.layout(text, style: Self.style, width: 216)
    let even = layout.layout(text, style: Self.style, width: 216, mode: .balanced)
    #expect(even.lines.count == greedy.lines.count)
    #expect((even.lines.map(\.width).max() ?? 0) <= (greedy.lines.map(\.width).max() ?? 0))
    #expect((even.lines.map(\.width).min() ?? 0) >= (greedy.lines.map(\.width).min() ?? 0))
  }

  @Test func `a missing glyph is reported once`() {
    var layout = TextLayout(measurer: TableMeasurer())
    _ = layout.layout("ᚠᚢᚦ ᚠᚢᚦ", style: Self.style, width: 216)
    #expect(layout.warnings.count == 1)
  }

  @Test func `canonically equivalent strings have different offsets`() {
    var layout = TextLayout(measurer: TableMeasurer())
    let composed = layout.layout("caf\u{E9} bar", style: Self.style, width: 40)
    let decomposed = layout.layout("cafe\u{301} bar", style: Self.style, width: 40)
    #expect(composed.lines.map(\.utf16Start) == [0, 5])
    #expect(decomposed.lines.map(\.utf16Start) == [0, 6])
  }

  @Test func `word widths do not depend on the cache`() {
    var random = SeededRandom(seed: 7)
    let words = (0..<10_000).map { number in
      String(number) + String(repeating: "wide", count: 1 + number % 7)
    }
    var layout = TextLayout(measurer: TableMeasurer())
    var widths: [Int: Double] = [:]
    for _ in 0..<cases(600_000) {
      let number = Int.random(in: 0..<words.count, using: &random)
      let block = layout.wrap(layout.measure(words[number], style: Self.style), width: 1_000)
      let width = block.lines[0].width
      #expect(width == widths[number, default: width], "\(random): \(words[number])")
      widths[number] = width
    }
  }

  @Test func `long text has one word per line at width 0, and one line at infinite width`() {
    var layout = TextLayout(measurer: TableMeasurer())
    let text = String(repeating: "a ", count: 20_000)
    #expect(layout.layout(text, style: Self.style, width: 0).lines.count == 20_000)
    #expect(layout.layout(text, style: Self.style, width: 1e9).lines.count == 1)
  }

  @Test func `copies of a layout share its measurements`() {
    let counter = Counter()
    var layout = TextLayout(measurer: WideMeasurer(counter: counter))
    var copy = layout
    let block = layout.layout("a bc", style: Self.style, width: 216)
    let count = counter.count
    #expect(copy.layout("a bc", style: Self.style, width: 216) == block)
    #expect(copy.layout("bc\na", style: Self.style, width: 1e12).lines.count == 2)
    #expect(counter.count == count, "both words are known")
  }

  @Test func `sums of very large advances are exact`() {
    var layout = TextLayout(measurer: WideMeasurer(counter: Counter()))
    for _ in 0..<2 {
      let measured = layout.measure("aaaa-aaaa bc", style: Self.style)
      let lines = layout.wrap(measured, width: 1e12).lines
      #expect(lines.map(\.width) == [12 * WideMeasurer.width])
      #expect(layout.wrap(measured, width: 216).lines.count == 11)
    }
  }

  /// The building blocks of random lines.
  private static let parts = [
    "cat", "dog", " ", " ", " ", "  ", "\n", "\t", "-", "white-tipped", "(", ")", "\u{AD}",
    "\u{A0}", "\u{200B}", "\u{200E}", "\u{3000}", "犬", "を探して", "。", "「", "」", "שלום",
    "كلب", "123", "-5", "🐶", "👨‍👩‍👧", "🇵🇱🇯🇵", "1️⃣", "e\u{301}", "แมวหาย", "क्षत्रिय",
    "https://example.org/a?b=c", "“", "”", "\u{2060}", "aaaaaaaaaaaaaaaaaaaaaaaaaaaaaa", "…",
  ]

  private static let invisible: Set<Character> = [
    " ", "\u{AD}", "\u{200B}", "\u{200E}", "\u{2060}", "\u{3000}",
  ]

  @Test func `the lines of random text satisfy all invariants`() {
    var layout = TextLayout(measurer: TableMeasurer())
    var again = TextLayout(measurer: TableMeasurer())
    for seed in 0..<UInt64(cases(20_000, debug: 300)) {
      var random = SeededRandom(seed: seed)
      var text = ""
      for _ in 0..<Int(random.next() % 40) {
        text += Self.parts[Int(random.next() % UInt64(Self.parts.count))]
      }
      let width = Double(random.next() % 300)
      let block = layout.layout(text, style: Self.style, width: width)
      let failure = violation(block, text, width)
      #expect(failure == nil, "\(random)")
      if seed % 16 == 0 {
        let measured = again.measure(text, style: Self.style)
        _ = again.wrap(measured, width: width / 2)
        #expect(again.wrap(measured, width: width) == block, "\(random)")
      }
    }
  }

  /// Returns the invariant that a block violates, or `nil` if all hold.
  private func violation(_ block: TextBlock, _ text: String, _ width: Double) -> String? {
    func visible(_ text: String) -> [Unicode.Scalar] {
      text.unicodeScalars.filter { ![" ", "\t", "\n", "\r"].contains($0) }
    }
    if visible(block.lines.map(\.text).joined()) != visible(text) { return "text" }
    if block.height != Double(block.lines.count) * 20 { return "height" }
    let units = Array(text.utf16)
    var last = -1
    for line in block.lines {
      let clusters = line.text.filter { !Self.invisible.contains($0) }.count
      if line.width >= width + 1 / 64 && clusters > 1 {
        return "width \(width): \(line.width) \(line.text.debugDescription)"
      }
      if line.utf16Start < last { return "order" }
      last = line.utf16Start
      if line.utf16Start > units.count { return "start" }
      let rest = String(decoding: units[line.utf16Start...], as: UTF16.self)
      if rest.unicodeScalars.count > text.unicodeScalars.count { return "start" }
    }
    return nil
  }
}

/// Counts calls to a measurer.
private final class Counter {
  var count = 0
}

/// A measurer whose characters are 2^30 pixels wide, so that two of them overflow 32 bits in any
/// unit.
private struct WideMeasurer: TextMeasurer {
  static let width = 0x1p30

  let counter: Counter
  var warnings: [TextWarning] { [] }
  var fonts: String { "wide" }

  func verticalMetrics(of style: TextStyle) -> VerticalMetrics {
    VerticalMetrics(ascent: style.size, descent: 0)
  }

  func shape(
    _ text: [UInt32], _ range: Range<Int>, style: TextStyle, direction: TextDirection
  ) -> ShapedRun {
    counter.count += 1
    return ShapedRun(
      scalars: text[range].map { .init(advance: $0 == 0xAD ? 0 : Int64(Self.width * 65_536)) })
  }
}
