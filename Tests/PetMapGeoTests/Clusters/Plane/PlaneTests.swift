import PetMapGeo
import TestSupport
import Testing

private let rounds = cases(50_000, debug: 500)

@Suite struct MercatorPlaneTests {
  @Test func `a difference is measured in the shorter direction`() {
    #expect(MercatorPlane.difference(from: 1, to: MercatorPlane.width - 1) == -2)
    #expect(MercatorPlane.difference(from: MercatorPlane.width - 1, to: 1) == 2)
    #expect(
      MercatorPlane.difference(from: 0, to: MercatorPlane.width / 2) == MercatorPlane.width / 2)
    #expect(
      MercatorPlane.difference(from: MercatorPlane.width / 2, to: 0) == MercatorPlane.width / 2)
  }

  @Test func `projecting a coordinate and back returns the coordinate`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for _ in 0..<rounds {
      let coordinate = try Coordinate(
        latitude: random.double(in: -85...85), longitude: random.double(in: -180...180))
      let back = MercatorPlane.coordinate(of: MercatorPlane.position(of: coordinate))
      #expect(abs(back.latitude - coordinate.latitude) < 2e-11, "\(random)")
      #expect(abs(back.longitude - coordinate.longitude) < 2e-11, "\(random)")
    }
  }

  @Test
  func `both sides of the antimeridian have the same position, and the poles are on the plane`()
    throws
  {
    let west = MercatorPlane.position(of: try Coordinate(latitude: 10, longitude: -180))
    let east = MercatorPlane.position(of: try Coordinate(latitude: 10, longitude: 180))
    #expect(west == east)
    for latitude in [-90.0, 90] {
      let y =
        MercatorPlane.position(of: try Coordinate(latitude: latitude, longitude: 0)).y
        / MercatorPlane.width
      #expect((-2.5...3.5).contains(y))
      #expect((2...2.2).contains(abs(y - 0.5) - 0.5))
    }
  }
}

@Suite struct PlaneWindowTests {
  @Test func `a window contains the positions in any of its copies`() {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    // Multiples of a sixteenth, so that many positions are on an edge.
    func length(_ range: ClosedRange<Int>) -> Double {
      Double(random.int(in: range)) / 16 * MercatorPlane.width
    }
    for _ in 0..<rounds {
      let left = length(-8...20)
      let right = left + length(0...18)
      let (top, bottom) = (length(-4...8), length(8...20))
      let window = PlaneWindow(left: left, right: right, top: top, bottom: bottom)
      let position = PlanePosition(x: length(0...15), y: length(-8...24))
      let isInside =
        (top...bottom).contains(position.y)
        && [-1, 0, 1, 2].contains {
          (left...right).contains(position.x + $0 * MercatorPlane.width)
        }
      #expect(window.contains(position) == isInside, "\(random)")

      let distance = length(0...4)
      let isNear = [-2, -1, 0, 1, 2].contains {
        (left - distance...right + distance).contains(position.x + $0 * MercatorPlane.width)
      }
      let isBetween = (top - distance...bottom + distance).contains(position.y)
      #expect(window.isWithin(distance, of: position) == (isNear && isBetween), "\(random)")
      let ranges = window.ranges(within: distance)
      let isInRanges =
        ranges.first.contains(position.x) || ranges.second?.contains(position.x) == true
      #expect(isInRanges == isNear, "\(random)")
    }
  }
}

@Suite struct MeanPositionTests {
  @Test func `means of millions of distant pins are exact and rounded down`() {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for _ in 0..<rounds {
      let first = PlanePosition(
        x: Double(random.int(in: 0...35_999_999_999_999)), y: Double(random.int(in: -9...9)))
      var mean = MeanPosition(around: first)
      mean.add(first, count: 1)
      var (across, down, total) = (Int128(0), Int128(0), Int128(1))
      for _ in 0..<random.int(in: 0...5) {
        let dx = random.int(in: -17_999_999_999_999...17_999_999_999_999)
        let dy = random.int(in: -90_000_000_000_000...90_000_000_000_000)
        let count = UInt32(random.int(in: 1...5_000_000))
        var x = first.x + Double(dx)
        if x < 0 { x += MercatorPlane.width }
        if x >= MercatorPlane.width { x -= MercatorPlane.width }
        mean.add(PlanePosition(x: x, y: first.y + Double(dy)), count: count)
        across += Int128(dx) * Int128(count)
        down += Int128(dy) * Int128(count)
        total += Int128(count)
      }
      func floor(_ sum: Int128) -> Double {
        let (quotient, remainder) = sum.quotientAndRemainder(dividingBy: total)
        return Double(Int64(remainder < 0 ? quotient - 1 : quotient))
      }
      var x = first.x + floor(across)
      if x < 0 { x += MercatorPlane.width }
      if x >= MercatorPlane.width { x -= MercatorPlane.width }
      #expect(mean.position == PlanePosition(x: x, y: first.y + floor(down)), "\(random)")
      #expect(Int128(mean.count) == total)
    }
  }
}
