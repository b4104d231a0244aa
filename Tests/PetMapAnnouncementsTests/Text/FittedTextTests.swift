import PetMapAnnouncements
import Testing

struct FittedTextTests {
  @Test(arguments: [
    ("Rex", 3, "Rex"),
    ("", 1, ""),
    ("brown and white", 15, "brown and white"),
    ("brown and white", 14, "brown and…"),
    ("brown and white", 10, "brown and…"),
    // The space after a word is not kept.
    ("brown and  white", 12, "brown and…"),
    ("brown and white", 9, "brown…"),
    // The only word ends too early.
    ("a brownandwhite", 9, "a browna…"),
    ("犬犬犬犬", 3, "犬犬…"),
    ("👩‍👩‍👧👩‍👩‍👧", 8, "👩‍👩‍👧…"),
    ("👩‍👩‍👧👩‍👩‍👧", 4, "…"),
    ("ab", 1, "…"),
  ])
  func `a long text ends with an ellipsis, after a word if possible`(
    text: String, limit: Int, expected: String
  ) {
    #expect(text.fitted(to: limit) == expected)
    #expect(text.fitted(to: limit).unicodeScalars.count <= limit)
  }
}
