import PetMapAPI
import PetMapAnnouncements
import PetMapKit
import PetMapService
import PetMapStore
import ServiceTestSupport
import TestSupport
import Testing

/// Tests that nothing shows a report that a moderator has hidden.
@Suite final class HiddenReportTests {
  private static let token = "0123456789abcdef!~"
  private let directory = TemporaryDirectory()
  private let store: Store
  private let service: Service
  private let transport: InProcess
  private let name = "Xylophone"

  /// Creates a service whose pictures are the names of the pets in them.
  init() throws {
    store = try StoreAddress(directory.file("pets.sqlite")).serve()
    var environment = ServiceEnvironment.test(store: store, adminToken: Self.token)
    environment.moderation = store.moderation
    environment.callouts = TestDrawer { [name] in Array(name.utf8) }
    environment.pictures.map = { (_, pet, _) throws(ServiceError) in
      Array((pet.petName ?? "").utf8)
    }
    environment.pictures.poster = { (_, pet, _, _, _) throws(ServiceError) in
      Array((pet.petName ?? "").utf8)
    }
    environment.pictures.view = { (_, clusters, _, _) throws(ServiceError) in
      let records = clusters.records
      return records.slots.flatMap { Array((records[$0].announcement.petName ?? "").utf8) }
    }
    service = try Service(environment)
    service.makeClusters()
    transport = InProcess(service)
  }

  deinit { store.close() }

  private func send(
    _ method: String, _ target: String, _ headers: [(String, String)] = [], body: String = ""
  ) throws -> WireResponse {
    var fields = headers.map { HeaderField($0.0, $0.1) }
    if !body.isEmpty { fields.append(HeaderField("Content-Type", "application/json")) }
    return try transport.send(
      WireRequest(method: method, target: target, headers: fields, body: Array(body.utf8)))
  }

  private func order(_ action: String, _ id: String) throws {
    let authorization = BasicCredentials(user: "alex", password: Self.token).header
    let response = try send(
      "POST", "/api/admin/v1/moderation", [("Authorization", authorization)],
      body: #"{"action":"\#(action)","ids":["\#(id)"]}"#)
    #expect(response.status == 200)
  }

  /// The resources with many announcements, each of which shows their names.
  private static let lists = [
    "/api/v1/announcements", "/api/v1/announcements?text=xylophone", "/api/v1/pins",
    "/api/v1/pins?text=xylophone", "/tiles/0/0/0.mvt", "/tiles/0/0/0.mvt?text=xylophone",
    "/map.png?center=0,0&zoom=0&viewport=390x400", "/ogc/collections/announcements/items",
  ]

  @Test func `no resource shows a hidden announcement, and listeners learn of its removal`() throws
  {
    let (id, password) = try transport.announce(changing: #"{"petName":"\#(name)"}"#)
    let authorization = BasicCredentials(user: id, password: password).header
    let upload = WireRequest.upload(
      [0xFF, 0xD8, 0xFF, 0xE0], of: id, authorization: authorization)
    #expect(try transport.send(upload).status == 201)
    let photos = ["/images/\(id).jpeg", "/photos/\(id)-160.jpg"]
    let named = [
      "/api/v1/announcements/\(id)", "/api/v1/announcements/\(id)/callout?viewport=390x844",
      "/pets/\(id)", "/pets/\(id)/map.png", "/pets/\(id)/poster.pdf",
      "/ogc/collections/announcements/items/\(id)",
    ]
    func shows(_ target: String, _ text: String) throws -> Bool {
      String(decoding: try send("GET", target).body, as: UTF8.self).contains(text)
    }
    func contactStatus() throws -> Int {
      try send("POST", "/api/v1/announcements/\(id)/contact").status
    }
    // Otherwise, this would not test anything.
    for target in Self.lists + named { #expect(try shows(target, name), "\(target)") }
    for target in photos { #expect(try send("GET", target).status == 200, "\(target)") }
    #expect(try send("GET", "/pets/\(id)/flag").status == 200)
    #expect(try contactStatus() == 200)

    try order("hide", id)
    for target in named + photos + ["/pets/\(id)/flag"] {
      let response = try send("GET", target)
      #expect(response.status == 404, "\(target)")
      #expect(!String(decoding: response.body, as: UTF8.self).contains(name), "\(target)")
    }
    #expect(try contactStatus() == 404)
    #expect(try send("POST", "/pets/\(id)/contact").status == 404)
    let flag = try send(
      "POST", "/api/v1/announcements/\(id)/flags", body: #"{"reason":"spam"}"#)
    #expect(flag.status == 404)
    let others = service.routes.routes
      .filter { $0.method == "GET" && $0.path.variables.isEmpty && !$0.isEndless }
      .map(\.path.description)
    for target in Self.lists + others {
      #expect(try !shows(target, name), "\(target)")
      #expect(try !shows(target, id), "\(target)")
    }

    // The reporter can still manage it, but not show it.
    let closing = try send(
      "PUT", "/api/v1/announcements/\(id)/status", [("Authorization", authorization)],
      body: #"{"status":"CLOSED"}"#)
    #expect(closing.status == 200)
    #expect(try send("GET", named[0]).status == 404)
    try order("show", id)
    #expect(try send("GET", named[0]).status == 200)
  }
}
