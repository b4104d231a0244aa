import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct NearbyPinsTests {
  /// Creates a service with ten pins, from 50° N, 10° E eastward. They are a hundredth of a degree
  /// and a day apart, and the last three share a coordinate.
  private func service() throws -> Service {
    try service(
      (0..<10).map { index in
        try Coordinate(latitude: 50, longitude: 10 + Double(min(index, 7)) / 100)
      })
  }

  /// Creates a service with pins that were last seen a day apart.
  private func service(_ coordinates: [Coordinate]) throws -> Service {
    let store = MemoryStore()
    let records = coordinates.enumerated().map { index, coordinate in
      var announcement = Announcement(
        id: "00000000-0000-4000-8000-00000000000\(index)", coordinate: coordinate)
      announcement.lastSeenDate = CalendarDate(iso: "2025-01-1\(index)")
      return ImportedAnnouncement(announcement)
    }
    _ = try store.upsert(records, at: Timestamp(milliseconds: 0))
    let service = try Service.forTests(store: store)
    service.live.makeClusters()
    return service
  }

  private func response(_ target: String, from service: Service? = nil) throws -> WireResponse {
    try InProcess(service ?? self.service()).send(WireRequest(method: "GET", target: target))
  }

  private func features(
    _ target: String, from service: Service? = nil
  ) throws -> [[String: JSONValue]] {
    let response = try response(target, from: service)
    #expect(response.status == 200)
    let features = try JSONValue(parsing: response.body).object?["features"]?.array
    return try #require(features).compactMap { feature in
      feature.object.map { object in
        Dictionary(uniqueKeysWithValues: object.members.map { ($0.name, $0.value) })
      }
    }
  }

  private func days(_ target: String) throws -> [Int] {
    try features(target).compactMap {
      $0["properties"]?.object?["lastSeenDate"]?.string.flatMap { Int($0.suffix(1)) }
    }
  }

  @Test func `the pins in the box nearest to a coordinate come first, with distances`() throws {
    let target = "/api/v1/pins?bbox=10.015,49,10.065,51&near=50,10.051"
    #expect(try days(target) == [5, 6, 4, 3, 2])
    let distances = try features(target).compactMap {
      $0["properties"]?.object?["distance"]?.number?.double
    }
    #expect(distances.count == 5 && distances == distances.sorted() && distances[0] < 100)
  }

  @Test func `a radius excludes farther pins, with and without a box`() throws {
    // A hundredth of a degree is 715 m here.
    #expect(try Set(days("/api/v1/pins?near=50,10.03&radius=0.75")) == [2, 3, 4])
    #expect(try days("/api/v1/pins?near=50,10.03&radius=0.75&bbox=10.035,49,11,51") == [4])
    #expect(
      try days("/api/v1/pins?near=50,10.03&radius=750m&bbox=10.015,49,11,51&sort=date")
        == [4, 3, 2])
  }

  @Test func `pages sorted by the date last seen are contiguous`() throws {
    #expect(try days("/api/v1/pins?sort=date&limit=4") == [9, 8, 7, 6])
    #expect(try days("/api/v1/pins?sort=date&limit=4&offset=4") == [5, 4, 3, 2])
    #expect(try days("/api/v1/pins?sort=date&limit=4&offset=8") == [1, 0])
  }

  @Test(arguments: [
    "radius=0", "near=0x34,10", "since=2025-02-02&until=2025-02-01", "text=!!!", "limit=1&limit=1",
    "near=50", "near=50,10,3", "near=91,10", "near=x,10", "near=50,10&radius=-1",
    "near=50,10&radius=nan", "radius=1", "zoom=3", "cluster=true", "polygon=a", "where=b",
    "metric=geodesic", "sort=distance", "sort=up", "offset=-1",
  ])
  func `invalid values are rejected`(query: String) throws {
    #expect(try response("/api/v1/pins?\(query)").status == 400)
  }

  @Test func `pins with the same coordinate are returned with their fan offsets`() throws {
    let pin = try #require(try features("/api/v1/pins?near=50,10.07&limit=1").first)
    let id = try #require(pin["properties"]?.object?["id"]?.string)
    let fan = try features("/api/v1/clusters/\(id)")
    #expect(fan.count == 3)
    let offsets = fan.map { [$0["dx"]?.number?.double, $0["dy"]?.number?.double] }
    #expect(offsets[0] == [0, -34.5])
    #expect(Set(offsets).count == 3)
    // Past the clustered zooms, the other pins have no offsets.
    let all = try features("/api/v1/pins?bbox=9,49,11,51&zoom=17&cluster=true")
    let spread = all.filter { $0["dx"] != nil }
    #expect(all.count == 10 && spread.map { $0["id"] } == fan.map { $0["id"] })
    #expect(spread.map { [$0["dx"]?.number?.double, $0["dy"]?.number?.double] } == offsets)
    let clustered = try features("/api/v1/pins?bbox=9,49,11,51&zoom=16&cluster=true")
    #expect(clustered.allSatisfy { $0["dx"] == nil })
  }

  @Test(arguments: ["", "&near=50,10.07", "&sort=id"])
  func `the fan offsets of a pin do not depend on the page and the order`(order: String) throws {
    func offsets(_ target: String) throws -> [String: [Double]] {
      try features(target).reduce(into: [:]) { offsets, feature in
        guard let id = feature["id"]?.string, let dx = feature["dx"]?.number?.double,
          let dy = feature["dy"]?.number?.double
        else { return }
        offsets[id] = [dx, dy]
      }
    }
    let pin = try #require(try features("/api/v1/pins?near=50,10.07&limit=1").first)
    let id = try #require(pin["id"]?.string)
    let fan = try offsets("/api/v1/clusters/\(id)")
    #expect(fan.count == 3)
    var paged: [String: [Double]] = [:]
    for offset in 0..<10 {
      let page = try offsets(
        "/api/v1/pins?bbox=9,49,11,51&zoom=17&cluster=true&limit=1&offset=\(offset)\(order)")
      paged.merge(page) { first, _ in first }
    }
    #expect(paged == fan)
  }

  @Test func `the fan of a stack on the antimeridian includes the pins on both sides`() throws {
    let service = try service(
      [180, -180, 179.9999999].map { try Coordinate(latitude: 10, longitude: $0) })
    let pins = try features("/api/v1/pins?bbox=179,9,-179,11&zoom=17&cluster=true", from: service)
    let stack = pins.filter { $0["dx"] != nil }.compactMap { $0["id"]?.string }
    #expect(pins.count == 3 && stack.count == 2)
    for id in stack {
      let fan = try features("/api/v1/clusters/\(id)", from: service)
      #expect(fan.compactMap { $0["id"]?.string } == stack)
    }
  }

  @Test func `a cluster returns its pins that match the filter`() throws {
    let cluster = try #require(
      try features("/api/v1/pins?bbox=9,49,11,51&zoom=2&cluster=true").first)
    let id = try #require(cluster["properties"]?.object?["cluster_id"]?.string)
    let pins = try features("/api/v1/clusters/\(id)")
    #expect(pins.count == 10 && pins.allSatisfy { $0["dx"] == nil })
    #expect(try features("/api/v1/clusters/\(id)?limit=2").count == 2)
    #expect(try response("/api/v1/clusters/\(id)x").status == 404)
  }

  @Test func `values are returned with counts, with the most common species first`() throws {
    let store = MemoryStore()
    let species = ["CAT", "reptile", "CAT", "DOG", "DOG", "CAT"]
    let records = try species.enumerated().map { index, species in
      ImportedAnnouncement(
        Announcement(
          id: "\(index)", coordinate: try Coordinate(latitude: 1, longitude: 1), species: species,
          status: index == 0 ? .closed : .missing))
    }
    _ = try store.upsert(records, at: Timestamp(milliseconds: 0))
    let response = try InProcess(try Service.forTests(store: store)).send(
      WireRequest(method: "GET", target: "/api/v1/pins/values"))
    let expected =
      #"{"status":[{"value":"MISSING","count":5},{"value":"FOUND","count":0},"#
      + #"{"value":"CLOSED","count":1}],"species":[{"value":"CAT","count":3},"#
      + #"{"value":"DOG","count":2},{"value":"reptile","count":1}]}"#
    #expect(String(decoding: response.body, as: UTF8.self) == expected)
  }

  @Test func `values in a region are counted as another choice would show them`() throws {
    let store = MemoryStore()
    let pets: [(String, AnnouncementStatus, Double)] = [
      ("CAT", .missing, 1), ("CAT", .closed, 1), ("DOG", .missing, 1), ("DOG", .closed, 1),
      ("DOG", .closed, 1), ("CAT", .missing, 5),
    ]
    let records = try pets.enumerated().map { index, pet in
      ImportedAnnouncement(
        Announcement(
          id: "\(index)", coordinate: try Coordinate(latitude: pet.2, longitude: 1),
          species: pet.0, status: pet.1))
    }
    _ = try store.upsert(records, at: Timestamp(milliseconds: 0))
    let service = try Service.forTests(store: store)
    for region in ["bbox=0,0,2,2", "near=1,1&radius=5"] {
      let response = try InProcess(service).send(
        WireRequest(
          method: "GET",
          target: "/api/v1/pins/values?\(region)&status=missing,found&species=dog"))
      let expected =
        #"{"status":[{"value":"MISSING","count":1},{"value":"FOUND","count":0},"#
        + #"{"value":"CLOSED","count":2}],"species":[{"value":"CAT","count":1},"#
        + #"{"value":"DOG","count":1}]}"#
      #expect(String(decoding: response.body, as: UTF8.self) == expected)
    }
  }
}
