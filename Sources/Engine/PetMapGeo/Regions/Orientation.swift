/// Which way one turns at `b` on the way from `a` over `b` to `c`: 1 to the right, -1 to the left,
/// 0 straight on. Exact for coordinates in degrees.
///
/// When rounding could change the sign of the cross product, it is summed up without rounding
/// (J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
/// Predicates", 1997, whose error bound for the first try this is).
func turn(from a: PlanePoint, to b: PlanePoint, _ c: PlanePoint) -> Int {
  let right = (b.y - a.y) * (c.x - a.x)
  let left = (b.x - a.x) * (c.y - a.y)
  let cross = right - left
  if abs(cross) > 3.3306690738754716e-16 * (abs(right) + abs(left)) { return cross > 0 ? 1 : -1 }
  var sum = ExactSum()
  sum.add(productOf: b.y, c.x)
  sum.add(productOf: -b.y, a.x)
  sum.add(productOf: -a.y, c.x)
  sum.add(productOf: -b.x, c.y)
  sum.add(productOf: b.x, a.y)
  sum.add(productOf: a.x, c.y)
  return sum.sign
}

/// A sum without rounding: components that do not overlap, the least first.
private struct ExactSum {
  private var components: [Double] = []

  /// The sign of the sum: that of its greatest component.
  var sign: Int {
    guard let last = components.last(where: { $0 != 0 }) else { return 0 }
    return last > 0 ? 1 : -1
  }

  /// Adds a product as its rounded value and the error of that (T. J. Dekker, 1971).
  mutating func add(productOf a: Double, _ b: Double) {
    let product = a * b
    let (highA, lowA) = ExactSum.split(a)
    let (highB, lowB) = ExactSum.split(b)
    add(((highA * highB - product) + highA * lowB + lowA * highB) + lowA * lowB)
    add(product)
  }

  /// Adds a number to each component in turn and carries the rounded sum on (Shewchuk's
  /// Grow-Expansion).
  private mutating func add(_ number: Double) {
    var carried = number
    for index in components.indices {
      let sum = carried + components[index]
      let part = sum - carried
      components[index] = (carried - (sum - part)) + (components[index] - part)
      carried = sum
    }
    components.append(carried)
  }

  /// The upper and lower half of a number's digits.
  private static func split(_ number: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * number
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
