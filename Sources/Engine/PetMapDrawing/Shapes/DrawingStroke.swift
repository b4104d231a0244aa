/// How a line is drawn.
package struct DrawingStroke: Sendable, Hashable {
  /// The colour of the line.
  package var color: DrawingColor
  /// CSS pixels.
  package var width: Double
  /// Whether ends and corners are round; else ends are cut and corners are mitred.
  package var isRound: Bool
  /// Lengths of dashes and gaps in turn, in CSS pixels; empty for a whole line.
  package var dashes: [Double]

  package init(_ color: DrawingColor, width: Double, isRound: Bool = true, dashes: [Double] = []) {
    self.color = color
    self.width = width
    self.isRound = isRound
    self.dashes = dashes
  }
}

/// A soft shadow, as CSS's `box-shadow` words it.
public struct DrawingShadow: Sendable, Hashable {
  /// How far the shadow lies to the right and down, in CSS pixels.
  public var offset: ScreenOffset
  /// Twice the standard deviation of the Gaussian that softens it, in CSS pixels.
  public var blur: Double
  /// The shadow's colour.
  public var color: DrawingColor

  /// A shadow with its offset and blur in CSS pixels.
  public init(offset: ScreenOffset, blur: Double, color: DrawingColor) {
    self.offset = offset
    self.blur = blur
    self.color = color
  }
}

/// Which points are inside a shape whose contours cross.
package enum FillRule: UInt8, Sendable, Hashable {
  /// Those around which the contours wind, counted with their direction.
  case nonZero
  /// Those from which a ray crosses an odd number of contours.
  case evenOdd
}
