import Foundation
import PetMapGeo
import TestSupport
import Testing

@Suite struct PairTests {
  private static let rounds = cases(500_000, debug: 2_000)

  @Test func sineAndCosineAreThoseOfEachNumberAlone() {
    var random = SeededRandom(seed: 5)
    for round in 0..<Self.rounds {
      // Where a quarter turn begins, and anywhere.
      let first = round % 3 == 0 ? Double(round % 91) : Double.random(in: 0...90, using: &random)
      let second = round % 5 == 0 ? 45 : Double.random(in: 0...90, using: &random)
      let pair = quickSineAndCosine(degrees: SIMD2(first, second))
      let (one, other) = (quickSineAndCosine(degrees: first), quickSineAndCosine(degrees: second))
      let isSame =
        pair.sine == SIMD2(one.sine, other.sine) && pair.cosine == SIMD2(one.cosine, other.cosine)
      #expect(isSame, "\(first) and \(second)")
      if !isSame { return }
    }
  }

  @Test func logarithmsAreWithinTwoUnitsInTheLastPlaceFromOneOn() {
    var random = SeededRandom(seed: 6)
    for round in 0..<Self.rounds {
      let first = 1 + Foundation.exp(Double.random(in: -30...20, using: &random))
      let second = round % 7 == 0 ? 1 : Double.random(in: 1...4, using: &random)
      let pair = quickLogarithm(SIMD2(first, second))
      for (x, found) in [(first, pair.x), (second, pair.y)] {
        let truth = Foundation.log(x)
        // The system's own may be half a unit off.
        let isClose = abs(found - truth) <= 2.5 * truth.ulp
        #expect(isClose, "\(x): \(found), \(truth)")
        if !isClose { return }
      }
    }
  }
}
