import PetMapAnnouncements
import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapMapKit
import PetMapText
import TestSupport
import Testing

struct MapItemsTests {
  private func pets(_ count: Int, _ random: inout SeededRandom) throws -> [Announcement] {
    try (0..<count).map { number in
      Announcement(
        id: "p\(number)",
        coordinate: try Coordinate(
          latitude: 52 + random.double(in: -1...1), longitude: 21 + random.double(in: -1...1)),
        status: AnnouncementStatus.allCases[number % 3])
    }
  }

  private func tree(of pets: [Announcement]) -> ClusterTree {
    var columns = ClusterPins()
    for pet in pets {
      columns.append(id: pet.id, at: pet.coordinate, category: Int(pet.status.rawValue))
    }
    return ClusterTree(columns, options: .standard)
  }

  @Test func `changes lead from each scene to the next, in all copies of the world`() throws {
    let seed: UInt64 = 56
    var random = SeededRandom(seed: seed)
    let pets = try pets(300, &random)
    let tree = tree(of: pets)
    let viewport = try Viewport(width: 390, height: 844)
    var items = MapItems()
    var shown: [SceneElementID: MapItem] = [:]
    var scene: MapScene?
    for _ in 0..<cases(500, debug: 30) {
      let camera = try Camera(
        center: try Coordinate(
          latitude: 52 + random.double(in: -1...1), longitude: 21 + random.double(in: -1...1)),
        zoom: Zoom(clamping: random.double(in: -3...15)))
      var selection = PinSelection()
      if random.int(in: 0...2) == 0 { selection.tap(pin: "p\(random.int(in: 0...299))") }
      let request = SceneRequest(camera: camera, viewport: viewport, selection: selection)
      let update = MapScene.update(for: request, of: tree, after: scene)
      scene = update.scene
      let changes = items.apply(update.difference)
      for id in changes.removed { #expect(shown.removeValue(forKey: id) != nil, "seed \(seed)") }
      for item in changes.changed {
        #expect(shown.updateValue(item, forKey: item.id) != nil, "seed \(seed)")
      }
      for item in changes.added {
        #expect(shown.updateValue(item, forKey: item.id) == nil, "seed \(seed)")
      }
      let expected = update.scene.items
      #expect(Set(shown.keys) == Set(expected.map(\.id)), "seed \(seed)")
      for item in expected {
        #expect(shown[item.id] == item, "seed \(seed)")
        #expect(items[item.id] == item, "seed \(seed)")
      }
      #expect(items.count == expected.count)
    }
  }

  @Test func `a pan moves nothing that stays`() throws {
    var random = SeededRandom(seed: 78)
    let pets = try pets(300, &random)
    let tree = tree(of: pets)
    let viewport = try Viewport(width: 390, height: 844)
    var items = MapItems()
    var scene: MapScene?
    func show(_ longitude: Double) throws -> MapItems.Changes {
      let camera = try Camera(
        center: try Coordinate(latitude: 52, longitude: longitude), zoom: 9)
      let request = SceneRequest(camera: camera, viewport: viewport)
      let update = MapScene.update(for: request, of: tree, after: scene)
      scene = update.scene
      return items.apply(update.difference)
    }
    #expect(try !show(21).added.isEmpty)
    let before = Set(try #require(scene).items.map(\.id))
    let changes = try show(21.001)
    #expect(changes.changed == [])
    #expect(Set(changes.added.map(\.id)).isDisjoint(with: before))
    #expect(before.isSuperset(of: changes.removed))
    #expect(changes.added.count + changes.removed.count < before.count / 4)
    #expect(try show(21.001).isEmpty)
  }

  @Test func `an item has a label, and a cluster opens where it splits`() throws {
    var random = SeededRandom(seed: 90)
    let pets = try pets(300, &random)
    let tree = tree(of: pets)
    let viewport = try Viewport(width: 390, height: 844)
    let center = try Coordinate(latitude: 52, longitude: 21)
    let request = SceneRequest(camera: try Camera(center: center, zoom: 0), viewport: viewport)
    let item = try #require(MapScene.update(for: request, of: tree).scene.items.first)
    #expect(item.label(.english) == "100 MISSING, 100 FOUND, 100 CLOSED")
    #expect(item.identifier.hasPrefix("petMap.cluster."))
    let opening = try #require(item.openingCamera)
    #expect(opening.zoom > 0)
    let opened = SceneRequest(camera: opening, viewport: viewport)
    #expect(MapScene.update(for: opened, of: tree).scene.items.count > 1)
  }

  @Test func `scenes of 20,000 pins with a callout are computed off the main actor`() async throws {
    var random = SeededRandom(seed: 11)
    let pets = try pets(20_000, &random)
    let tree = tree(of: pets)
    let viewport = try Viewport(width: 390, height: 844)
    let composer = SceneComposer { CalloutEngine(measurer: TableMeasurer()) }
    var selection = PinSelection()
    selection.tap(pin: "p7")
    let camera = try Camera(center: pets[7].coordinate, zoom: 12)
    let request = SceneRequest(camera: camera, viewport: viewport, selection: selection)
    let update = await composer.update(for: request, of: tree) { pets[$0] }
    #expect(update.scene.frame.callout?.pin.id == "p7")
    #expect(update.difference.added.count == update.scene.elements.count)
    let again = await composer.update(for: request, of: tree) { pets[$0] }
    #expect(again.difference.isEmpty)
    await composer.reset()
    let fetched = FetchedPins(pets.map { FoundCluster($0) })
    let all = await composer.update(for: request, of: fetched)
    #expect(all.scene.frame.callout?.pin.id == "p7")
    #expect(all.difference.added.count == all.scene.elements.count)
  }
}
