import PetMapAnnouncements
public import PetMapGeo

extension ReportForm {
  static func fiveDecimals(_ degrees: Double) -> String {
    var bytes: [UInt8] = []
    HundredThousandths(degrees).append(to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A typed number of degrees: an ASCII decimal with a point; nil for anything else.
  static func degrees(_ text: String, limit: Double) -> Double? {
    guard let degrees = DecimalNumber.parse(text.trimmed, allowsExponent: false),
      abs(degrees) <= limit
    else { return nil }
    return degrees
  }

  /// Where the animal was seen; nil while the position is empty or wrong.
  public var coordinate: Coordinate? {
    guard let latitude = Self.degrees(latitude, limit: 90),
      let longitude = Self.degrees(longitude, limit: 180)
    else { return nil }
    return try? Coordinate(latitude: latitude, longitude: longitude)
  }

  /// The age in whole years from 0 to 40; nil for anything else.
  static func years(_ text: String) -> Int? {
    let text = text.trimmed
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      let years = Int(text), years <= 40
    else { return nil }
    return years
  }

  /// A typed phone number as it is sent: what the API accepts, without spaces and hyphens; nil for
  /// anything else.
  static func phoneNumber(_ text: String) -> String? {
    guard let number = try? FieldRule.phone(text) else { return nil }
    let bytes = number.utf8.filter { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
    return String(decoding: bytes, as: UTF8.self)
  }
}
