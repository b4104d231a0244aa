/// The longitudes and latitudes of a leaf's sixteen pins, side by side: one page of memory to look
/// up.
struct LeafDegrees {
  var longitudes: SIMD16<Double>
  var latitudes: SIMD16<Double>

  static func leaves<Pins: PinList>(
    of ids: borrowing CacheLines<UInt32>, in pins: Pins
  ) -> CacheLines<LeafDegrees> {
    var leaves = CacheLines<LeafDegrees>(count: ids.count / pinFanout)
    // A loop that does nothing else keeps the most misses of the cache in flight.
    for leaf in 0..<leaves.count {
      var degrees = LeafDegrees(longitudes: SIMD16(), latitudes: SIMD16())
      for lane in 0..<pinFanout {
        let number = Int(truncatingIfNeeded: ids[leaf &* pinFanout &+ lane])
        degrees.longitudes[lane] = pins.longitude(number)
        degrees.latitudes[lane] = pins.latitude(number)
      }
      leaves[leaf] = degrees
    }
    return leaves
  }
}

/// The directions of a leaf's sixteen pins.
struct LeafDirections {
  var x: SIMD16<Float>
  var y: SIMD16<Float>
  var z: SIMD16<Float>

  static func leaves(
    _ degrees: borrowing CacheLines<LeafDegrees>
  ) -> CacheLines<LeafDirections> {
    var leaves = CacheLines<LeafDirections>(count: degrees.count)
    for leaf in 0..<degrees.count {
      let (latitudes, longitudes) = (degrees[leaf].latitudes, degrees[leaf].longitudes)
      let low = UnitVectors.directions(
        latitude: latitudes.lowHalf, longitude: longitudes.lowHalf)
      let high = UnitVectors.directions(
        latitude: latitudes.highHalf, longitude: longitudes.highHalf)
      leaves[leaf] = LeafDirections(
        x: SIMD16(lowHalf: low.x, highHalf: high.x),
        y: SIMD16(lowHalf: low.y, highHalf: high.y),
        z: SIMD16(lowHalf: low.z, highHalf: high.z))
    }
    return leaves
  }
}

/// Pins in a leaf, and children of a node.
let pinFanout = 16
