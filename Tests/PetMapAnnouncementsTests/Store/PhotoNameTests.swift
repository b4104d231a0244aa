import PetMapAnnouncements
import Testing

struct PhotoNameTests {
  @Test func `a photo's name consists of its ID and file extension`() throws {
    let text = "2ed6657d-e927-568b-95e1-2665a8aea6a2.jpeg"
    let name = try #require(PhotoName(text))
    #expect(name.text == text)
    #expect(name.url == "/images/" + text)
    for other in [
      "2ed6657d-e927-568b-95e1-2665a8aea6a2", text + ".png",
      "2ed6657d-e927-568b-95e1-2665a8aea6a2.jpg",
      "." + text, "../" + text, text.uppercased(), "2ed6657d-e927-568b-95e1-2665a8aea6a2.JPEG", "",
    ] {
      #expect(PhotoName(other) == nil)
    }
  }
}
