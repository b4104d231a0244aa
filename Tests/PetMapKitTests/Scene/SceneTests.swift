import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapKit
import TestSupport
import Testing

private let rounds = cases(2_000, debug: 40)

/// Returns pins around the antimeridian, at the poles, in dense groups, and in stacks.
private func randomPins(_ random: inout SeededRandom) throws -> [(id: String, at: Coordinate)] {
  var pins: [(id: String, at: Coordinate)] = []
  for number in 0..<random.int(in: 1...400) {
    let coordinate =
      switch random.int(in: 0...5) {
      case 0:
        try Coordinate(
          latitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
      case 1:
        try Coordinate(
          latitude: random.double(in: -20...20),
          longitude: random.double(in: 170...180) * (random.int(in: 0...1) == 0 ? 1 : -1))
      case 2 where !pins.isEmpty: pins[random.int(in: 0...pins.count - 1)].at
      default:
        try Coordinate(
          latitude: 52 + random.double(in: -0.2...0.2), longitude: random.double(in: 20.8...21.2))
      }
    pins.append(("p\(number)", coordinate))
  }
  return pins
}

private func tree(of pins: [(id: String, at: Coordinate)]) -> ClusterTree {
  var columns = ClusterPins()
  for (number, pin) in pins.enumerated() {
    columns.append(id: pin.id, at: pin.at, category: number % 3)
  }
  return ClusterTree(columns, options: .standard)
}

private func randomRequest(
  _ random: inout SeededRandom, pins: [(id: String, at: Coordinate)]
) throws -> SceneRequest {
  let viewport = try Viewport(
    width: random.double(in: 50...1500), height: random.double(in: 50...1500))
  let center =
    random.int(in: 0...2) == 0
    ? try Coordinate(
      latitude: random.double(in: -90...90), longitude: random.double(in: -180...180))
    : pins[random.int(in: 0...pins.count - 1)].at
  var selection = PinSelection()
  if random.int(in: 0...1) == 0 {
    selection.tap(pin: pins[random.int(in: 0...pins.count - 1)].id)
  } else if random.int(in: 0...3) == 0 {
    selection.tap(pin: "nobody")
  }
  return SceneRequest(
    camera: try Camera(center: center, zoom: Zoom(clamping: random.double(in: -1...20))),
    viewport: viewport,
    selection: selection, isClustered: random.int(in: 0...4) > 0)
}

@Suite struct SceneTests {
  @Test func `every visible pin is shown once, in a cluster, in a fan, or as a marker`() throws {
    var random = SeededRandom(seed: 2_026)
    for _ in 0..<rounds {
      let pins = try randomPins(&random)
      let tree = tree(of: pins)
      let request = try randomRequest(&random, pins: pins)
      let scene = MapScene.update(for: request, of: tree).scene
      let screen = ScreenProjection(camera: request.camera, viewport: request.viewport)

      // The oracle: the position of each pin or its cluster, in every copy of the world.
      var expected: [SceneElementID: Int] = [:]
      for index in pins.indices {
        let node = try #require(tree.node(showing: index, zoom: scene.frame.clusterZoom))
        let coordinate = tree.coordinate(of: node)
        let nearest = screen.point(of: coordinate).x
        for point in screen.points(of: coordinate, margin: request.margin) {
          let copy = Int(((point.x - nearest) / screen.worldWidth).rounded())
          let isCluster = node.isCluster
          expected[
            SceneElementID(isCluster ? .cluster : .pin, tree.id(of: node), copy: copy), default: 0
          ] += 1
        }
      }
      var shown: [SceneElementID: Int] = [:]
      for cluster in scene.clusters { shown[cluster.id] = cluster.count }
      for marker in scene.markers where marker.countedIn == nil {
        let node = try #require(
          tree.node(showing: marker.pin, zoom: scene.frame.clusterZoom))
        let name = tree.id(of: node)
        shown[
          SceneElementID(node.isCluster ? .cluster : .pin, name, copy: marker.id.copy),
          default: 0] += 1
      }
      // Cluster coordinates are rounded, so elements at the very edge are excluded.
      let onEdge = 1e-6
      for id in Set(expected.keys).union(shown.keys) where expected[id] != shown[id] {
        let point = scene.elements.first { $0.id == id }?.point
        let isEdge =
          point.map {
            abs($0.x + request.margin) < onEdge || abs($0.y + request.margin) < onEdge
              || abs($0.x - request.viewport.width - request.margin) < onEdge
              || abs($0.y - request.viewport.height - request.margin) < onEdge
          } ?? false
        #expect(isEdge, "\(id.string) \(random)")
      }
    }
  }

  @Test func `a difference turns one scene into the next`() throws {
    var random = SeededRandom(seed: 7)
    for _ in 0..<rounds {
      let pins = try randomPins(&random)
      let tree = tree(of: pins)
      var previous: MapScene?
      for _ in 0..<4 {
        let request = try randomRequest(&random, pins: pins)
        let update = MapScene.update(for: request, of: tree, after: previous)
        let start = previous ?? MapScene.update(for: request, of: self.tree(of: [])).scene
        #expect(start.applying(update.difference) == update.scene, "\(random)")
        let same = MapScene.update(for: request, of: tree, after: update.scene)
        #expect(same.difference.isEmpty && same.scene == update.scene, "\(random)")
        previous = update.scene
      }
    }
  }

  private func tree(of pins: [(id: String, at: Coordinate)]) -> ClusterTree {
    PetMapKitTests.tree(of: pins)
  }

  @Test func `a selected pin has a marker even if a cluster includes it`() throws {
    let home = try Coordinate(latitude: 52.2, longitude: 21)
    let nearby = try Coordinate(latitude: 52.2001, longitude: 21)
    let tree = tree(of: [("a", home), ("b", nearby)])
    var selection = PinSelection()
    selection.tap(pin: "b")
    let request = SceneRequest(
      camera: try Camera(center: home, zoom: 8), viewport: try Viewport(width: 400, height: 400),
      selection: selection)
    let scene = MapScene.update(for: request, of: tree).scene
    #expect(scene.clusters.map(\.count) == [2])
    #expect(scene.markers.map(\.id.name) == ["b"])
    #expect(scene.markers.first?.countedIn == scene.clusters.first?.id)
    #expect(scene.frame.selection?.point == scene.markers.first?.point)
  }

  @Test func `a stack opens into a fan when one of its pins is selected`() throws {
    let home = try Coordinate(latitude: 52.2, longitude: 21)
    let tree = tree(of: (0..<12).map { ("p\($0)", home) })
    var selection = PinSelection()
    selection.tap(pin: "p7")
    var request = SceneRequest(
      camera: try Camera(center: home, zoom: 12), viewport: try Viewport(width: 400, height: 400))
    let closed = MapScene.update(for: request, of: tree).scene
    #expect(closed.clusters.map(\.count) == [12] && closed.markers.isEmpty)
    #expect(closed.clusters.first?.expansionZoom == nil)

    request.selection = selection
    let open = MapScene.update(for: request, of: tree, after: closed)
    #expect(open.scene.clusters.isEmpty && open.scene.fans.count == 1)
    #expect(open.scene.markers.count == 12 && open.scene.markers.last?.id.name == "p7")
    #expect(open.scene.frame.selection?.point == open.scene.markers.last?.point)
    #expect(open.difference.removed == closed.clusters.map(\.id))

    request.selection = PinSelection()
    request.openCluster = closed.clusters.first?.id.name
    #expect(MapScene.update(for: request, of: tree).scene.fans.count == 1)
    request.openCluster = nil
    request.camera = try Camera(center: home, zoom: 17)
    #expect(MapScene.update(for: request, of: tree).scene.fans.first?.legs.count == 12)
  }

  @Test func `a nonexistent pin is not selected`() throws {
    let home = try Coordinate(latitude: 52.2, longitude: 21)
    var selection = PinSelection()
    selection.tap(pin: "b")
    let request = SceneRequest(
      camera: try Camera(center: home, zoom: 8), viewport: try Viewport(width: 400, height: 400),
      selection: selection)
    #expect(MapScene.update(for: request, of: tree(of: [("a", home)])).scene.frame.selection == nil)
  }

  @Test func `IDs that differ only in their bytes identify different pins`() throws {
    let ids = ["caf\u{E9}", "cafe\u{301}"]
    let coordinates = try [-20.0, 20].map { try Coordinate(latitude: 0, longitude: $0) }
    let tree = tree(of: Array(zip(ids, coordinates)))
    let camera = try Camera(center: Coordinate(latitude: 0, longitude: 0), zoom: 2)
    let viewport = try Viewport(width: 800, height: 400)
    var previous: MapScene?
    for pin in [0, 1, 0] {
      #expect(tree.pin(withID: ids[pin]) == pin)
      var selection = PinSelection()
      selection.tap(pin: ids[pin])
      let request = SceneRequest(camera: camera, viewport: viewport, selection: selection)
      let update = MapScene.update(for: request, of: tree, after: previous)
      #expect(update.scene.frame.selection?.pin == pin)
      #expect(update.scene.markers.map(\.pin) == [1 - pin, pin])
      #expect(update.difference.added.count == (previous == nil ? 2 : 0))
      #expect(update.difference.changed.count == (previous == nil ? 0 : 2))
      previous = update.scene
    }
  }

  @Test func `pins repeated in copies of the world have distinct IDs`() throws {
    let home = try Coordinate(latitude: 0, longitude: 175)
    let request = SceneRequest(
      camera: try Camera(center: Coordinate(latitude: 0, longitude: 180), zoom: 0),
      viewport: try Viewport(width: 1100, height: 400))
    let scene = MapScene.update(for: request, of: tree(of: [("a", home)])).scene
    #expect(Set(scene.markers.map(\.id.string)) == ["pin/a", "pin/a@1", "pin/a@-1"])
    let xs = scene.markers.map(\.point.x).sorted()
    #expect(zip(xs, xs.dropFirst()).allSatisfy { abs($1 - $0 - 512) < 1e-9 })
  }

  @Test func `a scene is written as JSON`() throws {
    let home = try Coordinate(latitude: 52.2, longitude: 21)
    let far = try Coordinate(latitude: 52.25, longitude: 21)
    let tree = tree(of: [("a", home), ("b", home), ("c\"", far)])
    let request = SceneRequest(
      camera: try Camera(center: home, zoom: 10), viewport: try Viewport(width: 400, height: 400))
    let update = MapScene.update(for: request, of: tree)
    var bytes: [UInt8] = []
    update.scene.appendJSON(to: &bytes)
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == #"{"version":1,"camera":{"latitude":52.2,"longitude":21,"zoom":10},"viewport":{"width":400,"height":400,"insets":{"top":0,"right":0,"bottom":0,"left":0}},"clusterZoom":10,"fans":[],"clusters":[{"id":"cluster/b@16","latitude":52.200000000002916,"longitude":21,"x":200,"y":200,"count":2,"abbreviatedCount":"2","missing":1,"found":1,"closed":0,"expansionZoom":null}],"markers":[{"id":"pin/c\"","latitude":52.25,"longitude":21,"x":200,"y":81.126,"status":"CLOSED","selected":false}],"selection":null,"callout":null}"#
    )
  }
}
