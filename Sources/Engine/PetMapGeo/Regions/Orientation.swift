/// Returns the direction of the turn at `b` on the path from `a` through `b` to `c`: 1 for right,
/// -1 for left, 0 for straight. Exact for coordinates in degrees.
///
/// If rounding could change the sign of the cross product, it is evaluated exactly (J. R. Shewchuk,
/// "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997, which
/// also gives the error bound for the first evaluation).
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

/// An exact sum of nonoverlapping components, in ascending order of magnitude.
private struct ExactSum {
  private var components: [Double] = []

  /// The sign of the sum, which is that of the largest component.
  var sign: Int {
    guard let last = components.last(where: { $0 != 0 }) else { return 0 }
    return last > 0 ? 1 : -1
  }

  /// Adds a product as its rounded value and its rounding error (T. J. Dekker, 1971).
  mutating func add(productOf a: Double, _ b: Double) {
    let product = a * b
    let (highA, lowA) = ExactSum.split(a)
    let (highB, lowB) = ExactSum.split(b)
    add(((highA * highB - product) + highA * lowB + lowA * highB) + lowA * lowB)
    add(product)
  }

  /// Adds a number to each component in turn, carrying the rounded sum (Shewchuk's Grow-Expansion).
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

  /// Splits a number into the upper and lower halves of its significand.
  private static func split(_ number: Double) -> (high: Double, low: Double) {
    let scaled = 134_217_729 * number
    let high = scaled - (scaled - number)
    return (high, number - high)
  }
}
