import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapService
import TestSupport
import Testing

extension DetailsPageTests {
  @Test func `a link preview contains the photo, the name, and the location`() throws {
    let service = try service()
    let id = try add(service) { $0.petName = "Bu\"rek <3" }
    let html = try page(of: id, service)
    let link = "http://pets.example.org:8080/pets/\(id)"
    for (property, value) in [
      ("og:title", "MISSING: Bu&quot;rek &lt;3, Dog • Beagle"), ("og:url", link),
      ("og:image", link + "/map.png"), ("og:locale", "en_US"),
      ("og:description", "Nov 18, 2025 · Warsaw. Brown, with a red collar."),
    ] {
      #expect(html.contains("<meta property=\"\(property)\" content=\"\(value)\">"), "\(property)")
    }
    #expect(html.contains("name=\"twitter:card\" content=\"summary_large_image\""))
    let start = try #require(html.firstRange(of: "<script type=\"application/ld+json\">"))
    let end = try #require(html[start.upperBound...].firstRange(of: "</script>"))
    let data = html[start.upperBound..<end.lowerBound]
    let object = try #require(try JSONValue(parsing: Array(data.utf8)).object)
    #expect(object["url"]?.string == link)
    #expect(object["about"]?.object?["name"]?.string == "Bu\"rek <3")
    let place = object["contentLocation"]?.object
    #expect(place?["name"]?.string == "Warsaw")
    #expect(place?["geo"]?.object?["@type"]?.string == "GeoCoordinates")
    // Contact details are only on the page itself.
    #expect(!data.contains("anna@example.com") && !data.contains("600"))
  }

  @Test func `the map in a link preview is in the page's language`() throws {
    let service = try service()
    let id = try add(service)
    let html = try page(of: id, service, query: "?lang=pl")
    let url = "http://pets.example.org:8080/pets/\(id)/map.png?lang=pl"
    #expect(html.contains("<meta property=\"og:image\" content=\"\(url)\">"))
    #expect(html.contains("\"image\":\"\(url)\""))
  }

  @Test func `the sentences of a link preview have one period each`() throws {
    let service = try service()
    let coordinate = try Coordinate(latitude: 52.2497, longitude: 21.0122)
    let id = try add(service) { pet in
      pet.coordinate = coordinate
      pet.description = "Łagodny."
    }
    let html = try page(of: id, service, query: "?lang=pl")
    let preview = "18 lis 2025 · Praga Północ, 2 km na zach. Łagodny."
    #expect(html.contains("content=\"\(preview)\""))
  }

  @Test func `direction controls do not reach a tab's title or a link preview`() throws {
    let service = try service()
    let id = try add(service) { pet in
      pet.petName = "\u{202E}kerub\u{2067}"
      pet.breed = "\u{202D}x"
      pet.description = "\u{2066}Brown\u{202C}."
    }
    let html = try page(of: id, service)
    let head = try #require(html.firstRange(of: "<script type=\"application/ld+json")).lowerBound
    #expect(html[..<head].contains("<title>MISSING: kerub</title>"))
    #expect(html[..<head].contains("content=\"MISSING: kerub, Dog • x\""))
    #expect(html[..<head].contains("Brown.\""))
    #expect(html.contains("<bdi>\u{202E}kerub\u{2067}</bdi>"))
  }

  @Test(arguments: [
    (String(repeating: "a", count: 200), String(repeating: "a", count: 200)),
    (String(repeating: "a", count: 201), String(repeating: "a", count: 199) + "…"),
    (
      String(repeating: "long ", count: 50),
      String(repeating: "long ", count: 39) + "long…"
    ),
    (
      String(repeating: "a", count: 150) + ".\n\n" + String(repeating: "b", count: 100),
      String(repeating: "a", count: 150) + ".…"
    ),
    ("x " + String(repeating: "y", count: 300), "x " + String(repeating: "y", count: 197) + "…"),
    (
      String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: 50),
      String(repeating: "\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", count: 39) + "…"
    ),
    ("a" + String(repeating: "\u{301}", count: 1000), "…"),
  ])
  func `a long description is shortened between words or characters`(
    text: String, shown: String
  ) throws {
    let service = try service()
    let id = try add(service) { $0.description = text }
    #expect(try page(of: id, service).contains(". \(shown)\">"))
  }
}
