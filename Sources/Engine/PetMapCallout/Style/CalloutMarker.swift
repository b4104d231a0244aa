import PetMapDrawing

/// The size of a marker and the clearance a callout keeps around it.
///
/// Neither the card nor the arrow covers the marker. All lengths are in CSS pixels, and the pin is
/// the position of the marker's anchor. Source: *Callout layout*, section 3.
public struct CalloutMarker: Sendable, Hashable {
  /// The marker's width.
  public let width: Double
  /// The marker's height.
  public let height: Double
  /// The distance from the marker's left edge to its anchor.
  public let anchorX: Double
  /// The distance from the marker's top edge to its anchor.
  public let anchorY: Double
  /// The clearance between the marker and an arrow's tip.
  public let gap: Double

  /// The marker drawn by `map` and `callout`: a teardrop anchored at its tip.
  public static let standard = CalloutMarker(
    width: PinMarker.width, height: PinMarker.height, anchorX: PinMarker.width / 2,
    anchorY: PinMarker.height)

  /// Creates a marker with a size and an anchor relative to its upper-left corner, in CSS pixels.
  ///
  /// - Parameters:
  ///   - anchorX: The anchor's x; `nil` for the middle of the width.
  ///   - anchorY: The anchor's y; `nil` for the bottom edge.
  /// - Precondition: All values are finite; sizes and the gap are not negative.
  public init(
    width: Double, height: Double, anchorX: Double? = nil, anchorY: Double? = nil,
    gap: Double = 2
  ) {
    precondition(width >= 0 && height >= 0 && gap >= 0, "sizes and the gap must not be negative")
    self.width = width
    self.height = height
    self.anchorX = anchorX ?? width / 2
    self.anchorY = anchorY ?? height
    self.gap = gap
  }

  /// The distance from the pin up to the arrow tip of a card above it.
  public var reachAbove: Double { anchorY + gap }
  /// The distance from the pin down to the arrow tip of a card below it.
  public var reachBelow: Double { height - anchorY + 2 * gap }
  /// The distance from the pin to the arrow tip of a card on its right.
  public var reachRight: Double { width - anchorX + gap }
  /// The distance from the pin to the arrow tip of a card on its left.
  public var reachLeft: Double { anchorX + gap }
  /// The distance from the pin up to the center of the marker's head, at which arrows from the left
  /// and right point. The center is half the marker's shorter side below its top edge.
  public var headHeight: Double { anchorY - min(width, height) / 2 }
}
