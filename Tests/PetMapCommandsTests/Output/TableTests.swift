import PetMapCommands
import Testing

@Suite struct TableTests {
  @Test(arguments: [
    ("", 0), ("luna", 4), ("Zażółć", 6), ("三毛猫", 6), ("ねこ", 4), ("ﾈｺ", 2), ("🐶", 2), ("👩‍👧", 2),
    ("🇵🇱", 2), ("❤️", 2), ("❤", 1), ("e\u{301}", 1), ("\u{301}", 0), ("ไก่", 2), ("고양이", 6),
    ("a\u{200B}b", 2),
  ])
  func `text width is measured in columns`(text: String, width: Int) {
    #expect(text.displayWidth == width)
  }

  @Test(arguments: [
    ("abcdef", 6, "abcdef"), ("abcdef", 5, "abcd…"), ("三毛猫", 6, "三毛猫"), ("三毛猫", 5, "三毛…"),
    ("三毛猫", 4, "三…"), ("abc", 0, ""), ("", 3, ""),
  ])
  func `text is truncated to a width`(text: String, width: Int, result: String) {
    #expect(text.fitted(to: width) == result)
    #expect(text.fitted(to: width).displayWidth <= width)
  }

  @Test func `columns are aligned`() {
    var table = Table(columns: [
      .init("Name", isFlexible: true), .init("Empty"), .init("Number", .trailing),
    ])
    table.append(["三毛猫", "", "1"])
    table.append(["rex\n", "", "12345678"])
    #expect(
      table.lines(width: nil) == [
        "Name      Number",
        "三毛猫         1",
        "rex\\n   12345678",
      ])
  }

  @Test func `flexible columns shrink to the terminal's width`() {
    var table = Table(columns: [.init("Name", isFlexible: true), .init("Number", .trailing)])
    table.append(["a rather long name of a cat", "12345678"])
    #expect(table.lines(width: 20).map(\.displayWidth).max() == 20)
    #expect(table.lines(width: 20)[1] == "a rather l… 12345678")
  }
}
