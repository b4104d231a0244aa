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
    let scene = MapScene.update(for: request, of: try tree()).scene
    var text = TextLayout(measurer: TableMeasurer())
    var glyphs = NoGlyphs()
    let pins = PinCounts(of: try tree(), in: request.viewport, by: request.camera)
    let list = MapPicture(of: scene, pins: pins).displayList(text: &text, from: &glyphs)
    return String(decoding: SVGWriter.write(list), as: UTF8.self)
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
    for words in ["Chicago", "Toronto", "Lake Michigan", "Natural Earth · GeoNames"] {
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
