import PetMapCallout
import PetMapDrawing
import Testing

/// Tests the rows of the table in *Callout layout*, and the decision trace.
@Suite struct PlacementTableTests {
  struct Screen: Sendable {
    let width: Double
    let height: Double
    let top: Double
    let bottom: Double

    static let phone = Screen(width: 390, height: 844, top: 59, bottom: 34)
    static let small = Screen(width: 320, height: 568, top: 20, bottom: 0)
  }

  struct Row: Sendable, CustomStringConvertible {
    let screen: Screen
    let pin: ScreenPoint
    let cardHeight: Double
    let side: CalloutSide
    let frame: ScreenRect
    /// The distance from the frame's left edge to the middle of the arrow's base.
    let base: Double
    let pan: ScreenOffset?

    init(
      _ screen: Screen, _ x: Double, _ y: Double, _ height: Double, _ side: CalloutSide,
      _ left: Double, _ top: Double, _ visible: Double, base: Double, pan: ScreenOffset? = .zero
    ) {
      self.screen = screen
      pin = ScreenPoint(x: x, y: y)
      cardHeight = height
      self.side = side
      frame = ScreenRect(x: left, y: top, width: 258, height: visible)
      self.base = base
      self.pan = pan
    }

    var description: String { "\(screen.width) wide, pin \(pin.x),\(pin.y), h \(cardHeight)" }
  }

  static let rows: [Row] = [
    Row(.phone, 195, 600, 332, .above, 66, 220, 332, base: 129),
    Row(.phone, 195, 447, 332, .above, 66, 67, 332, base: 129),
    Row(.phone, 195, 446, 332, .below, 66, 460, 332, base: 129),
    Row(.phone, 30, 600, 332, .above, 8, 220, 332, base: 22),
    Row(.phone, 20, 600, 332, .above, 8, 220, 332, base: 22),
    Row(.phone, 380, 600, 332, .above, 124, 220, 332, base: 236),
    Row(.phone, 359, 120, 332, .below, 124, 134, 332, base: 235),
    Row(
      .phone, 195, 430, 632, .below, 66, 444, 358, base: 129,
      pan: ScreenOffset(dx: -97, dy: 0)),
    Row(.phone, 195, 760, 632, .above, 66, 80, 632, base: 129),
    Row(.phone, 195, 443, 868, .below, 66, 457, 345, base: 129, pan: nil),
    Row(.small, 160, 420, 332, .above, 31, 40, 332, base: 129),
    Row(
      .small, 160, 300, 332, .below, 31, 314, 246, base: 129, pan: ScreenOffset(dx: 0, dy: -86)),
    Row(.small, 310, 480, 332, .above, 54, 100, 332, base: 236),
  ]

  @Test(arguments: rows) func `placements match the contract's table`(row: Row) throws {
    let insets = try ViewportInsets(
      top: row.screen.top, right: 0, bottom: row.screen.bottom, left: 0)
    let viewport = try Viewport(
      width: row.screen.width, height: row.screen.height, insets: insets)
    let placement = CalloutPlacement(cardHeight: row.cardHeight, pin: row.pin, in: viewport)
    #expect(placement.side == row.side)
    #expect(placement.attachment == .attached)
    #expect(placement.frame == row.frame)
    #expect(placement.scrolls == (row.frame.height < row.cardHeight))
    let arrow = try #require(placement.arrow)
    #expect((arrow.baseStart.x + arrow.baseEnd.x) / 2 - row.frame.x == row.base)
    let tipY = row.side == .above ? row.pin.y - 38 : row.pin.y + 4
    #expect(arrow.tip == ScreenPoint(x: row.pin.x, y: tipY))
    #expect(placement.pan == row.pan)
  }

  @Test func `a card that fits on the first side has a one-step trace`() throws {
    let insets = try ViewportInsets(top: 59, right: 0, bottom: 34, left: 0)
    let viewport = try Viewport(width: 390, height: 844, insets: insets)
    let placement = CalloutPlacement(
      cardHeight: 332, pin: ScreenPoint(x: 195, y: 600), in: viewport)
    #expect(
      placement.steps == [PlacementStep(rule: .above, size: 332, availableSpace: 485, chosen: true)]
    )
  }

  @Test func `every comparison adds a step to the trace`() throws {
    let viewport = try Viewport(width: 320, height: 568)
    let placement = CalloutPlacement(
      cardHeight: 600, pin: ScreenPoint(x: 310, y: 300), in: viewport, previous: .left)
    let steps = placement.steps
    #expect(
      steps.map(\.rule) == [
        .previous, .above, .below, .right, .left, .scroll, .shift, .arrowOffset, .pan,
      ])
    #expect(steps.filter(\.chosen).map(\.rule) == [.scroll, .shift, .arrowOffset])
  }
}
