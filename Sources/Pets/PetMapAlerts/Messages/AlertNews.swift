public import PetMapAnnouncements
public import PetMapMatches

/// What someone is told.
public enum AlertNews: Sendable, Hashable {
  /// A pet that a saved search admits.
  case found(Announcement)
  /// An announcement that may be of the same pet as the recipient's own.
  case match(Announcement, PetMatch, of: Announcement)
  /// A sighting of the recipient's pet.
  case sighting(Sighting, of: Announcement)
  /// The recipient's announcement has been open for a number of days.
  case reminder(Announcement, days: Int)

  /// The announcement whose page is opened.
  var announcement: Announcement {
    switch self {
    case .found(let pet), .match(let pet, _, _), .sighting(_, let pet), .reminder(let pet, _): pet
    }
  }

  /// What replaces an earlier notification: one about the same pet of the same kind.
  var tag: String {
    let kind =
      switch self {
      case .found: "pet"
      case .match: "match"
      case .sighting: "sighting"
      case .reminder: "reminder"
      }
    return "\(kind)-\(String(announcement.id.prefix(36)))"
  }
}

// MARK: Texts

extension AlertNews {
  /// Returns what has happened to which pet: `Missing: Rex, dog`.
  func headline(_ texts: PetText) -> String {
    let language = texts.language
    let pet = texts.pet(announcement)
    switch self {
    case .found(let announcement): return texts.headline(announcement)
    case .match(_, let match, _):
      return PageText.alertMatch.text(language).filled([
        ("band", match.band.phrase.text(language)), ("pet", pet),
      ])
    case .sighting(_, let announcement): return texts.headline(ofSightingOf: announcement)
    case .reminder(let announcement, _):
      let text: PageText =
        announcement.status == .found ? .alertStillFound : .alertStillMissing
      return text.text(language).filled([("pet", pet)])
    }
  }

  /// Returns when and where the pet was seen, if known.
  func facts(_ texts: PetText) -> String {
    switch self {
    case .found(let pet), .match(let pet, _, _): texts.facts(pet)
    case .sighting(let sighting, _): texts.facts(sighting)
    case .reminder: ""
    }
  }

  /// Returns the sentences at the beginning of a message about the event alone.
  func introduction(_ language: Language) -> String {
    switch self {
    case .found: PageText.alertHitText.text(language)
    case .match: PageText.alertMatchText.text(language)
    case .sighting: PageText.alertSightingText.text(language)
    case .reminder(_, let days):
      PageText.alertReminderText.text(language).filled([("days", days.grouped(language))])
    }
  }

  /// Returns the reasons why a pet may be the recipient's or may not, a line each.
  func reasons(_ texts: PetText) -> [String] {
    guard case .match(_, let match, _) = self else { return [] }
    return texts.reasons(match)
  }

  /// Returns the main reasons for and against a match in a line; empty for other news.
  func mainReasons(_ texts: PetText) -> String {
    guard case .match(_, let match, _) = self else { return "" }
    return texts.mainReasons(match)
  }

  /// Returns what is known, in lines that end nowhere else.
  func rows(_ texts: PetText) -> [String] {
    let rows =
      switch self {
      case .found(let pet), .match(let pet, _, _): texts.rows(pet.forMessages)
      case .sighting(let sighting, _): texts.rows(sighting.forMessages)
      case .reminder: [String]()
      }
    return rows.map { UntrustedText.line($0, limit: 400) }
  }
}

extension Sighting {
  /// The sighting with its sender's words in a single line and without contact details.
  fileprivate var forMessages: Sighting {
    var sighting = self
    sighting.text = text.map { UntrustedText.withoutContacts($0, limit: 300) }
    return sighting
  }
}
