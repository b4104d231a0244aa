import Foundation
import PetMapGeo
import TestSupport
import Testing

@Suite struct WebMercatorTests {
  /// Computed with PROJ: `cs2cs -f %.9f EPSG:4326 EPSG:3857`.
  @Test(arguments: [
    (52.2297, 21.0122, 2339067.404446423, 6841765.196940042),
    (-33.8688, 151.2093, 16832542.279207341, -4011198.647307572),
    (85, -180, -20037508.342789244, 19971868.880408566),
    (0.001, -0.001, -111.319490793, 111.319490799),
  ])
  func `results agree with PROJ`(latitude: Double, longitude: Double, x: Double, y: Double) throws {
    let point = WebMercator.project(try Coordinate(latitude: latitude, longitude: longitude))
    #expect(abs(point.x - x) < 1e-8)
    #expect(abs(point.y - y) < 1e-8)
  }

  @Test func `the plane ends at the maximum latitude`() throws {
    let north = try Coordinate(latitude: 90, longitude: 180)
    #expect(WorldPosition(north) == WorldPosition(x: 1, y: 0))
    #expect(abs(WebMercator.project(north).y - WebMercator.halfEdge.value) < 1e-7)
    let south = try Coordinate(latitude: -85.0511287798066, longitude: -180)
    #expect(WorldPosition(south) == WorldPosition(x: 0, y: 1))
    #expect(WorldPosition.latitude(y: 0) == 85.0511287798066)
    #expect(WorldPosition.latitude(y: -1) == 85.0511287798066)
    #expect(WorldPosition.latitude(y: 1) == -85.0511287798066)
    #expect(WorldPosition.y(latitude: 0) == 0.5)
  }

  @Test func `coordinates round-trip`() throws {
    let seed: UInt64 = 51
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases(300_000, debug: 5_000) {
      let latitude = Double.random(in: -85.05...85.05, using: &random)
      let coordinate = try Coordinate(
        latitude: latitude, longitude: .random(in: -180...180, using: &random))
      let unit = WorldPosition(coordinate)
      let expected = Foundation.asinh(Foundation.tan(latitude * .pi / 180)) / (2 * .pi)
      #expect(abs(unit.y - (0.5 - expected)) < 4e-15)
      // Unit coordinates have an absolute precision of 10^-16 of the world; meters have a relative
      // precision.
      let back = unit.coordinate
      #expect(abs(back.latitude - coordinate.latitude) < 2e-13, "\(coordinate)")
      #expect(abs(back.longitude - coordinate.longitude) < 2e-13)
      let again = WebMercator.unproject(WebMercator.project(coordinate))
      #expect(abs(again.latitude - coordinate.latitude) < 1e-13, "\(coordinate)")
      #expect(abs(again.longitude - coordinate.longitude) < 1e-13)
    }
  }

  @Test func `longitudes wrap at the antimeridian`() {
    #expect(WorldPosition(x: 1.25, y: 0.5).coordinate.longitude == -90)
    #expect(WorldPosition(x: -0.25, y: 0.5).coordinate.longitude == 90)
    let edge = WebMercator.halfEdge.value
    #expect(abs(WebMercator.unproject(PlanePoint(x: edge * 1.5, y: 0)).longitude + 90) < 1e-12)
  }

  @Test func `pixel positions in both tile sizes agree`() throws {
    let coordinate = try Coordinate(latitude: 52.2297, longitude: 21.0122)
    let zoom = try #require(Zoom(level: 10))
    let next = try #require(Zoom(level: 11))
    #expect(
      WebMercator.pixel(of: coordinate, zoom: zoom)
        == WebMercator.pixel(of: coordinate, zoom: next, tileSize: 256))
    let pixel = WebMercator.pixel(of: coordinate, zoom: zoom)
    let back = WebMercator.coordinate(ofPixel: pixel, zoom: zoom)
    #expect(back.distance(to: coordinate).value < 1e-7)
    // 40,075,016.69 m / 256 pixels at the equator, as in every table of zoom levels.
    let equator = WebMercator.metersPerPixel(
      latitude: 0, zoom: try #require(Zoom(level: 0)), tileSize: 256)
    #expect(abs(equator.value - 156_543.033928) < 1e-6)
    let found = WebMercator.zoom(metersPerPixel: equator, latitude: 0, tileSize: 256)
    #expect(found.level < 1e-14)
  }

  @Test func `zooms range from 0 to 30`() throws {
    #expect(Zoom(level: -4.1) == nil && Zoom(level: .nan) == nil && Zoom(level: 31) == nil)
    #expect(Zoom(clamping: 99) == .maximum && Zoom(clamping: -9) == .minimum)
    for level in 0...30 {
      let zoom = try #require(Zoom(level: Double(level)))
      #expect(zoom.scale == Double(sign: .plus, exponent: level, significand: 1))
      #expect(abs(Zoom(scale: zoom.scale).level - zoom.level) < 1e-14)
    }
    #expect(abs(try #require(Zoom(level: 10.5)).scale - 1448.1546878700494) < 1e-9)
  }
}
