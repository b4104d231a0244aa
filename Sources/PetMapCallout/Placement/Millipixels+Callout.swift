import PetMapDrawing

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
