import PetMapText
import PetMapHarfBuzz
import Testing

@Suite(.enabled(if: FontChain().missing.isEmpty, "needs the fonts of the layout contract"))
struct GlyphRunTests {
  private let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)

  @Test(arguments: [
    "Distinctive marks: white left fore-paw, kinked tail. W. A", "間違いなく東京都、良い天気",
    "مكافأة قدرها 626 ريال لمن يجدها +20 100", "น้องสีดำ ขี้อายมาก", "a\u{AD}bcdefghi\u{AD}jk",
  ])
  func `a line's glyphs end where the line ends`(_ text: String) {
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    for width in [60.0, 130, 216, 1_000] {
      let block = layout.layout(text, style: style, width: width)
      for line in block.lines {
        let runs = line.glyphRuns ?? []
        let last = runs.flatMap(\.glyphs).map(\.x).max() ?? 0
        #expect(last < line.width + 1, "\(line)")
        #expect(last > line.width - 20, "\(line)")
        #expect(runs.flatMap(\.glyphs).allSatisfy { $0.x > -5 }, "\(line)")
      }
    }
  }

  @Test func `Latin letters have outlines, and emoji have bitmaps`() throws {
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    let block = layout.layout("A🐶", style: style, width: 216)
    let line = block.lines[0]
    let runs = line.glyphRuns ?? []
    #expect(runs.count == 2)
    let fonts = layout.measurer
    let letter = try #require(fonts.outline(of: runs[0].glyphs[0].id, in: runs[0].font))
    #expect(letter.commands.count > 5)
    #expect(letter.unitsPerEm == 2_816)
    let dog = try #require(fonts.bitmap(of: runs[1].glyphs[0].id, in: runs[1].font))
    #expect(Array(dog.png.prefix(4)) == [0x89, 0x50, 0x4E, 0x47])
    #expect(dog.width > 1.1 && dog.width < 1.4)
    #expect(dog.top > 0.8 && dog.top < 1.2)
  }

  @Test func `right-to-left text is in visual order`() {
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    let block = layout.layout("שלום abc", style: style, width: 216)
    let line = block.lines[0]
    let runs = line.glyphRuns ?? []
    // The Latin word is on the left, although it is last in logical order.
    #expect(runs.first?.font.path.contains("Inter") == true)
    #expect(runs.last?.font.path.contains("Hebrew") == true)
  }

  @Test func `a soft hyphen is visible only where it breaks a word`() {
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    func hyphens(in text: String, width: Double) -> [Bool] {
      layout.layout(text, style: style, width: width).lines.map { line in
        let glyphs = (line.glyphRuns ?? []).flatMap(\.glyphs)
        return glyphs.contains { $0.id == hyphen }
      }
    }
    let alone = layout.layout("\u{2010}", style: style, width: 216).lines[0].glyphRuns
    let hyphen = alone?.first?.glyphs.first?.id
    #expect(hyphens(in: "super\u{AD}cali", width: 50) == [true, false])
    #expect(hyphens(in: "super\u{AD}\ncali\u{AD}", width: 216) == [false, false])
    #expect(hyphens(in: "super\u{AD}cali", width: 216) == [false])
  }

  /// Letters separated by a line break keep their contextual forms.
  @Test(arguments: ["ببببببببببب", "קקקקקקקקקקק", "ججججججججججج", "aaaaaaaaaaaa"])
  func `a word broken across lines has the glyphs of the whole word`(_ word: String) {
    var layout = TextLayout(measurer: HarfBuzzMeasurer())
    func glyphs(width: Double) -> [UInt32] {
      let lines = layout.layout(word, style: style, width: width).lines
      return lines.flatMap { $0.glyphRuns ?? [] }.flatMap(\.glyphs).map(\.id).sorted()
    }
    let whole = glyphs(width: 1_000)
    #expect(whole.count == word.unicodeScalars.count)
    for width in [10.0, 30, 50] { #expect(glyphs(width: width) == whole) }
  }
}
