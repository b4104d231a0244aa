import PetMapGeo
import PetMapJSON
import PetMapAPI
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct ExtentTests {
  private static let tiles = "/tiles.json"
  private static let collections = [
    "/ogc/collections", "/ogc/collections/announcements",
  ]

  private func store(_ pairs: [(Double, Double)]) throws -> MemoryStore {
    let store = MemoryStore()
    let records = try pairs.enumerated().map { index, pair in
      ImportedAnnouncement(
        Announcement(
          id: "\(index)", coordinate: try Coordinate(latitude: pair.0, longitude: pair.1)))
    }
    _ = try store.upsert(records, at: Timestamp(milliseconds: 0))
    return store
  }

  private func document(_ target: String, of service: Service) throws -> JSONValue {
    let response = try InProcess(service).send(WireRequest(method: "GET", target: target))
    #expect(response.status == 200)
    return try JSONValue(parsing: response.body)
  }

  /// Returns the boxes of the collection's extent from both documents that contain it.
  private func boxes(of service: Service) throws -> [[Double]?] {
    try Self.collections.map { target in
      let document = try document(target, of: service).object
      let collection = document?["collections"]?.array?.first?.object ?? document
      let boxes = collection?["extent"]?.object?["spatial"]?.object?["bbox"]?.array
      #expect(boxes == nil || boxes?.count == 1)
      return boxes?.first?.array?.compactMap { $0.number?.double }
    }
  }

  private func bounds(of service: Service) throws -> [Double]? {
    try document(Self.tiles, of: service).object?["bounds"]?.array?.compactMap { $0.number?.double }
  }

  @Test func `extents match the data`() throws {
    let service = try Service.forTests(
      store: store([(33.75, -118.25), (33.875, -118.125), (33.8, -118.2)]))
    #expect(
      try boxes(of: service) == [
        [-118.25, 33.75, -118.125, 33.875], [-118.25, 33.75, -118.125, 33.875],
      ])
    let bounds = try #require(try bounds(of: service))
    #expect(bounds[0] <= -118.25 && bounds[1] <= 33.75)
    #expect(bounds[2] >= -118.125 && bounds[3] >= 33.875)
    #expect(bounds[2] - bounds[0] < 1 && bounds[3] - bounds[1] < 1)
  }

  @Test func `across the antimeridian, west is greater than east in OGC, but not in TileJSON`()
    throws
  {
    let service = try Service.forTests(store: store([(-18, 178.5), (-17, -179.5)]))
    #expect(try boxes(of: service) == [[178.5, -18, -179.5, -17], [178.5, -18, -179.5, -17]])
    let bounds = try #require(try bounds(of: service))
    #expect(bounds[0] == -180 && bounds[2] == 180)
    #expect(bounds[1] <= -18 && bounds[3] >= -17 && bounds[3] < 0)
  }

  @Test func `an empty data set has no extent`() throws {
    let service = try Service.forTests()
    #expect(try boxes(of: service) == [nil, nil])
    #expect(try bounds(of: service) == nil)
  }

  @Test func `the extent of a single pin is its coordinate`() throws {
    let service = try Service.forTests(store: store([(90, 180)]))
    #expect(try boxes(of: service) == [[180, 90, 180, 90], [180, 90, 180, 90]])
    let bounds = try #require(try bounds(of: service))
    #expect(bounds[0] <= bounds[2] && bounds[1] <= bounds[3] && bounds[3] < 85.052)
  }

  @Test func `extents are updated when the data changes`() throws {
    let service = try Service.forTests(store: store([(10, 10), (11, 11)]))
    #expect(try boxes(of: service).first == [10, 10, 11, 11])
    let far = ImportedAnnouncement(
      Announcement(id: "far", coordinate: try Coordinate(latitude: -20, longitude: 40)))
    let stored = StoredAnnouncement(
      id: far.id, announcement: far.announcement, origin: .imported(far.origin),
      insertion: 3, change: 3)
    service.live.apply([AnnouncementChange(number: 3, id: far.id, outcome: .stored(stored))])
    #expect(try boxes(of: service).first == [10, -20, 40, 11])
    service.live.apply([AnnouncementChange(number: 4, id: far.id, outcome: .deleted)])
    #expect(try boxes(of: service).first == [10, 10, 11, 11])
  }
}
