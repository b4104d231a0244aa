import PetMapAnnouncements
import PetMapFiles
import Testing

/// Tests finding the URL of a photo in text and in objects.
struct WebLinkTests {
  static let photos: [(String, String?)] = [
    (#"{"url":"https://a/1.jpg","description":"Rex"}"#, "https://a/1.jpg"),
    (#"[{"href":"https://a/1.jpg"},{"href":"https://a/2.jpg"}]"#, "https://a/1.jpg"),
    (#"{"data":{"id":3,"attributes":{"name":"1.jpg","url":"/1.jpg"}}}"#, "/1.jpg"),
    (#"{"arrayValue":{"values":[{"stringValue":"https://a/1.jpg"}]}}"#, "https://a/1.jpg"),
    (#"[{"original":"https://a/1.jpg","thumb":"https://a/2.jpg"}]"#, "https://a/1.jpg"),
    (#"["https://a/1.jpg"]"#, "https://a/1.jpg"), (#"{"width":5}"#, nil),
  ]

  @Test(arguments: photos)
  func `a photo can be an object with a URL`(photo: (String, String?)) throws {
    let result = try readAll(text: #"[{"id":"a","lat":52,"lng":21,"photo":\#(photo.0)}]"#)
    #expect(result.announcements.first?.photoUrl == photo.1)
    #expect(result.reasons == (photo.1 == nil ? [.notText] : []))
  }

  static let photoTexts = [
    ("(http://a.b/1.jpg?x=1)", "http://a.b/1.jpg?x=1"),
    ("Rex (HTTPS://a.b/1.jpg)", "HTTPS://a.b/1.jpg"),
    (#"=HYPERLINK("http://a.b/1.jpg","photo")"#, "http://a.b/1.jpg"),
    (#"<a href='http://a.b/1.jpg'>photo</a>"#, "http://a.b/1.jpg"),
    ("1.jpg (https://a.b/1.jpg),2.jpg (https://a.b/2.jpg)", "https://a.b/1.jpg"),
    ("http://a.b/1.jpg, http://a.b/2.jpg", "http://a.b/1.jpg"),
    ("http://a.b/1.jpg;http://a.b/2.jpg", "http://a.b/1.jpg"),
    ("http://a.b/w_300,h_200/1(2).jpg", "http://a.b/w_300,h_200/1(2).jpg"),
    ("http://a.b/Rex 1.jpg", "http://a.b/Rex 1.jpg"),
    ("http://a.b/1.jpg http://a.b/2.jpg", "http://a.b/1.jpg"),
    ("![Rex](http://a.b/1.jpg)", "http://a.b/1.jpg"), ("<http://a.b/1.jpg>", "http://a.b/1.jpg"),
    (#"{"url":"http://a.b/1.jpg"}"#, "http://a.b/1.jpg"), ("{", "{"),
    ("photos/rex (1).jpg", "photos/rex (1).jpg"),
    ("/resize?url=https://a.b/1.jpg", "/resize?url=https://a.b/1.jpg"), ("http", "http"),
  ]

  @Test(arguments: photoTexts)
  func `a photo is the first URL in a text that contains more`(text: String, url: String) throws {
    let cell = text.replacing("\"", with: "\"\"")
    let result = try readAll(text: "id,lat,lng,photo\na,52,21,\"\(cell)\"\n")
    #expect(result.announcements.first?.photoUrl == url)
  }
}
