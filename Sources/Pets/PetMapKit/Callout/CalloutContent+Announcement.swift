public import PetMapAnnouncements
public import PetMapCallout
import PetMapGeo

extension CalloutContent {
  /// Creates the content for an announcement's callout. The coordinate and the date are formatted
  /// for display; other values are copied unchanged.
  ///
  /// - Parameter language: The language for the species and the date.
  public init(_ announcement: Announcement, language: Language = .english) {
    self.init(announcement, words: Words(language))
  }

  /// Creates the content for an announcement's callout with custom words.
  public init(_ announcement: Announcement, words: Words) {
    self.init(status: announcement.status)
    photo = announcement.photoUrl
    name = announcement.petName
    species = words.calloutText(Species(announcement.species).phrase)
    breed = announcement.breed
    location = announcement.coordinate.formatted(.hemispheres)
    date = announcement.lastSeenDate.map { words.text($0) }
    email = announcement.email
    phone = announcement.phone
    description = announcement.description
  }
}

extension CalloutContent {
  /// Creates content that consists only of the status.
  public init(status: AnnouncementStatus) {
    self.init(badge: Int(status.rawValue))
  }

  /// The status shown by the badge; `nil` if the content has no badge.
  public var status: AnnouncementStatus? {
    badge.flatMap { UInt8(exactly: $0) }.flatMap { AnnouncementStatus(rawValue: $0) }
  }

  /// Returns the English text of a field with its icon, or `nil` if the field is omitted or has no
  /// text.
  public func text(of kind: CalloutFieldKind) -> String? { text(of: kind, words: .english) }
}

extension CalloutPin {
  /// Creates the pin for an announcement, with the coordinate rounded to five decimal places.
  public init(_ announcement: Announcement) {
    self.init(
      id: announcement.id,
      latitude: HundredThousandths(announcement.coordinate.latitude).count,
      longitude: HundredThousandths(announcement.coordinate.longitude).count)
  }
}

extension CalloutWords {
  /// English words: `Unknown pet`, and the statuses as in the API.
  public static let english = CalloutWords(Words.english)

  /// Creates the words for a language.
  public init(_ language: Language) { self.init(Words(language)) }

  /// Creates custom words.
  public init(_ words: Words) {
    let phrases: [Phrase] = [.statusMissing, .statusFound, .statusClosed, .unknownPet]
    let texts = phrases.map(words.calloutText)
    self.init(
      unknownName: texts[3],
      badges: AnnouncementStatus.allCases.map { $0.badge(texts[Int($0.rawValue)]) },
      areCustom: zip(texts, phrases).contains { text, phrase in
        Array(text.utf8) != Array(phrase.calloutText(.english).utf8)
      })
  }
}
