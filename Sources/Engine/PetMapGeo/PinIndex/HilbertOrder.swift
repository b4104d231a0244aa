/// The pins in the order of Hilbert's curve, those of one cell of the curve by number.
///
/// They are dealt to regions by the highest bits of their positions on the curve, and each region is
/// sorted by itself, in the processor's cache. To sort the numbers of all pins at once, and to fetch
/// the pins by them, takes 1.6 times as long as the whole index does.
package struct HilbertOrder {
  /// What is needed of a pin on its way to its leaf.
  package struct Pin {
    package let longitude: Double
    package let latitude: Double
    package let number: UInt32

    /// The bits of its position on the curve below those of its region.
    let rest: UInt32
  }

  private static let regionCount = 1 << 10

  /// Region by region; in a region by number.
  private let pins: [Pin]

  /// Where each region begins; one more than there are regions.
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
    // Swift would write the count of none into the one empty array that all threads share.
    guard !coordinates.isEmpty else {
      pins = []
      return
    }
    var next = starts
    // The regions were counted by the same bits, so each slot is written once. Filled with zeros before,
    // the pins of cities take the index a tenth longer.
    pins = unsafe Array(unsafeUninitializedCapacity: coordinates.count) { dealt, count in
      for (number, pin) in coordinates.enumerated() {
        let position = curve.position(longitude: pin.longitude, latitude: pin.latitude)
        let region = Int(truncatingIfNeeded: position &>> HilbertCurve.restBits)
        precondition(next[region] < starts[region + 1])
        unsafe dealt[next[region]] = Pin(
          longitude: pin.longitude, latitude: pin.latitude,
          number: UInt32(truncatingIfNeeded: number),
          rest: UInt32(truncatingIfNeeded: position & (1 &<< HilbertCurve.restBits &- 1)))
        next[region] += 1
      }
      count = coordinates.count
    }
  }

  /// Visits the pins in order.
  ///
  /// - Complexity: O(*n*).
  @inline(__always)
  package func visit(_ body: (Pin) -> Void) {
    // A key is a pin's rest above its slot.
    var keys: [UInt64] = []
    var spare: [UInt64] = []
    // Room for all from the start: as they grew, lists left so much memory behind that the C library gave
    // it back to the system between one index and the next, which took the pins of cities a fifth longer.
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

  /// Sorts keys by their rest, ten bits at a time from the lowest; each pass keeps the order of the
  /// one before.
  private static func sort(_ keys: inout [UInt64], by spare: inout [UInt64]) {
    guard keys.count > 1 else { return }
    spare.removeAll(keepingCapacity: true)
    spare += keys
    for shift in [32, 42, 52] as [UInt64] {
      // By digit, where its next key goes.
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

/// Positions on Hilbert's space-filling curve over the rectangle of longitudes and latitudes.
///
/// Neighbours on the curve are neighbours on the ground, so pins in its order fall into compact
/// blocks. The curve is walked five levels at a time by a table made from its definition
/// (D. Hilbert, "Über die stetige Abbildung einer Linie auf ein Flächenstück", 1891).
package struct HilbertCurve {
  /// For each orientation and five bits of x and of y: ten bits of position, and the orientation
  /// of what follows above them.
  private let steps: [UInt16] = HilbertCurve.allSteps

  /// The bits of a position below those of ``region(longitude:latitude:)``.
  static let restBits: UInt64 = 30

  package init() {}

  private static let allSteps: [UInt16] = (0..<4_096).map {
    walk(orientation: $0 >> 10, x: $0 >> 5, y: $0)
  }

  /// The 40-bit position of a coordinate, which is in range. The cells are at most 38 m wide.
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

  /// The ten highest bits of the position of a coordinate, which is in range.
  @inline(__always)
  func region(longitude: Double, latitude: Double) -> Int {
    let x = HilbertCurve.grid(longitude, span: 360) &>> 15
    let y = HilbertCurve.grid(latitude, span: 180) &>> 15
    return Int(truncatingIfNeeded: steps[Int(truncatingIfNeeded: (x & 31) &<< 5 | y & 31)] & 0x3FF)
  }

  /// The number in a range that is symmetric to 0 as 20 bits. The sum with 2^52 carries them in its
  /// lowest bits, which is several times faster than a checked conversion.
  @inline(__always)
  private static func grid(_ degrees: Double, span: Double) -> UInt32 {
    let cells = (degrees + span / 2) * (1_048_575 / span)
    return UInt32(truncatingIfNeeded: (cells + 4_503_599_627_370_496).bitPattern)
  }

  /// Five levels of the curve one by one. An orientation is whether the axes are exchanged (1) and
  /// whether both are reversed (2).
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
