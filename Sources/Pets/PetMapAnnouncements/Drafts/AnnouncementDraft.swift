public import PetMapGeo

/// What someone sends to have a pet announced: checked, trimmed and free of markup.
///
/// `init(body:today:)` of PetMapAPI makes one; no draft breaks a rule of the API.
public struct AnnouncementDraft: Sendable, Hashable {
  /// The announcement that the draft becomes, without an id and time stamps.
  public let content: Announcement

  /// Where the pet was last seen or was found.
  public var coordinate: Coordinate { content.coordinate }

  /// A draft of checked values, from whose free texts it removes the markup.
  ///
  /// - Throws: ``DraftProblem`` for a required text of which nothing is left.
  package init(checked content: Announcement) throws(DraftProblem) {
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

  /// Whether a text is in the reporter's own words, and not of a form of its own.
  package static func isFree(_ field: PetField) -> Bool {
    switch field {
    case .microchipNumber, .email, .phone, .photoUrl: false
    default: field.kind == .text
    }
  }

  /// The announcement that the draft becomes.
  ///
  /// - Parameters:
  ///   - id: a new one.
  ///   - now: when it is created.
  public func announcement(id: AnnouncementID, at now: Timestamp) -> Announcement {
    var announcement = content
    announcement.id = id.text
    announcement.createdAt = now
    announcement.updatedAt = now
    return announcement
  }

  /// A free text without markup and surrounding space; nil when nothing is left of it.
  package static func sanitized(_ text: String?) -> String? {
    let text = text?.withoutMarkup.trimmed
    return text?.isEmpty == true ? nil : text
  }
}
