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
