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

  /// A typed phone number as it is sent, an optional plus and 7 to 11 digits; nil when the text
  /// has anything but those, spaces and hyphens.
  static func phoneNumber(_ text: String) -> String? {
    var number: [UInt8] = []
    var digits = 0
    for byte in text.trimmed.utf8 {
      switch byte {
      case UInt8(ascii: "+") where number.isEmpty: number.append(byte)
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        number.append(byte)
        digits += 1
      case UInt8(ascii: " "), UInt8(ascii: "-"): break
      default: return nil
      }
    }
    return (7...11).contains(digits) ? String(decoding: number, as: UTF8.self) : nil
  }
}
