import Foundation
import PetMapCallout
import PetMapDrawing
import PetMapText
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import TestSupport
import Testing

/// Writes requests to the native engine with their results, one JSON value per line, to the file
/// named by PETMAP_TRANSCRIPT. Tests/Wasm/compare.mjs makes the same requests to the engine in
/// WebAssembly.
@Suite struct WebAssemblyTranscript {
  @Test(.enabled(if: ProcessInfo.processInfo.environment["PETMAP_TRANSCRIPT"] != nil))
  func `the transcript is written`() throws {
    var transcript = Transcript(seed: 2026)
    try transcript.addCoordinates()
    try transcript.addIndexQueries()
    try transcript.addClusterQueries()
    try transcript.addCallouts()
    try transcript.addCards()
    try transcript.addPlacements()
    try transcript.addScenes()
    try transcript.addPinQueries()
    let path = try #require(ProcessInfo.processInfo.environment["PETMAP_TRANSCRIPT"])
    try transcript.text.write(toFile: path, atomically: true, encoding: .utf8)
  }
}

struct Transcript {
  private(set) var text = ""
  var random: SeededRandom

  init(seed: UInt64) { random = SeededRandom(seed: seed) }

  /// Adds a request and its result. Numbers are written with enough digits to round-trip.
  mutating func add(_ name: String, _ arguments: String..., result: String) {
    text += "[\"\(name)\",[\(arguments.joined(separator: ","))],\(result)]\n"
  }

  /// Returns a coordinate that is random, at a pole, on the antimeridian, at a simple fraction, or
  /// near others.
  mutating func anyCoordinate() throws -> Coordinate {
    let latitude = Double.random(in: -90...90, using: &random)
    let longitude = Double.random(in: -180...180, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0:
      return try Coordinate(latitude: latitude > 0 ? 90 : -90, longitude: longitude)
    case 1:
      return try Coordinate(latitude: latitude, longitude: longitude > 0 ? 180 : -180)
    case 2:
      return try Coordinate(
        latitude: (latitude * 64).rounded() / 64, longitude: (longitude * 64).rounded() / 64)
    case 3...6:
      return try Coordinate(
        latitude: 33.77 + latitude / 500, longitude: -118.18 + longitude / 1000)
    default:
      return try Coordinate(latitude: latitude, longitude: longitude)
    }
  }

  mutating func addCoordinates() throws {
    for _ in 0..<2_000 {
      let a = try anyCoordinate()
      let b = try anyCoordinate()
      let decimal = a.formatted()
      let hemispheres = a.formatted(.hemispheres)
      add("formatCoordinate", json(a), "\"decimal\"", result: quoted(decimal))
      add("formatCoordinate", json(a), "\"hemispheres\"", result: quoted(hemispheres))
      add(
        "parseCoordinate", quoted(hemispheres), result: json(try Coordinate(parsing: hemispheres)))
      add("distance", json(a), json(b), result: "\(a.distance(to: b).value)")
      add("initialBearing", json(a), json(b), result: "\(a.initialBearing(to: b))")
      add("finalBearing", json(a), json(b), result: "\(a.finalBearing(to: b))")
      add("midpoint", json(a), json(b), result: json(a.midpoint(to: b)))
      let bearing = Double.random(in: 0..<360, using: &random)
      let distance = Double.random(in: 0...3e7, using: &random)
      let end = a.destination(bearing: bearing, distance: Meters(distance))
      add("destination", json(a), "\(bearing)", "\(distance)", result: json(end))
      let box = BoundingBox(around: a, radius: Meters(distance / 100))
      add(
        "boxAround", json(a), "\(distance / 100)",
        result: list([box.west, box.south, box.east, box.north]))
      let unit = WorldPosition(a)
      let point = "{\"x\":\(unit.x),\"y\":\(unit.y)}"
      add("unitPoint", json(a), result: point)
      add(
        "coordinateOfUnitPoint", point, result: json(unit.coordinate))
      let camera = try Camera(
        center: b, zoom: Zoom(clamping: Double.random(in: -2...20, using: &random)))
      let viewport = try Viewport(width: 390, height: 844)
      let screen = ScreenProjection(camera: camera, viewport: viewport).point(of: a)
      add(
        "screenPoint", json(a), json(camera), json(viewport),
        result: "{\"x\":\(screen.x),\"y\":\(screen.y)}")
    }
  }

  mutating func addIndexQueries() throws {
    let pins = try (0..<20_000).map { _ in try anyCoordinate() }
    add(
      "pins", list(pins.map { $0.latitude }), list(pins.map { $0.longitude }), result: "null")
    let index = PinIndex(pins)
    for _ in 0..<300 {
      let center = try anyCoordinate()
      let radius = [0, 10, 1_000, 50_000, 2_000_000, 15_000_000][
        Int.random(in: 0..<6, using: &random)]
      let found = index.pins(within: Meters(Double(radius)), of: center)
      add("within", json(center), "\(radius)", result: "\(found)")
      let corners = [try anyCoordinate(), try anyCoordinate()].sorted { $0.latitude < $1.latitude }
      let box = try BoundingBox(
        west: corners[0].longitude, south: corners[0].latitude, east: corners[1].longitude,
        north: corners[1].latitude)
      add("inBox", json(box), result: "\(index.pins(in: box))")
      let count = Int.random(in: 0...30, using: &random)
      let nearest = index.nearest(count, to: center)
      add(
        "nearest", json(center), "\(count)",
        result: "[\(nearest.map { $0.pin }),\(list(nearest.map { $0.distance.value }))]")
    }
  }

  mutating func addClusterQueries() throws {
    let coordinates = try (0..<6_000).map { _ in try anyCoordinate() }
    var pins = ClusterPins()
    var statuses: [Double] = []
    for (index, coordinate) in coordinates.enumerated() {
      let status = Int.random(in: 0...2, using: &random)
      statuses.append(Double(status))
      pins.append(id: "pet-\(index)", at: coordinate, category: status)
    }
    add(
      "clusters", list(coordinates.map { $0.latitude }), list(coordinates.map { $0.longitude }),
      list(statuses), result: "null")
    let tree = ClusterTree(pins, options: try ClusterOptions(keepsStacks: true))
    for _ in 0..<120 {
      let corners = [try anyCoordinate(), try anyCoordinate()].sorted { $0.latitude < $1.latitude }
      let box = try BoundingBox(
        west: corners[0].longitude, south: corners[0].latitude, east: corners[1].longitude,
        north: corners[1].latitude)
      let zoom = Int.random(in: 0...18, using: &random)
      // The page lists pins before clusters.
      let found = tree.nodes(in: box, zoom: zoom)
      let nodes = found.filter { !$0.isCluster } + found.filter { $0.isCluster }
      add(
        "getClusters", json(box), "\(zoom)",
        result: "[" + nodes.map { json($0, of: tree) }.joined(separator: ",") + "]")
      guard let cluster = nodes.first(where: { $0.isCluster }) else { continue }
      let id = quoted(tree.id(of: cluster))
      add(
        "getChildren", id,
        result: "["
          + tree.children(of: cluster).map { json($0, of: tree) }.joined(separator: ",") + "]")
      add(
        "getLeaves", id, "7", "2",
        result: "\(tree.leaves(of: cluster, offset: 2, limit: 7).map { "pet-\($0)" })")
      add(
        "getClusterExpansionZoom", id,
        result: "\(tree.expansionZoom(of: cluster) ?? tree.options.maximumZoom + 1)")
    }
  }

  mutating func anyAnnouncement(_ number: Int) throws -> Announcement {
    let words = [
      "shy", "friendly", "answers", "to", "Rex", "harbour;", "near", "52°", "(microchipped)",
      "ёжик",
      "猫を探しています", "كلب", "👩‍👩‍👧", "e\u{301}", "very-long-hyphenated-word", "Hauptbahnhof",
      "https://example.org/a/b?c=d", "\u{A0}", "…", "\n", "“quoted”", "ภาษาไทย",
    ]
    var text: [String] = []
    for _ in 0..<Int.random(in: 0...30, using: &random) {
      text.append(words.randomElement(using: &random) ?? "")
    }
    var pet = Announcement(
      id: "pet-\(number)", coordinate: try anyCoordinate(),
      species: ["DOG", "CAT", "BIRD", "guinea pig"][Int.random(in: 0..<4, using: &random)],
      status: AnnouncementStatus(rawValue: UInt8.random(in: 0...2, using: &random)) ?? .found)
    if Bool.random(using: &random) { pet.petName = text.first }
    if Bool.random(using: &random) { pet.breed = text.prefix(3).joined(separator: " ") }
    if Bool.random(using: &random) { pet.description = text.joined(separator: " ") }
    if Bool.random(using: &random) { pet.phone = "+48 600 100 200" }
    if Bool.random(using: &random) { pet.email = "someone@example.org" }
    if Bool.random(using: &random) { pet.photoUrl = "https://example.org/\(number).jpg" }
    pet.lastSeenDate = CalendarDate(timestamp: "2025-0\(1 + number % 9)-1\(number % 10)")
    return pet
  }

  mutating func addCallouts() throws {
    var engine = CalloutEngine(measurer: TableMeasurer())
    for number in 0..<400 {
      let pet = try anyAnnouncement(number)
      let viewport = try Viewport(
        width: Double(Int.random(in: 300...1200, using: &random)),
        height: Double(Int.random(in: 400...1000, using: &random)),
        insets: ViewportInsets(
          top: Double(Int.random(in: 0...60, using: &random)), right: 0, bottom: 34, left: 0))
      let point = ScreenPoint(
        x: .random(in: -50...1250, using: &random), y: .random(in: -50...1050, using: &random))
      let side = [nil, CalloutSide.above, .left][Int.random(in: 0..<3, using: &random)]
      let layout = engine.layout(for: pet, at: point, in: viewport, previous: side)
      var bytes: [UInt8] = []
      layout.appendJSON(to: &bytes)
      add(
        "callout", json(pet), "{\"x\":\(point.x),\"y\":\(point.y)}", json(viewport),
        quoted(side?.name), result: quoted(String(decoding: bytes, as: UTF8.self)))
    }
  }

  mutating func addScenes() throws {
    let pets = try (0..<600).map { try anyAnnouncement($0) }
    add("map", "[" + pets.map { json($0) }.joined(separator: ",") + "]", result: "null")
    var pins = ClusterPins()
    for pet in pets {
      pins.append(id: pet.id, at: pet.coordinate, category: Int(pet.status.rawValue))
    }
    let tree = ClusterTree(pins, options: .standard)
    var engine = CalloutEngine(measurer: TableMeasurer())
    var previous: MapScene?
    for step in 0..<80 {
      let camera = try Camera(
        center: pets[step].coordinate,
        zoom: Zoom(clamping: Double.random(in: 0...17, using: &random)))
      let viewport = try Viewport(width: 390, height: 844)
      var selection = PinSelection()
      if step % 3 != 0 { selection.tap(pin: pets[step].id) }
      let request = SceneRequest(camera: camera, viewport: viewport, selection: selection)
      let (options, members) = try anyOptions()
      let isPlain = step % 2 == 0
      let update = MapScene.update(for: request, of: tree, after: previous) { pin, point, side in
        engine.layout(
          for: pets[pin], at: point, in: viewport, previous: side,
          options: isPlain ? .standard : options)
      }
      previous = update.scene
      var scene: [UInt8] = []
      update.scene.appendJSON(to: &scene)
      var difference: [UInt8] = []
      update.difference.appendJSON(to: &difference)
      add(
        "scene", json(camera), json(viewport), quoted(selection.pin),
        isPlain ? "{}" : "{\(members)}",
        result:
          "[\(quoted(String(decoding: scene, as: UTF8.self))),\(quoted(String(decoding: difference, as: UTF8.self)))]"
      )
    }
  }

  mutating func addCards() throws {
    for number in 0..<200 {
      let pet = try anyAnnouncement(number)
      var parameters = CalloutParameters()
      parameters.width = Double(Int.random(in: 120...600, using: &random))
      parameters.textScale = Double(Int.random(in: 8...30, using: &random)) / 10
      let photo = Int.random(in: 0...2, using: &random)
      parameters.photo = photo == 0 ? .none : photo == 1 ? .reserve : .height(80)
      let marker = try anyMarker()
      parameters.marker = marker
      let arrow = CalloutArrowSize(
        width: Double(Int.random(in: 10...30, using: &random)),
        height: Double(Int.random(in: 0...20, using: &random)))
      parameters.arrow = arrow
      let language: Language = Bool.random(using: &random) ? .polish : .english
      let viewport = try Viewport(
        width: Double(Int.random(in: 300...1200, using: &random)),
        height: Double(Int.random(in: 400...1000, using: &random)))
      let point = ScreenPoint(x: .random(in: 0...600, using: &random), y: 300)
      var engine = try CalloutEngine(
        measurer: TableMeasurer(), parameters: parameters, language: language)
      var bytes: [UInt8] = []
      let (placement, members) = try anyOptions()
      let isPlain = number % 2 == 0
      engine.layout(
        for: pet, at: point, in: viewport, options: isPlain ? .standard : placement
      ).appendJSON(to: &bytes)
      let options = """
        {"width":\(parameters.width),"textScale":\(parameters.textScale),\
        "photo":\(["\"none\"", "\"reserve\"", "80"][photo]),\
        "language":"\(language.rawValue)",\(json(marker)),\
        "arrow":{"width":\(arrow.width),"height":\(arrow.height)}}
        """
      add(
        "card", options, json(pet), json(point), json(viewport), isPlain ? "{}" : "{\(members)}",
        result: quoted(String(decoding: bytes, as: UTF8.self)))
    }
  }

  /// Queries the pins of the last map.
  mutating func addPinQueries() throws {
    let pets = try (0..<600).map { try anyAnnouncement($0) }
    add("map", "[" + pets.map { json($0) }.joined(separator: ",") + "]", result: "null")
    var pins = PinCollection()
    for (index, pet) in pets.enumerated() { pins.put(pet, insertion: Int64(index)) }
    for number in 0..<100 {
      var query = PinQuery()
      var members: [String] = []
      if number % 3 != 0 {
        query.filter.statuses = [.missing, .closed]
        members.append("\"statuses\":[\"missing\",\"CLOSED\"]")
      }
      if number % 4 == 0 {
        query.filter.species = PinFilter.SpeciesList(["dog", "Guinea Pig"])
        members.append("\"species\":[\"dog\",\"Guinea Pig\"]")
      }
      if number % 5 == 0 {
        query.filter.since = CalendarDate(iso: "2025-04-01")
        members.append("\"since\":\"2025-04-01\"")
      }
      if number % 7 == 0 {
        query.filter.text = TextQuery("ЁЖИК fri")
        members.append("\"text\":\"ЁЖИК fri\"")
      }
      if number % 2 == 0 {
        let center = try anyCoordinate()
        let radius = Double.random(in: 0...1e7, using: &random)
        query.region = .circle(
          PinCircle(center: center, radius: Meters(radius), metric: .haversine))
        query.order = .distance
        members.append("\"near\":\(json(center)),\"radius\":\(radius)")
      } else {
        query.order = [.date, .id, .source][number % 3]
        members.append("\"sort\":\"\(["date", "id", "source"][number % 3])\"")
      }
      query.limit = 20
      query.offset = number % 6
      members.append("\"limit\":20,\"offset\":\(query.offset)")
      let count = try pins.count(of: query, geodesy: SphereOnly())
      let found = pins.pins(query).pins.map { pin in
        "[\(quoted(pin.announcement.id)),\(pin.bearing.map { "\($0.distance.value)" } ?? "null")]"
      }
      add(
        "query", "{" + members.joined(separator: ",") + "}",
        result: "[\(count),[" + found.joined(separator: ",") + "]]")
    }
  }
}
