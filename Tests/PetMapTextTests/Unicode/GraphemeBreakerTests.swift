import PetMapText
import Testing

@Suite struct GraphemeBreakerTests {
  @Test func `the breaks match Unicode's test file`() throws {
    let breaker = GraphemeBreaker(keepsConjuncts: false)
    let properties = CharacterProperties.shared
    var cases = 0
    for line in try UnicodeFiles.lines("GraphemeBreakTest") {
      let (scalars, expected) = UnicodeFiles.parse(line)
      let starts = breaker.starts(kinds: scalars.map(properties.kind))
      #expect(starts == Array(expected.dropLast()), "\(line)")
      cases += 1
    }
    #expect(cases == 602)
  }

  @Test func `conjuncts are not broken`() {
    let breaker = GraphemeBreaker(keepsConjuncts: true)
    // ka, virama, ssa, ka
    let kinds = [0x915, 0x94D, 0x937, 0x915].map { CharacterProperties.shared.kind(of: $0) }
    #expect(breaker.starts(kinds: kinds) == [true, false, false, true])
  }
}
