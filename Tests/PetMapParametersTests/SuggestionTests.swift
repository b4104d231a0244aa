import PetMapParameters
import Testing

@Suite struct SuggestionTests {
  @Test(arguments: [
    ("bbx", "bbox"), ("pin", "pins"), ("--formt", "--format"), ("mising", "missing"),
    ("fonud", "found"), ("comp", "completions"), ("MAP", "map"),
  ])
  func `suggests the most similar name`(typed: String, meant: String) {
    let names = ["pins", "map", "completions", "bbox", "--format", "missing", "found"]
    #expect(Suggestion.nearest(to: typed, among: names) == meant)
  }

  @Test(arguments: ["", "x", "elephant", "--"])
  func `suggests nothing if no name is similar`(typed: String) {
    #expect(Suggestion.nearest(to: typed, among: ["pins", "map", "--format"]) == nil)
  }
}
