public import PetMapAnnouncements
public import PetMapGeo
public import PetMapMatches
import PetMapParameters

/// A feed of pets and sightings, which is written as Atom or as JSON Feed.
///
/// ```swift
/// var feed = AlertFeed(id: url, title: search.summary(.english), pageURL: page, language: .english,
///   created: created)
/// feed.entries = pins.map { AlertFeed.Entry($0.announcement, base: "https://pets.example", language: .english) }
/// let bytes = feed.atom(at: url)
/// ```
///
/// The bytes depend only on the feed, so that their hash can be an entity tag. Texts are plain, without
/// characters that XML 1.0 forbids or discourages and without controls of direction.
public struct AlertFeed: Sendable, Hashable {
  /// The ID, which never changes: a `tag:` URI, or the feed's own URL.
  public var id: String
  /// The title.
  public var title: String
  /// The URL of the page with the same pets.
  public var pageURL: String
  /// The name of the service.
  public var author = "petmap"
  /// The language of the texts.
  public var language: Language
  /// When the feed was created; see ``updated``.
  public var created: Timestamp
  /// The entries, newest first.
  public var entries: [Entry] = []

  /// Creates a feed without entries.
  public init(
    id: String, title: String, pageURL: String, language: Language, created: Timestamp
  ) {
    self.id = id
    self.title = title
    self.pageURL = pageURL
    self.language = language
    self.created = created
  }

  /// The time of the latest change of an entry, or ``created`` if that is later.
  public var updated: Timestamp { entries.reduce(created) { max($0, $1.updated) } }

  /// A picture.
  public struct Image: Sendable, Hashable {
    /// The absolute URL.
    public var url: String
    /// The media type, if known.
    public var type: String?
    /// The number of bytes, if known.
    public var length: Int?

    /// Creates a picture.
    public init(url: String, type: String? = nil, length: Int? = nil) {
      self.url = url
      self.type = type
      self.length = length
    }
  }

  /// A pet or a sighting.
  public struct Entry: Sendable, Hashable {
    /// The ID, which never changes: a `urn:uuid:` URI.
    public var id: String
    /// The absolute URL of the page.
    public var url: String
    /// The title in one line.
    public var title: String
    /// The text in lines.
    public var text: String
    /// When the entry was published, if known.
    public var published: Timestamp?
    /// When the entry was changed last.
    public var updated: Timestamp
    /// The picture, if any.
    public var image: Image?
    /// Where the pet was seen.
    public var coordinate: Coordinate
    /// The status in lowercase: `missing`, `found` or `closed`.
    public var status: String
  }
}

extension AlertFeed.Entry {
  /// Creates the entry of a pet.
  ///
  /// - Parameters:
  ///   - match: Why it may be the pet of the feed's report, if it may.
  ///   - base: The scheme and host of the service.
  ///   - city: Finds the city by which the place is described.
  public init(
    _ announcement: Announcement, match: PetMatch? = nil, base: String, language: Language,
    city: @escaping CityFinder = { NearbyCity(nearest: $0, language: $1) }
  ) {
    let texts = PetText(language, city)
    url = PetURL.page(of: announcement, base: base)
    id = AnnouncementID(announcement.id) == nil ? url : "urn:uuid:\(announcement.id)"
    title = [texts.headline(announcement), texts.facts(announcement)].filter { !$0.isEmpty }
      .joined(separator: " – ")
    text = ((match.map { texts.reasons($0) } ?? []) + texts.rows(announcement))
      .joined(separator: "\n")
    published = announcement.createdAt
    updated =
      announcement.updatedAt ?? published
      ?? announcement.lastSeenDate.map { Timestamp(startOf: $0) } ?? Timestamp(milliseconds: 0)
    image = announcement.photoURLs.first.flatMap { AlertFeed.Image($0, base: base) }
    coordinate = announcement.coordinate
    status = announcement.status.word.lowercased()
  }

  /// Creates the entry of a sighting of a pet.
  ///
  /// - Parameters:
  ///   - base: The scheme and host of the service.
  ///   - city: Finds the city by which the place is described.
  public init(
    _ sighting: Sighting, of announcement: Announcement, base: String, language: Language,
    city: @escaping CityFinder = { NearbyCity(nearest: $0, language: $1) }
  ) {
    let texts = PetText(language, city)
    url = PetURL.page(of: announcement, base: base)
    let pet = AnnouncementID(announcement.id)
    id =
      pet.map {
        "urn:uuid:\(AnnouncementID(name: SightingID($0, sighting.number).text, in: $0).text)"
      } ?? "\(url)#sighting-\(sighting.number)"
    title = "\(texts.headline(ofSightingOf: announcement)) – \(texts.facts(sighting))"
    text = texts.rows(sighting).joined(separator: "\n")
    published = sighting.createdAt
    updated = published ?? sighting.seenAt.start
    image = pet.flatMap { sighting.photoURLs(of: $0) }.flatMap { AlertFeed.Image($0, base: base) }
    coordinate = sighting.coordinate
    status = announcement.status.word.lowercased()
  }
}

extension AlertFeed.Image {
  /// Creates the picture of a photo in a size that readers show, or returns `nil` if its URL is neither
  /// that of a photo of the service nor one of the Web.
  fileprivate init?(_ photo: PhotoURLs, base: String) {
    if photo.isRelative {
      self.init(url: base + photo.sized(1280), type: "image/jpeg")
    } else if PetURL.isWeb(photo.url) {
      self.init(url: photo.url)
    } else {
      return nil
    }
  }
}
