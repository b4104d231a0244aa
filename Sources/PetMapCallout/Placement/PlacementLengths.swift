import PetMapDrawing

/// A style's lengths in the unit of placement; see ``CalloutStyle`` and ``CalloutMarker`` for each.
struct PlacementLengths: Sendable {
  let margin: Millipixels
  let arrowLength: Millipixels
  let halfArrowWidth: Millipixels
  let largestLean: Millipixels
  let leastVisibleHeight: Millipixels
  /// From a card's corner to the nearest position of the middle of an arrow's base.
  let cornerReach: Millipixels
  let rise: Millipixels
  let drop: Millipixels
  let reachLeft: Millipixels
  let reachRight: Millipixels
  let headRise: Millipixels

  init(_ style: CalloutStyle) {
    margin = Millipixels(style.margin)
    arrowLength = Millipixels(style.arrowLength)
    halfArrowWidth = Millipixels(style.arrowWidth / 2)
    largestLean = Millipixels(style.largestLean)
    leastVisibleHeight = Millipixels(style.leastVisibleHeight)
    cornerReach = Millipixels(style.cornerRadius + style.arrowWidth / 2)
    rise = Millipixels(style.marker.rise)
    drop = Millipixels(style.marker.drop)
    reachLeft = Millipixels(style.marker.reachLeft)
    reachRight = Millipixels(style.marker.reachRight)
    headRise = Millipixels(style.marker.headRise)
  }
}
