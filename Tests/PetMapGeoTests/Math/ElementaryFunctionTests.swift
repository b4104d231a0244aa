import Foundation
import PetMapGeo
import TestSupport
import Testing

@Suite struct ElementaryFunctionTests {
  /// Each function, with its maximum error in ulps.
  static let functions: [(name: String, limit: Double, evaluate: @Sendable ([Double]) -> Double)] =
    [
      ("sine-degrees", 1, { sine(degrees: $0[0]) }),
      ("cosine-degrees", 1, { cosine(degrees: $0[0]) }),
      ("sine", 1, { sine($0[0]) }),
      ("cosine", 1, { sineAndCosine($0[0]).cosine }),
      ("tangent", 1, { tangent($0[0]) }),
      ("arc-sine", 1, { arcSine($0[0]) }),
      ("arc-tangent2", 1, { arcTangent2(y: $0[0], x: $0[1]) }),
      ("arc-sine-degrees", 1, { arcSineDegrees($0[0]) }),
      ("arc-tangent2-degrees", 1, { arcTangent2Degrees(y: $0[0], x: $0[1]) }),
      ("exponential", 1, { exponential($0[0]) }),
      ("exponential-minus-one", 1, { exponentialMinusOne($0[0]) }),
      ("logarithm", 1, { logarithm($0[0]) }),
      ("logarithm-of-one-plus", 1, { logarithm(onePlus: $0[0]) }),
    ]

  static let vectors: [String: [[Double]]] = {
    var vectors: [String: [[Double]]] = [:]
    for line in Fixture.lines("geo/elementary-functions.txt") {
      let words = line.split(separator: " ")
      vectors[String(words[0]), default: []].append(
        words.dropFirst().map { Double(bitPattern: UInt64($0, radix: 16) ?? 0) })
    }
    return vectors
  }()

  @Test(arguments: functions.indices)
  func `results are within an ulp of the true value`(index: Int) throws {
    let function = Self.functions[index]
    let vectors = try #require(Self.vectors[function.name])
    #expect(vectors.count >= 400)
    var exact = 0
    for vector in vectors {
      let expected = vector[vector.count - 1]
      let result = function.evaluate(vector.dropLast())
      exact += result == expected ? 1 : 0
      // The vectors are correctly rounded, so a result within one ulp of the true value is the
      // vector or its neighbor.
      #expect(
        result == expected || abs(result - expected) <= function.limit * expected.ulp,
        "\(function.name)(\(vector.dropLast())) = \(result), not \(expected)")
    }
    #expect(Double(exact) > 0.85 * Double(vectors.count), "\(function.name): \(exact) exact")
  }

  @Test func `results are exact at quarter turns`() {
    for turns in -8...8 {
      let degrees = Double(turns) * 90
      let (s, c) = sineAndCosine(degrees: degrees)
      let quadrant = (turns % 4 + 4) % 4
      #expect(s == [0, 1, 0, -1][quadrant])
      #expect(c == [1, 0, -1, 0][quadrant])
    }
    #expect(sine(degrees: 30) == 0.5)
    #expect(cosine(degrees: 60) == 0.5)
    #expect(cosine(degrees: 120) == -0.5)
    #expect(arcSineDegrees(0.5) == 30)
    #expect(arcSineDegrees(-1) == -90)
    #expect(arcTangent2Degrees(y: 1, x: 1) == 45)
    #expect(arcTangent2Degrees(y: 1, x: -1) == 135)
    #expect(arcTangent2Degrees(y: -1, x: 0) == -90)
    #expect(arcTangent2Degrees(y: 0, x: -1) == 180)
    #expect(arcTangent2Degrees(y: -0.0, x: -1) == -180)
    #expect(exponential(0) == 1)
    #expect(logarithm(1) == 0)
  }

  @Test func `results agree with the platform on many arguments`() {
    var random = SeededRandom(seed: 20)
    for _ in 0..<(cases(1_000_000, debug: 20_000)) {
      let x = Double.random(in: -10...10, using: &random)
      let y = Double.random(in: -10...10, using: &random)
      let u = Double.random(in: -1...1, using: &random)
      expectClose(sine(x), Foundation.sin(x), x)
      expectClose(sineAndCosine(x).cosine, Foundation.cos(x), x)
      expectClose(arcTangent2(y: y, x: x), Foundation.atan2(y, x), y, x)
      expectClose(arcSine(u), Foundation.asin(u), u)
      expectClose(exponential(x), Foundation.exp(x), x)
      expectClose(logarithm(y * y), Foundation.log(y * y), y * y)
    }
  }

  @Test func `extreme arguments have defined results`() {
    #expect(sine(degrees: .infinity).isNaN)
    #expect(sine(.nan).isNaN)
    #expect(sine(degrees: 360 * 0x1p900) == 0 || abs(sine(degrees: 360 * 0x1p900)) <= 1)
    #expect(sine(degrees: 0x1p60) == sine(degrees: Double((1 as UInt64) << 60 % 360)))
    #expect(arcSine(1.0000001).isNaN)
    #expect(arcTangent2(y: .leastNonzeroMagnitude, x: .leastNonzeroMagnitude) == .pi / 4)
    #expect(arcTangent2(y: 1e308, x: -1e308) == 3 * .pi / 4)
    #expect(exponential(710) == .infinity)
    #expect(exponential(-746) == 0)
    #expect(exponential(.nan).isNaN)
    #expect(exponentialMinusOne(-1000) == -1)
    #expect(logarithm(0) == -.infinity)
    #expect(logarithm(-1).isNaN)
    #expect(logarithm(.infinity) == .infinity)
    #expect(logarithm(onePlus: -1) == -.infinity)
    #expect(logarithm(onePlus: 1e-300) == 1e-300)
  }

  private func expectClose(_ a: Double, _ b: Double, _ arguments: Double...) {
    if abs(a - b) > b.ulp { Issue.record("\(a) is not \(b) at \(arguments)") }
  }

  @Test func `fast logarithms of numbers no less than 1 are within two ulps`() {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for round in 0..<cases(500_000, debug: 2_000) {
      let x =
        round % 2 == 0
        ? 1 + Foundation.exp(random.double(in: -30...20)) : random.double(in: 1...4)
      let truth = Foundation.log(x)
      // The result of the system's function may be off by half an ulp.
      let isClose = abs(quickLogarithm(x) - truth) <= 2.5 * truth.ulp
      #expect(isClose, "\(x): \(quickLogarithm(x)), \(truth), \(random)")
      if !isClose { return }
    }
    #expect(quickLogarithm(1) == 0)
  }
}
