import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapMapKit
import TestSupport
import Testing

struct ConversionTests {
  private let world = MapRectangle.worldWidth

  private func viewports() throws -> [Viewport] {
    try [(390, 844), (844, 390), (1024, 1366), (50, 50)].map {
      try Viewport(width: $0.0, height: $0.1)
    }
  }

  @Test func `a rectangle has MapKit's origin, axes and units`() throws {
    let origin = try Coordinate(latitude: 0, longitude: 0)
    let viewport = try Viewport(width: 512, height: 256)
    let camera = try Camera(center: origin, zoom: 0)
    #expect(
      MapRectangle(camera, in: viewport)
        == MapRectangle(x: 0, y: world / 4, width: world, height: world / 2))
    // Web Mercator, computed with asinh(tan(latitude)).
    let warsaw = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    let near = MapRectangle(try Camera(center: warsaw, zoom: 20), in: viewport)
    #expect(abs(near.x + near.width / 2 - 149_885_559.91) < 1)
    #expect(abs(near.y + near.height / 2 - 88_389_366.28) < 1)
  }

  @Test func `every camera survives, at world zooms and at 180°`() throws {
    let seed: UInt64 = 12
    var random = SeededRandom(seed: seed)
    let edges = [-180, -179.99999, 179.99999, 180.0, 0]
    for viewport in try viewports() {
      for round in 0..<cases(2_000, debug: 50) {
        let longitude = round < edges.count ? edges[round] : random.double(in: -180...180)
        let center = try Coordinate(
          latitude: random.double(in: -85...85), longitude: longitude)
        let zoom = Zoom(clamping: round < 40 ? -4 + Double(round) / 4 : random.double(in: -4...24))
        let camera = try Camera(center: center, zoom: zoom)
        let rectangle = MapRectangle(camera, in: viewport)
        let back = rectangle.camera(in: viewport)
        #expect(abs(back.zoom.level - zoom.level) <= 5.1e-5, "seed \(seed), \(camera)")
        #expect(rectangle.isShown(by: camera, in: viewport), "seed \(seed), \(camera)")
        #expect(abs(back.center.latitude - center.latitude) < 1e-7, "seed \(seed), \(camera)")
        let turn = abs(back.center.longitude - center.longitude)
        #expect(min(turn, 360 - turn) < 1e-7, "seed \(seed), \(camera)")

        // The rectangle shows what the camera does.
        let screen = ScreenProjection(camera: camera, viewport: viewport)
        let (box, visible) = (rectangle.boundingBox, screen.visibleBox)
        #expect(abs(box.north - visible.north) < 1e-6 && abs(box.south - visible.south) < 1e-6)
        let isWhole = viewport.width >= screen.worldWidth
        #expect((box.west == -180 && box.east == 180) == isWhole, "seed \(seed), \(camera)")

        // A region is valid for MapKit, and shows at least its part of the map.
        let region = MapRegion(camera, in: viewport)
        #expect(region.longitudeDelta > 0 && region.longitudeDelta <= 360)
        #expect(region.latitudeDelta >= 0)
        #expect(abs(region.center.latitude) + region.latitudeDelta / 2 <= 90 + 1e-9)
        let regional = region.camera(in: viewport)
        if !isWhole {
          #expect(abs(regional.zoom.level - zoom.level) < 1e-4, "seed \(seed), \(camera)")
        } else {
          #expect(regional.zoom.level >= zoom.level - 1e-4, "seed \(seed), \(camera)")
        }
      }
    }
  }

  @Test func `a map's rounding errors hide no zoom and no camera`() throws {
    let viewport = try Viewport(width: 390, height: 844)
    let center = try Coordinate(latitude: 52.2297, longitude: 179.9)
    for level in 0...20 {
      let camera = try Camera(center: center, zoom: Zoom(clamping: Double(level)))
      var rectangle = MapRectangle(camera, in: viewport)
      rectangle.width *= 1 + 1e-6
      rectangle.height *= 1 + 1e-6
      rectangle.x -= world
      #expect(rectangle.camera(in: viewport).zoom.wholeLevel == level)
      #expect(rectangle.isShown(by: camera, in: viewport))
      rectangle.x += rectangle.width / 390
      #expect(!rectangle.isShown(by: camera, in: viewport))
    }
  }

  @Test func `every box survives, across 180° and up to the poles`() throws {
    let seed: UInt64 = 34
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases(5_000, debug: 200) {
      let latitudes = [random.double(in: -85...85), random.double(in: -85...85)].sorted()
      let box = try BoundingBox(
        west: random.double(in: -180...180), south: latitudes[0],
        east: random.double(in: -180...180), north: latitudes[1])
      for back in [MapRectangle(box).boundingBox, MapRegion(box).boundingBox] {
        #expect(abs(back.south - box.south) < 1e-6, "seed \(seed), \(box)")
        #expect(abs(back.north - box.north) < 1e-6, "seed \(seed), \(box)")
        for (one, other) in [(back.west, box.west), (back.east, box.east)] {
          let turn = abs(one - other)
          #expect(min(turn, 360 - turn) < 1e-6, "seed \(seed), \(box)")
        }
      }
    }
    let whole = try BoundingBox(west: -180, south: -90, east: 180, north: 90)
    #expect(MapRectangle(whole) == MapRectangle(x: 0, y: 0, width: world, height: world))
    #expect(MapRectangle(whole).boundingBox == whole)
    #expect(MapRegion(whole).boundingBox == whole)
    #expect(MapRegion(whole).latitudeDelta == 180 && MapRegion(whole).longitudeDelta == 360)
  }

  @Test(arguments: [
    (Double.infinity, Double.infinity, 0.0, 0.0), (.nan, 0, 1, 1), (0, 0, -1, 1),
    (0, 0, .infinity, 1), (1e300, 0, 1, 1),
  ])
  func `MapKit's null and infinite rectangles are the world`(
    x: Double, y: Double, width: Double, height: Double
  ) throws {
    let rectangle = MapRectangle(x: x, y: y, width: width, height: height)
    #expect(rectangle == MapRectangle(x: 0, y: 0, width: world, height: world))
  }

  @Test func `rectangles around the world's edges have boxes and cameras`() throws {
    let viewport = try Viewport(width: 390, height: 844)
    for x in [-3 * world, -world / 10, 0, world * 0.95, 7 * world] {
      for width in [0, 1, world / 5, world, 4 * world] {
        for y in [-world, 0, world / 2, 2 * world] {
          let rectangle = MapRectangle(x: x, y: y, width: width, height: width)
          _ = rectangle.boundingBox
          #expect(Camera.zooms.contains(rectangle.camera(in: viewport).zoom))
        }
      }
    }
    let pacific = MapRectangle(x: world * 0.95, y: world / 4, width: world / 10, height: 1)
    #expect(abs(pacific.boundingBox.west - 162) < 1e-9)
    #expect(abs(pacific.boundingBox.east + 162) < 1e-9)
  }

  @Test(arguments: [(-1.0, 10.0), (.nan, .nan), (500, 500), (0, 0)])
  func `spans are limited to what MapKit accepts`(latitude: Double, longitude: Double) throws {
    let center = try Coordinate(latitude: 60, longitude: 170)
    let region = MapRegion(center: center, latitudeDelta: latitude, longitudeDelta: longitude)
    #expect((0...60).contains(region.latitudeDelta))
    #expect((0...360).contains(region.longitudeDelta))
    _ = region.boundingBox
    _ = region.camera(in: try Viewport(width: 390, height: 844))
  }
}
