import PetMapCallout
import PetMapHarfBuzz
import TestSupport
import Testing

/// The short ways of measuring, beside HarfBuzz shaping every word whole.
@Suite(.enabled(if: FontChain().missing.isEmpty, "needs the fonts of the layout contract"))
struct ShortWaysTests {
  #if DEBUG
    private static let cases = 1_000
  #else
    private static let cases = 40_000
  #endif

  /// What Latin words are made of, the contexts of Inter's alternates among them.
  private static let parts = [
    "a", "e", "i", "j", "f", "x", "A", "V", "W", "T", "Ł", "ą", "ż", "é", "0", "1", "4", "7", ".",
    ",", "-", "--", "->", "<-", "=>", ":", ";", "@", "+", "(", ")", "[", "]", "{", "}", "/", "\\",
    "*", "~", "_", "=", "°", "£", "’", "“", "”", "…", "–", "—", "%", "&", "!", "?", "$", "|", "3x4",
    "e\u{301}", "\u{AD}", "fi", "ffl", "To", "A-B", "1-2", "(A", "12:30", " ",
  ]

  @Test func wordsAreAsWideAsShapedWhole() {
    var short = HarfBuzzMeasurer(chain: FontChain(), takesShortWays: true)
    var whole = HarfBuzzMeasurer(chain: FontChain(), takesShortWays: false)
    let styles = [
      TextStyle(size: 14, weight: .regular, lineHeight: 20),
      TextStyle(size: 16, weight: .bold, lineHeight: 20),
    ]
    for seed in 0..<UInt64(Self.cases) {
      var random = SeededRandom(seed: seed)
      let text = random.word(of: Self.parts, upTo: 12).unicodeScalars.map(\.value)
      let style = styles[Int(seed % 2)]
      #expect(
        advances(text, style, &short) == advances(text, style, &whole), "seed \(seed): \(text)")
    }
  }

  @Test func linesAreTheSame() {
    var short = TextLayout(measurer: HarfBuzzMeasurer(chain: FontChain(), takesShortWays: true))
    var whole = TextLayout(measurer: HarfBuzzMeasurer(chain: FontChain(), takesShortWays: false))
    let style = TextStyle(size: 13, weight: .regular, lineHeight: 18)
    for seed in 0..<UInt64(Self.cases / 10) {
      var random = SeededRandom(seed: seed)
      let text = random.word(of: Self.parts, upTo: 60)
      let width = Double(8 + random.next() % 120)
      #expect(
        short.layout(text, style: style, width: width)
          == whole.layout(text, style: style, width: width), "seed \(seed): \(text)")
    }
  }

  private func advances(
    _ text: [UInt32], _ style: TextStyle, _ measurer: inout HarfBuzzMeasurer
  ) -> [Int32] {
    var run = MeasuredRun()
    run.reset(count: text.count)
    measurer.measure(
      text, 0..<text.count, style: style, direction: .leftToRight, into: &run)
    return run.advances
  }
}

extension SeededRandom {
  /// From one to `most` of the parts.
  fileprivate mutating func word(of parts: [String], upTo most: UInt64) -> String {
    let count = 1 + next() % most
    return (0..<count).map { _ in parts[Int(next() % UInt64(parts.count))] }.joined()
  }
}
