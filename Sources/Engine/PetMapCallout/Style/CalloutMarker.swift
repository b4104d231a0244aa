import PetMapDrawing

/// The size of the marker that a callout belongs to, and what the callout keeps clear around it.
///
/// Neither the card nor the arrow covers the marker. All lengths are CSS pixels, and the pin is the
/// point on which the marker's anchor stands. Source: section 3 of the layout contract.
public struct CalloutMarker: Sendable, Hashable {
  /// The marker's width.
  public let width: Double
  /// The marker's height.
  public let height: Double
  /// From the marker's left edge to its anchor.
  public let anchorX: Double
  /// From the marker's top edge to its anchor.
  public let anchorY: Double
  /// What stays free between the marker and an arrow's tip.
  public let gap: Double

  /// The marker that `map` and `callout` draw: a drop that stands on its tip.
  public static let standard = CalloutMarker(
    width: PinMarker.width, height: PinMarker.height, anchorX: PinMarker.width / 2,
    anchorY: PinMarker.height)

  /// A marker of a size whose anchor is counted from its top left corner, in CSS pixels.
  ///
  /// - Parameters:
  ///   - anchorX: nil for the middle of its width.
  ///   - anchorY: nil for its bottom edge.
  /// - Precondition: all are finite; sizes and the gap are not negative.
  public init(
    width: Double, height: Double, anchorX: Double? = nil, anchorY: Double? = nil,
    gap: Double = 2
  ) {
    precondition(width >= 0 && height >= 0 && gap >= 0, "a marker has a size")
    self.width = width
    self.height = height
    self.anchorX = anchorX ?? width / 2
    self.anchorY = anchorY ?? height
    self.gap = gap
  }

  /// From the pin up to the tip of a card's arrow above it.
  public var rise: Double { anchorY + gap }
  /// From the pin down to the tip of a card's arrow below it.
  public var drop: Double { height - anchorY + 2 * gap }
  /// From the pin to the tip of a card's arrow on its right.
  public var reachRight: Double { width - anchorX + gap }
  /// From the pin to the tip of a card's arrow on its left.
  public var reachLeft: Double { anchorX + gap }
  /// From the pin up to the middle of the marker's body, at which arrows beside it point: half the
  /// shorter of its sides below its top edge.
  public var headRise: Double { anchorY - min(width, height) / 2 }
}
