import Foundation
import PetMapGeo
import TestSupport
import Testing

@Suite struct CoordinateNotationTests {
  @Test(arguments: [
    (52.2297, 21.0122, "52.22970, 21.01220", "52.22970° N, 21.01220° E"),
    (-33.8688, 151.2093, "-33.86880, 151.20930", "33.86880° S, 151.20930° E"),
    (0, 0, "0.00000, 0.00000", "0.00000° N, 0.00000° E"),
    (-0.0, -0.0, "0.00000, 0.00000", "0.00000° N, 0.00000° E"),
    (-0.000004, -0.000005, "0.00000, -0.00001", "0.00000° N, 0.00001° W"),
    (-90, -180, "-90.00000, -180.00000", "90.00000° S, 180.00000° W"),
    (90, 180, "90.00000, 180.00000", "90.00000° N, 180.00000° E"),
    (0.015625, -0.046875, "0.01563, -0.04688", "0.01563° N, 0.04688° W"),
    (9.999995, 99.9999951, "10.00000, 100.00000", "10.00000° N, 100.00000° E"),
  ])
  func `degrees are formatted with five decimal places`(
    latitude: Double, longitude: Double, decimal: String, hemispheres: String
  ) throws {
    let coordinate = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(coordinate.formatted() == decimal)
    #expect(coordinate.formatted(.hemispheres) == hemispheres)
  }

  @Test func `ties are rounded away from zero`() {
    // x · 10^5 is half an odd number only for odd multiples of 1/64.
    for odd in stride(from: 1, to: 180 * 64, by: 2) {
      expectExact(Double(odd) / 64)
      expectExact(-Double(odd) / 64)
    }
  }

  @Test func `the result is the exact decimal value, rounded half away from zero`() {
    let seed: UInt64 = 5
    var random = SeededRandom(seed: seed)
    for step in 0..<(cases(1_000_000, debug: 20_000)) {
      // Uniform values, doubles next to a decimal tie, and all magnitudes down to the smallest.
      let uniform = Double.random(in: -180...180, using: &random)
      expectExactCount(uniform)
      let tie = Double(Int.random(in: -18_000_000..<18_000_000, using: &random)) + 0.5
      let near = tie / 100_000
      let close = [near, near.nextUp, near.nextDown][Int.random(in: 0..<3, using: &random)]
      expectExactCount(close)
      // The C library's expansion takes a hundred times as long.
      guard step % 32 == 0 else { continue }
      expectExact(uniform)
      expectExact(close)
    }
    for _ in 0..<(cases(20_000, debug: 500)) {
      let bits = UInt64.random(in: 0...(180.0).bitPattern, using: &random)
      expectExact(Double(bitPattern: bits))
      expectExact(-Double(bitPattern: bits))
    }
    for value in [Double.leastNonzeroMagnitude, .leastNormalMagnitude, 5e-6, 4.999e-6, 180, 90] {
      for x in [value.nextDown, value, value.nextUp] where x <= 180 { expectExact(x) }
    }
  }

  /// Compares with the quotient of 128-bit integers, for degrees of at least 2^-60.
  private func expectExactCount(_ value: Double) {
    let magnitude = value.magnitude
    guard magnitude >= 0x1p-60 else { return expectExact(value) }
    let shift = UInt128(1075 - magnitude.exponentBitPattern)
    let significand = UInt128(magnitude.significandBitPattern | 1 << 52)
    let count = Int64((significand * 100_000 + 1 << (shift - 1)) >> shift)
    if HundredThousandths(value).count != (value < 0 ? -count : count) {
      Issue.record("\(value) gave \(HundredThousandths(value).count), not \(count)")
    }
  }

  /// Compares with the exact decimal expansion printed by the C library.
  private func expectExact(_ value: Double) {
    var bytes: [UInt8] = []
    HundredThousandths(value).append(to: &bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    let expected = Self.oracle(value)
    if text != expected { Issue.record("\(value) gave \(text), not \(expected)") }
  }

  private static func oracle(_ value: Double) -> String {
    // The expansion of a double of at least 2^-10 has at most 63 decimal places.
    let decimals: Int32 = abs(value) < 0x1p-10 ? 1074 : 63
    var buffer = [CChar](repeating: 0, count: Int(decimals) + 8)
    let length = unsafe withVaList([decimals, abs(value)]) {
      unsafe vsnprintf(&buffer, buffer.count, "%.*f", $0)
    }
    var digits = buffer[0..<Int(length)].map { UInt8(bitPattern: $0) }
    let point = digits.firstIndex(of: UInt8(ascii: ".")) ?? 0
    let roundsUp = digits[point + 6] >= UInt8(ascii: "5")
    digits.removeSubrange((point + 6)...)
    var index = digits.count - 1
    var carry = roundsUp
    while carry, index >= 0 {
      if digits[index] == UInt8(ascii: "9") {
        digits[index] = UInt8(ascii: "0")
      } else if digits[index] != UInt8(ascii: ".") {
        digits[index] += 1
        carry = false
      }
      index -= 1
    }
    if carry { digits.insert(UInt8(ascii: "1"), at: 0) }
    let text = String(decoding: digits, as: UTF8.self)
    return value < 0 && text != "0.00000" ? "-" + text : text
  }
}
