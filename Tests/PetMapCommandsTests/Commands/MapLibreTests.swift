import PetMapAnnouncements
import Foundation
import PetMapDrawing
import PetMapCommands
import PetMapGeo
import PetMapKit
import TestSupport
import Testing

@Suite(.enabled(if: MapLibre.isInstalled, "MapLibre Native is not installed"))
struct MapLibreTests {
  /// Discs with a radius of 3 pixels. The color of a cluster encodes its counts of missing, found,
  /// and closed pins; the color of a pin encodes its status.
  static let layers = """
    [{"id": "background", "type": "background", "paint": {"background-color": "#ffffff"}},
     {"id": "pins", "type": "circle", "source": "tiles", "source-layer": "pins", "paint": {
       "circle-radius": 3,
       "circle-color": ["case",
         ["==", ["get", "cluster"], true],
         ["rgb", ["get", "missing"], ["get", "found"],
           ["-", ["get", "point_count"], ["+", ["get", "missing"], ["get", "found"]]]],
         ["match", ["get", "status"], "MISSING", "rgb(255, 0, 128)", "FOUND", "rgb(0, 255, 128)",
           "CLOSED", "rgb(0, 128, 255)", "rgb(1, 1, 1)"]]}}]
    """
  static let colors = [
    MapLibre.Color(red: 255, green: 0, blue: 128), MapLibre.Color(red: 0, green: 255, blue: 128),
    MapLibre.Color(red: 0, green: 128, blue: 255),
  ]
  static let background = MapLibre.Color(red: 255, green: 255, blue: 255)

  /// Returns views around pins, on the antimeridian, and in the far north, at zooms within and
  /// beyond those of a tile set.
  static func views(
    of coordinates: [Coordinate], side: Int, using random: inout SeededRandom
  ) -> [MapLibre.View] {
    cases(of: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9.5], debug: 2).flatMap { (zoom: Double) in
      var centers = [(0.0, 180.0), (84.0, 20.0), (52.2, 21.1)]
      for _ in 0..<5 {
        let coordinate = coordinates[random.int(in: 0...(coordinates.count - 1))]
        centers.append((coordinate.latitude, coordinate.longitude))
      }
      // If a view would extend past the edge of the world, MapLibre moves its center.
      let reach = max(0, 0.5 - Double(side) / 1024 / exp2(zoom))
      let limit = atan(sinh(2 * Double.pi * reach)) * 180 / Double.pi * 0.999
      return centers.map { latitude, longitude in
        MapLibre.View(
          longitude: longitude, latitude: min(limit, max(-limit, latitude)), zoom: zoom)
      }
    }
  }

  @Test func `MapLibre draws the nodes of the cluster tree at their positions`() throws {
    var random = SeededRandom(seed: 47)
    let folder = try TilesTests.PinFolder(seed: random.seed)
    defer { withExtendedLifetime(folder) {} }
    let output = folder.path + "/pins.mbtiles"
    let (deepest, side) = (8, 400)
    let run = Run([
      "tiles", "--source", try folder.write(folder.rows), "--output", output, "--max-zoom",
      "\(deepest)",
    ])
    #expect(run.status == .done, "\(run.errors)")
    var pins = ClusterPins()
    // A file's pins are ranked by the IDs that an import assigns.
    for row in folder.rows {
      pins.append(
        id: AnnouncementID(ofSource: row.id).text, at: row.coordinate, category: row.status)
    }
    let tree = ClusterTree(pins, options: try ClusterOptions(maximumZoom: deepest - 1))

    let views = Self.views(of: folder.rows.map(\.coordinate), side: side, using: &random)
    let pictures = try MapLibre.draw(output, layers: Self.layers, views: views, side: side)
    var compared = (clusters: 0, pins: 0)
    for (view, picture) in zip(views, pictures) {
      let center = try Coordinate(latitude: view.latitude, longitude: view.longitude)
      let projection = ScreenProjection(
        camera: try Camera(center: center, zoom: Zoom(clamping: view.zoom)),
        viewport: try Viewport(width: Double(side), height: Double(side)))
      // Tiles do not contain pins outside the Web Mercator square.
      let drawn = tree.nodes(atZoom: Int(view.zoom))
        .filter { (0..<1).contains($0.position.y) }
        .flatMap { node in
          projection.points(of: tree.coordinate(of: node), margin: 5).map { (node, $0) }
        }
      for (node, point) in drawn {
        let (x, y) = (Int(point.x), Int(point.y))
        let isAlone = drawn.count { hypot($0.1.x - point.x, $0.1.y - point.y) < 7 } == 1
        guard isAlone, 1..<(side - 1) ~= x, 1..<(side - 1) ~= y else { continue }
        var expected = Self.colors[folder.rows[node.pin].status]
        if node.isCluster {
          let counts = (0..<3).map { UInt8(tree.count(of: node, category: $0)) }
          expected = MapLibre.Color(red: counts[0], green: counts[1], blue: counts[2])
          compared.clusters += 1
        } else {
          compared.pins += 1
        }
        #expect(picture[x, y] == expected, "\(random), \(view), \(tree.id(of: node))")
      }
      let unexpected = (0..<(side * side)).first { pixel in
        let (y, x) = pixel.quotientAndRemainder(dividingBy: side)
        guard picture[x, y] != Self.background else { return false }
        let (left, top) = (Double(x) + 0.5, Double(y) + 0.5)
        return !drawn.contains { hypot($0.1.x - left, $0.1.y - top) < 5 }
      }
      #expect(unexpected == nil, "\(random), \(view)")
    }
    let enough = cases(300, debug: 20)
    #expect(compared.clusters > enough && compared.pins > enough, "\(random), \(compared)")
  }
}
