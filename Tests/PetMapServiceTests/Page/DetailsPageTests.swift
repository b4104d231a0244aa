import PetMapAnnouncements
import PetMapAPI
import PetMapDrawing
import PetMapPhotos
import PetMapGeo
import PetMapJSON
import PetMapPicture
import PetMapRequests
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct DetailsPageTests {
  private let store = MemoryStore()

  /// Creates a service whose pictures are placeholder strings that describe them.
  func service(pictures isDrawing: Bool = true) throws -> Service {
    var environment = ServiceEnvironment.test(store: store)
    environment.page = PageAssets(["page": ["details.css": [], "pages.js": []]])
    guard isDrawing else { return try Service(environment) }
    environment.pictures.map = { (request, _, _) throws(ServiceError) in
      let language = request.language == .polish ? " pl" : ""
      let theme = request.theme == .dark ? " dark" : ""
      return Array("map \(request.size)\(theme)\(language)".utf8)
    }
    environment.pictures.poster = { (request, _, _, link, _) throws(ServiceError) in
      Array("\(request.paper) \(request.language?.rawValue ?? "") \(link)".utf8)
    }
    environment.pictures.qrCode = { QRCode(side: 1, isDark: [$0.hasPrefix("http")]) }
    return try Service(environment)
  }

  /// Imports an announcement and returns its ID.
  func add(
    _ service: Service, _ change: (inout Announcement) -> Void = { _ in }
  ) throws -> AnnouncementID {
    var pet = Announcement(
      id: "burek", coordinate: try Coordinate(latitude: 52.2297, longitude: 21.0122),
      species: "DOG")
    pet.petName = "Burek"
    pet.breed = "Beagle"
    pet.lastSeenDate = CalendarDate(iso: "2025-11-18")
    pet.phone = "+48 600 100 200"
    pet.email = "anna@example.com"
    pet.description = "Brown, with a red collar."
    pet.microchipNumber = "123456789012345"
    change(&pet)
    let record = ImportedAnnouncement(pet)
    _ = try store.upsert([record], at: Timestamp(milliseconds: 1_763_000_000_000))
    service.refresh()
    return record.id
  }

  private func get(
    _ service: Service, _ target: String, _ headers: [HeaderField] = []
  ) throws -> WireResponse {
    try InProcess(service).send(
      WireRequest(
        method: "GET", target: target,
        headers: [HeaderField("Host", "pets.example.org:8080")] + headers))
  }

  func page(
    of id: AnnouncementID, _ service: Service, query: String = "", _ headers: [HeaderField] = []
  ) throws -> String {
    let response = try get(service, "/pets/\(id)\(query)", headers)
    #expect(response.status == 200)
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
    return String(decoding: response.body, as: UTF8.self)
  }

  @Test func `a page has the details screen's contents and identifiers`() throws {
    let service = try service()
    let id = try add(service) { $0.reward = "500 PLN" }
    let html = try page(of: id, service)
    for (identifier, value) in [
      ("name.text", "Burek"), ("date.text", "Nov 18, 2025"), ("phone.tap", "+48 600 100 200"),
      ("email.tap", "anna@example.com"), ("microchip.text", "123-456-789-012-345"),
      ("species.text", "Dog"), ("breed.text", "Beagle"), ("sex.text", "? Unknown"),
      ("age.text", "—"), ("description.text", "Brown, with a red collar."),
    ] {
      #expect(
        html.contains("data-testid=\"petDetails.\(identifier)\"><bdi>\(value)</bdi>"),
        "\(identifier)")
    }
    for identifier in [
      "photo.image", "status.badge", "reward.badge", "location.text", "showMap.button",
      "removeReport.button",
    ] {
      #expect(html.contains("data-testid=\"petDetails.\(identifier)\""), "\(identifier)")
    }
    #expect(html.contains("href=\"tel:+48600100200\""))
    #expect(html.contains("href=\"mailto:anna@example.com\""))
    #expect(html.contains("52.22970° N, 21.01220° E\nWarsaw</bdi>"))
    #expect(
      html.contains("href=\"/?pet=\(id)&amp;center=52.2297,21.0122&amp;zoom=15&amp;lang=en\""))
    #expect(html.contains("href=\"/manage?id=\(id)&amp;lang=en\""))
    #expect(html.contains("href=\"/pets/\(id)/poster.pdf?size=a4&amp;lang=en\""))
    #expect(html.contains(">MISSING</span>") && html.contains("badge missing"))
    #expect(html.contains("<bdi>500 PLN</bdi>"))
    #expect(html.contains("© GeoNames"))
    #expect(html.contains("Image not available"))
    #expect(!html.contains("<img src=\"\""))
  }

  @Test func `a page is in the language that the client prefers or chooses`() throws {
    let service = try service()
    let id = try add(service) { $0.status = .found }
    let polish = try page(of: id, service, [HeaderField("Accept-Language", "pl, en;q=0.5")])
    #expect(polish.contains("<html lang=\"pl\">") && polish.contains(">ZNALEZIONY</span>"))
    #expect(polish.contains("Kontakt ze znalazcą") && polish.contains("Usuń zgłoszenie"))
    #expect(try page(of: id, service, query: "?lang=pl").contains("Kontakt ze znalazcą"))
    let english = try page(
      of: id, service, query: "?lang=en", [HeaderField("Accept-Language", "pl")])
    #expect(english.contains(">FOUND</span>") && english.contains("Contact finder"))
    let response = try get(service, "/pets/\(id)")
    #expect(response.headers.contains { $0.name == "Vary" && $0.value == "Accept-Language" })
  }

  @Test func `hostile text is escaped`() throws {
    let service = try service()
    // Markup is removed when a record is imported; what remains is escaped.
    let hostile = "\"><script>alert(1)</script>\u{202E}'& <3 \""
    let id = try add(service) { pet in
      pet.petName = hostile
      pet.breed = hostile
      pet.description = "</script><script>alert(2)</script>" + hostile
      pet.reward = hostile
      pet.email = "\"onload='x'@example.com"
      pet.phone = "javascript:alert(3)"
      pet.species = "<b>"
      pet.photoUrl = "https://evil.example/x.jpg\" onerror=\"alert(4)"
    }
    let html = try page(of: id, service)
    #expect(!html.contains("<script>alert") && !html.contains("</script><script>"))
    #expect(html.contains("&#39;&amp; &lt;3 &quot;</bdi></h1>"))
    #expect(!html.contains("javascript:alert(3)\"") && !html.contains("evil.example"))
    #expect(html.components(of: "<script").count == 3, "only the module and the linked data")
  }

  @Test func `published pages and pictures are revalidated with entity tags`() throws {
    let service = try service()
    let id = try add(service)
    for target in ["/pets/\(id)", "/pets/\(id)/map.png", "/pets/\(id)/poster.pdf"] {
      let response = try get(service, target)
      #expect(response.status == 200, "\(target)")
      #expect(response["Cache-Control"] == "public, max-age=0", "\(target)")
      let tag = try #require(response["ETag"], "\(target)")
      let unchanged = try get(service, target, [HeaderField("If-None-Match", tag)])
      #expect(unchanged.status == 304 && unchanged.body.isEmpty, "\(target)")
    }
  }

  @Test func `a poster has the requested paper size and language`() throws {
    let service = try service()
    let id = try add(service)
    let link = "http://pets.example.org:8080/pets/\(id)"
    for (query, text) in [
      ("", "a4 en \(link)"), ("?size=Letter", "letter en \(link)"),
      ("?size=a4&lang=pl", "a4 pl \(link)"), ("?lang=de", "a4 en \(link)"),
    ] {
      let response = try get(service, "/pets/\(id)/poster.pdf\(query)")
      #expect(response["Content-Type"] == "application/pdf")
      #expect(String(decoding: response.body, as: UTF8.self) == text)
    }
    let refused = try get(service, "/pets/\(id)/poster.pdf?size=a5")
    #expect(refused.status == 400)
    #expect(String(decoding: refused.body, as: UTF8.self).contains("must be one of a4, letter"))
  }

  @Test func `a map has the requested size, color scheme, and language`() throws {
    let service = try service()
    let id = try add(service)
    var tags: Set<String> = []
    for (query, text) in [
      ("", "map wide"), ("?size=narrow", "map narrow"), ("?theme=dark", "map wide dark"),
      ("?size=narrow&theme=dark", "map narrow dark"), ("?lang=pl", "map wide pl"),
    ] {
      let response = try get(service, "/pets/\(id)/map.png\(query)")
      #expect(String(decoding: response.body, as: UTF8.self) == text)
      tags.insert(try #require(response["ETag"]))
    }
    #expect(tags.count == 5)
    for (query, message) in [
      ("?size=3", "must be one of wide, narrow"), ("?theme=blue", "must be one of light, dark"),
      ("?lang=de", "must be one of en, pl"), ("?lang=en&lang=pl", "is repeated"),
    ] {
      let refused = try get(service, "/pets/\(id)/map.png\(query)")
      #expect(refused.status == 400)
      #expect(String(decoding: refused.body, as: UTF8.self).contains(message))
    }
  }

  @Test func `phones and dark pages show their own map`() throws {
    let service = try service()
    let html = try page(of: try add(service), service)
    #expect(html.contains("map.png?size=narrow\" width=\"360\" height=\"270\""))
    #expect(html.contains("map.png?size=narrow&amp;theme=dark\" width=\"360\" height=\"270\""))
    #expect(html.contains("media=\"(prefers-color-scheme: dark)\""))
    let polish = try page(of: try add(service), service, query: "?lang=pl")
    #expect(polish.contains("map.png?size=narrow&amp;lang=pl\" width=\"360\" height=\"270\""))
    #expect(polish.contains("src=\"/pets/\(try add(service))/map.png?lang=pl\""))
  }

  @Test func `the page for an unknown pet links to the map`() throws {
    let service = try service()
    for id in ["2f1c6b52-0d4e-4b57-8f0e-6b1f6a1f0c11", "x", "%FF", "<b>"] {
      let response = try get(service, "/pets/\(id)?lang=pl")
      #expect(response.status == 404, "\(id)")
      let html = String(decoding: response.body, as: UTF8.self)
      #expect(html.contains("Nie znaleziono zwierzęcia") && html.contains("href=\"/?lang=pl\""))
      for picture in ["map.png", "poster.pdf"] {
        #expect(try get(service, "/pets/\(id)/\(picture)").status == 404)
      }
    }
  }

  @Test func `an unpublished pet is shown to clients that have its ID, and is not cached`() throws {
    let service = try service()
    let created = try InProcess(service).send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: ExampleDraft.json(changing: "{}")))
    let id = try #require(JSONValue(parsing: created.body).object?["id"]?.string)
    for target in ["/pets/\(id)", "/pets/\(id)/map.png", "/pets/\(id)/poster.pdf"] {
      let response = try get(service, target)
      #expect(response.status == 200, "\(target)")
      #expect(response["Cache-Control"] == "private, no-store", "\(target)")
    }
    let html = String(decoding: try get(service, "/pets/\(id)").body, as: UTF8.self)
    #expect(html.contains("<meta name=\"robots\" content=\"noindex, nofollow\">"))
    #expect(!html.contains("og:") && !html.contains("ld+json") && !html.contains("showMap"))
    #expect(html.contains("This report has no photo yet."))
    #expect(try get(service, "/photos/\(id)-320.jpg").status == 404)
  }

  @Test func `if the host cannot draw, the page has no pictures`() throws {
    let service = try service(pictures: false)
    let id = try add(service)
    let html = try page(of: id, service)
    #expect(!html.contains("<img") && !html.contains("poster.pdf") && !html.contains("scan"))
    #expect(!html.contains("og:image"))
    for target in ["/pets/\(id)/map.png", "/pets/\(id)/poster.pdf", "/photos/\(id)-320.jpg"] {
      #expect(try get(service, target).status == 404, "\(target)")
    }
  }
}

extension String {
  fileprivate func components(of separator: String) -> [Substring] { split(separator: separator) }
}

@Suite struct SizedPhotoTests {
  private let store = MemoryStore()

  private let photo = PreparedPhoto.containing(Array("GIF89a".utf8))

  private func service() throws -> Service { try Service(.test(store: store)) }

  /// Publishes a pet with a photo, and returns its ID.
  private func announce(_ service: Service) throws -> String {
    let (id, password) = try InProcess(service).announce()
    let uploaded = try InProcess(service).send(
      .upload(
        Array("GIF89a".utf8), of: id,
        authorization: "Basic \(TestBase64.encoded("\(id):\(password)"))"))
    #expect(uploaded.status == 201)
    return id
  }

  private func get(
    _ service: Service, _ target: String, _ headers: [HeaderField] = []
  ) throws -> WireResponse {
    try InProcess(service).send(WireRequest(method: "GET", target: target, headers: headers))
  }

  @Test func `a photo has the same sizes in WebP, which the pet's page prefers`() throws {
    let service = try service()
    let id = try announce(service)
    let response = try get(service, "/photos/\(id)-640.webp")
    let part = try #require(PhotoPart.sized(.webp, width: 640))
    #expect(response["Content-Type"] == "image/webp" && response.body == photo[part])
    #expect(try get(service, "/photos/\(id)-641.webp").status == 404)
    let page = String(decoding: try get(service, "/pets/\(id)").body, as: UTF8.self)
    #expect(page.contains("<source type=\"image/webp\" srcset=\"/photos/\(id)-320.webp?v="))
  }

  @Test func `a photo has four sizes, each with its own entity tag`() throws {
    let service = try service()
    let id = try announce(service)
    var tags: Set<String> = []
    for width in [160, 320, 640, 1280] {
      let response = try get(service, "/photos/\(id)-\(width).jpg")
      #expect(response.status == 200)
      #expect(response["Content-Type"] == "image/jpeg")
      #expect(response["Cache-Control"] == "public, max-age=0")
      #expect(response.body == photo[try #require(PhotoPart.sized(.jpeg, width: width))])
      let tag = try #require(response["ETag"])
      #expect(tags.insert(tag).inserted)
      let unchanged = try get(
        service, "/photos/\(id)-\(width).jpg", [HeaderField("If-None-Match", tag)])
      #expect(unchanged.status == 304)
    }
    for name in ["\(id)-100.jpg", "\(id)-0320.jpg", "\(id).jpg", "\(id)-320.png", "-320.jpg"] {
      #expect(try get(service, "/photos/\(name)").status == 404, "\(name)")
    }
  }

  @Test func `the page offers the sizes under names that change with the photo`() throws {
    let service = try service()
    let id = try announce(service)
    let html = String(decoding: try get(service, "/pets/\(id)").body, as: UTF8.self)
    let version = "?v=1763000000000"
    #expect(html.contains("<img src=\"/images/\(id).jpeg\(version)\""))
    #expect(
      html.contains(
        "srcset=\"/photos/\(id)-320.jpg\(version) 320w, /photos/\(id)-640.jpg\(version) 640w, "
          + "/photos/\(id)-1280.jpg\(version) 1280w\""))
    #expect(html.contains("data-fallback=\"Image not available\""))
    #expect(html.contains("content=\"http://localhost/photos/\(id)-1280.jpg\(version)\""))
    for path in ["/images/\(id).jpeg", "/photos/\(id)-320.jpg", "/photos/\(id)-320.webp"] {
      let current = try get(service, path + version)
      #expect(current["Cache-Control"] == "public, max-age=86400, immutable")
      #expect(try get(service, path)["Cache-Control"] == "public, max-age=0")
      #expect(try get(service, path + "?v=1")["Cache-Control"] == "public, max-age=0")
      #expect(try get(service, path + "?v=1").body == current.body)
    }
  }

  @Test func `a part of a photo can be requested`() throws {
    let service = try service()
    let id = try announce(service)
    let whole = try get(service, "/photos/\(id)-320.jpg").body
    let part = try get(
      service, "/photos/\(id)-320.jpg", [HeaderField("Range", "bytes=2-5")])
    #expect(part.status == 206 && part.body == Array(whole[2...5]))
    #expect(part["Content-Range"] == "bytes 2-5/\(whole.count)")
  }
}
