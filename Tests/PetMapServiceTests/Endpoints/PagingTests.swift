import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Synchronization
import TestSupport
import Testing

@Suite struct PagingTests {
  /// A clock that the test advances.
  private final class Clock: Sendable {
    private let milliseconds = Mutex<Int64>(1_763_000_000_000)
    var now: Timestamp { Timestamp(milliseconds: milliseconds.withLock { $0 }) }
    func advance(_ step: Int64) { milliseconds.withLock { $0 += step } }
  }

  private func create(_ transport: InProcess, _ changes: String) throws -> (String, String) {
    let (id, password) = try transport.announce(changing: changes)
    let basic = TestBase64.encoded("\(id):\(password)")
    let uploaded = try transport.send(
      .upload(Array("GIF89a".utf8), of: id, authorization: "Basic \(basic)"))
    #expect(uploaded.status == 201)
    return (id, basic)
  }

  private func page(_ transport: InProcess, _ target: String) throws -> ([JSONObject], String?) {
    let response = try transport.send(WireRequest(method: "GET", target: target))
    #expect(response.status == 200)
    let data = try JSONValue(parsing: response.body).object?["data"]?.array ?? []
    let link = response["Link"]?.split(separator: ">")[0].dropFirst()
    return (data.compactMap(\.object), link.map(String.init))
  }

  @Test
  func
    `following the links returns every remaining announcement once, newest first, despite changes`()
    throws
  {
    let clock = Clock()
    let transport = InProcess(try .forTests(now: { clock.now }))
    var random = SeededRandom(seed: 11)
    var staying: [String] = []
    var going: [(String, String)] = []
    for index in 0..<60 {
      // Several announcements with the same timestamp.
      if index % 3 == 0 { clock.advance(Int64.random(in: 0...2, using: &random)) }
      let created = try create(transport, #"{"petName":"\#(index)"}"#)
      if index % 4 == 0 { going.append(created) } else { staying.append(created.0) }
    }
    var seen: [String] = []
    var next: String? = "/api/v1/announcements?limit=7&x=%C3%B6+1"
    while let target = next {
      let (entries, link) = try page(transport, target)
      seen += entries.compactMap { $0["id"]?.string }
      next = link
      if let gone = going.popLast() {
        let deleted = try transport.send(
          WireRequest(
            method: "DELETE", target: "/api/v1/announcements/\(gone.0)",
            headers: [HeaderField("Authorization", "Basic \(gone.1)")]))
        #expect(deleted.status == 204)
      }
      clock.advance(1)
      _ = try create(transport, "{}")
    }
    #expect(Set(seen).count == seen.count)
    #expect(seen.filter(Set(staying).contains) == Array(staying.reversed()))
  }

  @Test func `a circle matches brute force, including its edge`() throws {
    let transport = InProcess(try .forTests())
    var random = SeededRandom(seed: 12)
    var pets: [(id: String, coordinate: Coordinate)] = []
    for _ in 0..<120 {
      let latitude =
        [-90, 90, 0, 89.99, Double.random(in: -90...90, using: &random)]
        .randomElement(using: &random) ?? 0
      let longitude =
        [-180, 180, 0, 179.99, Double.random(in: -180...180, using: &random)]
        .randomElement(using: &random) ?? 0
      let created = try create(
        transport, #"{"locationLatitude":\#(latitude),"locationLongitude":\#(longitude)}"#)
      pets.append((created.0, try Coordinate(latitude: latitude, longitude: longitude)))
    }
    for pet in pets.prefix(40) {
      let range = [1, 500, 5_000, 20_016, 30_000].randomElement(using: &random) ?? 1
      let (latitude, longitude) = (pet.coordinate.latitude, pet.coordinate.longitude)
      let (entries, _) = try page(
        transport, "/api/v1/announcements?lat=\(latitude)&lng=\(longitude)&range=\(range)")
      let expected = pets.reversed().filter { other in
        pet.coordinate.distance(to: other.coordinate) <= .kilometers(Double(range))
      }
      #expect(entries.compactMap { $0["id"]?.string } == expected.map(\.id), "seed 12: \(range)")
      #expect(entries.contains { $0["id"]?.string == pet.id })
    }
  }
}
