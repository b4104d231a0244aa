import Foundation
import PetMapBasemap
import Testing

/// A position on the base map's grid.
private struct GridPosition {
  let x: Double
  let y: Double

  init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  init(latitude: Double, longitude: Double) {
    let size = Double(Basemap.gridSize)
    x = (longitude + 180) / 360 * size
    y = (0.5 - log(tan(.pi / 4 + latitude * .pi / 360)) / (2 * .pi)) * size
  }
}

private let land = Basemap.land.shapes(in: .everything)
private let lakes = Basemap.lakes.shapes(in: .everything)

/// Returns the winding number of the rings around a position. The area south of a polar coast is
/// land.
private func winding(of shapes: [BasemapShape], at position: GridPosition) -> Int {
  var turns = 0
  for copy in [-1.0, 0, 1] {
    let x = position.x + copy * Double(Basemap.gridSize)
    let y = position.y
    for shape in shapes where shape.kind == .ring || shape.kind == .polar {
      let points = shape.points
      for index in points.indices {
        if shape.kind == .polar && index == points.count - 1 { continue }
        let a = points[index]
        let b = points[(index + 1) % points.count]
        // Count the crossings of a northward ray.
        let (ax, ay, bx, by) = (Double(a.x), Double(a.y), Double(b.x), Double(b.y))
        guard (ax <= x) != (bx <= x) else { continue }
        guard ay + (x - ax) / (bx - ax) * (by - ay) < y else { continue }
        turns += bx > ax ? 1 : -1
      }
    }
  }
  return turns
}

/// Returns the distance of a position from a segment.
private func distance(
  from position: GridPosition, to a: BasemapShape.Point, _ b: BasemapShape.Point
) -> Double {
  let (ax, ay) = (Double(a.x), Double(a.y))
  let (dx, dy) = (Double(b.x) - ax, Double(b.y) - ay)
  let along = ((position.x - ax) * dx + (position.y - ay) * dy) / max(1, dx * dx + dy * dy)
  let share = max(0, min(1, along))
  return hypot(ax + share * dx - position.x, ay + share * dy - position.y)
}

extension GridWindow {
  /// Includes shapes stored beyond 180°.
  fileprivate static var everything: GridWindow {
    GridWindow(west: .min, north: .min, east: .max, south: .max)
  }
}

@Suite struct BasemapTests {
  @Test(arguments: [
    ("Warsaw", 52.2297, 21.0122), ("Denver", 39.7392, -104.9903), ("Alice Springs", -23.7, 133.9),
    ("South Pole station's meridian", -82.0, 0.0), ("Antarctica at 180°", -84.8, 180.0),
    ("Chukotka east of 180°", 67.0, -178.0), ("Chukotka west of 180°", 67.5, 178.0),
    ("Chukotka at 180°", 67.5, 180.0), ("Wrangel Island at -180°", 71.2, -180.0),
    ("Taveuni, Fiji", -16.85, 180.0), ("Sri Lanka", 7.5, 80.7), ("Iceland", 64.9, -18.6),
  ])
  func `a position on land is inside a coastline`(name: String, latitude: Double, longitude: Double)
  {
    let position = GridPosition(latitude: latitude, longitude: longitude)
    #expect(winding(of: land, at: position) != 0, "\(name)")
  }

  @Test(arguments: [
    ("Atlantic", 30.0, -40.0), ("Pacific at 180°", 10.0, 180.0), ("Bering Strait", 65.8, -169.3),
    ("Caspian Sea", 41.5, 51.0), ("Gulf of Guinea", 0.0, 0.0), ("Ross Sea", -76.0, -175.0),
    ("Arctic Ocean", 84.5, 0.0), ("Baltic Sea", 55.5, 18.0), ("Off Long Beach", 33.5, -118.35),
  ])
  func `a position at sea is outside every coastline`(
    name: String, latitude: Double, longitude: Double
  ) {
    let position = GridPosition(latitude: latitude, longitude: longitude)
    #expect(winding(of: land, at: position) == 0, "\(name)")
  }

  @Test(arguments: [
    ("Lake Victoria", -1.0, 33.0, true), ("Lake Superior", 47.7, -87.5, true),
    ("Lake Baikal", 53.0, 108.0, true), ("Isle Royale", 48.0, -88.9, false),
    ("Berlin", 52.5, 13.4, false),
  ])
  func `a lake is water and its island is not`(
    name: String, latitude: Double, longitude: Double, isWater: Bool
  ) {
    let position = GridPosition(latitude: latitude, longitude: longitude)
    #expect((winding(of: lakes, at: position) != 0) == isWater, "\(name)")
  }

  @Test(arguments: [
    ("Vistula in Warsaw", 52.24, 21.04), ("Danube in Vienna", 48.23, 16.41),
    ("Mississippi in St. Louis", 38.63, -90.18), ("Nile in Cairo", 30.05, 31.22),
    ("Amazon in Manaus", -3.15, -59.95), ("Yangtze in Wuhan", 30.56, 114.28),
    ("Volga in Kazan", 55.75, 49.0),
  ])
  func `a river flows within 10 km of where it does`(
    name: String, latitude: Double, longitude: Double
  ) {
    let position = GridPosition(latitude: latitude, longitude: longitude)
    let reach = 10 / 40_075 * Double(Basemap.gridSize) / cos(latitude * .pi / 180)
    let isNear = Basemap.rivers.shapes(in: .everything).contains { river in
      zip(river.points, river.points.dropFirst()).contains { a, b in
        distance(from: position, to: a, b) < reach
      }
    }
    #expect(isNear, "\(name)")
  }

  @Test func `every shape in the data is decoded`() {
    #expect(land.count == 1417)
    #expect(lakes.count == 457)
    #expect(Basemap.borders.shapes(in: .everything).count == 363)
    #expect(Basemap.rivers.shapes(in: .everything).count == 705)
    #expect(land.count { $0.kind == .polar } == 1)
    #expect(Basemap.borders.shapes(in: .everything).count { $0.kind == .disputedLine } == 23)
  }

  @Test func `no segment spans the map`() {
    // The longest is a straight border: 49° N between Canada and the United States spans 28°.
    let limit = Basemap.gridSize / 12
    for layer in [Basemap.land, Basemap.lakes, Basemap.borders, Basemap.rivers] {
      for shape in layer.shapes(in: .everything) {
        var points = shape.points
        if shape.kind == .ring { points.append(points[0]) }
        for (a, b) in zip(points, points.dropFirst()) {
          #expect(abs(a.x - b.x) < limit && abs(a.y - b.y) < limit)
        }
      }
    }
  }

  @Test func `no coast runs along 180°`() {
    let seams = [0, Basemap.gridSize]
    for shape in land {
      for (a, b) in zip(shape.points, shape.points.dropFirst()) {
        #expect(!(seams.contains(a.x) && a.x == b.x && abs(a.y - b.y) > 10_000))
      }
    }
  }

  @Test func `a shape that crosses 180° continues to the east`() {
    #expect(land.allSatisfy { $0.bounds.west >= 0 && $0.bounds.west <= Basemap.gridSize })
    // Eurasia, Wrangel Island, and three islands of Fiji.
    #expect(land.count { $0.bounds.east > Basemap.gridSize } == 5)
  }

  @Test func `a shape's bounds enclose its points exactly`() {
    for layer in [Basemap.land, Basemap.lakes, Basemap.borders] {
      for shape in layer.shapes(in: .everything) {
        #expect(shape.bounds.west == shape.points.map(\.x).min())
        #expect(shape.bounds.east == shape.points.map(\.x).max())
        #expect(shape.bounds.north == shape.points.map(\.y).min())
        #expect(shape.bounds.south == shape.points.map(\.y).max())
      }
    }
  }

  @Test(arguments: [("Germany", "Niemcy"), ("Lake Balaton", "Balaton"), ("Poland", "Polska")])
  func `a label has a Polish name`(text: String, polish: String) {
    let names =
      Basemap.countryNames.map { ($0.text, $0.polishText) }
      + Basemap.lakeNames.map { ($0.text, $0.polishText) }
    #expect(names.first { $0.0 == text }?.1 == polish)
  }

  @Test func `a label has no Polish name if it is the same`() {
    #expect(Basemap.countryNames.first { $0.text == "Australia" }?.polishText == nil)
    #expect(!Basemap.countryNames.contains { $0.text.contains("|") || $0.polishText == $0.text })
  }

  @Test func `a lake's label is on water`() {
    let names = Basemap.lakeNames
    #expect(names.count == 306)
    #expect(names.first?.text == "Great Bear Lake" && names.first?.minimumZoom == 2)
    var onLand: [String] = []
    for lake in names.prefix(60) {
      let position = GridPosition(x: Double(lake.point.x), y: Double(lake.point.y))
      if winding(of: lakes, at: position) == 0 { onLand.append(lake.text) }
    }
    #expect(onLand.isEmpty)
  }

  @Test func `a window contains exactly the shapes whose bounds overlap it`() {
    let japan = GridWindow(west: 3_600_000, north: 1_550_000, east: 3_780_000, south: 1_750_000)
    let found = Basemap.land.shapes(in: japan)
    #expect(found == land.filter { $0.bounds.overlaps(japan) })
    #expect(!found.isEmpty && found.count < 100)
  }

  @Test func `large countries have state boundaries`() {
    for (layer, latitude, longitude) in [
      (Basemap.wideDivisions, 39.7, -104.9), (Basemap.wideDivisions, -23.7, 133.9),
      (Basemap.divisions, 51.0, 10.5),
    ] {
      let position = GridPosition(latitude: latitude, longitude: longitude)
      let reach = Double(Basemap.gridSize) / 60
      let window = GridWindow(
        west: Int32(position.x - reach), north: Int32(position.y - reach),
        east: Int32(position.x + reach),
        south: Int32(position.y + reach))
      let shapes = layer.shapes(in: window)
      #expect(!shapes.isEmpty)
      for shape in shapes {
        #expect(shape.kind == .line && shape.points.count > 1)
        #expect(shape.points.allSatisfy { shape.bounds.contains($0) })
      }
    }
  }
}

extension GridWindow {
  fileprivate func contains(_ point: BasemapShape.Point) -> Bool {
    (west...east).contains(point.x) && (north...south).contains(point.y)
  }
}
