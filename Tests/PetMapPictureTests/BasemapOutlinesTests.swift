import PetMapBasemap
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import TestSupport
import Testing

private let views = cases(
  of: [
    (7.7, 0.0), (-1, 0), (-1, 170), (0, -170), (0, -40), (1.3, 90), (0, 180), (1.3, 0), (4, 0),
    (12, 0),
  ], debug: 2)

@Suite struct BasemapOutlinesTests {
  private func screen(
    _ latitude: Double, _ longitude: Double, zoom: Double, width: Double = 800, height: Double = 600
  ) throws -> ScreenProjection {
    ScreenProjection(
      camera: try Camera(
        center: Coordinate(latitude: latitude, longitude: longitude),
        zoom: Zoom(clamping: zoom)),
      viewport: try Viewport(width: width, height: height))
  }

  /// Returns the winding number of the polygons around a point.
  private func winding(_ rings: [[ScreenPoint]], around point: ScreenPoint) -> Int {
    var turns = 0
    for ring in rings {
      for (index, a) in ring.enumerated() {
        let b = ring[(index + 1) % ring.count]
        guard (a.x <= point.x) != (b.x <= point.x) else { continue }
        guard a.y + (point.x - a.x) / (b.x - a.x) * (b.y - a.y) < point.y else { continue }
        turns += b.x > a.x ? 1 : -1
      }
    }
    return turns
  }

  @Test(
    arguments: cases(
      of: [
        (52.2, 21.0, true), (67.5, 180.0, true), (0.0, -30.0, false), (-85.0, 100.0, true),
        (10.0, 180.0, false), (41.5, 51.0, false), (13.0, -7.0, true), (71.2, -180.0, true),
      ], debug: 4))
  func `known coordinates are on land or at sea at every zoom and in every copy of the world`(
    latitude: Double, longitude: Double, isLand: Bool
  ) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    for (zoom, offset) in views {
      var center = longitude + offset
      if center > 180 { center -= 360 }
      if center < -180 { center += 360 }
      let screen = try screen(latitude, center, zoom: zoom, width: 1600)
      let rings = BasemapOutlines(of: Basemap.land, on: screen).rings
      for point in screen.points(of: coordinate) {
        #expect((winding(rings, around: point) != 0) == isLand, "zoom \(zoom), \(center)°")
      }
    }
  }

  @Test func `outlines end just outside the viewport`() throws {
    for zoom in [0.0, 3, 9, 14] {
      for layer in [Basemap.land, Basemap.lakes, Basemap.borders] {
        let outlines = BasemapOutlines(of: layer, on: try screen(45, 10, zoom: zoom))
        let all = outlines.rings + outlines.lines + outlines.disputedLines
        #expect(all.allSatisfy { $0.count > 1 })
        #expect(
          all.joined().allSatisfy {
            $0.x >= -24.001 && $0.x <= 824.001 && $0.y >= -24.001 && $0.y <= 624.001
          })
      }
    }
  }

  @Test func `inland, at a high zoom, the land is a single rectangle`() throws {
    let outlines = BasemapOutlines(of: Basemap.land, on: try screen(50, 100, zoom: 12))
    #expect(outlines.rings.count == 1)
    #expect(outlines.rings[0].count <= 8)
  }
}
