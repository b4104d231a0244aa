public import PetMapGeo

/// A submitted report: validated, trimmed and free of markup.
///
/// `init(body:today:)` in PetMapAPI creates drafts. Every draft satisfies the API's validation
/// rules.
public struct AnnouncementDraft: Sendable, Hashable {
  /// The resulting announcement, without an ID or timestamps.
  public let content: Announcement
  /// Whether the reporter has confirmed that there is no photo, so that the report of a found animal
  /// is published without one.
  public let confirmsNoPhoto: Bool

  /// The coordinate where the pet was last seen or found.
  public var coordinate: Coordinate { content.coordinate }

  /// Creates a draft from validated values. Markup is removed from free text.
  ///
  /// - Throws: ``DraftProblem`` if a required text field is empty once markup is removed.
  package init(
    checked content: Announcement, confirmsNoPhoto: Bool = false
  ) throws(DraftProblem) {
    self.confirmsNoPhoto = confirmsNoPhoto
    var content = content
    for field in PetField.optionalTexts where Self.isFree(field) {
      content.set(field, to: Self.sanitized(content.text(of: field)))
    }
    guard let species = Self.sanitized(content.species) else {
      throw DraftProblem(.empty, .species)
    }
    content.species = species
    if content.sex == nil { throw DraftProblem(.empty, .sex) }
    self.content = content
  }

  /// Returns whether a field contains free text rather than text in a fixed format.
  package static func isFree(_ field: PetField) -> Bool {
    switch field {
    case .microchipNumber, .email, .phone, .photoUrl, .custody: false
    default: field.kind == .text
    }
  }

  /// Returns the resulting announcement.
  ///
  /// - Parameters:
  ///   - id: A new ID.
  ///   - now: The creation time.
  public func announcement(id: AnnouncementID, at now: Timestamp) -> Announcement {
    var announcement = content
    announcement.id = id.text
    announcement.createdAt = now
    announcement.updatedAt = now
    return announcement
  }

  /// Returns a string without its markup and surrounding whitespace, or `nil` if the result is
  /// empty.
  package static func sanitized(_ text: String?) -> String? {
    let text = text?.withoutMarkup.trimmed
    return text?.isEmpty == true ? nil : text
  }
}

/// The first problem found in a draft, in validation order.
public struct DraftProblem: Error, Sendable, Hashable {
  /// The violated rule.
  public enum Reason: Sendable, Hashable {
    /// A required value is missing.
    case required
    /// A value has the wrong type: `Expected string, received number`.
    case wrongType(expected: String, received: String)
    /// A required text field is empty.
    case empty
    case controlCharacters
    /// A string has more Unicode scalars than the limit.
    case tooLong(limit: Int)
    /// An age is not a whole number.
    case fraction
    case ageNotPositive
    case ageTooHigh
    /// A microchip number is empty or contains characters other than the digits 0 to 9.
    case notDigits
    case latitudeOutOfRange
    case longitudeOutOfRange
    case outOfRange(PlaceDetail)
    case badEmail
    case badPhone
    case badDate
    case dateInFuture
    /// The status is neither `MISSING` nor `FOUND`.
    case badStatus
    /// A new status is not `MISSING`, `FOUND` or `CLOSED`.
    case badNewStatus
    /// A custody is not `kept`, `shelter` or `seen`.
    case badCustody
    /// A decision on a match is neither `mine` nor `notMine`.
    case badDecision
    /// The time of a sighting is neither a date nor a date with a time.
    case badSeenTime
    /// A sighting is from long before a missing animal was last seen.
    case beforeLoss
    /// A new status of a sighting is not `published`, `confirmed` or `hidden`.
    case badSightingStatus
    /// Mail cannot be sent to an address.
    case badMailAddress(MailAddress.Problem)
    /// A value is not what a browser's `PushSubscription.toJSON()` returns.
    case badPush
    /// An alert has two channels.
    case twoChannels
    /// A language is not one of `Language`.
    case badLanguage
    /// A member is only allowed in a report of a found animal.
    case onlyFound
    /// A member is not defined by the API.
    case unknownField
    /// There is neither an email address nor a phone number.
    case noContact
  }

  /// The violated rule.
  public let reason: Reason
  /// The name of the member, `contact` if both contact fields are missing, or `nil` for the entire
  /// body.
  public let field: String?
  /// Whether the value is missing rather than invalid. The message for `status` is the same in both
  /// cases.
  package let isAbsent: Bool

  package init(_ reason: Reason, field: String?, isAbsent: Bool = false) {
    self.reason = reason
    self.field = field
    self.isAbsent = isAbsent
  }

  package init(_ reason: Reason, _ field: PetField) { self.init(reason, field: field.name) }
}
