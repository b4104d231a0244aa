import PetMapAnnouncements
import Testing

@Suite struct GroupedNumberTests {
  @Test(arguments: [
    (0, "0"), (-1, "-1"), (999, "999"), (1000, "1,000"), (-1_234_567, "-1,234,567"),
    (Int.min, "-9,223,372,036,854,775,808"),
  ])
  func `digits are grouped in threes from the right`(number: Int, text: String) {
    #expect(number.grouped == text)
  }
}
