/// Finds for each pin the deepest zoom at which it may merge; at deeper ones nothing is near.
///
/// At a zoom of radius r nothing but what stood within 2 r of a pin at the deepest zoom can have
/// come within r of it: a cluster is at most the sum of the deeper zooms' radii, which is less than
/// r, away from its own pin. So where the 24 cells of width r around a pin's own hold nothing and
/// its own nothing else, the pin need not be looked at. Pins found alone at a zoom are alone at deeper
/// ones too and in nobody's way there.
///
/// - Parameter included: pins in an order that keeps neighbours together.
/// - Returns: by pin the zoom, -1 where the pin is alone at zoom 0.
/// - Complexity: O(n) for each of a few zooms.
func isolation(
  of entities: [ClusterEntity], included: borrowing Scratch<UInt32>, options: ClusterOptions,
  plane: ClusterPlane
) -> Scratch<Int8> {
  let count = included.count
  let deepest = options.maximumZoom
  let zooms = Scratch<Int8>(count: count, filledWith: Int8(truncatingIfNeeded: deepest))
  let left = Scratch<UInt32>(count: count)
  for index in 0..<count { left[index] = UInt32(truncatingIfNeeded: index) }
  let hopes = Scratch<Int8>(count: count)
  let hopeful = findHopes(
    hopes, of: entities, included: included,
    widest: 2 * options.radius / options.extent * plane.width, deepest: deepest)
  var remaining = count
  var cells = OccupiedCells(capacity: count, plane: plane)
  for zoom in 0...deepest {
    // A look at all pins costs more than it saves where few of them are alone.
    guard hopeful[zoom] * 4 > remaining * 3 else { continue }
    let radius = ClusterTree.radius(zoom: zoom, options: options, plane: plane)
    // The margin is for the rounding of clusters' places.
    let margin = plane.wraps ? 64.0 : 1e-12
    cells.clear(cellSize: radius * (1 + 0x1p-20) + margin, count: remaining)
    for index in 0..<remaining {
      let entity = entities[Int(included[Int(left[index])])]
      cells.insert(x: entity.x, y: entity.y)
    }
    var kept = 0
    for index in 0..<remaining {
      let pin = left[index]
      if hopes[Int(pin)] <= zoom {
        let entity = entities[Int(included[Int(pin)])]
        if cells.isAlone(x: entity.x, y: entity.y, reach: 2) {
          zooms[Int(pin)] = Int8(truncatingIfNeeded: zoom - 1)
          continue
        }
      }
      left[kept] = pin
      kept += 1
    }
    remaining = kept
  }
  return zooms
}

/// Finds for each pin the first zoom at which it may be alone, going by the pins next to it in the
/// order.
///
/// - Returns: by zoom, how many pins may.
private func findHopes(
  _ hopes: borrowing Scratch<Int8>, of entities: [ClusterEntity],
  included: borrowing Scratch<UInt32>, widest: Double, deepest: Int
) -> [Int] {
  let count = included.count
  var hopeful = Array(repeating: 0, count: deepest + 2)
  var before = Double.infinity
  for index in 0..<count {
    var after = Double.infinity
    if index + 1 < count {
      let own = entities[Int(included[index])]
      let next = entities[Int(included[index + 1])]
      after = max(abs(own.x - next.x), abs(own.y - next.y))
    }
    // Doublings of the scale until a cell is no wider than the way to the nearer of them.
    let ratio = widest / max(min(before, after), 1e-300)
    let doublings = ratio < 1 ? 0 : ratio.exponent
    let hope = min(Int(truncatingIfNeeded: doublings), deepest + 1)
    hopes[index] = Int8(truncatingIfNeeded: hope)
    hopeful[hope] += 1
    before = after
  }
  for zoom in 1..<deepest + 2 { hopeful[zoom] += hopeful[zoom - 1] }
  return hopeful
}
