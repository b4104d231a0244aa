/// A length or position on the screen in whole thousandths of a CSS pixel.
///
/// Layouts have three decimal places, and placement is computed with the same precision. Sums and
/// comparisons are exact, a front end that passes a layout's numbers back gets the same layout, and
/// moving the map by a callout's `pan` makes the card fit exactly.
package struct Millipixels: Comparable, Hashable, Sendable {
  /// The length in thousandths of a pixel, 64 bits wide on every platform because a pin may be far
  /// outside the screen.
  package var thousandths: Int64

  package init(thousandths: Int64) {
    self.thousandths = thousandths
  }

  /// Creates a length from pixels, rounded to the nearest thousandth, halves away from zero, and
  /// clamped to a range beyond any screen at any zoom.
  package init(_ pixels: Double) {
    let scaled = max(-1e15, min(1e15, pixels * 1_000))
    let whole = Int64(scaled)
    let rest = scaled - Double(whole)
    thousandths = rest >= 0.5 ? whole + 1 : rest <= -0.5 ? whole - 1 : whole
  }

  package static let zero = Millipixels(thousandths: 0)

  /// The smallest length greater than zero.
  package static let smallest = Millipixels(thousandths: 1)

  /// The length in pixels, as the nearest `Double`, whose shortest decimal representation has at
  /// most three decimal places.
  package var pixels: Double { Double(thousandths) / 1_000 }

  /// Half the length, rounded toward zero.
  package var half: Millipixels { Millipixels(thousandths: thousandths / 2) }

  package var magnitude: Millipixels { Millipixels(thousandths: abs(thousandths)) }

  /// The square in millionths of a square pixel, exact for lengths up to 94,000 pixels.
  package var squared: Double { Double(thousandths) * Double(thousandths) }

  /// Returns the length clamped to `low` through `high`, or `low` if `low` is greater than `high`.
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
