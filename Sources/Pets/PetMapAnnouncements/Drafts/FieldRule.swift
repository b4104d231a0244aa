package import PetMapGeo

/// The rules of single fields (*HTTP API*, section 4.3), for whoever has a value in hand: the body
/// of a request, a record of a file, a form.
///
/// Each takes a text as it was sent and returns what is stored, or throws the first rule broken.
package enum FieldRule {
  /// Trims a field's text and checks its characters and its length.
  package static func text(
    _ text: String, _ field: PetField
  ) throws(DraftProblem) -> String {
    let text = text.trimmed
    if text.hasControlCharacters { throw DraftProblem(.controlCharacters, field) }
    if let limit = field.maximumLength, text.unicodeScalars.count > limit {
      throw DraftProblem(.tooLong(limit: limit), field)
    }
    return text
  }

  /// Checks a text by the rule of its field.
  package static func checked(
    _ text: String, _ field: PetField
  ) throws(DraftProblem) -> String {
    switch field {
    case .microchipNumber: try microchipNumber(text)
    case .email: try email(text)
    case .phone: try phone(text)
    default: try self.text(text, field)
    }
  }

  /// A text that must not be empty.
  package static func requiredText(
    _ text: String, _ field: PetField
  ) throws(DraftProblem) -> String {
    let text = try self.text(text, field)
    if text.isEmpty { throw DraftProblem(.empty, field) }
    return text
  }

  /// Years from 1 to 150.
  package static func age(_ years: Double) throws(DraftProblem) -> Int {
    guard years == years.rounded(.down) else { throw DraftProblem(.fraction, .age) }
    guard years >= 1 else { throw DraftProblem(.ageNotPositive, .age) }
    guard years <= 150 else { throw DraftProblem(.ageTooHigh, .age) }
    return Int(years)
  }

  /// 1 to 15 digits `0` to `9`.
  package static func microchipNumber(_ text: String) throws(DraftProblem) -> String {
    let text = text.trimmed
    if text.hasControlCharacters { throw DraftProblem(.controlCharacters, .microchipNumber) }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
      throw DraftProblem(.notDigits, .microchipNumber)
    }
    return try self.text(text, .microchipNumber)
  }

  /// A text with one `@`, something before it and a domain of two labels or more after it, without
  /// white space, `<`, `>` and `"`.
  package static func email(_ text: String) throws(DraftProblem) -> String {
    let text = try self.text(text, .email)
    let parts = text.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    let isPlain = text.unicodeScalars.allSatisfy { scalar in
      !scalar.isTrimmed && scalar != "<" && scalar != ">" && scalar != "\""
    }
    guard isPlain, parts.count == 2, !parts[0].isEmpty else {
      throw DraftProblem(.badEmail, .email)
    }
    let labels = parts[1].split(separator: ".", omittingEmptySubsequences: false)
    guard labels.count >= 2, labels.allSatisfy({ !$0.isEmpty }) else {
      throw DraftProblem(.badEmail, .email)
    }
    return text
  }

  /// 7 to 15 digits `0` to `9` among spaces and `+ - . ( ) /`.
  package static func phone(_ text: String) throws(DraftProblem) -> String {
    let text = try self.text(text, .phone)
    var digits = 0
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digits += 1
      case UInt8(ascii: " "), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: "/"):
        break
      default: throw DraftProblem(.badPhone, .phone)
      }
    }
    guard (7...15).contains(digits) else { throw DraftProblem(.badPhone, .phone) }
    return text
  }

  /// A real date from 1900 on and not after today.
  package static func lastSeenDate(
    _ text: String, today: CalendarDate
  ) throws(DraftProblem) -> CalendarDate {
    let text = try self.text(text, .lastSeenDate)
    guard let date = CalendarDate(iso: text), date.year >= 1900 else {
      throw DraftProblem(.badDate, .lastSeenDate)
    }
    guard date <= today else { throw DraftProblem(.dateInFuture, .lastSeenDate) }
    return date
  }

  /// Both within their range, the latitude checked first.
  package static func coordinate(
    latitude: Double?, longitude: Double?
  ) throws(DraftProblem) -> Coordinate {
    do throws(CoordinateError) {
      return try Coordinate(latitude: latitude ?? .nan, longitude: longitude ?? .nan)
    } catch {
      switch error {
      case .latitude: throw DraftProblem(.latitudeOutOfRange, .locationLatitude)
      case .longitude: throw DraftProblem(.longitudeOutOfRange, .locationLongitude)
      }
    }
  }
}
