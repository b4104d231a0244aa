import PetMapCallout
import PetMapDrawing
import TestSupport
import Testing

/// The input of a random placement, with lengths that are multiples of an eighth of a pixel.
struct PlacementCase: CustomStringConvertible {
  let viewport: Viewport
  let pin: ScreenPoint
  let cardHeight: Double
  let previous: CalloutSide?

  init(_ random: inout SeededRandom) throws {
    // One viewport in four is too narrow for the whole card.
    let isNarrow = Int.random(in: 0..<4, using: &random) == 0
    let width = Self.length(isNarrow ? 100...300 : 240...1_400, &random)
    let height = Self.length(200...1_200, &random)
    let largest = isNarrow ? 30 : 80
    let hasInsets = Bool.random(using: &random)
    func inset() -> Double { hasInsets ? Self.length(0...largest, &random) : 0 }
    let insets = try ViewportInsets(top: inset(), right: inset(), bottom: inset(), left: inset())
    viewport = try Viewport(width: width, height: height, insets: insets)
    // One pin in eight is outside the viewport or near its edge.
    let reach = Int.random(in: 0..<8, using: &random) == 0 ? 60 : 0
    pin = ScreenPoint(
      x: Self.length(-reach...Int(width) + reach, &random),
      y: Self.length(-reach...Int(height) + reach, &random))
    cardHeight = Double(Int.random(in: 60...900, using: &random))
    previous =
      Int.random(in: 0..<3, using: &random) == 0 ? .allCases.randomElement(using: &random) : nil
  }

  private static func length(
    _ range: ClosedRange<Int>, _ random: inout SeededRandom
  ) -> Double {
    let whole = Double(Int.random(in: range, using: &random))
    // Half of the lengths are integers, so that the rules' thresholds often coincide.
    return Bool.random(using: &random)
      ? whole : whole + Double(Int.random(in: 0..<8, using: &random)) / 8
  }

  var placement: CalloutPlacement { placement(at: pin) }

  /// Returns the placement of the same card with its pin at another position.
  func placement(at pin: ScreenPoint) -> CalloutPlacement {
    CalloutPlacement(cardHeight: cardHeight, pin: pin, in: viewport, previous: previous)
  }

  var oracle: PlacementOracle {
    PlacementOracle(viewport: viewport, cardHeight: cardHeight, previous: previous)
  }

  var description: String {
    "\(viewport.width)×\(viewport.height) \(viewport.insets) pin \(pin.x),\(pin.y)"
      + " h \(cardHeight) previous \(previous.map { $0.name } ?? "-")"
  }
}

extension PlacementCase {
  /// Checks a property on random cases. The first failure is recorded with the state of the random
  /// number generator at the start of the case.
  ///
  /// - Parameter failure: Returns a description of the failure of a case, or `nil` if the property
  ///   holds.
  static func check(
    seed: UInt64, _ count: Int, _ failure: (PlacementCase, inout SeededRandom) throws -> String?
  ) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases(count, debug: count / 500) {
      let start = random
      let given = try PlacementCase(&random)
      guard let failure = try failure(given, &random) else { continue }
      Issue.record("\(start): \(given)\n\(failure)")
      return
    }
  }
}
