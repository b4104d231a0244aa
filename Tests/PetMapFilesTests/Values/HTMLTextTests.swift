import PetMapAnnouncements
import PetMapFiles
import PetMapJSON
import TestSupport
import Testing

/// Tests values that are HTML.
struct HTMLTextTests {
  private func pet(_ members: [(String, String)]) throws -> Announcement {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { writer in
      writer.array { writer in
        writer.object { writer in
          writer.member("lat", 1)
          writer.member("lng", 2)
          for (name, value) in members { writer.member(name, value) }
        }
      }
    }
    let result = try readAll(text: String(decoding: bytes, as: UTF8.self))
    return try #require(result.announcements.first)
  }

  @Test(arguments: [
    ("<p>Rex &amp; Bella</p><p>Call <b>Ann</b></p>", "Rex & Bella\nCall Ann"),
    ("shy<br>timid<br/>calm<BR />old", "shy\ntimid\ncalm\nold"),
    ("shy<br />\ntimid", "shy\ntimid"), ("a<br><br>b", "a\n\nb"),
    ("<ul><li>black</li><li>white</li></ul>", "black\nwhite"),
    ("<div>big\n  dog</div>\n<div>calm</div>", "big dog\ncalm"),
    (
      "<table><tr><td>Name</td><td>Rex</td></tr><tr><td>Sex</td><td>M</td></tr></table>",
      "Name Rex\nSex M"
    ),
    ("big<b>gest</b> dog", "biggest dog"), ("line 1\nline <i>2</i>", "line 1\nline 2"),
    ("&lt;p&gt;Tom &amp;amp; Jerry&lt;/p&gt;", "Tom & Jerry"),
    ("<![CDATA[<p>a</p>]]>", "a"), ("<!-- note --><p>a</p>", "a"),
    ("<style>p { color: red }</style><p>a</p><script>x('<p>')</script>", "a"),
    ("<a href=\"https://a.example/?x=1>2\">Ann</a>", "Ann"),
    ("I <3 dogs", "I <3 dogs"), ("<ann@example.com>", "<ann@example.com>"),
    ("weight <five kg", "weight <five kg"), ("a < b & c > d", "a < b & c > d"),
    ("line 1\nline 2<br>line 3\n\nline 4", "line 1\nline 2\nline 3\n\nline 4"),
    ("a<br>\nb\nc<br>\nd", "a\nb\nc\nd"), ("<p>a\nb</p>", "a b"),
    ("<p>Hi&nbsp;</p>", "Hi"), ("<p>a</p><p>&nbsp;</p><p>b</p>", "a\n\nb"),
    ("He <i think> ran", "He <i think> ran"), ("a <b class=x>b</b>", "a b"),
    ("a <input disabled> b", "a  b"),
    ("<unknown>", "<unknown>"), ("Za&zdot;&oacute;&lstrok;&cacute;", "Zażółć"),
  ])
  func `HTML becomes text`(html: String, text: String) throws {
    #expect(try pet([("description", html), ("name", html)]).description == text)
    #expect(try pet([("description", html), ("name", html)]).petName == text)
  }

  @Test(arguments: ["<p>&nbsp;</p>", "<br>", "<div><br></div>", "<p> \u{A0}</p>"])
  func `HTML without text is empty`(html: String) throws {
    #expect(try pet([("description", html)]).description == nil)
  }

  @Test func `words are recognized in HTML`() throws {
    let pet = try pet([("status", "<b>Found</b>"), ("species", "<span>Dog</span>"), ("age", "3")])
    #expect(pet.status == .found && pet.species == "DOG")
  }

  @Test(arguments: [
    (
      #"<p>Rex</p><img src="https://a.example/1.jpg" alt=x><img src='https://a.example/2.jpg'>"#,
      "https://a.example/1.jpg"
    ),
    (
      "&lt;img width=200 src=&quot;https://a.example/1.jpg?a=1&amp;amp;b=2&quot;/&gt;",
      "https://a.example/1.jpg?a=1&b=2"
    ),
    (#"<IMG data-x="1" SRC = "http://a.example/1.jpg">"#, "http://a.example/1.jpg"),
    (
      #"<img src="data:image/png;base64,AA=="><img src=https://a.example/1.jpg>"#,
      "https://a.example/1.jpg"
    ),
    (#"<img src="photo.jpg"> at https://a.example/1.jpg"#, nil),
    (#"<a href="https://a.example/1.jpg">photo</a>"#, nil),
  ])
  func `the first picture in a description is the photo of a record without one`(
    html: String, url: String?
  ) throws {
    #expect(try pet([("description", html)]).photoUrl == url)
    #expect(try pet([("description", html), ("photo", "")]).photoUrl == url)
    let own = "https://b.example/own.jpg"
    #expect(try pet([("description", html), ("photo", own)]).photoUrl == own)
    #expect(try pet([("description", html), ("photo", own)]).description?.contains("<") != true)
  }

  @Test func `files in the service's own format are taken literally`() throws {
    let own = [
      ("petName", "<b>Rex</b>"), ("microchipNumber", ""), ("lastSeenDate", "2024-05-01"),
      ("description", "<img src=https://a.example/1.jpg>"),
    ]
    let pet = try pet(own)
    #expect(pet.petName == "<b>Rex</b>" && pet.photoUrl == nil)
  }
}
