import PetMapPhotos
import PetMapClient
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import PetMapRequests
import Synchronization
import Testing

/// Returns a list entry.
func entry(_ id: String, photo: String = "null", status: String = "MISSING") -> String {
  #"{"id":"\#(id)","species":"DOG","status":"\#(status)","locationLatitude":52,"#
    + #""locationLongitude":21,"photoUrl":\#(photo)}"#
}

struct APIClientTests {
  let report = CreatedReport(id: "2ed6657d-e927-568b-95e1-2665a8aea6a2", password: "123456")

  func client(_ transport: ScriptedTransport) -> APIClient<ScriptedTransport> {
    APIClient(base: ServiceURL("http://h:3000/") ?? .standard, transport: transport)
  }

  @Test(arguments: [
    ("/images/a.png", "http://h:3000/images/a.png"), ("images/a.png", "http://h:3000/images/a.png"),
    ("//images/a.png", "http://h:3000/images/a.png"), ("https://x/a.png", "https://x/a.png"),
    ("HTTP://x/a.png", "HTTP://x/a.png"),
  ])
  func `a reference is resolved with exactly one slash`(reference: String, url: String) {
    for base in ["http://h:3000", "http://h:3000/", "http://h:3000//"] {
      #expect(ServiceURL(base)?.resolved(reference) == url)
    }
  }

  @Test(arguments: [
    "", "h:3000", "ftp://h", "http://", "http:///x", "http://h?x", "http://h h", "http://ż",
  ])
  func `an invalid service URL is rejected`(text: String) {
    #expect(ServiceURL(text) == nil)
  }

  @Test func `the environment can specify the service URL`() {
    #expect(ServiceURL.standard.text == "http://localhost:3000")
    #expect(
      ServiceURL(environment: { $0 == "PETMAP_URL" ? "https://pets/x/" : nil }).text
        == "https://pets/x")
    #expect(ServiceURL(environment: { _ in "nonsense" }) == .standard)
  }

  @Test(
    arguments: [
      (["app", "-PETMAP_URL", "http://a"], "http://b", "http://c", "http://a"),
      (["-PETMAP_URL", "http://x", "-PETMAP_URL", "http://a"], "http://b", "http://c", "http://a"),
      (["app", "-PETMAP_URL"], "http://b", "http://c", "http://b"),
      (["app", "-PETMAP_URL", "a"], "http://b", "http://c", "http://b"),
      (["app", "http://a"], nil, "https://c/", "https://c"),
      ([], "$(PETMAP_URL)", "http://c", "http://c"),
      ([], "", "", "http://localhost:3000"), ([], nil, nil, "http://localhost:3000"),
    ] as [([String], String?, String?, String)])
  func `an app is configured by arguments, then its environment, then its Info.plist`(
    arguments: [String], variable: String?, entry: String?, url: String
  ) {
    let base = ServiceURL(
      arguments: arguments, environment: { $0 == "PETMAP_URL" ? variable : nil },
      information: { $0 == "PETMAP_URL" ? entry : nil })
    #expect(base.text == url)
  }

  @Test func `all pages of a list are loaded, without repeated IDs`() async throws {
    let transport = ScriptedTransport(
      .answer(
        200, "{\"data\":[\(entry("a", photo: "\"/images/a.png\"")),\(entry("b"))]}",
        HTTPHeader("link", "</api/v1/announcements?limit=2&cursor=x>; rel=\"next\"")),
      .answer(
        200, "{\"data\":[\(entry("b")),{},\(entry("c"))]}",
        HTTPHeader("Link", "</x>; rel=prev, </api/v1/announcements?cursor=y>; rel=next")),
      .answer(200, "{\"data\":[]}"))
    let pets = try await client(transport).announcements(within: nil)
    #expect(pets.map(\.id) == ["a", "b", "c"])
    #expect(pets[0].photoUrl == "http://h:3000/images/a.png")
    #expect(
      await transport.requests.map(\.url) == [
        "http://h:3000/api/v1/announcements",
        "http://h:3000/api/v1/announcements?limit=2&cursor=x",
        "http://h:3000/api/v1/announcements?cursor=y",
      ])
  }

  @Test func `skipped entries are logged, including IDs repeated from earlier pages`() async throws
  {
    let transport = ScriptedTransport(
      .answer(
        200, "{\"data\":[\(entry("a")),{}]}", HTTPHeader("Link", "</x?cursor=y>; rel=next")),
      .answer(200, "{\"data\":[\(entry("a")),\(entry("b"))]}"))
    let lines = Mutex<[String]>([])
    let client = APIClient(transport: transport) { line in lines.withLock { $0.append(line) } }
    #expect(try await client.announcements(within: nil).map(\.id) == ["a", "b"])
    #expect(
      lines.withLock { $0 } == [
        #"entry 1 skipped: missing("id")"#,
        #"entry skipped: duplicate("a") of an entry on an earlier page"#,
      ])
  }

  @Test func `an empty string is treated as missing`() async throws {
    let empty = entry("a", photo: "\"\"").dropLast() + #","phone":"","email":"","reward":" "}"#
    let transport = ScriptedTransport(
      .answer(200, "{\"data\":[\(empty)]}"), .answer(200, String(empty)))
    let client = client(transport)
    for pet in try await client.announcements(within: nil) + [try await client.announcement("a")] {
      #expect(pet.phone == nil)
      #expect(pet.email == nil)
      #expect(pet.reward == nil)
      #expect(pet.photoUrl == nil)
    }
  }

  @Test func `a page that links to itself is loaded once`() async throws {
    let link = HTTPHeader("Link", "</api/v1/announcements>; rel=\"next\"")
    let transport = ScriptedTransport(.answer(200, "{\"data\":[]}", link))
    #expect(try await client(transport).announcements(within: nil) == [])
  }

  @Test func `a coordinate is sent with a decimal point`() async throws {
    let transport = ScriptedTransport(.answer(200, "{\"data\":[]}"))
    let center = try Coordinate(latitude: 52.2297, longitude: -21)
    _ = try await client(transport).announcements(
      within: ListQuery.Circle(center: center, radius: .kilometers(12)))
    #expect(
      await transport.requests.map(\.url) == [
        "http://h:3000/api/v1/announcements?near=52.2297%2C-21&radius=12"
      ])
  }

  @Test(arguments: [(0.2, "0.2"), (5, "5"), (5.25, "5.25"), (1e6, "1000000")])
  func `a radius is sent exactly, in kilometers`(kilometers: Double, text: String)
    async throws
  {
    let transport = ScriptedTransport(.answer(200, "{\"data\":[]}"))
    let center = try Coordinate(latitude: 0, longitude: 0)
    _ = try await client(transport).announcements(
      within: ListQuery.Circle(center: center, radius: .kilometers(kilometers)))
    #expect(
      await transport.requests.map(\.url) == [
        "http://h:3000/api/v1/announcements?near=0%2C0&radius=\(text)"
      ])
  }

  @Test func `an announcement is requested by its encoded ID`() async throws {
    let transport = ScriptedTransport(.answer(200, entry("a")), .answer(404, "{}"))
    #expect(try await client(transport).announcement("a").id == "a")
    await #expect(throws: ClientError.notFound) {
      try await client(transport).announcement("../é ?")
    }
    #expect(
      await transport.requests[1].url == "http://h:3000/api/v1/announcements/..%2F%C3%A9%20%3F")
  }

  @Test(arguments: [
    (400, ClientError.badRequest(code: "INVALID_FORMAT", field: "email", message: "m")),
    (401, .refused), (403, .refused), (404, .notFound), (409, .conflict(field: "email")),
    (413, .tooLarge), (429, .locked(seconds: 30)), (500, .server(status: 500)),
    (503, .server(status: 503)), (302, .server(status: 302)),
  ])
  func `an unsuccessful status is an error`(status: Int, error: ClientError) async {
    let body = #"{"error":{"requestId":"x","code":"INVALID_FORMAT","message":"m","field":"email"}}"#
    let transport = ScriptedTransport(.answer(status, body, HTTPHeader("Retry-After", "30")))
    await #expect(throws: error) { try await client(transport).announcement("a") }
  }

  @Test(arguments: [
    (TransportError.noConnection, ClientError.noConnection), (.timedOut, .timedOut),
    (.cancelled, .cancelled), (.failed(cause: "x"), .failed(cause: "x")),
  ])
  func `every transport error maps to its own client error`(
    cause: TransportError, error: ClientError
  ) async {
    let transport = ScriptedTransport(.failure(cause))
    await #expect(throws: error) { try await client(transport).announcements(within: nil) }
  }

  @Test func `malformed JSON results in an error message`() async {
    let transport = ScriptedTransport(.answer(200, "{\"data\":["))
    await #expect(throws: ClientError.malformedAnswer) {
      try await client(transport).announcements(within: nil)
    }
    #expect(
      ClientError.malformedAnswer.phrase.text(.english)
        == "Unable to load data. Please try again later.")
    #expect(ClientError.notFound.phrase.text(.english) == "Pet not found")
  }

  @Test func `a report is created with the reporter's UTC offset`() async throws {
    let transport = ScriptedTransport(
      .answer(201, #"{"id":"x","managementPassword":"654321","species":"DOG"}"#))
    let body = JSONValue.object(JSONObject([.init(name: "species", value: .string("D\"G"))]))
    let offset = try #require(UTCOffset("+01:00"))
    let created = try await client(transport).create(body, offset: offset)
    #expect(created == CreatedReport(id: "x", password: "654321"))
    let request = try #require(await transport.requests.first)
    #expect(request.method == .post)
    #expect(String(decoding: request.body, as: UTF8.self) == #"{"species":"D\"G"}"#)
    #expect(request.headers.contains(HTTPHeader("X-UTC-Offset", "+01:00")))
    #expect(request.headers.contains(HTTPHeader("Content-Type", "application/json")))
  }

  @Test func `a photo is uploaded as a form part, with the password`() async throws {
    let transport = ScriptedTransport(.answer(201, "{}"))
    let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0x0D, 0x0A, 0x2D, 0x2D]
    try await client(transport).uploadPhoto(photo, format: .jpeg, of: report)
    let request = try #require(await transport.requests.first)
    #expect(request.url == "http://h:3000/api/v1/announcements/\(report.id)/photos")
    let authorization = request.headers.first { $0.name == "Authorization" }?.value
    #expect(
      authorization.flatMap(BasicCredentials.init(header:))
        == BasicCredentials(user: report.id, password: "123456"))
    let type = try #require(request.headers.first { $0.name == "Content-Type" }?.value)
    let boundary = try #require(type.split(separator: "=").last)
    let text = String(decoding: request.body, as: UTF8.self)
    #expect(text.hasPrefix("--\(boundary)\r\n"))
    #expect(text.hasSuffix("\r\n--\(boundary)--\r\n"))
    #expect(
      text.contains("name=\"photo\"; filename=\"photo.jpeg\"\r\nContent-Type: image/jpeg\r\n\r\n"))
  }

  @Test func `a photo that is sent again is recognized by its size, but has another boundary`()
    async throws
  {
    let count = 100
    var bodies: [[UInt8]] = []
    for _ in 0..<count {
      let one = ScriptedTransport(.answer(201, "{}"))
      try await client(one).uploadPhoto([0xFF, 0xD8, 0xFF], format: .jpeg, of: report)
      bodies += await one.requests.map(\.body)
    }
    #expect(Set(bodies.map(\.count)).count == 1)
    #expect(Set(bodies).count == count)
  }

  @Test func `the login page of a network is not mistaken for a response`() async throws {
    let page = "<!doctype html><title>Log in to the hotel's network</title>"
    let client = client(
      ScriptedTransport(
        .answer(200, page), .answer(200, page), .answer(200, page), .answer(200, page)))
    await #expect(throws: ClientError.malformedAnswer) {
      try await client.create(.object(JSONObject([])), offset: .zero)
    }
    await #expect(throws: ClientError.malformedAnswer) {
      try await client.uploadPhoto([0xFF, 0xD8, 0xFF], format: .jpeg, of: report)
    }
    await #expect(throws: ClientError.malformedAnswer) {
      try await client.setStatus(.closed, of: report)
    }
    await #expect(throws: ClientError.malformedAnswer) { try await client.delete(report) }
  }
}
