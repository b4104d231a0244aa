import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

/// Compares the placement of content of any size, at markers of any shape, with the specification.
struct ContentOracleTests {
  /// Random content, markers, screens, insets, and options, including content that is larger than the
  /// screen and pins outside the viewport.
  private struct Given: CustomStringConvertible {
    private(set) var oracle: ContentOracle
    let pin: ScreenPoint

    init(
      _ random: inout SeededRandom, isCoarse: Bool = false, hasOptions: Bool = true
    ) throws {
      func length(_ range: ClosedRange<Int>) -> Double {
        let whole = Double(Int.random(in: range, using: &random))
        if isCoarse { return (whole / 4).rounded(.down) * 4 }
        // Half of the lengths are integers, so that the rules' thresholds often coincide.
        return Bool.random(using: &random)
          ? whole : whole + Double(Int.random(in: 0..<8, using: &random)) / 8
      }
      func oneIn(_ count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }
      let insets =
        oneIn(2)
        ? try ViewportInsets(
          top: length(0...28), right: length(0...28), bottom: length(0...28), left: length(0...28))
        : try ViewportInsets(top: 0, right: 0, bottom: 0, left: 0)
      let viewport = try Viewport(
        width: length(isCoarse ? 60...300 : 140...900),
        height: length(isCoarse ? 60...300 : 140...900), insets: insets)
      let marker: CalloutMarker
      if oneIn(4) {
        marker = .standard
      } else {
        let (across, down) = (length(0...90), length(0...70))
        marker = CalloutMarker(
          width: across, height: down, anchorX: length(0...Int(across)),
          anchorY: length(0...Int(down)), gap: length(0...8))
      }
      oracle = ContentOracle(
        width: oneIn(3) ? length(0...44) : length(20...(isCoarse ? 200 : 700)),
        height: oneIn(3) ? length(0...44) : length(20...(isCoarse ? 200 : 700)), viewport: viewport,
        marker: marker, previous: oneIn(3) ? .allCases.randomElement(using: &random) : nil)
      if hasOptions, oneIn(2) {
        let sides = CalloutSide.allCases.shuffled(using: &random)
        oracle.sides = Array(sides.prefix(Int.random(in: 1...4, using: &random)))
        oracle.alignment = .allCases.randomElement(using: &random) ?? .end
        oracle.padding = try ViewportInsets(
          top: length(0...28), right: length(0...28), bottom: length(0...28), left: length(0...28))
        oracle.arrow = CalloutArrowSize(
          width: oneIn(4) ? 0 : length(0...20) * 2, height: oneIn(4) ? 0 : length(0...24))
      }
      let reach = oneIn(8) ? 40 : 0
      pin = ScreenPoint(
        x: length(-reach...Int(viewport.width) + reach),
        y: length(-reach...Int(viewport.height) + reach))
    }

    var placement: CalloutPlacement {
      CalloutPlacement(
        width: oracle.width, height: oracle.height, pin: pin, in: oracle.viewport,
        marker: oracle.marker, arrow: oracle.arrow, previous: oracle.previous, options: options)
    }

    private var options: PlacementOptions {
      guard
        let options = try? PlacementOptions(
          sides: oracle.sides, alignment: oracle.alignment, padding: oracle.padding)
      else { preconditionFailure("the options are valid") }
      return options
    }

    var description: String {
      "\(oracle.width)×\(oracle.height) at \(pin.x),\(pin.y), previous \(oracle.previous?.name ?? "-")"
        + " in \(oracle.viewport) with \(oracle.marker), \(oracle.arrow) and \(options)"
    }
  }

  private func near(_ one: Double, _ other: Double) -> Bool { abs(one - other) <= 0.0011 }
  private func near(_ one: ScreenPoint, _ other: ScreenPoint) -> Bool {
    near(one.x, other.x) && near(one.y, other.y)
  }

  private func near(_ one: ScreenRect, _ other: ScreenRect) -> Bool {
    near(one.x, other.x) && near(one.y, other.y) && near(one.width, other.width)
      && near(one.height, other.height)
  }

  private func holds(_ given: Given, _ placement: CalloutPlacement) -> Bool {
    switch given.oracle.expected(given.pin.x, given.pin.y) {
    case .hidden:
      return placement.attachment == .hidden && placement.frame == nil && placement.arrow == nil
    case .detached:
      return placement.attachment == .detached && placement.frame != nil && placement.arrow == nil
    case .attached(let expected):
      guard placement.attachment == .attached, placement.side == expected.side,
        let frame = placement.frame, near(frame, expected.frame),
        placement.scrolls == (expected.frame.height < given.oracle.height),
        (placement.pan == .zero) == !placement.scrolls
      else { return false }
      guard let arrow = placement.arrow else { return !given.oracle.hasArrow }
      let base = ScreenPoint(
        x: (arrow.baseStart.x + arrow.baseEnd.x) / 2, y: (arrow.baseStart.y + arrow.baseEnd.y) / 2)
      let span = max(
        abs(arrow.baseEnd.x - arrow.baseStart.x), abs(arrow.baseEnd.y - arrow.baseStart.y))
      return given.oracle.hasArrow && near(arrow.tip, expected.tip) && near(base, expected.base)
        && near(span, given.oracle.arrow.width)
    }
  }

  @Test(arguments: [51, 52, 53] as [UInt64])
  func `a placement matches the contract`(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases(1_000_000, debug: 4_000) {
      let start = random
      let given = try Given(&random)
      let placement = given.placement
      guard holds(given, placement) else {
        let expected = given.oracle.expected(given.pin.x, given.pin.y)
        Issue.record("\(start): \(given)\n\(placement)\n\(expected)")
        return
      }
    }
  }

  /// All lengths are multiples of four, so the rules' thresholds are at even positions.
  @Test func `no shorter pan to any pixel of the viewport suffices`() throws {
    var random = SeededRandom(seed: 54)
    for _ in 0..<cases(400, debug: 12) {
      let start = random
      let given = try Given(&random, isCoarse: true)
      guard given.oracle.previous == nil else { continue }
      let viewport = given.oracle.viewport
      func positions(_ length: Double) -> [Double] {
        stride(from: 0, through: length, by: 2).flatMap { [$0, $0 + 0.001, $0 + 1.999] }
      }
      let (columns, rows) = (positions(viewport.width), positions(viewport.height))
      let best = given.oracle.smallestPan(given.pin.x, given.pin.y, columns: columns, rows: rows)
      let pan = given.placement.pan.map { ($0.dx * $0.dx + $0.dy * $0.dy).squareRoot() }
      let agree = best == nil ? pan == nil : pan.map { abs($0 - best!) <= 0.003 } ?? false
      guard agree else {
        Issue.record("\(start): \(given)\n\(given.placement)\nbest \(String(describing: best))")
        return
      }
    }
  }

  @Test func `a detached frame is at the nearest position that avoids the marker`() throws {
    var random = SeededRandom(seed: 55)
    for _ in 0..<cases(100_000, debug: 2_000) {
      let start = random
      let given = try Given(&random, hasOptions: false)
      let placement = given.placement
      guard placement.attachment == .detached, let frame = placement.frame else { continue }
      let oracle = given.oracle
      let (px, py) = (given.pin.x, given.pin.y)
      let (lastX, lastY) = (oracle.right - frame.width, oracle.bottom - frame.height)
      func isClear(_ x: Double, _ y: Double) -> Bool {
        x >= px + oracle.reachRight || x + frame.width <= px - oracle.reachLeft
          || y >= py + oracle.reachBelow || y + frame.height <= py - oracle.reachAbove
      }
      func distance(_ x: Double, _ y: Double) -> Double {
        let across = max(0, x - px, px - x - frame.width)
        let down = max(0, y - py, py - y - frame.height)
        return (across * across + down * down).squareRoot()
      }
      // The nearest position is aligned with an edge of the safe rectangle, the pin, or the marker.
      let columns = [
        oracle.left, lastX, px + oracle.reachRight, px - oracle.reachLeft - frame.width, px,
        px - frame.width, px - frame.width / 2,
      ].filter { $0 >= oracle.left && $0 <= lastX }
      let rows = [
        oracle.top, lastY, py + oracle.reachBelow, py - oracle.reachAbove - frame.height, py,
        py - frame.height, py - frame.height / 2,
      ].filter { $0 >= oracle.top && $0 <= lastY }
      let isInside =
        frame.x >= oracle.left - 0.001 && frame.y >= oracle.top - 0.001
        && (frame.x <= lastX + 0.001 || oracle.right - oracle.left < frame.width)
        && frame.height <= max(0, oracle.bottom - oracle.top) + 0.001
      let chosen = (isClear(frame.x, frame.y), distance(frame.x, frame.y))
      let better = columns.lazy.flatMap { x in rows.map { (x, $0) } }.first { x, y in
        isClear(x, y) && (!chosen.0 || distance(x, y) < chosen.1 - 0.002)
      }
      guard isInside, better == nil else {
        Issue.record("\(start): \(given)\n\(placement)\nbetter \(String(describing: better))")
        return
      }
    }
  }
}
