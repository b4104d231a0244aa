import PetMapAnnouncements
import PetMapAPI
import PetMapDrawing
import PetMapGeo
import PetMapKit
import TestSupport
import Testing

@Suite struct FetchedPinsTests {
  /// Returns announcements in dense groups and in stacks, some near the antimeridian.
  private func randomPets(_ random: inout SeededRandom) throws -> [Announcement] {
    var pets: [Announcement] = []
    for number in 0..<random.int(in: 1...300) {
      let coordinate =
        switch random.int(in: 0...4) {
        case 0:
          try Coordinate(
            latitude: random.double(in: -20...20),
            longitude: random.double(in: 179...180) * (random.int(in: 0...1) == 0 ? 1 : -1))
        case 1 where !pets.isEmpty: pets[random.int(in: 0...pets.count - 1)].coordinate
        default:
          try Coordinate(
            latitude: 52 + random.double(in: -0.2...0.2),
            longitude: random.double(in: 20.8...21.2))
        }
      let status = AnnouncementStatus.allCases[number % 3]
      pets.append(Announcement(id: "p\(number)", coordinate: coordinate, status: status))
    }
    return pets
  }

  /// Returns the features of the pins and clusters in a box, as a service writes them.
  private func features(
    _ clusters: PinClusters, in box: BoundingBox, zoom: Int
  ) throws -> [UInt8] {
    var query = PinQuery()
    query.region = .box(box)
    var parts: [String] = []
    for element in try clusters.found(query, zoom: zoom, geodesy: SphereOnly()) {
      var bytes: [UInt8] = []
      element.appendFeature(to: &bytes)
      parts.append(String(decoding: bytes, as: UTF8.self))
    }
    return Array(#"{"features":[\#(parts.joined(separator: ","))]}"#.utf8)
  }

  @Test func `a scene of fetched pins is the scene of the service's tree`() throws {
    let seed: UInt64 = 57
    var random = SeededRandom(seed: seed)
    for round in 0..<cases(1_000, debug: 20) {
      let pets = try randomPets(&random)
      var pins = PinCollection()
      for (index, pet) in pets.enumerated() { pins.put(pet, insertion: Int64(index)) }
      pins.buildClusters()
      let viewport = try Viewport(
        width: random.double(in: 50...1500), height: random.double(in: 50...1500))
      let camera = try Camera(
        center: pets[random.int(in: 0...pets.count - 1)].coordinate,
        zoom: Zoom(clamping: random.double(in: 0...20)))
      let request = SceneRequest(camera: camera, viewport: viewport)
      let clusters = pins.clusters()
      let expected = MapScene.update(for: request, of: clusters.tree).scene
      let box = ScreenProjection(camera: camera, viewport: viewport)
        .visibleBox(margin: request.margin)
      let decoded = try DecodedFeatures(
        features(clusters, in: box, zoom: camera.zoom.wholeLevel))
      #expect(decoded.problems.isEmpty)
      let scene = MapScene.update(for: request, of: FetchedPins(decoded.elements)).scene
      let location = Comment("seed \(seed), round \(round)")
      #expect(scene.markers.map(\.id) == expected.markers.map(\.id), location)
      #expect(scene.markers.map(\.status) == expected.markers.map(\.status), location)
      #expect(scene.fans.map { $0.legs } == expected.fans.map { $0.legs }, location)
      #expect(scene.clusters.map(\.id) == expected.clusters.map(\.id), location)
      for (cluster, other) in zip(scene.clusters, expected.clusters) {
        #expect(cluster.count == other.count, location)
        #expect(cluster.missing == other.missing, location)
        #expect(cluster.found == other.found, location)
        #expect(cluster.expansionZoom == other.expansionZoom, location)
        #expect(abs(cluster.point.x - other.point.x) < 0.01, location)
        #expect(abs(cluster.point.y - other.point.y) < 0.01, location)
      }
    }
  }

  @Test func `a selected announcement outside the pins has a marker and a callout`() throws {
    let home = try Coordinate(latitude: 52, longitude: 21)
    var pins = FetchedPins()
    pins.selected = Announcement(id: "rex", coordinate: home, status: .found)
    let viewport = try Viewport(width: 390, height: 844)
    var selection = PinSelection()
    selection.tap(pin: "rex")
    let request = SceneRequest(
      camera: try Camera(center: home, zoom: 12), viewport: viewport, selection: selection)
    var engine = CalloutEngine(measurer: TableMeasurer())
    let scene = MapScene.update(for: request, of: pins) { pin, point, side in
      pins.announcement(ofPin: pin).map {
        engine.layout(for: $0, at: point, in: viewport, previous: side)
      }
    }.scene
    #expect(scene.frame.selection?.id == "rex")
    #expect(scene.frame.callout != nil)
    #expect(scene.markers.map(\.isSelected) == [true])
    #expect(scene.markers.map(\.status) == [.found])
  }

  @Test func `features that cannot be read are skipped and reported`() throws {
    let text = """
      {"features":[7,{"properties":{}},
      {"geometry":{"type":"Point","coordinates":[21,99]},"properties":{}},
      {"geometry":{"type":"Point","coordinates":[21,52]},"properties":{"cluster":true}},
      {"geometry":{"type":"Point","coordinates":[21,52]},
       "properties":{"cluster":true,"cluster_id":"a@3","point_count":2}}]}
      """
    let decoded = try DecodedFeatures(Array(text.utf8))
    #expect(
      decoded.problems.map(\.reason) == [
        .notAnObject, .missing("geometry"), .badValue("coordinates"), .missing("cluster_id"),
      ])
    #expect(decoded.elements.map(\.id) == ["a@3"])
    #expect(throws: AnnouncementDecodingError.notAList) { try DecodedFeatures(Array("{}".utf8)) }
  }
}
