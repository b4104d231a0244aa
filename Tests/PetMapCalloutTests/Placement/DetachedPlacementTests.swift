import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

@Suite struct DetachedPlacementTests {
  /// A card in the safe rectangle.
  private struct Card {
    let frame: ScreenRect
    let pin: ScreenPoint

    /// Whether the card is at least as far from the pin as an arrow's tip would be: 2 above the
    /// marker's top, 4 below its tip, 2 to the side of its head.
    var isClear: Bool {
      frame.x >= pin.x + 16 || frame.maxX <= pin.x - 16 || frame.y >= pin.y + 4
        || frame.maxY <= pin.y - 38
    }

    var distance: Double {
      let across = max(0, frame.x - pin.x, pin.x - frame.maxX)
      let down = max(0, frame.y - pin.y, pin.y - frame.maxY)
      return (across * across + down * down).squareRoot()
    }
  }

  @Test func `no nearer position in the safe rectangle avoids the marker`() throws {
    try PlacementCase.check(seed: 31, 20_000) { given, _ in
      let (placement, oracle) = (given.placement, given.oracle)
      guard placement.attachment == .detached, let frame = placement.frame else { return nil }
      let card = Card(frame: frame, pin: given.pin)
      let lastX = oracle.safeRight - frame.width
      let lastY = oracle.safeBottom - frame.height
      for x in stride(from: oracle.safeLeft, through: lastX, by: 16) + [lastX]
      where x >= oracle.safeLeft {
        for y in stride(from: oracle.safeTop, through: lastY, by: 16) + [lastY]
        where y >= oracle.safeTop {
          let other = Card(
            frame: ScreenRect(x: x, y: y, width: frame.width, height: frame.height),
            pin: given.pin)
          let isBetter =
            other.isClear && (!card.isClear || other.distance < card.distance - 0.001)
          if isBetter { return "\(placement)\nbetter: \(x),\(y)" }
        }
      }
      return nil
    }
  }

  @Test func `the card of a pin under a sidebar is next to the pin`() throws {
    let insets = try ViewportInsets(top: 0, right: 59, bottom: 21, left: 59)
    let viewport = try Viewport(width: 844, height: 390, insets: insets)
    let placement = CalloutPlacement(
      cardHeight: 320, pin: ScreenPoint(x: 10, y: 370), in: viewport)
    #expect(placement.attachment == .detached)
    #expect(placement.side == .right)
    #expect(placement.frame?.x == 67)
    #expect(placement.arrow == nil)
    #expect(placement.pan == ScreenOffset(dx: 31, dy: 0))
  }

  @Test(
    arguments: [
      (ScreenPoint(x: -30, y: 400), CalloutSide.right), (ScreenPoint(x: 420, y: 400), .left),
      (ScreenPoint(x: 195, y: -90), .below), (ScreenPoint(x: 195, y: 900), .above),
    ])
  func `a pin outside the viewport is hidden and has no frame`(
    pin: ScreenPoint, side: CalloutSide
  ) throws {
    let viewport = try Viewport(width: 390, height: 844)
    let placement = CalloutPlacement(cardHeight: 332, pin: pin, in: viewport)
    #expect(placement.attachment == .hidden)
    #expect(placement.side == side)
    #expect(placement.frame == nil && placement.arrow == nil && !placement.scrolls)
    #expect(placement.pan != nil)
  }

  @Test
  func `a card that would show too little content is detached, and shown in full if possible`()
    throws
  {
    let viewport = try Viewport(width: 300, height: 340)
    let placement = CalloutPlacement(
      cardHeight: 320, pin: ScreenPoint(x: 150, y: 180), in: viewport)
    #expect(placement.attachment == .detached)
    #expect(!placement.scrolls)
    #expect(placement.frame == ScreenRect(x: 21, y: 8, width: 258, height: 320))
  }

  @Test func `a card narrows to the safe rectangle, but not below 120`() throws {
    for (width, card) in [(390.0, 258.0), (274, 258), (273, 257), (200.5, 184.5), (100, 120)] {
      let viewport = try Viewport(width: width, height: 900)
      #expect(CalloutStyle.standard.cardWidth(in: viewport) == card)
      let placement = CalloutPlacement(
        cardHeight: 332, pin: ScreenPoint(x: width / 2, y: 600), in: viewport)
      #expect(placement.frame?.x == max(8, width / 2 - card / 2))
      #expect(placement.frame?.width == card)
    }
  }
}
