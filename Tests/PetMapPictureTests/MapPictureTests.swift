import Foundation
import PetMapAnnouncements
import PetMapDrawing
import PetMapText
import PetMapGeo
import PetMapKit
import PetMapPicture
import TestSupport
import Testing

/// The root directory of the package.
private let packageRoot = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

@Suite struct MapPictureTests {
  /// Returns a few pins around the antimeridian: two at one coordinate, a dense group, and an
  /// isolated one.
  private func tree() throws -> ClusterTree {
    var pins = ClusterPins()
    let coordinates = [
      (-18.1416, 178.4419), (-18.1416, 178.4419), (-18.15, 178.45), (-18.12, 178.4),
      (-16.9, -179.98), (-21.14, -175.2),
    ]
    for (number, coordinate) in coordinates.enumerated() {
      pins.append(
        id: "p\(number)", at: try Coordinate(latitude: coordinate.0, longitude: coordinate.1),
        category: number % 3)
    }
    return ClusterTree(pins, options: .standard)
  }

  private func svg(
    zoom: Double, width: Double = 480, height: Double = 320, insets: ViewportInsets = .zero
  ) throws -> String {
    let request = SceneRequest(
      camera: try Camera(
        center: Coordinate(latitude: -18, longitude: 180), zoom: Zoom(clamping: zoom)),
      viewport: try Viewport(width: width, height: height, insets: insets))
    return svg(request, of: try tree())
  }

  private func svg(
    _ request: SceneRequest, of tree: ClusterTree, _ options: PictureOptions = PictureOptions()
  ) -> String {
    let scene = MapScene.update(for: request, of: tree).scene
    var text = TextLayout(measurer: TableMeasurer())
    var glyphs = NoGlyphs()
    let pins = PinCounts(of: tree, in: request.viewport, by: request.camera)
    let list = MapPicture(of: scene, pins: pins, options: options)
      .displayList(text: &text, from: &glyphs)
    return String(decoding: SVGWriter.write(list), as: UTF8.self)
  }

  /// Returns a request for a map of 800 × 600 pixels whose pins are not clustered.
  private func request(latitude: Double, longitude: Double, zoom: Double) throws -> SceneRequest {
    SceneRequest(
      camera: try Camera(
        center: Coordinate(latitude: latitude, longitude: longitude), zoom: Zoom(clamping: zoom)),
      viewport: try Viewport(width: 800, height: 600), isClustered: false)
  }

  /// Returns a tree of pins at positions on the screen of a request.
  private func tree(_ points: [(x: Double, y: Double)], on request: SceneRequest) -> ClusterTree {
    let screen = ScreenProjection(camera: request.camera, viewport: request.viewport)
    var pins = ClusterPins()
    for (number, point) in points.enumerated() {
      let coordinate = screen.coordinate(at: ScreenPoint(x: point.x, y: point.y))
      pins.append(id: "p\(number)", at: coordinate, category: number % 3)
    }
    return ClusterTree(pins, options: .standard)
  }

  /// Returns the left and top edges of the legend, from those of the word "Missing" on it.
  private func legend(in picture: String) throws -> (x: Double, y: Double) {
    let row = try #require(
      picture.firstMatch(of: /<text[^>]*x="([0-9.]+)"[^>]*y="([0-9.]+)"[^>]*>Missing</))
    return (try #require(Double(row.1)), try #require(Double(row.2)))
  }

  @Test func `the legend moves to the corner in which it covers least`() throws {
    let request = try request(latitude: 52, longitude: 20, zoom: 10)
    let (left, right) = (40.0...160, 640.0...760)
    func isLegendAt(_ points: [(x: Double, y: Double)]) throws -> (left: Bool, top: Bool) {
      let point = try legend(in: svg(request, of: tree(points, on: request)))
      return (point.x < 400, point.y < 300)
    }
    let lowerLeft = stride(from: left.lowerBound, through: left.upperBound, by: 30).map {
      ($0, 560.0)
    }
    let upperLeft = stride(from: left.lowerBound, through: left.upperBound, by: 30).map {
      ($0, 60.0)
    }
    let upperRight = stride(from: right.lowerBound, through: right.upperBound, by: 30).map {
      ($0, 60.0)
    }
    #expect(try isLegendAt([(400, 300)]) == (true, false))
    #expect(try isLegendAt(lowerLeft) == (true, true))
    #expect(try isLegendAt(lowerLeft + upperLeft) == (false, true))
    #expect(try isLegendAt(lowerLeft + upperLeft + upperRight) == (false, false))
  }

  private static func grid(
    columns: Int, rows: Int, spacing: (x: Double, y: Double), from start: (x: Double, y: Double)
  ) -> [(x: Double, y: Double)] {
    var points: [(x: Double, y: Double)] = []
    for row in 0..<rows {
      for column in 0..<columns {
        points.append((start.x + Double(column) * spacing.x, start.y + Double(row) * spacing.y))
      }
    }
    return points
  }

  @Test func `markers that would hide each other are dots`() throws {
    let request = try request(latitude: 52, longitude: 20, zoom: 10)
    let grid = Self.grid(columns: 20, rows: 20, spacing: (5, 5), from: (300, 300))
    let dense = MapScene.update(for: request, of: tree(grid, on: request)).scene
    #expect(MapPicture.isDense(dense))
    let sparse = Self.grid(columns: 18, rows: 6, spacing: (40, 90), from: (40, 60))
    #expect(!MapPicture.isDense(MapScene.update(for: request, of: tree(sparse, on: request)).scene))
    var options = PictureOptions()
    let markers = svg(request, of: tree(grid, on: request), options)
    options.drawsDots = true
    let dots = svg(request, of: tree(grid, on: request), options)
    #expect(dots.utf8.count < markers.utf8.count)
    #expect(PinArrangement(dense, asDots: true).dots.count == 400)
    #expect(PinArrangement(dense, asDots: true).markers.isEmpty)
  }

  @Test(arguments: [(4.9, false), (5, true), (8, true), (8.1, false)])
  func `rivers are drawn from zoom 5 to 8, and credited`(zoom: Double, isDrawn: Bool) throws {
    let request = try request(latitude: 52, longitude: 20, zoom: zoom)
    let picture = svg(request, of: tree([(400, 300)], on: request))
    #expect(picture.contains("GSHHG") == isDrawn)
    #expect(picture.contains("\"#9CBFD3\"") == isDrawn)
  }

  /// To record the golden file again, set `PETMAP_RECORD=1`.
  @Test func `a picture matches its golden file`() throws {
    let golden = packageRoot.appendingPathComponent("Fixtures/map/date-line.svg")
    let picture = try svg(zoom: 5)
    if ProcessInfo.processInfo.environment["PETMAP_RECORD"] != nil {
      try Data(picture.utf8).write(to: golden)
    }
    #expect(try picture == String(contentsOf: golden, encoding: .utf8))
  }

  @Test func `a trail has its numbers, and leads the short way around the world`() throws {
    let start = try Coordinate(latitude: -18, longitude: 179.9)
    let request = SceneRequest(
      camera: try Camera(center: start, zoom: Zoom(clamping: 9)),
      viewport: try Viewport(width: 480, height: 320))
    var options = PictureOptions()
    options.hasLegend = false
    options.hasScale = false
    let empty = svg(request, of: ClusterTree(ClusterPins(), options: .standard), options)
    options.trail = PictureOptions.Trail(
      from: start,
      [
        .init(try Coordinate(latitude: -18.1, longitude: -179.9), number: 4),
        .init(try Coordinate(latitude: -17.9, longitude: 179.8), number: 7),
      ])
    let picture = svg(request, of: ClusterTree(ClusterPins(), options: .standard), options)
    #expect(picture.count > empty.count)
    for number in ["4", "7"] {
      #expect(picture.contains(">\(number)</text>") && !empty.contains(">\(number)</text>"))
    }
    let line = try #require(
      picture.split(separator: "<path").first { $0.contains("stroke-dasharray=\"6 4\"") })
    let path = try #require(line.split(separator: " d=\"").last?.split(separator: "\"").first)
    let numbers = path.split { "ML ,".contains($0) }
    let points = numbers.compactMap { Double($0) }
    #expect(points.count == 6)
    // 0.2° of longitude at zoom 9 are 145.6 px east, and 0.3° back are 218.5 px west.
    for (index, x) in [240, 385.6, 167.2].enumerated() {
      #expect(abs(points[2 * index] - x) < 0.2, "\(points)")
    }
  }

  @Test func `a picture has a scale, a legend, a graticule, and an attribution`() throws {
    let picture = try svg(zoom: 5)
    for words in ["Natural Earth", "200 km", "Missing", "Found", "Closed", "180°"] {
      #expect(picture.contains(">\(words)<"), "\(words)")
    }
  }

  /// At zoom 0, each pin appears in the picture twice; at zoom -4, about thirty times.
  @Test(arguments: cases(of: [0, -4, 0.9], debug: 1))
  func `the legend counts a pin once even if copies of the world repeat it`(zoom: Double) throws {
    let picture = try svg(zoom: zoom, width: 1_000, height: 400)
    #expect(picture.components(separatedBy: ">2</text>").count - 1 >= 3)
    for count in [4, 6, 12, 36, 62] { #expect(!picture.contains(">\(count)</text>\n</g>")) }
  }

  @Test func `graticule labels do not overlap panels`() throws {
    #expect(try !svg(zoom: 5).contains(">20° S<"))
    #expect(try svg(zoom: 5, width: 600, height: 500).contains(">20° S<"))
  }

  @Test func `countries, cities, and lakes are labeled, and GeoNames is credited for the cities`()
    throws
  {
    let camera = try Camera(center: Coordinate(latitude: 44, longitude: -84), zoom: 5)
    let viewport = try Viewport(width: 900, height: 700)
    let scene = MapScene.update(
      for: SceneRequest(camera: camera, viewport: viewport),
      of: ClusterTree(ClusterPins(), options: .standard)
    ).scene
    var text = TextLayout(measurer: TableMeasurer())
    var glyphs = NoGlyphs()
    let list = MapPicture(of: scene).displayList(text: &text, from: &glyphs)
    let picture = String(decoding: SVGWriter.write(list), as: UTF8.self)
    for words in ["Chicago", "Toronto", "Lake Michigan", "Natural Earth · GSHHG · GeoNames"] {
      #expect(picture.contains(">\(words)<"), "\(words)")
    }
  }

  @Test(arguments: [
    (Language.english, ["Vienna", "Germany", "Warsaw"]),
    (.polish, ["Wiedeń", "Niemcy", "Warszawa"]),
  ])
  func `names are in the language of the picture`(language: Language, names: [String]) throws {
    let camera = try Camera(center: Coordinate(latitude: 50.5, longitude: 15), zoom: 5)
    let viewport = try Viewport(width: 900, height: 700)
    let scene = MapScene.update(
      for: SceneRequest(camera: camera, viewport: viewport),
      of: ClusterTree(ClusterPins(), options: .standard)
    ).scene
    var options = PictureOptions()
    options.language = language
    var text = TextLayout(measurer: TableMeasurer())
    var glyphs = NoGlyphs()
    let list = MapPicture(of: scene, options: options).displayList(text: &text, from: &glyphs)
    let picture = String(decoding: SVGWriter.write(list), as: UTF8.self)
    for name in names { #expect(picture.contains(">\(name)<"), "\(name)") }
  }

  @Test func `a picture of the world has no scale`() throws {
    #expect(try !svg(zoom: 1).contains(" km<"))
  }

  @Test(arguments: [(1.0, 1.0), (60, 40), (200, 120), (3_000, 20)])
  func `no viewport is too small for a picture`(width: Double, height: Double) throws {
    for zoom in cases(of: [0, -4, 5, 24.0], debug: 2) {
      #expect(try svg(zoom: zoom, width: width, height: height).hasSuffix("</svg>\n"))
    }
  }

  @Test func `all numbers in a picture are finite`() throws {
    for zoom in cases(of: Array(stride(from: 24, through: -4.0, by: -3.5)), debug: 2) {
      let picture = try svg(zoom: zoom)
      #expect(!picture.contains("nan") && !picture.contains("inf"))
    }
  }
}

@Suite struct ClusterCircleTests {
  private func cluster(missing: Int, found: Int, closed: Int) throws -> ClusterCircle {
    var pins = ClusterPins()
    let coordinate = try Coordinate(latitude: 0, longitude: 0)
    for number in 0..<missing + found + closed {
      let status = number < missing ? 0 : number < missing + found ? 1 : 2
      pins.append(id: "p\(number)", at: coordinate, category: status)
    }
    let request = SceneRequest(
      camera: try Camera(center: coordinate, zoom: 3), viewport: try Viewport(width: 99, height: 99)
    )
    let scene = MapScene.update(for: request, of: ClusterTree(pins, options: .standard)).scene
    return ClusterCircle(try #require(scene.clusters.first))
  }

  @Test func `arc lengths are proportional to the status counts`() throws {
    let circle = try cluster(missing: 50, found: 25, closed: 25)
    #expect(circle.arcs.count == 3)
    let middles = circle.arcs.map { ($0.start + $0.end) / 2 }
    #expect(zip(middles, [0.25, 0.625, 0.875]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(circle.arcs.map(\.color).first == AnnouncementStatus.missing.color)
  }

  @Test func `a single status is a full ring`() throws {
    let circle = try cluster(missing: 0, found: 7, closed: 0)
    #expect(circle.arcs.map(\.start) == [0] && circle.arcs.map(\.end) == [1])
  }

  @Test func `more pins make a larger circle`() throws {
    let few = try cluster(missing: 2, found: 0, closed: 0).radius
    let many = try cluster(missing: 900, found: 0, closed: 0).radius
    #expect(few < many && few > 12 && many < 28)
  }
}
