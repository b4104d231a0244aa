/// Finds for each pin the deepest zoom at which it may merge; at deeper ones nothing is near.
///
/// At a zoom of radius r nothing but what stood within 2 r of a pin at the deepest zoom can have
/// come within r of it: a cluster is at most the sum of the deeper zooms' radii, which is less than
/// r, away from its own pin. So where the 24 cells of width r around a pin's own hold nothing and
/// its own nothing else, the pin need not be looked at. Pins found alone at a zoom are alone at deeper
/// ones too and in nobody's way there.
///
/// - Parameter pins: in an order that keeps neighbours together.
/// - Returns: by pin the zoom, -1 where the pin is alone at zoom 0.
/// - Complexity: O(n) for each of a few zooms.
func isolation(
  of pins: borrowing Scratch<ClusterCandidate>, grid: MergeGrid, options: ClusterOptions,
  plane: ClusterPlane
) -> Scratch<Int8> {
  let count = pins.count
  let deepest = options.maximumZoom
  let zooms = Scratch<Int8>(count: count, filledWith: Int8(truncatingIfNeeded: deepest))
  // The deeper zooms' radii add up to one radius less the deepest zoom's; that is what is left for
  // the rounding of clusters' places.
  let radius = ClusterTree.radius(zoom: deepest, options: options, plane: plane)
  guard radius > plane.width * 2e-12 else { return zooms }
  let left = Scratch<UInt32>(count: count)
  for index in 0..<count { left[index] = UInt32(truncatingIfNeeded: index) }
  let hopeful = findHopes(of: pins, grid: grid, deepest: deepest)
  var remaining = count
  var cells = OccupiedCells(capacity: count)
  for zoom in 0...deepest {
    // A look at all pins costs more than it saves where few of them are alone.
    guard hopeful[zoom] * 4 > remaining * 3 else { continue }
    let shift = grid.shift(zoom: zoom)
    let inland = grid.columnsWithin(2, shift: shift)
    cells.clear(count: remaining)
    for index in 0..<remaining {
      let pin = pins[Int(left[index])]
      cells.insert(column: pin.column &>> shift, row: pin.row &>> shift)
    }
    var kept = 0
    for index in 0..<remaining {
      let number = left[index]
      let pin = pins[Int(number)]
      let (column, row) = (pin.column &>> shift, pin.row &>> shift)
      let isAlone =
        cells.isAlone(column: column, row: row, reach: 2)
        && column >= inland.first && column <= inland.last
      zooms[Int(number)] = Int8(truncatingIfNeeded: isAlone ? zoom - 1 : deepest)
      left[kept] = number
      kept &+= isAlone ? 0 : 1
    }
    remaining = kept
  }
  return zooms
}

/// Finds by zoom how many pins may be alone there, going by the pins next to each in the order.
private func findHopes(
  of pins: borrowing Scratch<ClusterCandidate>, grid: MergeGrid, deepest: Int
) -> [Int] {
  let count = pins.count
  let never = Int32(truncatingIfNeeded: deepest + 1)
  var hopeful = Array(repeating: 0, count: deepest + 2)
  var before = UInt32.max
  for index in 0..<count {
    var after = UInt32.max
    if index + 1 < count {
      let (own, next) = (pins[index], pins[index + 1])
      after = max(
        (own.column &- next.column).magnitude, (own.row &- next.row).magnitude)
    }
    let hope = min(grid.zoom(parting: min(before, after)), never)
    hopeful[Int(hope)] += 1
    before = after
  }
  for zoom in 1..<deepest + 2 { hopeful[zoom] += hopeful[zoom - 1] }
  return hopeful
}
