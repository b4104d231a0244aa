import PetMapDrawing

/// How much height there is for a card above and below a pin's marker.
///
/// A card above a pin that stands under the bar at the bottom, and one below a pin under the bar at
/// the top, stay in the safe rectangle; their arrow is that much longer.
struct PinRooms: Sendable {
  /// The bottom edge of a card above the marker.
  let edgeAbove: Millipixels
  /// The top edge of a card below the marker.
  let edgeBelow: Millipixels
  /// Negative where the edge is beyond the safe rectangle.
  let above: Millipixels
  /// Negative where the edge is beyond the safe rectangle.
  let below: Millipixels

  init(_ input: PlacementInput) {
    let lengths = input.lengths
    let safe = input.safe
    edgeAbove = min(input.y - lengths.rise - lengths.arrowLength, safe.bottom)
    edgeBelow = max(input.y + lengths.drop + lengths.arrowLength, safe.top)
    above = edgeAbove - safe.top
    below = safe.bottom - edgeBelow
  }
}
