/// The place of a cluster: the mean of what it took in, weighted by counts.
///
/// Canonical: the differences to the centre are whole numbers, summed so that no number of pins
/// overflows, and the mean is rounded down to a whole number; it does not depend on the order of
/// summing, and turning everything by one angle turns the mean by it.
struct WeightedMean {
  /// How the means of one zoom are made.
  struct Kind {
    let plane: ClusterPlane
    /// Whether all pins there are can be summed in one part.
    let isNarrow: Bool

    /// - Parameters:
    ///   - radius: how far from a centre what it takes in is at most.
    ///   - pins: how many there are.
    init(radius: Double, pins: Int, plane: ClusterPlane) {
      self.plane = plane
      // Half of what fits, for the roundings.
      isNarrow = radius * Double(pins) < 0x1p62
    }
  }

  private let kind: Kind
  private let x: Double
  private let y: Double
  private(set) var count: UInt32 = 0
  private var across: Int64 = 0
  private var down: Int64 = 0
  private var wideAcross = WideSum()
  private var wideDown = WideSum()
  private var floatAcross = 0.0
  private var floatDown = 0.0

  /// - Parameter centre: to be added too, before all others.
  @inline(__always) init(around centre: ClusterEntity, _ kind: Kind) {
    (x, y) = (centre.x, centre.y)
    self.kind = kind
  }

  @inline(__always) mutating func add(_ other: ClusterEntity, count otherCount: UInt32) {
    count &+= otherCount
    guard kind.plane.wraps else {
      floatAcross += other.x * Double(otherCount)
      floatDown += other.y * Double(otherCount)
      return
    }
    let dx = Int64(kind.plane.difference(from: x, to: other.x))
    let dy = Int64(other.y - y)
    if kind.isNarrow {
      across &+= dx &* Int64(otherCount)
      down &+= dy &* Int64(otherCount)
    } else {
      wideAcross.add(dx, times: otherCount)
      wideDown.add(dy, times: otherCount)
    }
  }

  @inline(__always) var place: (x: Double, y: Double) {
    guard kind.plane.wraps else { return (floatAcross / Double(count), floatDown / Double(count)) }
    var meanX = x
    var meanY = y
    if kind.isNarrow {
      meanX += Double(quotient(across, by: count))
      meanY += Double(quotient(down, by: count))
    } else {
      meanX += Double(wideAcross.mean(of: count))
      meanY += Double(wideDown.mean(of: count))
    }
    if meanX < 0 { meanX += kind.plane.width }
    if meanX >= kind.plane.width { meanX -= kind.plane.width }
    return (meanX, meanY)
  }
}

/// A quotient below 2⁴⁸, rounded down.
///
/// By way of floating point, which is off by one at most: a fifth of the time of a division of whole
/// numbers.
@inline(__always) private func quotient(_ sum: Int64, by count: UInt32) -> Int64 {
  let count = Int64(count)
  var quotient = Int64(Double(sum) / Double(count))
  var remainder = sum &- quotient &* count
  let isAbove = remainder &>> 63
  quotient &+= isAbove
  remainder &+= count & isAbove
  return quotient &- (count &- 1 &- remainder) &>> 63
}

/// A sum of products of a number below 2⁴⁷ and a count, as high · 65536 + low.
private struct WideSum {
  private var high: Int64 = 0
  private var low: Int64 = 0

  mutating func add(_ value: Int64, times count: UInt32) {
    high += (value >> 16) * Int64(count)
    low += (value & 0xFFFF) * Int64(count)
  }

  /// Rounded down.
  func mean(of count: UInt32) -> Int64 {
    let count = Int64(count)
    var quotient = high / count
    var remainder = high % count
    if remainder < 0 {
      quotient -= 1
      remainder += count
    }
    return quotient << 16 + (remainder << 16 + low) / count
  }
}
