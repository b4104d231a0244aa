/// The place of a cluster: the mean of what it took in, weighted by counts.
///
/// Canonical: the differences to the centre are whole numbers, summed in two parts so that no number
/// of pins overflows, and the mean is rounded down to a whole number; it does not depend on the
/// order of summing, and turning everything by one angle turns the mean by it.
struct WeightedMean {
  private let x: Double
  private let y: Double
  private let plane: ClusterPlane
  private(set) var count: UInt32
  private var across = WideSum()
  private var down = WideSum()
  private var floatAcross: Double
  private var floatDown: Double

  init(around x: Double, _ y: Double, count: UInt32, plane: ClusterPlane) {
    (self.x, self.y) = (x, y)
    self.count = count
    self.plane = plane
    floatAcross = x * Double(count)
    floatDown = y * Double(count)
  }

  mutating func add(_ otherX: Double, _ otherY: Double, count otherCount: UInt32) {
    count += otherCount
    if plane.wraps {
      across.add(Int64(plane.difference(from: x, to: otherX)), times: otherCount)
      down.add(Int64(otherY - y), times: otherCount)
    } else {
      floatAcross += otherX * Double(otherCount)
      floatDown += otherY * Double(otherCount)
    }
  }

  var place: (x: Double, y: Double) {
    guard plane.wraps else { return (floatAcross / Double(count), floatDown / Double(count)) }
    var meanX = x + Double(across.mean(of: count))
    if meanX < 0 { meanX += plane.width }
    if meanX >= plane.width { meanX -= plane.width }
    return (meanX, y + Double(down.mean(of: count)))
  }
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
