import PetMapCairo
import Testing

@Suite struct GlyphPassesTests {
  @Test(arguments: [0, 1, 255, 256])
  func `a line's glyphs are filled in a single pass`(count: Int) {
    let line = Array(repeating: 7, count: count)
    #expect(GlyphPasses(line).passes.map(Array.init) == [line])
  }

  @Test(arguments: [257, 1_000, 20_000])
  func `more than 256 glyphs are filled in several passes, in order`(count: Int) {
    let many = Array(0..<count)
    let passes = GlyphPasses(many).passes
    #expect(passes.allSatisfy { !$0.isEmpty && $0.count <= GlyphPasses<Int>.limit })
    #expect(passes.flatMap(Array.init) == many)
  }

  @Test func `repeated glyphs are filled once`() {
    let passes = GlyphPasses((0..<20_000).map { $0 % 3 }).passes
    #expect(passes.map(Array.init) == [[0, 1, 2]])
  }
}
