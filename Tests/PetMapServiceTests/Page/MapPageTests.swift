import PetMapAPI
import PetMapAnnouncements
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapParameters
import PetMapPicture
import PetMapRequests
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct MapPageTests {
  private let store = MemoryStore()

  private static let document = """
    <html lang="{{#language}}">{{#basemap}}{{#actions}}<form>{{#kept}}</form>{{#place}}{{#placeError}}{{#placeChoices}}
    <form>{{#keptByFilters}}{{#statusChoices}}{{#speciesChoices}}</form>
    <body{{#mapAttributes}}{{#glyphs}} data-version="{{#version}}" data-extent="{{#extent}}"{{#empty}}>
    {{#languages}}<p>{{#summary}}</p><ol>{{#rows}}</ol>
    <noscript>{{#picture}}</noscript><template>{{#row}}</template>
    <script type="application/json">{{#state}}</script>
    <script type="application/json">{{#words}}</script>
    """

  /// Two pets in Warsaw and one in Sydney.
  private static let pets = [
    ("Burek", "DOG", 52.2297, 21.0122), ("Mruczek & Co", "CAT", 52.23, 21.02),
    ("Joey", "OTHER", -33.8688, 151.2093),
  ]

  private func service(
    limits: [LimitedRequest: RateLimit] = [:], pets: [(String, String, Double, Double)] = Self.pets,
    basemap: BasemapSource? = nil
  ) throws -> Service {
    var environment = ServiceEnvironment.test(store: store)
    environment.limits = limits
    environment.basemap = basemap
    environment.page = PageAssets([
      "page": [
        "index.html": Array(Self.document.utf8)
      ]
    ])
    environment.pictures.view = { (request, _, _, _) throws(ServiceError) in
      let size = "\(Int(request.viewport.width))x\(Int(request.viewport.height))"
      let language = request.language.rawValue
      return Array("\(size) \(request.scale) \(request.theme) \(language)".utf8)
    }
    let service = try Service(environment)
    for (name, species, latitude, longitude) in pets {
      var pet = Announcement(
        id: name, coordinate: try Coordinate(latitude: latitude, longitude: longitude),
        species: species)
      pet.petName = name
      pet.lastSeenDate = CalendarDate(iso: "2025-11-18")
      _ = try store.upsert(
        [ImportedAnnouncement(pet)], at: Timestamp(milliseconds: 1_763_000_000_000))
    }
    service.refresh()
    return service
  }

  private func get(
    _ target: String, _ service: Service, language: String? = nil
  ) throws -> WireResponse {
    try InProcess(service).send(
      WireRequest(
        method: "GET", target: target,
        headers: language.map { [HeaderField("Accept-Language", $0)] } ?? []))
  }

  private func page(
    _ target: String, language: String? = nil, pets: [(String, String, Double, Double)] = Self.pets
  ) throws -> String {
    String(decoding: try get(target, service(pets: pets), language: language).body, as: UTF8.self)
  }

  @Test func `the page lists the pets in the view given in its URL`() throws {
    let html = try page("/?center=52.23,21.01&zoom=12")
    #expect(html.contains(">Burek</a>") && html.contains("Mruczek &amp; Co"))
    #expect(!html.contains("Joey"))
    #expect(html.contains("<p>2 in view</p>"))
    #expect(html.contains("data-extent=\"\"") && html.contains("data-version=\"3\""))
    #expect(try page("/?center=0,0&zoom=12").contains("<p>No pets in view. Zoom out"))
    #expect(try page("/?near=-33.8,151.2&radius=50").contains(">Joey</a>"))
    #expect(!(try page("/embed?near=-33.8,151.2&radius=50").contains("Burek")))
  }

  @Test func `if its URL has no view, the page shows the latest pets and their extent`() throws {
    let html = try page("/")
    #expect(html.contains("<p>3 in view</p>"))
    #expect(html.contains("data-extent=\"21.0122,-33.8688,151.2093,52.23\""))
  }

  @Test func `the page of a service without pets says so`() throws {
    let html = try page("/?center=0,0&zoom=12&species=dog", pets: [])
    #expect(html.contains("<p>Nothing has been reported yet.</p>") && html.contains(" data-empty>"))
    #expect(!(try page("/?center=0,0&zoom=12").contains("data-empty")))
  }

  @Test func `the page names the glyphs of its first labels`() throws {
    var basemap = BasemapSource(
      version: "7", deepestZoom: 14, tile: { _ in [] }, style: { _, _, _ in [] },
      glyphs: { _, _ in nil })
    let (regular, bold) = (
      "/basemap/fonts/regular/0-255.pbf?v=7", "/basemap/fonts/bold/0-255.pbf?v=7"
    )
    for (zoom, urls) in [(12, regular), (5, "\(bold) \(regular)"), (1, bold)] {
      let response = try get("/?center=52,21&zoom=\(zoom)", service(basemap: basemap))
      let html = String(decoding: response.body, as: UTF8.self)
      #expect(html.contains("data-glyphs=\"\(urls)\""), "\(zoom)")
    }
    let polish = try get("/?center=52,21&zoom=12&lang=pl", service(basemap: basemap))
    let further = "/basemap/fonts/regular/256-511.pbf?v=7"
    #expect(String(decoding: polish.body, as: UTF8.self).contains("\"\(regular) \(further)\""))
    basemap.otherStyle = .init(
      url: "https://maps.example/style.json", origin: "https://maps.example")
    let other = try get("/?center=52,21&zoom=12", service(basemap: basemap))
    #expect(!String(decoding: other.body, as: UTF8.self).contains("data-glyphs"))
  }

  @Test func `filters apply to the list, and invalid ones are ignored`() throws {
    let cats = try page("/?species=cat")
    #expect(cats.contains("Mruczek") && !cats.contains("Burek"))
    #expect(try page("/?since=tomorrow&zoom=x&center=1&near=,").contains("Burek"))
    #expect(try page("/?species=bird").contains("No pets in view match the filters."))
  }

  @Test func `closed pets are listed only if they are chosen`() throws {
    let service = try service()
    for index in 0..<3 {
      var pet = Announcement(
        id: "closed \(index)", coordinate: try Coordinate(latitude: 52.23, longitude: 21.01),
        status: .closed)
      pet.petName = "Closed \(index)"
      pet.lastSeenDate = CalendarDate(iso: "2025-11-19")
      _ = try store.upsert([ImportedAnnouncement(pet)], at: Timestamp(milliseconds: 0))
    }
    service.refresh()
    func names(_ target: String) throws -> (open: Bool, closed: Bool) {
      let html = String(decoding: try get(target, service).body, as: UTF8.self)
      return (html.contains("Burek"), html.contains("Closed 1"))
    }
    for target in ["/?center=52.23,21.01&zoom=12", "/embed", "/?near=52.23,21.01"] {
      #expect(try names(target) == (true, false), "\(target)")
    }
    let closed = AnnouncementID(ofSource: "closed 1")
    #expect(try names("/?pet=\(closed)") == (true, false))
    #expect(try names("/?status=closed") == (false, true))
    #expect(try names("/?status=missing,closed") == (true, true))
  }

  @Test func `the view shows the open pet if the URL has no view`() throws {
    let html = try page("/?pet=\(AnnouncementID(ofSource: "Joey"))")
    #expect(html.contains(">Joey</a>") && !html.contains(">Burek</a>"))
    #expect(html.contains("data-extent=\"151.2093,-33.8688,151.2093,-33.8688\""))
  }

  @Test func `the list can begin with the pets nearest to the center`() throws {
    let html = try page("/?center=52.231,21.019&zoom=12&sort=distance")
    let (burek, mruczek) = (html.firstRange(of: "Burek"), html.firstRange(of: "Mruczek"))
    #expect(try #require(mruczek).lowerBound < #require(burek).lowerBound)
  }

  @Test func `the form without scripts moves the map and keeps the filters`() throws {
    let service = try service()
    let html = try page("/?center=52,21&zoom=9&species=cat&lang=pl&status=found")
    let (search, filters) = (
      html.components(from: "<form>", to: "</form>"),
      html.components(from: "</form>", to: "</form>")
    )
    #expect(search.contains("name=\"species\" value=\"cat\"") && !search.contains("center"))
    #expect(filters.contains("name=\"center\" value=\"52,21\"") && filters.contains("\"pl\""))
    #expect(filters.contains("value=\"found\" checked"))
    #expect(filters.contains("value=\"cat\" checked"))
    for (place, view) in [
      ("Warsaw", "center=52.22977%2C21.01178&zoom=10"),
      ("52.5, 21.5", "center=52.5%2C21.5&zoom=17"),
    ] {
      let target =
        "/?place=\(PercentEncoding.encoded(place))&center=1,1&zoom=3&species=cat&near=1,1&lang=en"
      let moved = try get(target, service)
      #expect(moved.status == 302)
      #expect(moved["Location"] == "/?\(view)&species=cat&lang=en")
    }
    let several = try get("/?place=Springfield&at=45,-100&species=cat&lang=en", service)
    let choices = String(decoding: several.body, as: UTF8.self)
    #expect(several.status == 200 && choices.contains("Which one do you mean?"))
    #expect(choices.contains(">Springfield</a> <span>Illinois, United States</span>"))
    #expect(choices.contains("zoom=11&amp;species=cat&amp;lang=en\">Springfield</a>"))
    let near = try get("/?place=Springfield&at=39.8,-89.64", service)
    #expect(near.status == 302 && near["Location"]?.contains("at=") == false)
    let unknown = String(decoding: try get("/?place=Xyzzy", service).body, as: UTF8.self)
    #expect(unknown.contains("Xyzzy") && unknown.contains("No place called “Xyzzy” is known."))
  }

  /// Two missing pets in Warsaw, seen on two days before 2025-11-13, today.
  private func agedService(active: Int?) throws -> Service {
    var environment = ServiceEnvironment.test(store: store)
    environment.activeDays = active
    environment.page = PageAssets(["page": ["index.html": Array(Self.document.utf8)]])
    let service = try Service(environment)
    for (name, day, longitude) in [
      ("Young", "2025-11-10", 21.02), ("Aged", "2025-09-01", 21.0122),
    ] {
      var pet = Announcement(
        id: name, coordinate: try Coordinate(latitude: 52.2297, longitude: longitude),
        species: "DOG")
      (pet.petName, pet.lastSeenDate) = (name, CalendarDate(iso: day))
      _ = try store.upsert(
        [ImportedAnnouncement(pet)], at: Timestamp(milliseconds: 1_763_000_000_000))
    }
    service.refresh()
    return service
  }

  @Test func `old announcements are faded, last, and not counted as missing`() throws {
    let service = try agedService(active: 30)
    let view = "center=52.2297,21.0122&zoom=13"
    let html = String(
      decoding: try get("/?\(view)&sort=distance&lang=en", service).body, as: UTF8.self)
    let (young, aged) = (html.firstRange(of: ">Young</a>"), html.firstRange(of: ">Aged</a>"))
    // The old one is nearer.
    #expect(try #require(young).lowerBound < #require(aged).lowerBound)
    #expect(html.split(separator: "class=\"row old\"").count == 2)
    #expect(html.contains("Missing for 3 days") && html.contains("Missing for 73 days"))
    #expect(html.contains("<p>2 in view · 1\u{A0}old</p>"))
    #expect(html.contains("\"active\":\"30\""))
    let polish = String(decoding: try get("/?\(view)&lang=pl", service).body, as: UTF8.self)
    #expect(polish.contains("Nie ma od 3 dni"))
    // Nothing is old by default, and the URL can say otherwise.
    let none = String(
      decoding: try get("/?\(view)&lang=en", agedService(active: nil)).body, as: UTF8.self)
    #expect(none.contains("<p>2 in view</p>") && !none.contains("row old"))
    let other = String(decoding: try get("/?\(view)&active=100", service).body, as: UTF8.self)
    #expect(!other.contains("row old"))
  }

  @Test func `numbers and clusters count old announcements separately if asked to`() throws {
    let service = try agedService(active: 30)
    func text(_ target: String) throws -> String {
      let response = try get(target, service)
      #expect(response.status == 200)
      return String(decoding: response.body, as: UTF8.self)
    }
    let box = "bbox=20,52,22,53"
    #expect(try text("/api/v1/pins/values?\(box)").contains(#"{"value":"MISSING","count":2}"#))
    let counts = try text("/api/v1/pins/values?\(box)&active=30")
    #expect(counts.contains(#"{"value":"MISSING","count":1}"#) && counts.contains(#""old":1"#))
    let cluster = "/api/v1/pins?\(box)&cluster=true&zoom=3"
    #expect(try text(cluster).contains(#""missing":2"#))
    let active = try text("\(cluster)&active=30")
    #expect(active.contains(#""point_count":2"#) && active.contains(#""missing":1"#))
    let near = try text("/api/v1/pins?near=52.2297,21.0122&active=30")
    let (young, aged) = (near.firstRange(of: "Young"), near.firstRange(of: "Aged"))
    #expect(try #require(young).lowerBound < #require(aged).lowerBound)
    #expect(try get("/api/v1/pins?active=0", service).status == 400)
  }

  @Test func `the page contains the state that its URL stands for`() throws {
    let html = try page(
      "/?center=52.2,381&zoom=23&status=MISSING,%20found&status=closed&until=x&near=1,2&radius=500m"
        + "&radius=3&lang=pl")
    let state = #"""
      {"view":{"center":{"latitude":52.2,"longitude":21},"zoom":22},\#
      "filter":{"status":"missing,found,closed","near":{"latitude":1,"longitude":2},"radius":10},\#
      "sort":null,"pet":null,"lang":"pl"}
      """#
    #expect(html.contains(state))
  }

  @Test func `a radius may be 0, -0, or larger than the Earth`() throws {
    let service = try service()
    for radius in ["0", "-0", "-0km", "1e5", "1e9"] {
      for path in ["/?", "/embed?"] {
        let response = try get("\(path)near=52.2297,21.0122&radius=\(radius)", service)
        #expect(response.status == 200, "\(path) \(radius)")
      }
      let target = "/map.png?center=52.2,21&zoom=10&viewport=64x64&spot=52.2,21&spot-radius="
      #expect([200, 400].contains(try get(target + radius, service).status), "\(radius)")
    }
    let pins = "/api/v1/pins?near=52.2297,21.0122&radius="
    #expect(try get(pins + "1e12", service).status == 400)
  }

  @Test func `the page is in the language that the client prefers or chooses`() throws {
    let response = try get("/", service(), language: "pl")
    let html = String(decoding: response.body, as: UTF8.self)
    #expect(html.contains("<html lang=\"pl\">") && html.contains(">Zaginione</span>"))
    #expect(html.contains("W widoku: 3") && html.contains(">English</a>"))
    #expect(html.contains("?lang=pl\">Burek</a>"))
    #expect(response.headers.contains { $0.name == "Vary" && $0.value == "Accept-Language" })
    #expect(
      try page("/?lang=en", language: "pl").contains(
        "href=\"/?lang=pl\" hreflang=\"pl\" lang=\"pl\">Polski</a>"))
  }

  @Test func `without scripts, the map is a picture with links that move it`() throws {
    let html = try page("/?center=52.23,21.01&zoom=12&species=dog")
    #expect(html.contains("src=\"/map.png?species=dog&amp;center=52.23%2C21.01&amp;zoom=12\""))
    #expect(html.contains("href=\"/?species=dog&amp;center=52.23%2C21.01&amp;zoom=13\""))
    let pet = "0d0e34bf-b808-47ec-90db-c1de20cad6bb"
    #expect(
      try page("/?center=52.23,21.01&zoom=12&pet=\(pet)")
        .contains("src=\"/map.png?pet=\(pet)&amp;center=52.23%2C21.01&amp;zoom=12\""))
    let polish = try page("/?center=52.23,21.01&zoom=12&lang=pl")
    #expect(polish.contains("src=\"/map.png?center=52.23%2C21.01&amp;zoom=12&amp;lang=pl\""))
  }

  @Test func `a picture has the requested view, size, colors, language, and filters`() throws {
    let service = try service()
    let target =
      "/map.png?center=52.23,21.01&zoom=12&viewport=390x400&scale=2&theme=dark&species=dog"
    let response = try get(target, service)
    #expect(response.status == 200 && response["Content-Type"] == "image/png")
    #expect(String(decoding: response.body, as: UTF8.self) == "390x400 2.0 dark en")
    let polish = try get("\(target)&lang=pl", service)
    #expect(String(decoding: polish.body, as: UTF8.self) == "390x400 2.0 dark pl")
    #expect(polish["ETag"] != response["ETag"])
    for parameters in [
      "", "center=52,21", "center=52,21&zoom=x", "center=52,21&zoom=9&viewport=9x9",
      "center=52,21&zoom=9&viewport=4000x300",
      "center=52,21&zoom=9&scale=9", "center=52,21&zoom=9&lang=de", "center=52,21&zoom=9&pet=1",
      "near=52,21&bbox=1,2,3,4", "center=52,21&zoom=9&theme=red",
      "center=52,21&zoom=9&status=purple",
      "center=52,21&zoom=23", "center=52,21&zoom=9&near=here",
      "center=52,21&zoom=9&near=52,21&radius=-1",
      "center=0x34,21&zoom=9",
    ] {
      #expect(try get("/map.png?\(parameters)", service).status == 400, "\(parameters)")
    }
  }

  @Test func `pictures are limited per client`() throws {
    let service = try service(limits: [.pictures: RateLimit(count: 2, window: 60)])
    let statuses = try (0..<3).map { _ in
      try get("/map.png?center=52,21&zoom=9", service).status
    }
    #expect(statuses == [200, 200, 429])
    #expect(try get("/", service).status == 200)
  }

  @Test func `a tile with the number of the last change can be cached forever`() throws {
    let service = try service()
    let immutable = "public, max-age=86400, immutable"
    #expect(try get("/tiles/0/0/0.mvt?version=3", service)["Cache-Control"] == immutable)
    #expect(try get("/tiles/17/0/0.mvt?version=3", service)["Cache-Control"] == immutable)
    for query in ["", "?version=2", "?version=3."] {
      #expect(
        try get("/tiles/0/0/0.mvt\(query)", service)["Cache-Control"] == "public, max-age=0")
    }
  }
}
