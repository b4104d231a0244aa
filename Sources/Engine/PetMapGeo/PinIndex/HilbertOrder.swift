/// The pins sorted along a Hilbert curve; pins in the same cell are sorted by number.
///
/// Pins are distributed to regions by the highest bits of their positions on the curve, and each
/// region is sorted separately, so that it fits into the CPU cache. Sorting all numbers at once and
/// gathering the pins takes 1.6 times as long as building the entire index this way.
package struct HilbertOrder {
  /// The data that a leaf needs about a pin.
  package struct Pin {
    package let longitude: Double
    package let latitude: Double
    package let number: UInt32

    /// The bits of the pin's position on the curve below the bits that select the region.
    let rest: UInt32
  }

  private static let regionCount = 1 << 10

  /// The pins by region, and by number within a region.
  private let pins: [Pin]

  /// The start of each region, followed by the end of the last one.
  private let starts: [Int]

  /// - Complexity: O(*n*).
  package init(_ coordinates: [Coordinate]) {
    let curve = HilbertCurve()
    var starts = Array(repeating: 0, count: Self.regionCount + 1)
    for pin in coordinates {
      starts[curve.region(longitude: pin.longitude, latitude: pin.latitude) + 1] += 1
    }
    for region in 1...Self.regionCount { starts[region] += starts[region - 1] }
    self.starts = starts
    // Swift would write the count of 0 into the shared empty-array singleton, which is a data race.
    guard !coordinates.isEmpty else {
      pins = []
      return
    }
    var next = starts
    // Regions were counted by the same bits, so each slot is written exactly once. Initializing
    // with zeros first would make building the index of the city pins 10% slower.
    pins = unsafe Array(unsafeUninitializedCapacity: coordinates.count) { buffer, count in
      for (number, pin) in coordinates.enumerated() {
        let position = curve.position(longitude: pin.longitude, latitude: pin.latitude)
        let region = Int(truncatingIfNeeded: position &>> HilbertCurve.restBits)
        precondition(next[region] < starts[region + 1])
        unsafe buffer[next[region]] = Pin(
          longitude: pin.longitude, latitude: pin.latitude,
          number: UInt32(truncatingIfNeeded: number),
          rest: UInt32(truncatingIfNeeded: position & (1 &<< HilbertCurve.restBits &- 1)))
        next[region] += 1
      }
      count = coordinates.count
    }
  }

  /// Visits the pins in curve order.
  ///
  /// - Complexity: O(*n*).
  @inline(__always)
  package func visit(_ body: (Pin) -> Void) {
    // A key has the pin's remaining bits above its slot.
    var keys: [UInt64] = []
    var spare: [UInt64] = []
    // Reserve the maximum up front: growing arrays left behind so much freed memory that the C
    // library returned it to the system between one index and the next, which made indexing the
    // city pins 20% slower.
    let largest = zip(starts, starts.dropFirst()).map { $1 - $0 }.max() ?? 0
    keys.reserveCapacity(largest)
    spare.reserveCapacity(largest)
    for region in 0..<Self.regionCount {
      let slots = starts[region]..<starts[region + 1]
      keys.removeAll(keepingCapacity: true)
      for slot in slots { keys.append(UInt64(pins[slot].rest) &<< 32 | UInt64(slot)) }
      Self.sort(&keys, by: &spare)
      for key in keys { body(pins[Int(truncatingIfNeeded: key & 0xFFFF_FFFF)]) }
    }
  }

  /// Sorts keys by their remaining bits, ten bits at a time, starting from the lowest; each pass is
  /// stable.
  private static func sort(_ keys: inout [UInt64], by spare: inout [UInt64]) {
    guard keys.count > 1 else { return }
    spare.removeAll(keepingCapacity: true)
    spare += keys
    for shift in [32, 42, 52] as [UInt64] {
      // The slot of the next key for each digit.
      var next = [Int](repeating: 0, count: 1024)
      for key in keys { next[Int(truncatingIfNeeded: key &>> shift & 1023)] &+= 1 }
      var start = 0
      for digit in next.indices { (next[digit], start) = (start, start + next[digit]) }
      var sorted = spare.mutableSpan
      for key in keys {
        let digit = Int(truncatingIfNeeded: key &>> shift & 1023)
        sorted[next[digit]] = key
        next[digit] &+= 1
      }
      swap(&keys, &spare)
    }
  }
}

/// Positions on the Hilbert curve over the rectangle of all longitudes and latitudes.
///
/// Neighbors on the curve are neighbors on the ground, so pins in curve order form compact blocks.
/// The curve is followed five levels at a time, with a table generated from its definition (D.
/// Hilbert, "Über die stetige Abbildung einer Linie auf ein Flächenstück", 1891).
package struct HilbertCurve {
  /// The table, indexed by the orientation and five bits each of x and y. The lower ten bits of an
  /// entry are part of the position, and the upper bits are the orientation at the next levels.
  private let steps: [UInt16] = HilbertCurve.allSteps

  /// The number of bits of a position below the bits that ``region(longitude:latitude:)`` returns.
  static let restBits: UInt64 = 30

  package init() {}

  private static let allSteps: [UInt16] = (0..<4_096).map {
    walk(orientation: $0 >> 10, x: $0 >> 5, y: $0)
  }

  /// Returns the 40-bit position of a coordinate in range. Cells are at most 38 m wide.
  @inline(__always)
  package func position(longitude: Double, latitude: Double) -> UInt64 {
    let x = HilbertCurve.grid(longitude, span: 360)
    let y = HilbertCurve.grid(latitude, span: 180)
    var position: UInt64 = 0
    var orientation: UInt32 = 0
    var shift: UInt32 = 15
    for _ in 0..<4 {
      let cell = orientation | (x &>> shift & 31) &<< 5 | (y &>> shift & 31)
      let step = steps[Int(truncatingIfNeeded: cell)]
      position = position &<< 10 | UInt64(truncatingIfNeeded: step & 0x3FF)
      orientation = UInt32(truncatingIfNeeded: step & 0xC00)
      shift &-= 5
    }
    return position
  }

  /// Returns the ten highest bits of the position of a coordinate in range.
  @inline(__always)
  func region(longitude: Double, latitude: Double) -> Int {
    let x = HilbertCurve.grid(longitude, span: 360) &>> 15
    let y = HilbertCurve.grid(latitude, span: 180) &>> 15
    return Int(truncatingIfNeeded: steps[Int(truncatingIfNeeded: (x & 31) &<< 5 | y & 31)] & 0x3FF)
  }

  /// Maps a number in a range symmetric around 0 to 20 bits. Adding 2^52 puts these into the lowest
  /// bits of the double, which is several times faster than a checked conversion.
  @inline(__always)
  private static func grid(_ degrees: Double, span: Double) -> UInt32 {
    let cells = (degrees + span / 2) * (1_048_575 / span)
    return UInt32(truncatingIfNeeded: (cells + 4_503_599_627_370_496).bitPattern)
  }

  /// Follows the curve through five levels, one at a time. An orientation's bits indicate whether
  /// the axes are swapped (1) and whether both are reversed (2).
  private static func walk(orientation: Int, x: Int, y: Int) -> UInt16 {
    var exchanged = orientation & 1
    var reversed = orientation >> 1
    var position = 0
    for level in [4, 3, 2, 1, 0] {
      let bits = (x >> level & 1, y >> level & 1)
      let across = (exchanged == 1 ? bits.1 : bits.0) ^ reversed
      let up = (exchanged == 1 ? bits.0 : bits.1) ^ reversed
      position = position << 2 | (3 * across) ^ up
      if up == 0 {
        reversed ^= across
        exchanged ^= 1
      }
    }
    return UInt16(position | exchanged << 10 | reversed << 11)
  }
}
