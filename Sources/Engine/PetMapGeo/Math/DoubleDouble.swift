/// A number represented as the unevaluated sum of two doubles, with about 106 bits.
///
/// The error-free sum and product are due to T. J. Dekker, "A floating-point technique for
/// extending the available precision" (1971), and D. E. Knuth, TAOCP 2, §4.2.2. They use no fused
/// multiply-add, so results are bitwise identical on every platform.
struct DoubleDouble {
  /// The sum rounded to a double.
  var high: Double
  /// The rounding error of `high`.
  var low: Double

  @inline(__always) init(_ high: Double, _ low: Double) {
    self.high = high
    self.low = low
  }

  /// The value rounded to a double.
  @inline(__always) var rounded: Double { high + low }

  /// Returns a + b without error.
  @inline(__always) static func sum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    let part = high - a
    return DoubleDouble(high, (a - (high - part)) + (b - part))
  }

  /// Returns a + b without error, for |a| ≥ |b| or a = 0.
  @inline(__always) static func quickSum(_ a: Double, _ b: Double) -> DoubleDouble {
    let high = a + b
    return DoubleDouble(high, b - (high - a))
  }

  /// Returns a · b without error, except in the last bit of the low part.
  @inline(__always) static func product(_ a: Double, _ b: Double) -> DoubleDouble {
    let (aHigh, aLow) = a.split(clearing: 27)
    let (bHigh, bLow) = b.split(clearing: 27)
    let high = a * b
    return DoubleDouble(high, ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow)
  }

  @inline(__always) static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = sum(a.high, b.high)
    return quickSum(high.high, high.low + (a.low + b.low))
  }

  @inline(__always) static prefix func - (a: DoubleDouble) -> DoubleDouble {
    DoubleDouble(-a.high, -a.low)
  }

  @inline(__always) static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = product(a.high, b.high)
    return quickSum(high.high, high.low + (a.high * b.low + a.low * b.high))
  }

  @inline(__always) static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = a.high / b.high
    let back = product(high, b.high)
    let rest = ((a.high - back.high) - back.low) + (a.low - high * b.low)
    return quickSum(high, rest / b.high)
  }

  /// The square root; the value must not be negative.
  @inline(__always) var squareRoot: DoubleDouble {
    guard high > 0 else { return DoubleDouble(0, 0) }
    let root = high.squareRoot()
    let back = DoubleDouble.product(root, root)
    return .quickSum(root, (((high - back.high) - back.low) + low) / (2 * root))
  }
}

extension Double {
  /// Splits the number into its leading bits and the rest.
  @inline(__always)
  func split(clearing bits: UInt64) -> (high: Double, low: Double) {
    let high = Double(bitPattern: bitPattern & ~((1 << bits) - 1))
    return (high, self - high)
  }

  /// The nearest integer, ties to even, for magnitudes below 2^51.
  @inline(__always) var nearestWhole: Double {
    let shift = 6_755_399_441_055_744.0  // 1.5 · 2^52
    return (self + shift) - shift
  }
}
