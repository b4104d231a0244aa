/// Accumulates the mean of positions, weighted by pin counts.
///
/// Offsets from the first position are summed as integers without overflow for any number of pins,
/// and the mean is rounded down to an integer. The result is therefore independent of the order of
/// addition, and rotating all positions by an angle rotates the mean by the same angle.
package struct MeanPosition {
  private let first: PlanePosition
  package private(set) var count: UInt32 = 0
  private var (across, down) = (SplitSum(), SplitSum())

  /// - Parameter first: The origin of the sum. All positions that are added must be near it; it is
  ///   not added itself.
  package init(around first: PlanePosition) {
    self.first = first
  }

  package mutating func add(_ position: PlanePosition, count added: UInt32) {
    count += added
    across.add(Int64(MercatorPlane.difference(from: first.x, to: position.x)), times: added)
    down.add(Int64(position.y - first.y), times: added)
  }

  /// - Precondition: At least one position has been added.
  package var position: PlanePosition {
    var x = first.x + Double(across.quotient(by: count))
    if x < 0 { x += MercatorPlane.width }
    if x >= MercatorPlane.width { x -= MercatorPlane.width }
    return PlanePosition(x: x, y: first.y + Double(down.quotient(by: count)))
  }
}

/// A sum of products, each of a number below 2⁴⁷ and a count, stored as high · 65536 + low. A
/// single word would overflow for millions of pins half the world apart.
private struct SplitSum {
  private var high: Int64 = 0
  private var low: Int64 = 0

  mutating func add(_ value: Int64, times count: UInt32) {
    high += (value >> 16) * Int64(count)
    low += (value & 0xFFFF) * Int64(count)
  }

  /// Returns the quotient, rounded down.
  func quotient(by count: UInt32) -> Int64 {
    let count = Int64(count)
    var (quotient, remainder) = high.quotientAndRemainder(dividingBy: count)
    if remainder < 0 {
      quotient -= 1
      remainder += count
    }
    return quotient << 16 + (remainder << 16 + low) / count
  }
}
