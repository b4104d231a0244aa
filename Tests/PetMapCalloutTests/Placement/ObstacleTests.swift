import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

/// Compares placements that avoid obstacles with a search through every position of the card.
@Suite struct ObstacleTests {
  /// Random content, markers, screens, options, and obstacles. All lengths are even integers, so the
  /// best positions are integers.
  private struct Given: CustomStringConvertible {
    private(set) var oracle: ContentOracle
    let pin: ScreenPoint
    let obstacles: [ScreenRect]

    init(_ random: inout SeededRandom) throws {
      func even(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random) / 2 * 2)
      }
      func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      func insets() throws -> ViewportInsets {
        try ViewportInsets(
          top: even(0...30), right: even(0...30), bottom: even(0...30), left: even(0...30))
      }
      let viewport = try Viewport(
        width: even(180...500), height: even(180...500),
        insets: oneIn(3) ? try insets() : .zero)
      let marker = CalloutMarker(
        width: even(0...60) * 2, height: even(0...40) * 2, anchorX: even(0...40),
        anchorY: even(0...40), gap: even(0...6))
      oracle = ContentOracle(
        width: even(20...220) * (oneIn(6) ? 2 : 1), height: even(20...220) * (oneIn(6) ? 2 : 1),
        viewport: viewport, marker: marker,
        previous: oneIn(3) ? .allCases.randomElement(using: &random) : nil)
      if oneIn(2) {
        let sides = CalloutSide.allCases.shuffled(using: &random)
        oracle.sides = Array(sides.prefix(Int.random(in: 1...4, using: &random)))
        oracle.alignment = .allCases.randomElement(using: &random) ?? .end
        oracle.padding = try insets()
        oracle.arrow = CalloutArrowSize(
          width: oneIn(4) ? 0 : even(0...20) * 2, height: oneIn(4) ? 0 : even(0...24))
      }
      pin = ScreenPoint(
        x: even(0...Int(viewport.width)), y: even(0...Int(viewport.height)))
      obstacles = (0..<Int.random(in: 1...6, using: &random)).map { _ in
        ScreenRect(
          x: even(-60...Int(viewport.width)), y: even(-60...Int(viewport.height)),
          width: even(0...160), height: even(0...160))
      }
    }

    func placement(avoiding obstacles: [ScreenRect]) throws -> CalloutPlacement {
      CalloutPlacement(
        width: oracle.width, height: oracle.height, pin: pin, in: oracle.viewport,
        marker: oracle.marker, arrow: oracle.arrow, previous: oracle.previous,
        options: try PlacementOptions(
          sides: oracle.sides, alignment: oracle.alignment, padding: oracle.padding,
          obstacles: obstacles))
    }

    var description: String { "\(oracle) at \(pin), avoiding \(obstacles)" }
  }

  /// A position of the card. The best one has the least rank.
  private struct Candidate {
    let side: CalloutSide
    let isAttached: Bool
    let frame: ScreenRect
    /// Whether the card scrolls or what it covers of the marker, the covered area, and the rest in
    /// the order of the contract.
    let rank: [Double]
  }

  private static func area(_ frame: ScreenRect, _ obstacles: [ScreenRect]) -> Double {
    obstacles.reduce(0) { sum, obstacle in
      let across = min(frame.maxX, obstacle.maxX) - max(frame.x, obstacle.x)
      let down = min(frame.maxY, obstacle.maxY) - max(frame.y, obstacle.y)
      return sum + max(0, across) * max(0, down)
    }
  }

  /// Returns the frame at every integer position along a side in the safe rectangle, with the distance
  /// from its own position.
  private static func shifted(
    _ frame: ScreenRect, _ side: CalloutSide, _ oracle: ContentOracle
  ) -> [(frame: ScreenRect, shift: Double)] {
    let isUpright = side == .above || side == .below
    let (low, high) = isUpright ? (oracle.left, oracle.right) : (oracle.top, oracle.bottom)
    let last = max(low, high - (isUpright ? frame.width : frame.height))
    return stride(from: low, through: last, by: 1).map { position in
      var moved = frame
      if isUpright { moved.x = position } else { moved.y = position }
      return (moved, abs(position - (isUpright ? frame.x : frame.y)))
    }
  }

  /// Returns every position of an attached card, whole or scrolling.
  private static func attached(_ given: Given, _ obstacles: [ScreenRect]) -> [Candidate] {
    let (oracle, px, py) = (given.oracle, given.pin.x, given.pin.y)
    return oracle.sides.enumerated().flatMap { order, side -> [Candidate] in
      let isWhole = oracle.fits(side, px, py)
      let height = isWhole ? oracle.height : oracle.scrollingHeight(side, px, py) ?? 0
      guard isWhole || height >= 162 else { return [] }
      let isUpright = side == .above || side == .below
      let place = side == oracle.previous ? -1 : Double(order)
      let frame = oracle.attached(side, height, px, py).frame
      return shifted(frame, side, oracle).compactMap { moved, shift in
        let tip = isUpright ? px : oracle.body(py)
        let edge = isUpright ? moved.x : moved.y
        let base = oracle.base(tip, on: edge, length: isUpright ? moved.width : moved.height)
        guard abs(base - tip) <= 40 else { return nil }
        return Candidate(
          side: side, isAttached: true, frame: moved,
          rank: [isWhole ? 0 : 1, area(moved, obstacles), -height, place, shift, edge])
      }
    }
  }

  /// Returns the best position of a detached card on each side.
  private static func detached(_ given: Given, _ obstacles: [ScreenRect]) -> [Candidate] {
    let (oracle, px, py) = (given.oracle, given.pin.x, given.pin.y)
    let height = max(0, min(oracle.height, oracle.bottom - oracle.top))
    return oracle.sides.enumerated().compactMap { order, side in
      // The position along the side is that of an attached card, but not past the pin.
      var frame = oracle.attached(side, height, px, py).frame
      let (lastX, lastY) = (oracle.right - frame.width, oracle.bottom - height)
      switch side {
      case .above: frame.y = oracle.clamp(py - oracle.reachAbove - height, oracle.top, lastY)
      case .below: frame.y = oracle.clamp(py + oracle.reachBelow, oracle.top, lastY)
      case .right: frame.x = oracle.clamp(px + oracle.reachRight, oracle.left, lastX)
      case .left:
        frame.x = oracle.clamp(px - oracle.reachLeft - frame.width, oracle.left, lastX)
      }
      if side == .left || side == .right {
        let aligned = oracle.aligned(height, side, px, py)
        frame.y = oracle.clamp(oracle.clamp(aligned, py - height, py), oracle.top, lastY)
      }
      let (gap, clearance) =
        switch side {
        case .above: (py - frame.maxY, oracle.reachAbove)
        case .below: (frame.y - py, oracle.reachBelow)
        case .right: (frame.x - px, oracle.reachRight)
        case .left: (px - frame.maxX, oracle.reachLeft)
        }
      let covers = gap >= clearance ? 0.0 : gap > 0 ? 1 : 2
      let best = shifted(frame, side, oracle).min { one, other in
        let (area, otherArea) = (area(one.frame, obstacles), area(other.frame, obstacles))
        return (area, one.shift, one.frame.x + one.frame.y)
          < (otherArea, other.shift, other.frame.x + other.frame.y)
      }
      guard let moved = best?.frame else { return nil }
      let across = max(0, moved.x - px, px - moved.maxX)
      let down = max(0, moved.y - py, py - moved.maxY)
      return Candidate(
        side: side, isAttached: false, frame: moved,
        rank: [covers, area(moved, obstacles), across * across + down * down, Double(order)])
    }
  }

  @Test(arguments: [61, 62, 63] as [UInt64])
  func `no position on an allowed side covers less`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var counts = [0, 0, 0]
    for _ in 0..<cases(20_000, debug: 400) {
      let start = random
      let given = try Given(&random)
      let plain = try given.placement(avoiding: [])
      let placement = try given.placement(avoiding: given.obstacles)
      guard let frame = plain.frame, Self.area(frame, given.obstacles) > 0 else {
        // The placement without obstacles is kept if it covers none.
        guard placement == plain else {
          Issue.record("\(start): \(given)\n\(placement)\n\(plain)")
          return
        }
        continue
      }
      let attached = Self.attached(given, given.obstacles)
      let candidates = attached.isEmpty ? Self.detached(given, given.obstacles) : attached
      let best = try #require(
        candidates.min { $0.rank.lexicographicallyPrecedes($1.rank) })
      guard placement.side == best.side, placement.frame == best.frame,
        (placement.attachment == .attached) == best.isAttached
      else {
        Issue.record("\(start): \(given)\n\(placement)\n\(best)")
        return
      }
      let step = placement.steps.first { $0.rule == .obstacles }
      #expect(step?.size == Self.area(frame, given.obstacles), "\(start)")
      #expect(step?.availableSpace == best.rank[1], "\(start)")
      counts[attached.isEmpty ? 2 : Int(best.rank[0])] += 1
    }
    #expect(counts.allSatisfy { $0 > cases(100, debug: 0) }, "\(counts)")
  }

  @Test func `neither the order of obstacles nor their division matters`() throws {
    var random = SeededRandom(seed: 64)
    for _ in 0..<cases(50_000) {
      let start = random
      let given = try Given(&random)
      let halves = given.obstacles.flatMap { rect in
        [
          ScreenRect(x: rect.x, y: rect.y, width: rect.width / 2, height: rect.height),
          ScreenRect(
            x: rect.x + rect.width / 2, y: rect.y, width: rect.width / 2, height: rect.height),
        ]
      }
      let placement = try given.placement(avoiding: given.obstacles)
      let other = try given.placement(avoiding: halves.shuffled(using: &random))
      guard placement == other else {
        Issue.record("\(start): \(given)\n\(placement)\n\(other)")
        return
      }
    }
  }

  @Test func `a card moves along its side, then to another side, and covers least otherwise`()
    throws
  {
    let viewport = try Viewport(width: 400, height: 400)
    func frame(_ obstacles: ScreenRect..., sides: [CalloutSide] = [.above, .below]) throws
      -> ScreenRect?
    {
      CalloutPlacement(
        width: 100, height: 60, pin: ScreenPoint(x: 200, y: 200), in: viewport,
        marker: CalloutMarker(width: 20, height: 20, anchorX: 10, anchorY: 10),
        options: try PlacementOptions(sides: sides, obstacles: obstacles)
      ).frame
    }
    #expect(try frame() == ScreenRect(x: 150, y: 118, width: 100, height: 60))
    let corner = ScreenRect(x: 230, y: 100, width: 50, height: 50)
    #expect(try frame(corner) == ScreenRect(x: 130, y: 118, width: 100, height: 60))
    let bar = ScreenRect(x: 0, y: 0, width: 400, height: 130)
    #expect(try frame(bar) == ScreenRect(x: 150, y: 224, width: 100, height: 60))
    #expect(try frame(bar, sides: [.above]) == ScreenRect(x: 150, y: 118, width: 100, height: 60))
    let footer = ScreenRect(x: 0, y: 280, width: 400, height: 120)
    #expect(try frame(bar, footer) == ScreenRect(x: 150, y: 224, width: 100, height: 60))
  }
}
