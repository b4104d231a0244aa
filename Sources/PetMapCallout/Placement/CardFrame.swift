import PetMapDrawing

/// A card's frame in the unit of placement.
struct CardFrame: Hashable, Sendable {
  let x: Millipixels
  let y: Millipixels
  let height: Millipixels

  var maxX: Millipixels { x + .cardWidth }
  var maxY: Millipixels { y + height }

  var rect: ScreenRect {
    ScreenRect(
      x: x.pixels, y: y.pixels, width: CalloutMetrics.cardWidth, height: height.pixels)
  }
}
