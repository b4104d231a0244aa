/// Pins in the order of a Morton curve, so that neighbours are near each other in memory.
///
/// - Returns: the pins' indices, in the low half of each number.
/// - Complexity: O(n), three passes of a radix sort.
func mortonOrder(
  of places: borrowing Scratch<SIMD2<Double>>, plane: ClusterPlane
) -> Scratch<UInt64> {
  let count = places.count
  var keys = Scratch<UInt64>(count: count)
  var spare = Scratch<UInt64>(count: count)
  let scale = Double(1 << 16) / plane.width
  // By digit, of the lowest first: how many there are of each value, then where they go.
  let starts = Scratch<Int32>(count: 3 * 2048, filledWith: 0)
  for index in 0..<count {
    // Beyond the square of Web Mercator the order does not matter.
    let column = UInt32(min(places[index].x * scale, 65_535))
    let row = UInt32(max(0, min(places[index].y * scale, 65_535)))
    let code = spread(column) | spread(row) << 1
    keys[index] = UInt64(code) << 32 | UInt64(truncatingIfNeeded: index)
    starts[Int(code & 2047)] &+= 1
    starts[2048 &+ Int(code >> 11 & 2047)] &+= 1
    starts[4096 &+ Int(code >> 22)] &+= 1
  }
  for pass in 0..<3 {
    var sum: Int32 = 0
    for digit in pass * 2048..<(pass + 1) * 2048 {
      (starts[digit], sum) = (sum, sum + starts[digit])
    }
    let shift = 32 &+ UInt64(pass &* 11)
    for index in 0..<count {
      let key = keys[index]
      let digit = pass &* 2048 &+ Int(truncatingIfNeeded: key >> shift & 2047)
      let place = Int(starts[digit])
      starts[digit] &+= 1
      spare[place] = key
    }
    swap(&keys, &spare)
  }
  return keys
}

/// The 16 low bits of a number, each followed by a zero bit.
@inline(__always) private func spread(_ number: UInt32) -> UInt32 {
  var bits = number
  bits = (bits | bits << 8) & 0x00FF_00FF
  bits = (bits | bits << 4) & 0x0F0F_0F0F
  bits = (bits | bits << 2) & 0x3333_3333
  return (bits | bits << 1) & 0x5555_5555
}
