import PetMapAnnouncements
public import PetMapGeo

extension ReportForm {
  static func fiveDecimals(_ degrees: Double) -> String {
    var bytes: [UInt8] = []
    HundredThousandths(degrees).append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns entered degrees, an ASCII decimal number with a decimal point, or `nil` for any other
  /// text.
  static func degrees(_ text: String, limit: Double) -> Double? {
    guard let degrees = DecimalNumber.parse(text.trimmed, allowsExponent: false),
      abs(degrees) <= limit
    else { return nil }
    return degrees
  }

  /// The coordinate at which the animal was seen, or `nil` if it is empty or invalid.
  public var coordinate: Coordinate? {
    guard let latitude = Self.degrees(latitude, limit: 90),
      let longitude = Self.degrees(longitude, limit: 180)
    else { return nil }
    return try? Coordinate(latitude: latitude, longitude: longitude)
  }

  /// Returns an age in whole years from 0 to 40, or `nil` for any other text.
  static func years(_ text: String) -> Int? {
    let text = text.trimmed
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      let years = Int(text), years <= 40
    else { return nil }
    return years
  }

  /// Returns an entered phone number as it is submitted, without spaces and hyphens, or `nil` if
  /// the API does not accept it.
  static func phoneNumber(_ text: String) -> String? {
    guard let number = try? FieldRule.phone(text) else { return nil }
    let bytes = number.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
