/// The order of the pins in memory: strips from north to south, of squares from west to east, and in
/// each along a Morton curve, so that neighbours are near each other and a strip is a run.
enum StripOrder {
  /// How many bits of a row tell strips apart.
  private static var stripBits: UInt32 { 6 }

  /// The strip of a place.
  static func strip(y: Double, plane: ClusterPlane) -> UInt32 {
    row(y, 65_536 / plane.width) >> (16 - stripBits)
  }

  /// Where a strip begins.
  static func top(ofStrip strip: UInt32, plane: ClusterPlane) -> Double {
    Double(strip) * (plane.width / Double(1 << stripBits))
  }

  /// Beyond the square of Web Mercator the order does not matter.
  @inline(__always) private static func row(_ y: Double, _ scale: Double) -> UInt32 {
    UInt32(max(0, min(y * scale, 65_535)))
  }

  /// Sorts pins.
  ///
  /// - Parameter isWanted: whether a pin, named by its index, is to be in the order.
  /// - Returns: the pins' indices, in the low half of each number.
  /// - Complexity: O(n), three passes of a radix sort.
  static func sorted(
    _ places: ScratchView<SIMD2<Double>>, plane: ClusterPlane, workers: some Workers,
    _ isWanted: (Int) -> Bool
  ) -> Scratch<UInt64> {
    let pins = Scratch<UInt32>(count: places.count)
    var kept = 0
    for pin in 0..<places.count {
      pins[kept] = UInt32(truncatingIfNeeded: pin)
      kept &+= isWanted(pin) ? 1 : 0
    }
    let (wanted, count) = (pins.view, kept)
    var keys = Scratch<UInt64>(count: count, for: workers)
    var spare = Scratch<UInt64>(count: count, for: workers)
    let scale = 65_536 / plane.width
    let parts = workers.count
    // By part and digit: how many there are of each value, then where they go.
    let histogram = Scratch<Int32>(count: parts * 2048)
    let starts = histogram.view
    for pass in 0..<3 {
      let (from, to) = (keys.view, spare.view)
      let shift = 32 &+ UInt64(pass &* 11)
      histogram.fill(with: 0)
      workers.run(parts) { part in
        let first = part &* 2048
        for index in count * part / parts..<count * (part + 1) / parts {
          if pass == 0 {
            let place = places[Int(wanted[index])]
            let code = code(UInt32(min(place.x * scale, 65_535)), row(place.y, scale))
            from[index] = UInt64(code) << 32 | UInt64(wanted[index])
          }
          starts[first &+ Int(truncatingIfNeeded: from[index] >> shift & 2047)] &+= 1
        }
      }
      var sum: Int32 = 0
      for digit in 0..<2048 {
        for part in 0..<parts {
          (starts[part * 2048 + digit], sum) = (sum, sum + starts[part * 2048 + digit])
        }
      }
      workers.run(parts) { part in
        let first = part &* 2048
        for index in count * part / parts..<count * (part + 1) / parts {
          let key = from[index]
          let digit = first &+ Int(truncatingIfNeeded: key >> shift & 2047)
          let place = Int(starts[digit])
          starts[digit] &+= 1
          to[place] = key
        }
      }
      swap(&keys, &spare)
    }
    return keys
  }

  @inline(__always) private static func code(_ column: UInt32, _ row: UInt32) -> UInt32 {
    let low: UInt32 = 16 - stripBits
    let mask: UInt32 = 1 << low &- 1
    return (row >> low) << (32 - stripBits) | (column >> low) << (2 * low)
      | spread(column & mask) | spread(row & mask) << 1
  }

  /// The 16 low bits of a number, each followed by a zero bit.
  @inline(__always) private static func spread(_ number: UInt32) -> UInt32 {
    var bits = number
    bits = (bits | bits << 8) & 0x00FF_00FF
    bits = (bits | bits << 4) & 0x0F0F_0F0F
    bits = (bits | bits << 2) & 0x3333_3333
    return (bits | bits << 1) & 0x5555_5555
  }
}
