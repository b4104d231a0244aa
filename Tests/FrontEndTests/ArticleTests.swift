import PetMapKit
import Testing

/// Code samples from the articles; tools/checks/snippets compares them line by line.
@Suite struct ArticleTests {
  @Test func `the Getting Started example finds a pin and draws its callout`() throws {
    var printed: [String] = []
    func print(_ name: String, _ meters: Double) { printed.append("\(name) \(meters)") }
    var drawn: [String] = []
    func draw(_ text: String, at point: ScreenPoint) { drawn.append(text) }

    let home = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    var dog = Announcement(id: "rex", coordinate: home, species: Species.dog.word)
    dog.petName = "Rex"
    dog.lastSeenDate = CalendarDate(year: 2025, month: 11, day: 18)

    var pins = PinCollection()
    pins.put(dog, insertion: 1)
    pins.buildClusters()

    var query = PinQuery()
    query.region = .circle(PinCircle(center: home, radius: .kilometers(10), metric: .haversine))
    query.filter.statuses = [.missing]
    for found in pins.pins(query).pins {
      print(found.announcement.petName ?? "Unknown pet", found.bearing?.distance.value ?? 0)
    }
    #expect(printed == ["Rex 0.0"])

    let viewport = try Viewport(
      width: 390, height: 844, insets: ViewportInsets(top: 59, right: 0, bottom: 34, left: 0))
    let camera = Camera.around(home, radius: .kilometers(10), in: viewport)

    var selection = PinSelection()
    selection.tap(pin: "rex")
    var engine = CalloutEngine(measurer: TableMeasurer())
    let clusters = pins.clusters()
    let update = MapScene.update(
      for: SceneRequest(camera: camera, viewport: viewport, selection: selection), of: clusters.tree
    ) { pin, point, side in
      engine.layout(
        for: clusters.records[pin].announcement, at: point, in: viewport, previous: side)
    }
    let scene = update.scene

    for cluster in scene.clusters { draw(cluster.abbreviatedCount, at: cluster.point) }
    for marker in scene.markers { draw(marker.status.word, at: marker.point) }
    if let callout = scene.frame.callout, let frame = callout.placement.frame {
      for field in callout.card.fields {
        let (x, y) = (frame.x + field.frame.x, frame.y + field.frame.y)
        for line in field.text?.lines ?? [] {
          draw(line.text, at: ScreenPoint(x: x + line.x, y: y))
        }
      }
    }
    #expect(
      drawn == [
        "MISSING", "Rex", "Dog", "📍 52.22970° N, 21.01220° E", "📅 Nov 18, 2025", "MISSING",
      ])
  }

  @Test func `the Text example breaks text into lines`() {
    var printed: [String] = []
    func print(_ text: String, _ width: Double) { printed.append(text) }
    var layout = TextLayout(measurer: TableMeasurer())
    let style = TextStyle(size: 14, weight: .regular, lineHeight: 20)
    let block = layout.layout("A gray cat with a white tip", style: style, width: 96)
    for line in block.lines { print(line.text, line.width) }
    #expect(printed == ["A gray cat", "with a white", "tip"])
  }

  @Test func `the Callouts example lays out a card`() {
    var printed: [Double] = []
    func print(_ height: Double) { printed.append(height) }
    var content = CalloutContent()
    content.name = "Rex"
    content.location = "52.22970° N, 21.01220° E"
    var typesetter = CalloutTypesetter(measurer: TableMeasurer())
    let card = typesetter.card(content, width: 258)
    print(card.height)
    // 14, the photo 120, then 8 + 20, 4 + 18, and 14.
    #expect(printed == [198])
  }

  @Test func `the example on PetMapGeo's landing page finds nearby pins`() throws {
    let pets = try [(52.2297, 21.0122), (52.2401, 21.0304), (50.0614, 19.9366)].map {
      try Coordinate(latitude: $0.0, longitude: $0.1)
    }
    let index = PinIndex(pets)
    let near = index.pins(within: .kilometers(10), of: pets[0])
    #expect(near.sorted() == [0, 1])
  }

  @Test func `the Clusters example merges nearby pins`() throws {
    var printed: [String] = []
    func print(_ id: String, _ count: Int, _ coordinate: Coordinate) {
      printed.append("\(id) \(count) \(coordinate.longitude)")
    }
    var pins = ClusterPins()
    pins.append(id: "rex", at: try Coordinate(latitude: 52.2297, longitude: 21.0122))
    pins.append(id: "luna", at: try Coordinate(latitude: 52.2401, longitude: 21.0304))
    pins.append(id: "max", at: try Coordinate(latitude: 50.0614, longitude: 19.9366))
    var tree = ClusterTree(pins)
    for node in tree.nodes(in: .world, zoom: 9) where node.isCluster {
      print(tree.id(of: node), node.count, tree.coordinate(of: node))
    }
    tree.move(pin: 1, to: try Coordinate(latitude: 50.0614, longitude: 19.9366))
    let best = tree.sorted(tree.nodes(in: .world, zoom: 17)).map(\.pin)
    let id = best.first { $0 != 2 } == 0 ? "rex" : "luna"
    #expect(printed == ["\(id)@10 2 21.0213"])
    #expect(tree.nodes(in: .world, zoom: 9).map(\.count).sorted() == [1, 2])
  }
}
