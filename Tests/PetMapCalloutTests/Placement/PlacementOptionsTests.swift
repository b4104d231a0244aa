import PetMapCallout
import PetMapDrawing
import PetMapText
import Testing

@Suite struct PlacementOptionsTests {
  private static let viewport = try? Viewport(width: 400, height: 400)

  private static func placement(
    _ options: PlacementOptions, at pin: ScreenPoint = ScreenPoint(x: 200, y: 200),
    previous: CalloutSide? = nil, arrow: CalloutArrowSize = .standard
  ) throws -> CalloutPlacement {
    CalloutPlacement(
      width: 100, height: 60, pin: pin, in: try #require(viewport),
      marker: CalloutMarker(width: 60, height: 20, anchorX: 30, anchorY: 10), arrow: arrow,
      previous: previous, options: options)
  }

  @Test func `the example in the article works`() throws {
    var typesetter = CalloutTypesetter(measurer: TableMeasurer(), style: .sample)
    var content = CalloutContent()
    content.name = "Rex"
    let pin = CalloutPin(id: "a", latitude: 0, longitude: 0)
    let point = ScreenPoint(x: 195, y: 270)
    let phone = try Viewport(width: 390, height: 844)
    let toolbar = ScreenRect(x: 0, y: 59, width: 390, height: 56)
    let options = try PlacementOptions(sides: [.above, .below], obstacles: [toolbar])
    let layout = typesetter.layout(content, of: pin, at: point, in: phone, options: options)
    #expect(layout.placement.side == .below)
    #expect(typesetter.layout(content, of: pin, at: point, in: phone).placement.side == .above)
  }

  @Test(arguments: CalloutSide.allCases) func `the first side that fits is used`(
    side: CalloutSide
  ) throws {
    let others = CalloutSide.allCases.filter { $0 != side }
    #expect(try Self.placement(PlacementOptions(sides: [side] + others)).side == side)
    // There is no space beyond the viewport's edge, so the opposite side is used.
    let corner =
      switch side {
      case .above: ScreenPoint(x: 200, y: 20)
      case .below: ScreenPoint(x: 200, y: 380)
      case .left: ScreenPoint(x: 20, y: 200)
      case .right: ScreenPoint(x: 380, y: 200)
      }
    let opposite: [CalloutSide: CalloutSide] = [
      .above: .below, .below: .above, .left: .right, .right: .left,
    ]
    let both = try PlacementOptions(sides: [side, try #require(opposite[side])])
    #expect(try Self.placement(both, at: corner).side == opposite[side])
    let alone = try Self.placement(PlacementOptions(sides: [side]), at: corner)
    #expect(alone.side == side && alone.attachment == .detached)
    #expect(alone.pan.map { $0.dx != 0 || $0.dy != 0 } == true)
  }

  @Test func `the previous side is kept only if it is allowed`() throws {
    let options = try PlacementOptions(sides: [.right, .left])
    #expect(try Self.placement(options, previous: .left).side == .left)
    #expect(try Self.placement(options, previous: .above).side == .right)
  }

  @Test(arguments: [
    (CalloutAlignment.start, 170.0, 190.0), (.center, 150, 170), (.end, 130, 150),
  ])
  func `a card is flush with the marker`(
    alignment: CalloutAlignment, x: Double, narrow: Double
  ) throws {
    let options = try PlacementOptions(alignment: alignment)
    #expect(try Self.placement(options).frame?.x == x)
    // To the side of the marker, which is too low for an upright arrow, the arrow decides.
    let beside = try PlacementOptions(sides: [.right], alignment: alignment)
    let expected = [178.0, 170, 162][Int(alignment.rawValue)]
    #expect(try Self.placement(beside).frame?.y == expected)
    let arrow = try #require(try Self.placement(beside).arrow)
    #expect((arrow.baseStart.y + arrow.baseEnd.y) / 2 == arrow.tip.y)
    // Without an arrow, nothing but the marker decides.
    let plain = try Self.placement(beside, arrow: CalloutArrowSize(width: 0, height: 0))
    #expect(plain.frame?.y == [190.0, 170, 150][Int(alignment.rawValue)])
  }

  @Test func `each edge has its own padding`() throws {
    let padding = try ViewportInsets(top: 1, right: 2, bottom: 3, left: 4)
    let options = try PlacementOptions(padding: padding)
    let left = try Self.placement(options, at: ScreenPoint(x: 30, y: 200))
    #expect(left.frame?.x == 4)
    let right = try Self.placement(options, at: ScreenPoint(x: 370, y: 200))
    #expect(right.frame?.x == 298)
    let top = try Self.placement(options, at: ScreenPoint(x: 200, y: 83))
    #expect(top.side == .above && top.frame?.y == 1)
    let low = try PlacementOptions(sides: [.below], padding: padding)
    let bottom = try Self.placement(low, at: ScreenPoint(x: 200, y: 313))
    #expect(bottom.attachment == .attached && bottom.frame?.maxY == 397)
  }

  @Test func `an arrow has the given size, and none if a length is 0`() throws {
    let large = try Self.placement(.standard, arrow: CalloutArrowSize(width: 30, height: 16))
    #expect(large.frame?.maxY == 172)
    #expect(large.arrow?.baseStart == ScreenPoint(x: 185, y: 172))
    #expect(large.arrow?.baseEnd == ScreenPoint(x: 215, y: 172))
    let distance = try Self.placement(.standard, arrow: CalloutArrowSize(width: 0, height: 16))
    #expect(distance.frame == large.frame)
    #expect(distance.arrow == nil && distance.attachment == .attached)
    let touching = try Self.placement(.standard, arrow: CalloutArrowSize(width: 20, height: 0))
    #expect(touching.frame?.maxY == 188 && touching.arrow == nil)
  }

  @Test func `content scrolls to the side if only the sides are allowed`() throws {
    let placement = CalloutPlacement(
      width: 100, height: 600, pin: ScreenPoint(x: 200, y: 200), in: try #require(Self.viewport),
      options: try PlacementOptions(sides: [.left, .right]))
    #expect(placement.side == .left && placement.scrolls)
    #expect(placement.frame == ScreenRect(x: 74, y: 8, width: 100, height: 384))
  }

  @Test func `options are refused with the reason`() throws {
    func problem(_ make: () throws(PlacementOptionError) -> PlacementOptions)
      -> PlacementOptionError?
    {
      do throws(PlacementOptionError) {
        _ = try make()
        return nil
      } catch {
        return error
      }
    }
    func obstacles(_ rects: ScreenRect...) -> PlacementOptionError? {
      problem { () throws(PlacementOptionError) in try PlacementOptions(obstacles: rects) }
    }
    let rect = ScreenRect(x: 0, y: 0, width: 1, height: 1)
    #expect(
      problem { () throws(PlacementOptionError) in try PlacementOptions(sides: []) } == .noSide)
    #expect(
      problem { () throws(PlacementOptionError) in
        try PlacementOptions(sides: [.left, .above, .left])
      } == .repeatedSide(.left))
    #expect(obstacles(rect, ScreenRect(x: 0, y: 0, width: -1, height: 1)) == .obstacle(1))
    #expect(obstacles(ScreenRect(x: .nan, y: 0, width: 1, height: 1)) == .obstacle(0))
    let many = Array(repeating: rect, count: 65)
    #expect(
      problem { () throws(PlacementOptionError) in try PlacementOptions(obstacles: many) }
        == .tooManyObstacles(65))
    #expect(throws: Never.self) { try PlacementOptions(obstacles: Array(many.dropLast())) }
  }
}
