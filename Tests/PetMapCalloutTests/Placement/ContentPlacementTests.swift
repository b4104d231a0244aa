import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

/// Tests the placement of custom content at markers of any shape.
@Suite struct ContentPlacementTests {
  private let phone: Viewport

  init() throws { phone = try Viewport(width: 390, height: 844) }

  @Test func `the arrow is centered on content narrower than its corners and the arrow's base`() {
    let placement = CalloutPlacement(
      width: 24, height: 20, pin: ScreenPoint(x: 200, y: 400), in: phone)
    #expect(placement.frame == ScreenRect(x: 188, y: 332, width: 24, height: 20))
    #expect(placement.arrow?.baseStart == ScreenPoint(x: 190, y: 352))
    #expect(placement.arrow?.baseEnd == ScreenPoint(x: 210, y: 352))
  }

  @Test(arguments: [
    // A wide pill, a tall badge, and the standard teardrop: the head's center is half the shorter
    // side below the top edge.
    (64.0, 22.0, 11.0), (20, 60, 10), (28, 36, 14),
  ])
  func `a horizontal arrow points at the middle of the marker's head`(
    width: Double, height: Double, middle: Double
  ) throws {
    let marker = CalloutMarker(width: width, height: height)
    let low = try Viewport(width: 900, height: 300)
    let pin = ScreenPoint(x: 200, y: 150)
    let placement = CalloutPlacement(width: 200, height: 200, pin: pin, in: low, marker: marker)
    #expect(placement.side == .right)
    #expect(placement.arrow?.tip.y == pin.y - height + middle)
  }

  /// Random content, markers, and screens, with integer sizes.
  fileprivate struct Given: CustomStringConvertible {
    let width, height: Double
    let pin: ScreenPoint
    let viewport: Viewport
    let marker: CalloutMarker

    init(_ random: inout SeededRandom) throws {
      func whole(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
      }
      width = whole(1...300)
      height = whole(1...400)
      viewport = try Viewport(width: whole(40...500), height: whole(40...500))
      pin = ScreenPoint(x: whole(0...Int(viewport.width)), y: whole(0...Int(viewport.height)))
      let (across, down) = (whole(0...80), whole(0...80))
      marker = CalloutMarker(
        width: across, height: down, anchorX: whole(0...Int(across)),
        anchorY: whole(0...Int(down)), gap: whole(0...6))
    }

    var placement: CalloutPlacement {
      CalloutPlacement(width: width, height: height, pin: pin, in: viewport, marker: marker)
    }

    var description: String {
      "\(width)×\(height) at \(pin.x),\(pin.y) in \(viewport.width)×\(viewport.height) \(marker)"
    }
  }

  @Test
  func `an arrow's base is 20 wide and avoids the corners, or is centered on a short edge`()
    throws
  {
    var random = SeededRandom(seed: 41)
    for _ in 0..<cases(200_000) {
      let start = random
      let given = try Given(&random)
      let placement = given.placement
      guard let arrow = placement.arrow, let frame = placement.frame else { continue }
      let isUpright = placement.side == .above || placement.side == .below
      let base =
        isUpright
        ? (arrow.baseStart.x - frame.x, arrow.baseEnd.x - frame.x)
        : (arrow.baseStart.y - frame.y, arrow.baseEnd.y - frame.y)
      let edge = isUpright ? frame.width : frame.height
      let middle = (base.0 + base.1) / 2
      let isPlaced =
        edge >= 44 ? base.0 >= 12 && base.1 <= edge - 12 : abs(middle - edge / 2) < 0.001
      guard isPlaced, abs(base.1 - base.0 - 20) < 0.001 else {
        Issue.record("\(start): \(given)\n\(placement)")
        return
      }
    }
  }

  @Test func `no clear position in the safe rectangle is nearer than the detached frame`() throws {
    var random = SeededRandom(seed: 42)
    for _ in 0..<cases(20_000, debug: 4_000) {
      let start = random
      let given = try Given(&random)
      let placement = given.placement
      guard placement.attachment == .detached, let frame = placement.frame else { continue }
      let (lastX, lastY) = (
        given.viewport.width - 8 - frame.width, given.viewport.height - 8 - frame.height
      )
      let chosen = (
        given.isClear(x: frame.x, y: frame.y, frame), given.distance(x: frame.x, y: frame.y, frame)
      )
      for x in stride(from: 8, through: max(8, lastX), by: 3) {
        for y in stride(from: 8, through: max(8, lastY), by: 3)
        where given.isClear(x: x, y: y, frame) {
          guard chosen.0, given.distance(x: x, y: y, frame) >= chosen.1 - 0.001 else {
            Issue.record("\(start): \(given)\n\(placement)\nbetter: \(x),\(y)")
            return
          }
        }
      }
    }
  }
}

extension ContentPlacementTests.Given {
  /// Returns whether a frame is at least as far from the pin as an arrow's tip would be.
  fileprivate func isClear(x: Double, y: Double, _ frame: ScreenRect) -> Bool {
    x >= pin.x + marker.reachRight || x + frame.width <= pin.x - marker.reachLeft
      || y >= pin.y + marker.reachBelow || y + frame.height <= pin.y - marker.reachAbove
  }

  fileprivate func distance(x: Double, y: Double, _ frame: ScreenRect) -> Double {
    let across = max(0, x - pin.x, pin.x - x - frame.width)
    let down = max(0, y - pin.y, pin.y - y - frame.height)
    return (across * across + down * down).squareRoot()
  }
}
