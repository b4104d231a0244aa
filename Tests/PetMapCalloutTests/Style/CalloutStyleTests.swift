import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

@Suite struct CalloutStyleTests {
  @Test func `the standard marker has the distances given in the contract`() {
    let marker = CalloutMarker.standard
    #expect(marker.reachAbove == 38)
    #expect(marker.reachBelow == 4)
    #expect(marker.reachLeft == 16)
    #expect(marker.reachRight == 16)
    #expect(marker.headHeight == 22)
  }

  @Test func `the distances depend on the marker's anchor`() {
    let flag = CalloutMarker(width: 20, height: 30, anchorX: 4, anchorY: 25)
    #expect(flag.reachAbove == 27)
    #expect(flag.reachBelow == 9)
    #expect(flag.reachLeft == 6)
    #expect(flag.reachRight == 18)
    #expect(flag.headHeight == 15)
  }

  static var lengths: [WritableKeyPath<CalloutStyle, Double>] {
    [
      \.width, \.leastWidth, \.sidePadding, \.verticalPadding, \.cornerRadius, \.shadow.blur,
      \.shadow.offset.dx, \.shadow.offset.dy, \.arrowWidth, \.arrowLength,
      \.maximumArrowOffset,
      \.leastVisibleHeight, \.photoHeight, \.photoRadius, \.placeholderDiameter, \.pawSize,
      \.badgeSidePadding, \.badgeVerticalPadding, \.badgeRadius,
    ]
  }

  @Test func `the layout ID depends on every length and the marker`() {
    var names: Set<LayoutID> = [LayoutID(fonts: "a")]
    for length in Self.lengths {
      var style = CalloutStyle.standard
      style[keyPath: length] += 0.5
      names.insert(LayoutID(fonts: "a", style: style))
    }
    var style = CalloutStyle.standard
    style.marker = CalloutMarker(width: 28, height: 36, anchorX: 14, anchorY: 35)
    names.insert(LayoutID(fonts: "a", style: style))
    #expect(names.count == Self.lengths.count + 2)
  }

  @Test func `the layout ID test covers every length`() {
    let lengths = Mirror(reflecting: CalloutStyle.standard).children.filter { $0.value is Double }
    // The text scale is not a length, and the shadow consists of three lengths.
    #expect(lengths.count - 1 == Self.lengths.count - 3)
  }

  @Test func `neither the card nor the arrow covers a random marker`() throws {
    try PlacementCase.check(seed: 51, 200_000) { given, random in
      let marker = Self.marker(&random)
      var style = CalloutStyle.standard
      style.marker = marker
      let placement = CalloutPlacement(
        cardHeight: given.cardHeight, pin: given.pin, in: given.viewport,
        previous: given.previous, style: style)
      guard let frame = placement.frame, let arrow = placement.arrow else { return nil }
      let box = ScreenRect(
        x: given.pin.x - marker.anchorX, y: given.pin.y - marker.anchorY, width: marker.width,
        height: marker.height)
      let holds =
        switch placement.side {
        case .above: frame.maxY <= arrow.tip.y - 10 && arrow.tip.y == box.y - 2
        case .below: frame.y >= arrow.tip.y + 10 && arrow.tip.y == box.maxY + 4
        case .left: frame.maxX == arrow.tip.x - 10 && arrow.tip.x == box.x - 2
        case .right: frame.x == arrow.tip.x + 10 && arrow.tip.x == box.maxX + 2
        }
      return holds ? nil : "\(marker)\n\(placement)"
    }
  }

  /// Returns a marker of random size, in half pixels.
  private static func marker(_ random: inout SeededRandom) -> CalloutMarker {
    let width = Double(random.int(in: 8...120)) / 2
    let height = Double(random.int(in: 8...160)) / 2
    return CalloutMarker(
      width: width, height: height, anchorX: (width * 0.75).rounded(.down), anchorY: height / 2)
  }
}
