import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapService
import PetMapStore
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

/// Plays someone who wants to know where a found animal is kept, with everything that the service
/// answers.
@Suite final class LocationPrivacyTests {
  private static let token = "0123456789abcdef!~"
  private static let home = (latitude: 52.22937, longitude: 21.01178)
  private let directory = TemporaryDirectory()
  private var store: Store

  init() throws { store = try StoreAddress(directory.file("pets.sqlite")).serve() }

  deinit { store.close() }

  private func transport(
    _ radius: Double, _ change: (inout ServiceEnvironment) -> Void = { _ in }
  ) throws -> InProcess {
    var environment = ServiceEnvironment.test(store: store, adminToken: Self.token)
    environment.moderation = store.moderation
    environment.disclosure.displacement = PlaceDisplacement(
      key: store.key(for: "places"), radius: radius)
    change(&environment)
    let service = try Service(environment)
    service.makeClusters()
    return InProcess(service)
  }

  private func announce(_ transport: InProcess, _ more: String = "") throws -> (
    id: String, authorization: HeaderField
  ) {
    let (id, password) = try transport.announce(
      changing: """
        {"status":"FOUND","noPhoto":true,"locationLatitude":\(Self.home.latitude),\
        "locationLongitude":\(Self.home.longitude)\(more)}
        """)
    return (
      id,
      HeaderField("Authorization", BasicCredentials(user: id, password: password).header)
    )
  }

  private func send(
    _ transport: InProcess, _ method: String, _ target: String, _ headers: [HeaderField] = [],
    body: String = ""
  ) throws -> WireResponse {
    let type = body.isEmpty ? [] : [HeaderField("Content-Type", "application/json")]
    return try transport.send(
      WireRequest(method: method, target: target, headers: headers + type, body: Array(body.utf8)))
  }

  private func json(_ transport: InProcess, _ target: String) throws -> JSONObject {
    try #require(JSONValue(parsing: send(transport, "GET", target).body).object)
  }

  private func place(_ object: JSONObject) throws -> Coordinate {
    guard case .number(let latitude)? = object["locationLatitude"],
      case .number(let longitude)? = object["locationLongitude"]
    else { throw CoordinateError.latitude(.nan) }
    return try Coordinate(latitude: latitude.double, longitude: longitude.double)
  }

  private var home: Coordinate {
    get throws {
      try Coordinate(latitude: Self.home.latitude, longitude: Self.home.longitude)
    }
  }

  @Test(arguments: [(1000.0, ""), (0, #","locationPrivacy":1000"#)])
  func `no answer contains the real place or the choice`(radius: Double, more: String) throws {
    let pictures = Recorder()
    let transport = try transport(radius) { environment in
      environment.pictures.map = { (_, pet, _) throws(ServiceError) in
        pictures.add(pet)
        return []
      }
      environment.pictures.poster = { (_, pet, _, _, _) throws(ServiceError) in
        pictures.add(pet)
        return []
      }
      environment.pictures.view = { (_, clusters, _, _) throws(ServiceError) in
        let records = clusters.records
        for slot in records.slots { pictures.add(records[slot].announcement) }
        return []
      }
    }
    let (id, authorization) = try announce(transport, more)
    let targets = [
      "/api/v1/announcements/\(id)", "/api/v1/announcements", "/api/v1/announcements?format=csv",
      "/api/v1/pins", "/api/v1/pins?zoom=18", "/api/v1/clusters?bbox=-180,-90,180,90&zoom=18",
      "/api/v1/announcements?near=52.22937,21.01178&radius=5", "/pets/\(id)", "/pets/\(id)/map.png",
      "/pets/\(id)/poster.pdf", "/map.png?center=52.2294,21.0118&zoom=16&viewport=390x400", "/",
      "/embed", "/ogc/collections/announcements/items", "/ogc/collections/announcements",
      "/ogc/collections/announcements/items/\(id)", "/api/v1/announcements/\(id)/matches",
      "/tiles/0/0/0.mvt", "/tiles/14/9148/5398.mvt",
    ]
    var answered = 0
    for target in targets {
      let response = try send(transport, "GET", target)
      answered += response.status == 200 ? 1 : 0
      let text = String(decoding: response.body, as: UTF8.self)
      for secret in ["52.22937", "21.01178", "52,22937", "locationPrivacy"] {
        #expect(!text.contains(secret), "\(target): \(secret)")
      }
    }
    #expect(answered >= targets.count - 3)
    let drawn = pictures.announcements
    #expect(drawn.count >= 3)
    let shown = try place(json(transport, "/api/v1/announcements/\(id)"))
    let distance = try home.distance(to: shown).value
    #expect(distance > 498 && distance <= 1000)
    for pet in drawn { #expect(pet.coordinate == shown && pet.locationRadius == 1) }
    // The reporter sees and edits the real place, and the vector stays the same.
    let edited = try send(
      transport, "PATCH", "/api/v1/announcements/\(id)", [authorization],
      body: #"{"petName":"Rex","locationLatitude":52.23937}"#)
    #expect(String(decoding: edited.body, as: UTF8.self).contains("21.01178"))
    let moved = try place(json(transport, "/api/v1/announcements/\(id)"))
    #expect(abs(moved.latitude - shown.latitude - 0.01) < 0.000_02)
    #expect(abs(moved.longitude - shown.longitude) < 0.000_02)
  }

  @Test func `a restart shows the same place`() throws {
    let first = try transport(500)
    let (id, _) = try announce(first)
    let shown = try place(json(first, "/api/v1/announcements/\(id)"))
    store.close()
    store = try StoreAddress(directory.file("pets.sqlite")).serve()
    let second = try transport(500)
    #expect(try place(json(second, "/api/v1/announcements/\(id)")) == shown)
  }

  @Test func `queries by radius find only the place that others see`() throws {
    let transport = try transport(2000)
    let (id, _) = try announce(transport)
    let shown = try place(json(transport, "/api/v1/announcements/\(id)"))
    // The distance that the list tells, and the circle in which the pin lies, are those of the place
    // that others see, from wherever they ask.
    for (latitude, longitude) in [(52.22937, 21.01178), (52.3, 21.1), (52.1, 20.9)] {
      let asked = try Coordinate(latitude: latitude, longitude: longitude)
      let kilometers = asked.distance(to: shown).kilometers
      func count(_ radius: Double) throws -> Int {
        let list = try json(
          transport, "/api/v1/announcements?near=\(latitude),\(longitude)&radius=\(radius)")
        return list["data"]?.array?.count ?? -1
      }
      #expect(try count(kilometers * 1.01) == 1)
      #expect(try count(kilometers * 0.99) == 0)
    }
  }

  @Test func `scores of made-up reports depend only on the places that others see`() throws {
    let transport = try transport(2000)
    let (id, _) = try announce(transport)
    let shown = try place(json(transport, "/api/v1/announcements/\(id)"))
    var found: [(distance: Double, weight: Double)] = []
    for number in 0..<12 {
      let (report, _) = try transport.announce(
        changing: """
          {"status":"MISSING","microchipNumber":"\(number)",\
          "locationLatitude":\(Self.home.latitude + Double(number) * 0.002),\
          "locationLongitude":\(Self.home.longitude)}
          """)
      let made = try place(json(transport, "/api/v1/announcements/\(report)"))
      let list = try json(transport, "/api/v1/announcements/\(report)/matches")
      for match in list["matches"]?.array ?? [] where match.object?["id"]?.string == id {
        for reason in match.object?["reasons"]?.array ?? []
        where reason.object?["field"]?.string == "place" {
          guard case .number(let weight)? = reason.object?["weight"] else { continue }
          found.append((made.distance(to: shown).value, weight.double))
        }
      }
    }
    #expect(found.count >= 8)
    // The closer the places that others see, the greater the weight. Both are rounded to 0.001°.
    for near in found {
      for far in found where far.distance > near.distance + 300 {
        #expect(far.weight <= near.weight)
      }
    }
  }

  @Test func `the real place cannot be chosen for less than the service's radius`() throws {
    let transport = try transport(1000)
    let (id, _) = try announce(transport, #","locationPrivacy":50"#)
    let shown = try place(json(transport, "/api/v1/announcements/\(id)"))
    #expect(try home.distance(to: shown).value > 498)
  }

  @Test func `others cannot send a radius out of range`() throws {
    let transport = try transport(0)
    for value in ["49", "10001", "0", "-300", "\"300\""] {
      let response = try send(
        transport, "POST", "/api/v1/announcements",
        body: ExampleDraft.json(changing: #"{"locationPrivacy":\#(value)}"#).asText)
      #expect(response.status == 400, "\(value)")
    }
  }
}

private final class Recorder: Sendable {
  private let recorded = Monitor<[Announcement]>([])
  var announcements: [Announcement] { recorded.withLock { $0 } }
  func add(_ pet: Announcement) { recorded.withLock { $0.append(pet) } }
}

extension [UInt8] {
  fileprivate var asText: String { String(decoding: self, as: UTF8.self) }
}
