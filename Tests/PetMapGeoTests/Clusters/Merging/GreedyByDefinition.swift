import PetMapGeo
import TestSupport

/// A literal implementation of merging at one zoom. Visits all candidates in rank order; each one
/// that was not absorbed becomes a center and absorbs all remaining candidates within the radius.
///
/// - Returns: The center of each candidate.
func centersByDefinition(
  of candidates: [MergeCandidate], radius: Double, by order: RankOrder
) -> [Int] {
  var centers = Array(repeating: -1, count: candidates.count)
  let visited = candidates.indices.sorted {
    order.precedes(candidates[$0].pin, candidates[$1].pin)
  }
  for center in visited where centers[center] == -1 {
    centers[center] = center
    for other in candidates.indices where centers[other] == -1 {
      let distance = MercatorPlane.squaredDistance(
        candidates[center].position, candidates[other].position)
      if distance <= radius * radius { centers[other] = center }
    }
  }
  return centers
}

/// Random candidates for one zoom: many share a position, and some share an ID.
struct MergeSample {
  let order: RankOrder
  var candidates: [MergeCandidate] = []

  init(count: Int, _ random: inout SeededRandom) throws {
    var order = RankOrder()
    let spread = [0.001, 1.0, 180.0][random.int(in: 0...2)]
    let steps = [3.0, 20.0, 1000.0][random.int(in: 0...2)]
    for _ in 0..<count {
      // The pins are on a grid around the antimeridian.
      let across = (Double.random(in: -spread...spread, using: &random) * steps).rounded() / steps
      let down = (Double.random(in: -spread...spread, using: &random) * steps).rounded() / steps
      let coordinate = try Coordinate(
        latitude: down / 2, longitude: across > 0 ? across - 180 : across + 180)
      let id = "pin \(Int.random(in: 0..<count, using: &random))"
      order.append(id: Array(id.utf8), at: coordinate)
    }
    self.order = order
    for pin in 0..<count {
      candidates.append(
        MergeCandidate(
          position: MercatorPlane.position(of: order.coordinates[pin]),
          rank: order.rank(of: UInt32(pin)), pin: UInt32(pin)))
    }
  }

  /// Returns a radius equal to the distance between two of the pins.
  func radius(_ random: inout SeededRandom) -> Double {
    let pair = (candidates.randomElement(using: &random), candidates.randomElement(using: &random))
    guard let one = pair.0, let other = pair.1 else { return MercatorPlane.width / 1000 }
    let distance = MercatorPlane.squaredDistance(one.position, other.position).squareRoot()
    return max(
      distance / Double(Int.random(in: 1...20, using: &random)), MercatorPlane.width * 1e-9)
  }
}
