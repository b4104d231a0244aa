/// What is wrong with one record of a file.
public struct RecordProblem: Sendable, Hashable {
  /// Where in the file it is.
  public var place: FilePlace
  /// The record's number in the file, from 1, bad ones counted too.
  public var record: Int
  /// The field to blame, if it is one.
  public var field: AnnouncementField?
  /// The value to blame as it stands in the file, cut after some 80 bytes.
  public var value: String?
  /// What is wrong.
  public var reason: Reason

  /// Why a record cannot become a pin.
  public enum Reason: Sendable, Hashable, CaseIterable {
    /// The field is absent or empty.
    case missing
    /// Not a decimal number, or one beyond all range.
    case notANumber
    /// A latitude beyond ±90 or a longitude beyond ±180.
    case outOfRange
    /// No real date in any usual way of writing. The record is kept without it.
    case notADate
    /// No word for a status. The record is kept as if it had none.
    case unknownStatus
    /// No age from 0 to 150 years. The record is kept without its age.
    case notAnAge
    /// No date, with or without a time. The record is kept without its time stamp.
    case notATimestamp
    /// An object or an array where text belongs. The record is kept without it.
    case notText
    /// An escape that is none, or half a surrogate pair. The record is kept without the text.
    case badEscape
    case invalidUTF8
    /// Bytes that the encoding which the file is decoded from does not define.
    case undefinedBytes
    case malformedJSON
    /// A number, a text, an array, where an object belongs.
    case notAnObject
    /// The feature's geometry is null or has no coordinates.
    case noGeometry
    /// The geometry is of another type than `Point`.
    case notAPoint
    /// The coordinates are not an array of two or more numbers.
    case badCoordinates
    /// A quoted value does not end.
    case unclosedQuote
    /// Something stands between a quoted value's end and the next column.
    case textAfterQuote
    /// Values stand behind the last column.
    case tooManyColumns

    /// Whether such a record is left out; false when it is kept without the field.
    public var isSkipped: Bool {
      switch self {
      case .notADate, .unknownStatus, .notAnAge, .notATimestamp, .notText, .badEscape: false
      default: true
      }
    }
  }

  /// Whether the record was left out; false when it was kept without the field.
  public var isSkipped: Bool { reason.isSkipped }
}

/// What became of the records of a file.
public struct ReadReport: Sendable, Hashable {
  /// Records seen, whatever became of them.
  public var records = 0
  /// Records that became pins.
  public var pins = 0
  /// Good records that a condition left out.
  public var filtered = 0
  /// Bad records that were left out.
  public var skipped = 0
  /// Records left out because an earlier one has the same id.
  public var duplicates = 0
  /// Pins at 0, 0, which is where many programs put addresses that they do not find.
  public var atZero = 0
  /// Values left out of records that were kept.
  public var fieldsLeftOut = 0
  /// How often each kind of problem came, in the order in which they first did.
  public private(set) var kinds: [Kind] = []
  /// The first problems, in the file's order.
  public var problems: [RecordProblem] = []

  /// What is wrong, and with which field.
  public struct Kind: Sendable, Hashable {
    /// What is wrong.
    public var reason: RecordProblem.Reason
    /// The field to blame, if it is one.
    public var field: AnnouncementField?
    /// How often.
    public var count: Int
  }

  /// Counts a problem.
  ///
  /// - Returns: how many of its kind there are now.
  mutating func count(_ reason: RecordProblem.Reason, _ field: AnnouncementField?) -> Int {
    if reason.isSkipped { skipped &+= 1 } else { fieldsLeftOut &+= 1 }
    if let index = kinds.firstIndex(where: { $0.reason == reason && $0.field == field }) {
      kinds[index].count += 1
      return kinds[index].count
    }
    kinds.append(Kind(reason: reason, field: field, count: 1))
    return 1
  }

  /// The report of a file of which nothing was read yet.
  public init() {}
}
