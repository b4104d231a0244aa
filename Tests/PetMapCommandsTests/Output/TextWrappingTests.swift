import PetMapCommands
import Testing

@Suite struct TextWrappingTests {
  @Test(arguments: [
    ("", 10, [""]),
    ("one two three", 7, ["one two", "  three"]),
    ("one two three", 3, ["one", "  two", "  three"]),
    ("  indented text goes on", 13, ["  indented", "  text goes", "  on"]),
    ("a/path/that/is/long x", 8, ["a/path/that/is/long", "  x"]),
    ("三毛猫が迷子になりました", 8, ["三毛猫が", "  迷子に", "  なりま", "  した"]),
    ("猫 三毛猫。犬", 8, ["猫 三毛", "  猫。犬"]),
    ("「三毛猫」", 5, ["「三", "  毛", "  猫」"]),
    ("Zażółć gęślą jaźń", 12, ["Zażółć gęślą", "  jaźń"]),
  ])
  func `text is wrapped at spaces and next to wide characters`(
    text: String, width: Int, lines: [String]
  ) {
    #expect(text.wrapped(to: width, hanging: 2) == lines)
  }

  @Test func `indented text hangs from its indent`() {
    #expect("one two".wrapped(to: 6, indent: 2, hanging: 1) == ["  one", "   two"])
  }
}
