/// A problem with a record in a file.
public struct RecordProblem: Sendable, Hashable {
  /// The location of the problem in the file.
  public var place: FilePlace
  /// The record's number in the file, starting at 1 and including invalid records.
  public var record: Int
  /// The affected field, if any.
  public var field: RecordField?
  /// The affected value as written in the file, truncated to about 80 bytes.
  public var value: String?
  /// The reason.
  public var reason: Reason

  /// A reason why a record or one of its values is invalid.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// The field is absent or empty.
    case missing
    /// The value is not a decimal number, or is out of range for a `Double`.
    case notANumber
    /// The latitude exceeds ±90, or the longitude exceeds ±180.
    case outOfRange
    /// The hemisphere of the coordinate is not one of north, south, east, and west, or it is an O,
    /// which is east in German and west in Romance languages.
    case unknownHemisphere
    /// The value is not a valid date in a known format. The record is kept without it.
    case notADate
    /// The value is not a known status, or does not say whether the animal is missing or found.
    case unknownStatus
    /// The record has no status, but others do.
    case noStatus
    /// The value is a phone or microchip number with an exponent, because a spreadsheet has rounded
    /// it. The record is kept without it.
    case lostDigits
    /// The value is not an age from 0 to 150 years. The record is kept without it.
    case notAnAge
    /// The value is not a date with an optional time. The record is kept without it.
    case notATimestamp
    /// The text is longer than an announcement can contain. It is cut at a word.
    case tooLong
    /// The value is an object or array instead of text. The record is kept without it.
    case notText
    /// The text contains an invalid escape sequence or an unpaired surrogate. The record is kept
    /// without it.
    case badEscape
    case invalidUTF8
    /// The record contains bytes that are not defined in the file's encoding.
    case undefinedBytes
    case malformedJSON
    /// The record is a number, string, or array instead of an object.
    case notAnObject
    /// The feature's geometry is null or has no coordinates.
    case noGeometry
    /// The geometry is not a `Point`.
    case notAPoint
    /// The value of a location column is not a location in any notation.
    case notALocation
    /// The value is a link that names something whose coordinate only its website knows, such as a
    /// short link.
    case onlineLink
    /// PROJ does not know the coordinate system in the location.
    case unknownSystem
    /// The coordinates are not an array of at least two numbers.
    case badCoordinates
    /// A quoted value is not closed.
    case unclosedQuote
    /// A quoted value is followed by text before the next column.
    case textAfterQuote
    /// The row has more values than there are columns.
    case tooManyColumns

    /// Whether the record is skipped; otherwise, it is kept without the field, or with a shorter text.
    public var isSkipped: Bool {
      switch self {
      case .notADate, .lostDigits, .notAnAge, .notATimestamp, .tooLong, .notText, .badEscape: false
      default: true
      }
    }

    /// Whether the record is skipped because it is invalid, and not only left out because nothing
    /// says its status.
    public var isInvalid: Bool { isSkipped && self != .unknownStatus && self != .noStatus }
  }

  /// Whether the record was skipped; otherwise, it was kept without the field, or with a shorter text.
  public var isSkipped: Bool { reason.isSkipped }
}

/// A summary of the records in a file.
public struct ReadReport: Sendable, Hashable {
  /// The total number of records.
  public var records = 0
  /// The number of records that became pins.
  public var pins = 0
  /// The number of records that say that no animal was there, which are not counted as records.
  public var absences = 0
  /// The number of valid records excluded by a condition.
  public var filtered = 0
  /// The number of invalid records.
  public var skipped = 0
  /// The number of records with the same ID as an earlier one.
  public var duplicates = 0
  /// The statuses of the pins, and the records left out for want of a status.
  public var statuses = StatusTally()
  /// The number of pins at 0, 0, where many programs place addresses that they cannot geocode.
  public var atZero = 0
  /// The number of pins at the center of a map, because their links name nothing else.
  public var mapViews = 0
  /// The coordinate system that the file declares, but its coordinates contradict: they are in
  /// degrees, which it would move to one spot.
  public var contradictedSystem: String?
  /// The number of values dropped from records that were kept, and of those that were shortened.
  public var fieldsLeftOut = 0
  /// The number of problems of each kind, in order of first occurrence.
  public private(set) var kinds: [Kind] = []
  /// The first problems, in file order.
  public var problems: [RecordProblem] = []

  /// A kind of problem: a reason and a field.
  public struct Kind: Sendable, Hashable {
    /// The reason.
    public var reason: RecordProblem.Reason
    /// The affected field, if any.
    public var field: RecordField?
    /// The number of occurrences.
    public var count: Int
  }

  /// Counts a problem.
  ///
  /// - Returns: The number of problems of this kind so far.
  mutating func count(_ reason: RecordProblem.Reason, _ field: RecordField?) -> Int {
    if reason.isInvalid { skipped &+= 1 } else if !reason.isSkipped { fieldsLeftOut &+= 1 }
    if let index = kinds.firstIndex(where: { $0.reason == reason && $0.field == field }) {
      kinds[index].count += 1
      return kinds[index].count
    }
    kinds.append(Kind(reason: reason, field: field, count: 1))
    return 1
  }

  /// Creates an empty report.
  public init() {}
}
