/// The appearance of a stroked line.
package struct DrawingStroke: Sendable, Hashable {
  /// The color of the line.
  package var color: DrawingColor
  /// The line width in CSS pixels.
  package var width: Double
  /// Whether caps and joins are round; otherwise, caps are butt and joins are mitered.
  package var isRound: Bool
  /// The alternating lengths of dashes and gaps, in CSS pixels; empty for a solid line.
  package var dashes: [Double]

  package init(_ color: DrawingColor, width: Double, isRound: Bool = true, dashes: [Double] = []) {
    self.color = color
    self.width = width
    self.isRound = isRound
    self.dashes = dashes
  }
}

/// A blurred shadow, with the parameters of CSS's `box-shadow`.
public struct DrawingShadow: Sendable, Hashable {
  /// The offset to the right and downward, in CSS pixels.
  public var offset: ScreenOffset
  /// Twice the standard deviation of the Gaussian blur, in CSS pixels.
  public var blur: Double
  /// The shadow's color.
  public var color: DrawingColor

  /// Creates a shadow with an offset and a blur in CSS pixels.
  public init(offset: ScreenOffset, blur: Double, color: DrawingColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// The rule that determines which points are inside a path with intersecting contours.
package enum FillRule: UInt8, Sendable, Hashable {
  /// Points with a nonzero winding number are inside.
  case nonZero
  /// Points from which a ray crosses an odd number of contours are inside.
  case evenOdd
}
