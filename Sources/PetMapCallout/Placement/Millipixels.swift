/// A length or place on the screen in whole thousandths of a CSS pixel.
///
/// An answer gives three decimals, so placement computes with exactly these: sums and comparisons are
/// exact, a front end that hands an answer's own numbers back gets the same answer, and moving the
/// map by ``CalloutPlacement/pan`` makes the card fit to the last digit.
struct Millipixels: Comparable, Hashable, Sendable {
  /// Thousandths of a pixel. 64 bits wide on every platform: a pin may be far outside the screen.
  var thousandths: Int64

  init(thousandths: Int64) {
    self.thousandths = thousandths
  }

  /// Whole thousandths next to the pixels, halves away from zero; what is further away than any
  /// screen at any zoom counts as just as far.
  init(_ pixels: Double) {
    let scaled = max(-1e15, min(1e15, pixels * 1_000))
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    thousandths = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  static let zero = Millipixels(thousandths: 0)

  /// The nearest `Double`, whose shortest decimal notation has at most three decimals.
  var pixels: Double { Double(thousandths) / 1_000 }

  /// Half the length, rounded towards zero.
  var half: Millipixels { Millipixels(thousandths: thousandths / 2) }

  var magnitude: Millipixels { Millipixels(thousandths: abs(thousandths)) }

  /// Millionths of a square pixel, exact for lengths up to 94,000 pixels.
  var squared: Double { Double(thousandths) * Double(thousandths) }

  /// The nearest length to this one from `low` to `high`; `low` where the two are the wrong way
  /// round.
  func clamped(_ low: Millipixels, _ high: Millipixels) -> Millipixels {
    max(low, min(self, high))
  }

  static func < (left: Millipixels, right: Millipixels) -> Bool {
    left.thousandths < right.thousandths
  }

  static func + (left: Millipixels, right: Millipixels) -> Millipixels {
    Millipixels(thousandths: left.thousandths + right.thousandths)
  }

  static func - (left: Millipixels, right: Millipixels) -> Millipixels {
    Millipixels(thousandths: left.thousandths - right.thousandths)
  }

  static prefix func - (length: Millipixels) -> Millipixels {
    Millipixels(thousandths: -length.thousandths)
  }
}

/// The contract's measures in the unit of placement, computed so that they fold to constants.
extension Millipixels {
  static var cardWidth: Millipixels { .constant(CalloutMetrics.cardWidth) }
  static var margin: Millipixels { .constant(CalloutMetrics.margin) }
  static var arrowLength: Millipixels { .constant(CalloutMetrics.arrowLength) }
  static var halfArrowWidth: Millipixels { .constant(CalloutMetrics.arrowWidth / 2) }
  static var rise: Millipixels { .constant(CalloutMetrics.rise) }
  static var drop: Millipixels { .constant(CalloutMetrics.drop) }
  static var largestLean: Millipixels { .constant(CalloutMetrics.largestLean) }
  static var leastVisibleHeight: Millipixels { .constant(CalloutMetrics.leastVisibleHeight) }
  /// From a card's corner to the nearest place where the middle of an arrow's base may stand.
  static var cornerReach: Millipixels {
    .constant(CalloutMetrics.cornerRadius + CalloutMetrics.arrowWidth / 2)
  }

  private static func constant(_ pixels: Double) -> Millipixels {
    Millipixels(thousandths: Int64(pixels * 1_000))
  }
}
