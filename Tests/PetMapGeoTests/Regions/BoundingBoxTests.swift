import PetMapGeo
import TestSupport
import Testing

@Suite struct BoundingBoxTests {
  static func box(_ w: Double, _ s: Double, _ e: Double, _ n: Double) throws -> BoundingBox {
    try BoundingBox(west: w, south: s, east: e, north: n)
  }

  /// Returns a box whose edges often coincide with each other and with ±180.
  static func anyBox(_ random: inout SeededRandom) throws -> BoundingBox {
    func edge(_ limit: Int) -> Double {
      Double(Int.random(in: -limit...limit, using: &random)) * 30
    }
    let a = edge(3)
    let b = edge(3)
    return try box(edge(6), min(a, b), edge(6), max(a, b))
  }

  /// A grid of coordinates fine enough to distinguish the boxes of ``anyBox(_:)``.
  static let longitudes = stride(from: -180.0, through: 180, by: 15).map { $0 }
  static let latitudes = stride(from: -90.0, through: 90, by: 15).map { $0 }

  static func longitudes(of box: BoundingBox) -> [Double] {
    let reachesAntimeridian = box.west > box.east || box.west == -180 || box.east == 180
    return longitudes.filter {
      if abs($0) == 180 { return reachesAntimeridian }
      return box.west <= box.east
        ? box.west <= $0 && $0 <= box.east : box.west <= $0 || $0 <= box.east
    }
  }

  static func latitudes(of box: BoundingBox) -> [Double] {
    latitudes.filter { box.south <= $0 && $0 <= box.north }
  }

  /// The points of the grid in a box. A pole is one point, which all longitudes denote.
  static func points(of box: BoundingBox) -> Set<[Double]> {
    let all = latitudes(of: box).flatMap { latitude in
      longitudes(of: box).map { longitude in
        abs(latitude) == 90 ? [latitude] : [latitude, longitude]
      }
    }
    return Set(all)
  }

  @Test func `the relations between boxes match the sets of coordinates that they contain`() throws
  {
    let seed: UInt64 = 31
    var random = SeededRandom(seed: seed)
    for _ in 0..<5_000 {
      let a = try Self.anyBox(&random)
      let b = try Self.anyBox(&random)
      let (inA, inB) = (Self.points(of: a), Self.points(of: b))
      #expect(a.intersects(b) == !inA.isDisjoint(with: inB), "\(a) \(b)")
      #expect(a.contains(b) == inA.isSuperset(of: inB), "\(a) \(b)")
      let union = a.union(b)
      #expect(union == b.union(a), "\(a) \(b)")
      #expect(union.contains(a) && union.contains(b), "\(a) \(b) \(union)")
      for longitude in Self.longitudes {
        let coordinate = try Coordinate(latitude: a.south, longitude: longitude)
        let isPole = abs(a.south) == 90
        #expect(a.contains(coordinate) == (isPole || Self.longitudes(of: a).contains(longitude)))
      }
      // No shorter arc between edges contains both, unless one is a pole and needs none.
      guard [a, b].allSatisfy({ $0.latitudeSpan > 0 || abs($0.south) < 90 }) else { continue }
      for w in [a.west, b.west, -180] {
        for e in [a.east, b.east, 180] {
          let other = try Self.box(w, union.south, e, union.north)
          guard other.contains(a), other.contains(b) else { continue }
          #expect(other.longitudeSpan >= union.longitudeSpan, "\(a) \(b) \(other) \(union)")
        }
      }
    }
  }

  @Test func `unions cross the antimeridian if that is shorter`() throws {
    #expect(
      try Self.box(170, 0, 175, 1).union(Self.box(-175, 2, -170, 3)) == Self.box(170, 0, -170, 3))
    #expect(try Self.box(-10, 0, 0, 1).union(Self.box(20, 0, 30, 1)) == Self.box(-10, 0, 30, 1))
    #expect(try Self.box(0, 0, 180, 1).union(Self.box(-180, 0, 0, 1)).longitudeSpan == 360)
  }

  @Test func `centers and spans are correct across the antimeridian`() throws {
    let fiji = try Self.box(170, -20, -176, -10)
    #expect(fiji.longitudeSpan == 14)
    #expect(fiji.center == (try Coordinate(latitude: -15, longitude: 177)))
    #expect(try Self.box(179, 0, -170, 0).center.longitude == -175.5)
    #expect(BoundingBox.world.center == (try Coordinate(latitude: 0, longitude: 0)))
  }

  @Test func `an expanded box contains all coordinates within the radius`() throws {
    let seed: UInt64 = 32
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases(60_000, debug: 3_000) {
      let poleward = Bool.random(using: &random)
      let center = try Coordinate(
        latitude: poleward
          ? [-1, 1][Int.random(in: 0...1, using: &random)] * .random(in: 89.9...90, using: &random)
          : .random(in: -90...90, using: &random),
        longitude: [Double.random(in: -180...180, using: &random), 180, -180, 179.999]
          .randomElement(
            using: &random) ?? 0)
      let radius = Meters(
        [0, 1, 1_000, 11_000, 1_000_000, 10_007_543, 25_000_000].randomElement(using: &random) ?? 0)
      let box = BoundingBox(around: center, radius: radius)
      #expect(box.contains(center))
      for _ in 0..<8 {
        // A coordinate on the circle, which rounding could exclude.
        let rim = center.destination(
          bearing: [Double.random(in: 0..<360, using: &random), 90, 270, 0].randomElement(
            using: &random) ?? 0,
          distance: radius)
        if center.distance(to: rim) <= radius {
          #expect(box.contains(rim), "\(center) \(radius) \(rim) \(box)")
        }
      }
    }
  }

  @Test func `expanded boxes are minimal`() throws {
    let center = try Coordinate(latitude: 60, longitude: 179.95)
    let box = BoundingBox(around: center, radius: .kilometers(10))
    let degrees = 10 / 6371.0 * 180 / .pi
    #expect(abs(box.north - 60 - degrees) < 1e-12)
    #expect(abs(60 - box.south - degrees) < 1e-12)
    #expect(box.crossesAntimeridian)
    #expect(abs(box.longitudeSpan - 2 * arcSineDegrees(sine(10 / 6371.0) * 2)) < 1e-5)
    let polar = BoundingBox(
      around: try Coordinate(latitude: 89.95, longitude: 12), radius: .kilometers(10))
    #expect(polar.north == 90 && polar.longitudeSpan == 360)
    let wide = try Self.box(-179, 0, 179, 1).expanded(by: .kilometers(120))
    #expect(wide.longitudeSpan == 360)
    #expect(BoundingBox(around: center, radius: .kilometers(21_000)) == .world)
  }

  @Test func `boxes on the ellipsoid contain the ends of all geodesics`() throws {
    for line in Fixture.lines("geo/geodesics-wgs84.txt") {
      let n = line.split(separator: " ").compactMap { Double($0) }
      let a = try Coordinate(latitude: n[0], longitude: n[1])
      let b = try Coordinate(latitude: n[3], longitude: n[4])
      let box = BoundingBox(around: a, radius: Meters(n[6]), on: .ellipsoid)
      #expect(box.contains(b), "\(line)")
    }
  }

  @Test func `the box around coordinates excludes the widest gap`() throws {
    #expect(BoundingBox(containing: []) == nil)
    func box(_ coordinates: [(Double, Double)]) throws -> BoundingBox? {
      BoundingBox(
        containing: try coordinates.map { try Coordinate(latitude: $0.0, longitude: $0.1) })
    }
    #expect(try box([(1, 2)]) == Self.box(2, 1, 2, 1))
    #expect(try box([(1, 2), (3, 4)]) == Self.box(2, 1, 4, 3))
    #expect(try box([(1, 170), (3, -170)]) == Self.box(170, 1, -170, 3))
    #expect(try box([(0, -90), (0, 90)]) == Self.box(-90, 0, 90, 0))
    #expect(try box([(0, 180), (0, -180)]) == Self.box(180, 0, -180, 0))
  }

  @Test func `no box around coordinates is narrower`() throws {
    let seed: UInt64 = 33
    var random = SeededRandom(seed: seed)
    for count in [2, 5, 30, 400, 2000] {
      for span in [0.5, 3, 200, 360] {
        let west = Double.random(in: -180...180, using: &random)
        let longitudes = (0..<count).map { _ in
          (west + .random(in: 0...span, using: &random)).remainder(dividingBy: 360)
        }
        let box = try #require(
          BoundingBox(
            containing: try longitudes.map { try Coordinate(latitude: 0, longitude: $0) }))
        #expect(longitudes.allSatisfy { Self.isInside($0, box) })
        // The narrowest box begins at one of the coordinates.
        let narrowest = longitudes.map { west in
          longitudes.map { Self.turn(from: west, to: $0) }.max() ?? 0
        }.min()
        let error = abs(Self.turn(from: box.west, to: box.east) - (narrowest ?? 0))
        #expect(error < 1e-9, "\(count) in \(span)°, seed \(seed)")
      }
    }
  }

  /// Returns how far east a longitude is of another, in degrees.
  private static func turn(from west: Double, to east: Double) -> Double {
    east >= west ? east - west : east - west + 360
  }

  private static func isInside(_ longitude: Double, _ box: BoundingBox) -> Bool {
    turn(from: box.west, to: longitude) <= turn(from: box.west, to: box.east)
  }
}
