import PetMapCallout
import PetMapDrawing
import PetMapHarfBuzz
import PetMapText
import TestSupport
import Testing

/// Tests words and grapheme clusters wider than any screen, which are not realistic but can be
/// submitted by anyone.
@Suite(.enabled(if: FontChain().missing.isEmpty, "needs the fonts of the layout contract"))
struct WideTextTests {
  private static let joined = "👨\u{200D}"

  /// All except the second are a single grapheme cluster.
  private static let texts = [
    String(repeating: joined, count: 1_876),
    "中" + String(repeating: joined, count: 1_000) + "中",
    String(repeating: "\u{EB3}", count: 4_342),
    String(repeating: "\u{E33}", count: 4_800),
    "a" + String(repeating: "\u{E33}", count: 5_765),
    "e" + String(repeating: "\u{301}", count: 2_000),
  ]

  private static let styles = [
    TextStyle(size: 16, weight: .bold, lineHeight: 20),
    TextStyle(size: 14, weight: .regular, lineHeight: 20),
    TextStyle(size: 13, weight: .regular, lineHeight: 18),
  ]

  @Test(arguments: texts.indices, cases(of: Array(styles.indices), debug: 1))
  func `repeated measurements of a grapheme cluster are equal`(_ text: Int, _ style: Int) {
    let (text, style) = (Self.texts[text], Self.styles[style])
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    for width in [216, 0, 1e6, 100, 1e9] {
      let first = layout.wrap(layout.measure(text, style: style), width: width)
      let again = layout.wrap(layout.measure(text, style: style), width: width)
      #expect(first.lines.allSatisfy { $0.width >= 0 })
      #expect(first.lines.map(\.width) == again.lines.map(\.width))
      #expect(first == again)
    }
  }

  @Test func `a thousand joined emoji are a thousand times as wide as one`() throws {
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)
    let one = layout.layout("👨", style: style, width: 216)
    for _ in 0..<2 {
      let lines = layout.wrap(layout.measure(Self.texts[1], style: style), width: 216).lines
      #expect(lines.count == 3)
      #expect(abs(lines[1].width - 1_000 * one.lines[0].width) < 0.01)
    }
  }

  @Test func `every field can contain wide text, in any order`() {
    let fields: [WritableKeyPath<CalloutContent, String?>] = [
      \.name, \.species, \.location, \.date, \.email, \.phone, \.description,
    ]
    var typesetter = CalloutTypesetter(measurer: HarfBuzzMeasurer())
    for rotation in 0..<cases(Self.texts.count, debug: 1) {
      var content = CalloutContent()
      for (index, field) in fields.enumerated() {
        content[keyPath: field] = Self.texts[(index + rotation) % Self.texts.count]
      }
      var fresh = CalloutTypesetter(measurer: HarfBuzzMeasurer())
      #expect(typesetter.card(content, width: 258) == fresh.card(content, width: 258))
    }
  }
}
