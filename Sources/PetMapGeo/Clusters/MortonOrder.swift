/// Pins in the order of a Morton curve, so that neighbours are near each other in memory.
///
/// - Returns: the pins' indices.
/// - Complexity: O(n), four passes of a radix sort.
func mortonOrder(
  of places: borrowing Scratch<SIMD2<Double>>, plane: ClusterPlane
) -> Scratch<UInt32> {
  let count = places.count
  let indexBits = UInt64(64 - max(count - 1, 1).leadingZeroBitCount)
  var keys = Scratch<UInt64>(count: count)
  var spare = Scratch<UInt64>(count: count)
  let scale = Double(1 << 22) / plane.width
  for index in 0..<count {
    // Beyond the square of Web Mercator the order does not matter.
    let column = UInt64(min(places[index].x * scale, 4_194_303))
    let row = UInt64(max(0, min(places[index].y * scale, 4_194_303)))
    let code = spread(column) | spread(row) << 1
    // With more than a million pins the lowest bits of the code give way to the index.
    keys[index] = (indexBits > 20 ? code >> (indexBits - 20) : code) << indexBits | UInt64(index)
  }
  let starts = Scratch<Int32>(count: 4 * 2048, filledWith: 0)
  for index in 0..<count {
    let key = keys[index] >> indexBits
    for pass in 0..<4 {
      let digit = pass &* 2048 &+ Int(truncatingIfNeeded: key >> UInt64(pass &* 11) & 2047)
      starts[digit] &+= 1
    }
  }
  for pass in 0..<4 {
    var sum: Int32 = 0
    for digit in pass * 2048..<(pass + 1) * 2048 {
      (starts[digit], sum) = (sum, sum + starts[digit])
    }
    let shift = indexBits &+ UInt64(pass &* 11)
    for index in 0..<count {
      let key = keys[index]
      let digit = pass &* 2048 &+ Int(truncatingIfNeeded: key >> shift & 2047)
      let place = Int(starts[digit])
      starts[digit] &+= 1
      spare[place] = key
    }
    swap(&keys, &spare)
  }
  let order = Scratch<UInt32>(count: count)
  let mask = (1 << indexBits) - 1 as UInt64
  for index in 0..<count {
    order[index] = UInt32(truncatingIfNeeded: keys[index] & mask)
  }
  return order
}

/// The 22 low bits of a number, each followed by a zero bit.
private func spread(_ number: UInt64) -> UInt64 {
  var bits = number & 0x3F_FFFF
  bits = (bits | bits << 16) & 0x0000_FFFF_0000_FFFF
  bits = (bits | bits << 8) & 0x00FF_00FF_00FF_00FF
  bits = (bits | bits << 4) & 0x0F0F_0F0F_0F0F_0F0F
  bits = (bits | bits << 2) & 0x3333_3333_3333_3333
  return (bits | bits << 1) & 0x5555_5555_5555_5555
}
