/// Finds for each pin the deepest zoom at which it may merge; at deeper ones nothing is near.
///
/// At a zoom of radius r nothing but what stood within 2 r of a pin at the deepest zoom can have
/// come within r of it: a cluster is at most the sum of the deeper zooms' radii, which is less than
/// r, away from its own pin. So where the 24 cells of width r around a pin's own hold nothing and
/// its own nothing else, the pin need not be looked at. Pins found alone at a zoom are alone at deeper
/// ones too and in nobody's way there.
struct Isolation: Sendable {
  /// In an order that keeps neighbours together.
  let pins: ScratchView<ClusterCandidate>
  /// By pin the zoom that is found, -1 where the pin is alone at zoom 0.
  let zooms: ScratchView<Int8>
  let bands: Bands
  let grid: MergeGrid
  let options: ClusterOptions
  let plane: ClusterPlane

  /// Finds the zooms of a band's pins. At the edges of bands nothing is found alone.
  ///
  /// - Complexity: O(n) for each of a few zooms.
  func find(in band: Int) {
    let range = bands.ranges[band]
    let (pins, zooms) = (pins, zooms)
    let deepest = options.maximumZoom
    zooms.part(range).fill(with: Int8(truncatingIfNeeded: deepest), count: range.count)
    // The deeper zooms' radii add up to one radius less the deepest zoom's; that is what is left for
    // the rounding of clusters' places.
    let radius = ClusterTree.radius(zoom: deepest, options: options, plane: plane)
    guard radius > plane.width * 2e-12 else { return }
    let numbers = Scratch<UInt32>(count: range.count)
    let left = numbers.view
    for index in range { left[index &- range.lowerBound] = UInt32(truncatingIfNeeded: index) }
    let hopeful = findHopes(of: pins.part(range))
    var remaining = range.count
    let memory = Scratch<UInt64>(count: OccupiedCells.size(remaining))
    for zoom in 0...deepest {
      // A look at all pins costs more than it saves where few of them are alone.
      guard hopeful[zoom] * 4 > remaining * 3 else { continue }
      let shift = grid.shift(zoom: zoom)
      let inland = grid.columnsWithin(2, shift: shift)
      // A pin of the band before may stand in the first row, too.
      let rows = bands.rows(of: band, shift: shift)
      let (firstRow, lastRow) = (rows.first &+ 3, rows.end &- 3)
      let cells = OccupiedCells(memory.view, count: remaining, rows: rows)
      cells.clear()
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
          && column >= inland.first && column <= inland.last && row >= firstRow && row <= lastRow
        zooms[Int(number)] = Int8(truncatingIfNeeded: isAlone ? zoom - 1 : deepest)
        left[kept] = number
        kept &+= isAlone ? 0 : 1
      }
      remaining = kept
    }
  }

  /// Finds by zoom how many pins may be alone there, going by the pins next to each in the order.
  private func findHopes(of pins: ScratchView<ClusterCandidate>) -> [Int] {
    let deepest = options.maximumZoom
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
}
