import PetMapGeo
import PetMapKit
import PetMapPicture
import TestSupport
import Testing

@Suite struct PinCountsTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `every pin in the viewport counts once`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var pins = ClusterPins()
    var placed: [(coordinate: Coordinate, status: Int)] = []
    for number in 0..<400 {
      // Many around the antimeridian, some on it, and some beyond the projection's limits.
      let longitude =
        number % 5 == 0
        ? 180
        : number % 3 == 0
          ? Double.random(in: 170...180, using: &random) * (number % 2 == 0 ? 1 : -1)
          : Double.random(in: -180...180, using: &random)
      let coordinate = try Coordinate(
        latitude: Double.random(in: -90...90, using: &random), longitude: longitude)
      let status = number % 3
      pins.append(id: "p\(number)", at: coordinate, category: status)
      placed.append((coordinate, status))
    }
    let tree = ClusterTree(pins, options: .standard)
    for _ in 0..<cases(60, debug: 5) {
      let center = try Coordinate(
        latitude: Double.random(in: -85...85, using: &random),
        longitude: Double.random(in: -180...180, using: &random))
      let camera = try Camera(
        center: center, zoom: Zoom(clamping: Double.random(in: -4...6, using: &random)))
      let viewport = try Viewport(
        width: Double.random(in: 1...2_000, using: &random),
        height: Double.random(in: 1...1_200, using: &random))
      let counts = PinCounts(of: tree, in: viewport, by: camera)
      let screen = ScreenProjection(camera: camera, viewport: viewport)
      var expected = [0, 0, 0]
      for (coordinate, status) in placed {
        let point = screen.point(of: coordinate)
        let copies = (-70...70).map { point.x + Double($0) * screen.worldWidth }
        let isIn =
          copies.contains { (0...viewport.width).contains($0) }
          && (0...viewport.height).contains(point.y)
        if isIn { expected[status] += 1 }
      }
      #expect(
        [counts.missing, counts.found, counts.closed] == expected,
        "seed \(seed), \(camera), \(viewport)")
    }
  }
}
