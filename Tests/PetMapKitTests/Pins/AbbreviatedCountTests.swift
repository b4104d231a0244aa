import PetMapKit
import Testing

@Suite struct AbbreviatedCountTests {
  @Test(arguments: [
    (1, "1"), (999, "999"), (1_000, "1k"), (1_049, "1k"), (1_250, "1.3k"), (9_949, "9.9k"),
    (9_950, "10k"), (10_499, "10k"), (25_975, "26k"), (999_499, "999k"), (999_500, "1m"),
    (2_660_000, "2.7m"), (9_949_999, "9.9m"), (12_345_678, "12m"),
  ])
  func `counts have at most four characters`(count: Int, text: String) {
    #expect(count.abbreviatedCount == text)
    #expect(text.count <= 4)
  }
}
