import PetMapDrawing

/// How far the map has to move for the whole card to fit, attached.
///
/// For every side there is a rectangle of pin places at which the whole card fits on that side and the
/// arrow leans no more than it may. The rules attach the whole card exactly where the pin is in one of
/// the four. So the smallest movement is the one to the nearest point of the four rectangles, cut to
/// the viewport. Smallest is by its length on the screen (Euclid); of equal ones above goes before
/// below, right and left.
struct PanHint {
  /// The places of the pin's tip from which one side serves, edges included.
  struct Region {
    let minX: Millipixels
    let minY: Millipixels
    let maxX: Millipixels
    let maxY: Millipixels
  }

  let safe: SafeArea
  let width: Millipixels
  let height: Millipixels
  let cardHeight: Millipixels

  /// Where the pin must be for the whole card to stand on that side; nil when no place serves.
  func region(_ side: CalloutSide) -> Region? {
    guard cardHeight <= safe.height else { return nil }
    switch side {
    case .above:
      return cut(
        columns, safe.top + cardHeight + .arrowLength + .rise, height)
    case .below:
      return cut(columns, .zero, safe.bottom - cardHeight - .arrowLength - .drop)
    case .right:
      guard safe.width >= .cardWidth else { return nil }
      let columns = (safe.left - .arrowLength, safe.right - .cardWidth - .arrowLength)
      return cut(columns, rows.0, rows.1)
    case .left:
      guard safe.width >= .cardWidth else { return nil }
      let columns = (safe.left + .cardWidth + .arrowLength, safe.right + .arrowLength)
      return cut(columns, rows.0, rows.1)
    }
  }

  /// Where the arrow of a card above or below reaches the pin.
  private var columns: (Millipixels, Millipixels) {
    let first = safe.cardX(near: safe.left)
    let last = safe.cardX(near: safe.right)
    return (
      first + .cornerReach - .largestLean, last + .cardWidth - .cornerReach + .largestLean
    )
  }

  /// Where the arrow of a card beside the pin reaches the marker's head.
  private var rows: (Millipixels, Millipixels) {
    let reach = min(Millipixels.cornerReach, cardHeight.half)
    return (
      safe.top + reach - .largestLean + .rise, safe.bottom - reach + .largestLean + .rise
    )
  }

  private func cut(
    _ columns: (Millipixels, Millipixels), _ minY: Millipixels, _ maxY: Millipixels
  ) -> Region? {
    let region = Region(
      minX: max(.zero, columns.0), minY: max(.zero, minY), maxX: min(width, columns.1),
      maxY: min(height, maxY))
    return region.minX <= region.maxX && region.minY <= region.maxY ? region : nil
  }
}

extension CalloutPlacer {
  /// The smallest movement after which the whole card fits, attached; nil when none does.
  mutating func panHint() -> ScreenOffset? {
    let hint = PanHint(safe: safe, width: width, height: height, cardHeight: cardHeight)
    var best: (dx: Millipixels, dy: Millipixels, square: Double)?
    for side in [CalloutSide.above, .below, .right, .left] {
      guard let region = hint.region(side) else { continue }
      let dx = x.clamped(region.minX, region.maxX) - x
      let dy = y.clamped(region.minY, region.maxY) - y
      let square = dx.squared + dy.squared
      if let best, best.square <= square { continue }
      best = (dx, dy, square)
    }
    guard let best else {
      record(.pan, need: cardHeight, room: safe.height, chosen: false)
      return nil
    }
    record(
      .pan, need: Millipixels(best.square.squareRoot() / 1_000), room: safe.height, chosen: true)
    return ScreenOffset(dx: best.dx.pixels, dy: best.dy.pixels)
  }
}
