import PetMapApple
import PetMapText
import TestSupport
import Testing

struct GlyphAdvancesTests {
  private func scalars(_ text: String) -> [UInt32] { text.unicodeScalars.map(\.value) }

  @Test func `an advance is assigned to the scalar at which its glyph starts`() {
    // A family emoji of three scalars (five code units), followed by a letter.
    let text = scalars("a👩‍👧b")
    var advances = GlyphAdvances(text, text.indices)
    #expect(advances.utf16 == Array("a👩‍👧b".utf16))
    advances.add(advance: 5, at: 0)
    advances.add(advance: 20, at: 1)
    advances.add(advance: 5.5, at: 6)
    #expect(
      advances.run.scalars.map(\.advance) == [5 * 65_536, 20 * 65_536, 0, 0, 360_448])
    #expect(advances.run.glyphs == nil)
  }

  @Test func `glyphs outside the range are ignored`() {
    let text = scalars("one two three")
    var advances = GlyphAdvances(text, 4..<7)
    let units = advances.utf16
    #expect(String(decoding: units, as: UTF16.self) == "one two three")
    for index in units.indices { advances.add(advance: 1, at: index) }
    advances.add(advance: 1, at: -1)
    advances.add(advance: 1, at: units.count)
    #expect(advances.run.scalars.map(\.advance) == [65_536, 65_536, 65_536])
  }

  @Test func `at most eight scalars on each side of a run are converted`() {
    let text = [UInt32](repeating: 0x61, count: 100_000)
    #expect(GlyphAdvances(text, 50_000..<50_010).utf16.count == 26)
    #expect(GlyphAdvances(text, 0..<1).utf16.count == 9)
  }

  @Test func `it is unsafe to break inside a word`() {
    let text = scalars("abc")
    let run = GlyphAdvances(text, 0..<3).run
    #expect(run.scalars.map(\.isUnsafeToBreak) == [false, true, true])
  }

  @Test func `the advances of a grapheme cluster add up, in any order`() {
    let text = scalars("שלום")
    var advances = GlyphAdvances(text, text.indices)
    for index in [3, 2, 1, 1, 0] { advances.add(advance: 2, at: index) }
    #expect(advances.run.scalars.map(\.advance) == [2, 4, 2, 2].map { $0 * 65_536 })
  }

  @Test(arguments: 0..<30)
  func `all advances of a run add up to its width`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    let alphabet: [UInt32] = [0x20, 0x61, 0x5D0, 0x301, 0x1F43E, 0xE01]
    let text = (0..<40).map { _ in alphabet[Int(random.next() % 6)] }
    let lower = Int(random.next() % 20)
    let range = lower..<(lower + 1 + Int(random.next() % 20))
    var advances = GlyphAdvances(text, range)
    for index in advances.utf16.indices { advances.add(advance: 1.25, at: index) }
    let units = text[range].reduce(0) { $0 + ($1 > 0xFFFF ? 2 : 1) }
    let sum = advances.run.scalars.reduce(0) { $0 + $1.advance }
    #expect(sum == Int64(units) * 81_920, "seed \(seed)")
  }
}
