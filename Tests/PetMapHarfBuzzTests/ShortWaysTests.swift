import PetMapText
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
        widths(text, style, &short).advances == widths(text, style, &whole).advances,
        "seed \(seed): \(text)")
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

  /// Telephone numbers, times and addresses: characters that change beside digits and capitals.
  @Test func numbersAndAddressesAreAsWideAsShapedWhole() {
    var short = HarfBuzzMeasurer(chain: FontChain(), takesShortWays: true)
    var whole = HarfBuzzMeasurer(chain: FontChain(), takesShortWays: false)
    let signs = [
      "-", "+", ":", "@", "=", "~", "*", "–", "—", "(", ")", "[", "]", "x", "X", ".", ",", "/", "#",
      "'", "_", "&", "%",
    ]
    let parts = (0...9).map(String.init) + ["a", "k", "mg", "A", "KM", "ą", "É"]
    for seed in 0..<UInt64(Self.cases) {
      var random = SeededRandom(seed: seed)
      var text = "\(seed % 10)"
      for _ in 0..<(1 + random.next() % 8) {
        text += random.word(of: parts, upTo: 3) + random.word(of: signs, upTo: 3)
      }
      let style = TextStyle(
        size: seed % 3 == 0 ? 13 : 14, weight: seed % 2 == 0 ? .regular : .bold, lineHeight: 20)
      let scalars = text.unicodeScalars.map(\.value)
      let run = widths(scalars, style, &short)
      let expected = widths(scalars, style, &whole)
      #expect(
        run.advances == expected.advances && run.unsafeToBreak == expected.unsafeToBreak,
        "seed \(seed): \(text)")
    }
  }

  private func widths(
    _ text: [UInt32], _ style: TextStyle, _ measurer: inout HarfBuzzMeasurer
  ) -> MeasuredRun {
    var run = MeasuredRun()
    run.reset(count: text.count)
    measurer.measure(
      text, 0..<text.count, style: style, direction: .leftToRight, into: &run)
    return run
  }
}

extension SeededRandom {
  /// From one to `most` of the parts.
  fileprivate mutating func word(of parts: [String], upTo most: UInt64) -> String {
    let count = 1 + next() % most
    return (0..<count).map { _ in parts[Int(next() % UInt64(parts.count))] }.joined()
  }
}
