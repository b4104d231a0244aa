/// A coordinate format with five decimal places (about 1 m).
public enum CoordinateNotation: Sendable, Hashable, CaseIterable {
  /// `52.22970, 21.01220`, used in forms and tables.
  case decimal
  /// `52.22970° N, 21.01220° E`, used in details, lists, and callouts.
  case hemispheres
}

extension Coordinate {
  /// Returns the coordinate as text, latitude first.
  ///
  /// ```swift
  /// let sydney = try Coordinate(latitude: -33.8688, longitude: 151.2093)
  /// sydney.formatted()              // -33.86880, 151.20930
  /// sydney.formatted(.hemispheres)  // 33.86880° S, 151.20930° E
  /// ```
  ///
  /// Degrees are rounded half away from zero, based on the exact decimal value of the `Double`. A
  /// value that rounds to zero has no sign and counts as north or east.
  public func formatted(_ notation: CoordinateNotation = .decimal) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(32)
    append(to: &bytes, notation)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the coordinate to a buffer as UTF-8; see ``formatted(_:)``.
  public func append(to bytes: inout [UInt8], _ notation: CoordinateNotation = .decimal) {
    let latitude = HundredThousandths(latitude)
    let longitude = HundredThousandths(longitude)
    switch notation {
    case .decimal:
      latitude.append(to: &bytes)
      bytes.append(UInt8(ascii: ","))
      bytes.append(UInt8(ascii: " "))
      longitude.append(to: &bytes)
    case .hemispheres:
      latitude.append(to: &bytes, UInt8(ascii: "N"), UInt8(ascii: "S"))
      bytes.append(UInt8(ascii: ","))
      bytes.append(UInt8(ascii: " "))
      longitude.append(to: &bytes, UInt8(ascii: "E"), UInt8(ascii: "W"))
    }
  }
}

/// A number of degrees rounded to five decimal places, half away from zero, based on its exact
/// value.
///
/// Use it to print latitude and longitude in separate columns of a table.
public struct HundredThousandths: Sendable, Hashable {
  /// The value in units of 0.00001.
  public let count: Int64

  /// Rounds a number of degrees.
  ///
  /// - Precondition: `degrees` is finite and its magnitude is less than a million.
  public init(_ degrees: Double) {
    precondition(abs(degrees) < 1_000_000)
    let magnitude = degrees.magnitude
    // magnitude = significand · 2^-shift, so the count is significand · 10^5 / 2^shift, rounded.
    let fraction = magnitude.bitPattern & 0xF_FFFF_FFFF_FFFF
    let exponent = Int32(truncatingIfNeeded: magnitude.bitPattern >> 52)
    let significand = exponent == 0 ? fraction : fraction | 1 << 52
    let shift = 1075 - (exponent == 0 ? 1 : exponent)
    // 10^5 = 2^5 · 3125. Multiply 32-bit halves, because the product has up to 65 bits.
    let low = (significand & 0xFFFF_FFFF) * 3125
    let high = (significand >> 32) * 3125 + low >> 32
    let count = HundredThousandths.round(high: high, low: low & 0xFFFF_FFFF, shift: shift - 5)
    self.count = degrees < 0 ? -Int64(count) : Int64(count)
  }

  /// Returns (high · 2^32 + low) / 2^shift, halves up; `low` has 32 bits, `high` has 33, and
  /// `shift` is at least 27.
  private static func round(high: UInt64, low: UInt64, shift: Int32) -> UInt64 {
    if shift > 66 { return 0 }
    if shift <= 32 {
      let half: UInt64 = 1 << UInt64(shift - 1)
      return high << UInt64(32 - shift) + (low + half) >> UInt64(shift)
    }
    // All bits of `low` are below the half bit, which alone determines the rounding.
    return (high + 1 << UInt64(shift - 33)) >> UInt64(shift - 32)
  }

  /// The number with five decimal places, such as `-33.86880`; zero has no sign.
  package var text: String {
    var bytes: [UInt8] = []
    append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the number with five decimal places, such as `-33.86880`; zero has no sign.
  public func append(to bytes: inout [UInt8]) {
    if count < 0 { bytes.append(UInt8(ascii: "-")) }
    appendMagnitude(to: &bytes)
  }

  /// Appends the magnitude, a degree sign, a space, and the hemisphere letter.
  func append(to bytes: inout [UInt8], _ positive: UInt8, _ negative: UInt8) {
    appendMagnitude(to: &bytes)
    bytes.append(0xC2)  // ° in UTF-8
    bytes.append(0xB0)
    bytes.append(UInt8(ascii: " "))
    bytes.append(count < 0 ? negative : positive)
  }

  private func appendMagnitude(to bytes: inout [UInt8]) {
    let (whole, decimals) = count.magnitude.quotientAndRemainder(dividingBy: 100_000)
    var divisor: UInt32 = whole < 1000 ? 100 : 100_000
    var rest = UInt32(truncatingIfNeeded: whole)
    var isLeading = true
    while divisor > 0 {
      let digit = rest / divisor
      rest -= digit * divisor
      isLeading = isLeading && digit == 0 && divisor > 1
      if !isLeading { bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit)) }
      divisor /= 10
    }
    bytes.append(UInt8(ascii: "."))
    rest = UInt32(truncatingIfNeeded: decimals)
    divisor = 10_000
    while divisor > 0 {
      let digit = rest / divisor
      rest -= digit * divisor
      bytes.append(UInt8(ascii: "0") + UInt8(truncatingIfNeeded: digit))
      divisor /= 10
    }
  }
}
