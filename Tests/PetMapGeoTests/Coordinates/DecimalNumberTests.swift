import Foundation
import PetMapGeo
import TestSupport
import Testing

@Suite struct DecimalNumberTests {
  @Test(arguments: [
    "", ".", "-", "+", "-.", "e5", "0x10", "nan", "inf", "1,5", "1.2.3", "1e", "1e+", "--1", "1 ",
    " 1", "1_000", "١", "1e400", "-1e999999999999",
  ])
  func `text that is not a decimal number is rejected`(text: String) {
    #expect(DecimalNumber.parse(text) == nil)
  }

  @Test(arguments: [
    ("1", 1.0), ("-118.1829", -118.1829), (".5", 0.5), ("5.", 5), ("+7", 7), ("1e-05", 1e-5),
    ("1E5", 1e5), ("00012.50", 12.5), ("0.0000", 0), ("9007199254740993", 9_007_199_254_740_992),
    ("1.7976931348623157e308", .greatestFiniteMagnitude), ("4.9e-324", .leastNonzeroMagnitude),
    ("2.4703282292062327e-324", 0), ("2.4703282292062328e-324", .leastNonzeroMagnitude),
  ])
  func `decimal numbers are parsed`(text: String, value: Double) {
    #expect(DecimalNumber.parse(text) == value)
  }

  @Test func `the sign of zero is kept`() {
    #expect(DecimalNumber.parse("-0")?.sign == .minus)
    #expect(DecimalNumber.parse("0")?.sign == .plus)
  }

  @Test func `exponents can be disallowed`() {
    #expect(DecimalNumber.parse("1e5", allowsExponent: false) == nil)
    #expect(DecimalNumber.parse("15.25", allowsExponent: false) == 15.25)
  }

  @Test func `a prefix is parsed up to the end of the number`() {
    let scanned = DecimalNumber.scan(Array("x-12.5e3,7".utf8).span, at: 1)
    #expect(scanned?.value == -12500)
    #expect(scanned?.end == 8)
    // An exponent without digits is not part of the number.
    #expect(DecimalNumber.scan(Array("5east".utf8).span)?.end == 1)
  }

  @Test func `results are rounded as in the C library`() {
    var random = SeededRandom(seed: 9)
    for _ in 0..<(cases(200_000, debug: 4_000)) {
      let count = Int.random(in: 1...24, using: &random)
      var digits = (0..<count).map { _ in
        Character(String(Int.random(in: 0...9, using: &random)))
      }
      digits.insert(".", at: Int.random(in: 0...count, using: &random))
      expectLikeTheCLibrary(String(digits))
      let exponent = Int.random(in: -45...30, using: &random)
      expectLikeTheCLibrary(String(digits) + "e\(exponent)")
    }
  }

  @Test func `decimals next to the midpoint between two doubles are rounded correctly`() {
    var random = SeededRandom(seed: 10)
    for _ in 0..<(cases(2_000, debug: 50)) {
      // The exact decimal halfway between two doubles, and the same number with its last digit
      // incremented or decremented.
      let bits = UInt64.random(in: 1..<0x7FE0_0000_0000_0000, using: &random)
      let value = Double(bitPattern: bits)
      for scale in [value, Double.random(in: 0...180, using: &random)] {
        let half = Self.halfway(above: scale)
        expectLikeTheCLibrary(half)
        expectLikeTheCLibrary(half + "1")
        expectLikeTheCLibrary(half + "00000000000000000000000000000000001")
        expectLikeTheCLibrary(String(half.dropLast()) + "4")
      }
    }
    expectLikeTheCLibrary(String(repeating: "9", count: 2_000) + "e-1990")
    expectLikeTheCLibrary("0." + String(repeating: "0", count: 900) + "5e880")
    expectLikeTheCLibrary("1" + String(repeating: "0", count: 1_000) + "1e-1000")
  }

  private func expectLikeTheCLibrary(_ text: String) {
    let expected = unsafe strtod(text, nil)
    let value = DecimalNumber.parse(text)
    if value != (expected.isFinite ? expected : nil) {
      Issue.record("\(text) gave \(String(describing: value)), not \(expected)")
    }
  }

  /// Returns the decimal digits of the midpoint between a double and the next one. The midpoint
  /// needs one more bit: twice the double's 53-bit significand plus one, in units of half the last
  /// bit.
  private static func halfway(above value: Double) -> String {
    let significand = value.significandBitPattern | (value.isNormal ? 1 << 52 : 0)
    var limbs = String(significand * 2 + 1).reversed().map { $0.wholeNumberValue ?? 0 }
    let power = max(Int(value.exponentBitPattern), 1) - 1076
    for _ in 0..<abs(power) {
      var carry = 0
      for index in limbs.indices {
        let product = limbs[index] * (power < 0 ? 5 : 2) + carry
        limbs[index] = product % 10
        carry = product / 10
      }
      if carry > 0 { limbs.append(carry) }
    }
    // m · 2^-k is m · 5^k · 10^-k.
    let digits = limbs.reversed().map(String.init).joined()
    guard power < 0 else { return digits + ".0" }
    let padded = String(repeating: "0", count: max(0, 1 - power - digits.count)) + digits
    return padded.dropLast(-power) + "." + padded.suffix(-power)
  }
}
