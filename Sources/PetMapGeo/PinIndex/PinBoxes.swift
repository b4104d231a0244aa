/// Builds the tree of boxes over the leaves, level by level.
struct PinBoxes {
  private(set) var sphere: [SIMD16<Float>] = []
  private(set) var plane: [SIMD16<Float>] = []
  private(set) var levels: [Int] = []

  init(directions: [SIMD16<Float>], degrees: [SIMD8<Double>]) {
    let leaves = directions.count / 3
    guard leaves > 0 else { return }
    let total = leaves / (pinFanout - 1) + 16
    sphere.reserveCapacity(6 * total)
    plane.reserveCapacity(4 * total)

    levels.append(0)
    for first in stride(from: 0, to: leaves, by: pinFanout) {
      var boxes = ChildBoxes()
      for lane in 0..<min(pinFanout, leaves - first) {
        boxes.set(lane, leaf: first + lane, directions: directions, degrees: degrees)
      }
      append(boxes)
    }
    while plane.count / 4 - levels[levels.count - 1] > 1 {
      let (begin, end) = (levels[levels.count - 1], plane.count / 4)
      levels.append(end)
      for first in stride(from: begin, to: end, by: pinFanout) {
        var boxes = ChildBoxes()
        for lane in 0..<min(pinFanout, end - first) {
          boxes.set(lane, node: first + lane, sphere: sphere, plane: plane)
        }
        append(boxes)
      }
    }
  }

  private mutating func append(_ boxes: ChildBoxes) {
    sphere.append(boxes.leastX)
    sphere.append(boxes.greatestX)
    sphere.append(boxes.leastY)
    sphere.append(boxes.greatestY)
    sphere.append(boxes.leastZ)
    sphere.append(boxes.greatestZ)
    plane.append(boxes.west)
    plane.append(boxes.east)
    plane.append(boxes.south)
    plane.append(boxes.north)
  }
}

/// The boxes of a node's children; those of missing ones are empty and lie far outside.
private struct ChildBoxes {
  var leastX = SIMD16<Float>(repeating: 8)
  var greatestX = SIMD16<Float>(repeating: -8)
  var leastY = SIMD16<Float>(repeating: 8)
  var greatestY = SIMD16<Float>(repeating: -8)
  var leastZ = SIMD16<Float>(repeating: 8)
  var greatestZ = SIMD16<Float>(repeating: -8)
  var west = SIMD16<Float>(repeating: 1_000)
  var east = SIMD16<Float>(repeating: -1_000)
  var south = SIMD16<Float>(repeating: 1_000)
  var north = SIMD16<Float>(repeating: -1_000)

  /// Takes the box around the pins of a leaf.
  @inline(__always)
  mutating func set(
    _ lane: Int, leaf: Int, directions: [SIMD16<Float>], degrees: [SIMD8<Double>]
  ) {
    let (x, y) = (directions[3 * leaf], directions[3 * leaf + 1])
    let z = directions[3 * leaf + 2]
    leastX[lane] = x.least
    greatestX[lane] = x.greatest
    leastY[lane] = y.least
    greatestY[lane] = y.greatest
    leastZ[lane] = z.least
    greatestZ[lane] = z.greatest
    let longitude = ChildBoxes.rounded(degrees[4 * leaf], degrees[4 * leaf + 1])
    let latitude = ChildBoxes.rounded(degrees[4 * leaf + 2], degrees[4 * leaf + 3])
    west[lane] = ChildBoxes.below(longitude.least)
    east[lane] = ChildBoxes.above(longitude.greatest)
    south[lane] = ChildBoxes.below(latitude.least)
    north[lane] = ChildBoxes.above(latitude.greatest)
  }

  /// Takes the box around the boxes of a node.
  mutating func set(_ lane: Int, node: Int, sphere: [SIMD16<Float>], plane: [SIMD16<Float>]) {
    leastX[lane] = sphere[6 * node].least
    greatestX[lane] = sphere[6 * node + 1].greatest
    leastY[lane] = sphere[6 * node + 2].least
    greatestY[lane] = sphere[6 * node + 3].greatest
    leastZ[lane] = sphere[6 * node + 4].least
    greatestZ[lane] = sphere[6 * node + 5].greatest
    west[lane] = plane[4 * node].least
    east[lane] = plane[4 * node + 1].greatest
    south[lane] = plane[4 * node + 2].least
    north[lane] = plane[4 * node + 3].greatest
  }

  @inline(__always)
  private static func rounded(
    _ low: SIMD8<Double>, _ high: SIMD8<Double>
  ) -> SIMD16<Float> {
    SIMD16(lowHalf: SIMD8<Float>(low), highHalf: SIMD8<Float>(high))
  }

  /// A number that no value rounded to this one is less than.
  private static func below(_ value: Float) -> Float {
    value - (value.magnitude * 0x1p-22 + 1e-30)
  }

  /// A number that no value rounded to this one is greater than.
  private static func above(_ value: Float) -> Float {
    value + (value.magnitude * 0x1p-22 + 1e-30)
  }
}

extension SIMD16<Float> {
  /// The least lane. `min()` would also heed NaN, at several times the cost.
  @inline(__always)
  fileprivate var least: Float {
    let eight = lowHalf.replacing(with: highHalf, where: highHalf .< lowHalf)
    let four = eight.lowHalf.replacing(with: eight.highHalf, where: eight.highHalf .< eight.lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .< four.lowHalf)
    return two.y < two.x ? two.y : two.x
  }

  /// The greatest lane.
  @inline(__always)
  fileprivate var greatest: Float {
    let eight = lowHalf.replacing(with: highHalf, where: highHalf .> lowHalf)
    let four = eight.lowHalf.replacing(with: eight.highHalf, where: eight.highHalf .> eight.lowHalf)
    let two = four.lowHalf.replacing(with: four.highHalf, where: four.highHalf .> four.lowHalf)
    return two.y > two.x ? two.y : two.x
  }
}
