/// A length or position on the screen in whole thousandths of a CSS pixel.
///
/// Layouts give three decimals, so placement computes with exactly these: sums and comparisons are
/// exact, a front end that hands a layout's own numbers back gets the same layout, and moving the
/// map by a callout's `pan` makes the card fit to the last digit.
package struct Millipixels: Comparable, Hashable, Sendable {
  /// Thousandths of a pixel. 64 bits wide on every platform: a pin may be far outside the screen.
  package var thousandths: Int64

  package init(thousandths: Int64) {
    self.thousandths = thousandths
  }

  /// Whole thousandths next to the pixels, halves away from zero; what is further away than any
  /// screen at any zoom counts as just as far.
  package init(_ pixels: Double) {
    let scaled = max(-1e15, min(1e15, pixels * 1_000))
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    thousandths = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  package static let zero = Millipixels(thousandths: 0)

  /// The smallest length above zero.
  package static let smallest = Millipixels(thousandths: 1)

  /// The nearest `Double`, whose shortest decimal notation has at most three decimals.
  package var pixels: Double { Double(thousandths) / 1_000 }

  /// Half the length, rounded towards zero.
  package var half: Millipixels { Millipixels(thousandths: thousandths / 2) }

  package var magnitude: Millipixels { Millipixels(thousandths: abs(thousandths)) }

  /// Millionths of a square pixel, exact for lengths up to 94,000 pixels.
  package var squared: Double { Double(thousandths) * Double(thousandths) }

  /// The nearest length to this one from `low` to `high`; `low` where the two are the wrong way
  /// round.
  package func clamped(_ low: Millipixels, _ high: Millipixels) -> Millipixels {
    max(low, min(self, high))
  }

  package static func < (left: Millipixels, right: Millipixels) -> Bool {
    left.thousandths < right.thousandths
  }

  package static func + (left: Millipixels, right: Millipixels) -> Millipixels {
    Millipixels(thousandths: left.thousandths + right.thousandths)
  }

  package static func - (left: Millipixels, right: Millipixels) -> Millipixels {
    Millipixels(thousandths: left.thousandths - right.thousandths)
  }

  package static prefix func - (length: Millipixels) -> Millipixels {
    Millipixels(thousandths: -length.thousandths)
  }
}
