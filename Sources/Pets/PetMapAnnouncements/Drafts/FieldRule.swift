package import PetMapGeo

/// The validation rules for individual fields (*HTTP API*, section 4.3), for request bodies,
/// records in files, and forms.
///
/// Each method validates a submitted value and returns the value to store, or throws the first
/// violation.
package enum FieldRule {
  /// Trims the text of a field, then validates its characters and length.
  package static func text(
    _ text: String, _ field: PetField
  ) throws(DraftProblem) -> String {
    try self.text(text, named: field.name, limit: field.maximumLength)
  }

  /// Trims the text of a member, then validates its characters and length.
  package static func text(
    _ text: String, named name: String, limit: Int?
  ) throws(DraftProblem) -> String {
    let text = text.trimmed
    if text.hasControlCharacters { throw DraftProblem(.controlCharacters, field: name) }
    if let limit, text.isLonger(than: limit) {
      throw DraftProblem(.tooLong(limit: limit), field: name)
    }
    return text
  }

  /// Validates a string against the rule for its field.
  package static func checked(
    _ text: String, _ field: PetField
  ) throws(DraftProblem) -> String {
    switch field {
    case .microchipNumber: try microchipNumber(text)
    case .email: try email(text)
    case .phone: try phone(text)
    case .custody: try custody(text)
    case .size: PetSize.carried(try self.text(text, field))
    default: try self.text(text, field)
    }
  }

  /// Validates a string that must not be empty.
  package static func requiredText(
    _ text: String, _ field: PetField
  ) throws(DraftProblem) -> String {
    let text = try self.text(text, field)
    if text.isEmpty { throw DraftProblem(.empty, field) }
    return text
  }

  /// The highest age in years that a report's form accepts.
  package static let highestFormAge = 40

  /// Validates an age from 1 to 150 years.
  package static func age(_ years: Double) throws(DraftProblem) -> Int {
    guard years == years.rounded(.down) else { throw DraftProblem(.fraction, .age) }
    guard years >= 1 else { throw DraftProblem(.ageNotPositive, .age) }
    guard years <= 150 else { throw DraftProblem(.ageTooHigh, .age) }
    return Int(years)
  }

  /// Validates a microchip number: 1 to 15 digits from `0` to `9`.
  package static func microchipNumber(_ text: String) throws(DraftProblem) -> String {
    let text = text.trimmed
    if text.hasControlCharacters { throw DraftProblem(.controlCharacters, .microchipNumber) }
    guard !text.isEmpty, text.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) else {
      throw DraftProblem(.notDigits, .microchipNumber)
    }
    return try self.text(text, .microchipNumber)
  }

  /// Validates an email address: one `@`, a local part, a domain with at least two labels, and no
  /// whitespace, `<`, `>` or `"`.
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

  /// The number of digits in a phone number.
  package static let phoneDigits = 7...15

  /// Validates a phone number: ``phoneDigits`` from `0` to `9`, with optional spaces and
  /// `+ - . ( ) /`.
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
    guard phoneDigits.contains(digits) else { throw DraftProblem(.badPhone, .phone) }
    return text
  }

  /// Validates the word of a ``Custody``.
  package static func custody(_ text: String) throws(DraftProblem) -> String {
    let text = try self.text(text, .custody)
    guard let custody = Custody(known: text.utf8) else { throw DraftProblem(.badCustody, .custody) }
    return custody.word
  }

  /// The first year in which an animal can have been seen.
  package static let firstYear = 1900

  /// Validates that a date exists, is not before ``firstYear``, and is not in the future.
  package static func lastSeenDate(
    _ text: String, today: CalendarDate
  ) throws(DraftProblem) -> CalendarDate {
    let text = try self.text(text, .lastSeenDate)
    guard let date = CalendarDate(iso: text), date.year >= firstYear else {
      throw DraftProblem(.badDate, .lastSeenDate)
    }
    guard date <= today else { throw DraftProblem(.dateInFuture, .lastSeenDate) }
    return date
  }

  /// The number of days before its loss at which an animal can have been seen: owners may remember
  /// another day. Matches take as many into account.
  package static let daysBeforeLoss = 14

  /// The milliseconds by which the clock of a client may be ahead.
  private static let clockTolerance: Int64 = 120_000

  /// Validates when an animal was seen, which is neither in the future, nor before ``firstYear`` or
  /// more than ``daysBeforeLoss`` before a missing animal was last seen by its owner.
  ///
  /// - Parameters:
  ///   - announcement: The announcement of the animal.
  ///   - offset: The sender's offset from UTC.
  package static func seenTime(
    _ text: String, of announcement: Announcement, now: Timestamp, offset: UTCOffset
  ) throws(DraftProblem) -> SeenTime {
    let name = Sighting.Name.seenAt
    let text = try self.text(text, named: name, limit: nil)
    // The year is the sender's, not that in UTC.
    guard let time = SeenTime(text, offset: offset),
      CalendarDate(timestamp: text)?.year ?? 0 >= firstYear
    else {
      throw DraftProblem(.badSeenTime, field: name)
    }
    let isPast =
      switch time {
      case .day(let date): date <= now.date(at: offset)
      case .instant(let instant): instant <= now.advanced(byMilliseconds: clockTolerance)
      }
    guard isPast else { throw DraftProblem(.dateInFuture, field: name) }
    if announcement.status == .missing, let lost = announcement.lastSeenDate,
      time.date.daysSinceEpoch < lost.daysSinceEpoch - daysBeforeLoss
    {
      throw DraftProblem(.beforeLoss, field: name)
    }
    return time
  }

  /// Validates a number about the coordinate.
  package static func checked(
    _ value: Double, _ detail: PlaceDetail
  ) throws(DraftProblem) -> Double {
    guard detail.accepts(value) else {
      throw DraftProblem(.outOfRange(detail), field: detail.name)
    }
    return value
  }

  /// Validates that both values are in range, starting with the latitude.
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
