import PetMapText
import Testing

@Suite struct LineBreakerTests {
  @Test func `the breaks match Unicode's test file`() throws {
    let breaker = LineBreaker(rules: .unicode)
    let properties = CharacterProperties.shared
    var cases = 0
    for line in try UnicodeFiles.lines("LineBreakTest") {
      let (scalars, expected) = UnicodeFiles.parse(line)
      let breaks = breaker.opportunities(in: scalars, kinds: scalars.map(properties.kind))
      #expect(breaks == Array(expected.dropLast()), "\(line)")
      cases += 1
    }
    #expect(cases == 7_654)
  }
}
