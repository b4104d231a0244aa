/// The file name of a photo in URLs: `<uuid>.jpeg` for the first one of an announcement, otherwise
/// `<uuid>-<number>.jpeg`, and `<uuid>-s<number>.jpeg` for that of a sighting.
public struct PhotoName: Sendable, Hashable {
  /// The ID of the announcement.
  public let id: AnnouncementID
  /// The number of the photo or of the sighting, from 1. An announcement does not use a number again.
  public let number: Int
  /// Whether the photo is that of a sighting.
  public let isOfSighting: Bool

  private static let suffix = ".jpeg"

  /// Creates the name of a photo.
  public init(id: AnnouncementID, number: Int = 1) {
    self.id = id
    self.number = number
    isOfSighting = false
  }

  /// Creates the name of a sighting's photo.
  public init(sighting: SightingID) {
    id = sighting.announcement
    number = sighting.number
    isOfSighting = true
  }

  /// Creates a name from a string. Returns `nil` for strings in any other format, so that they
  /// cannot refer to other files.
  public init?(_ text: String) {
    let suffix = Self.suffix.utf8
    guard text.utf8.suffix(suffix.count).elementsEqual(suffix) else { return nil }
    self.init(stem: text.dropLast(suffix.count))
  }

  /// Parses a URL of a service's photo, or returns `nil` for any other URL.
  package init?(url: String) {
    guard url.utf8.starts(with: "/images/".utf8) else { return nil }
    self.init(String(url.dropFirst(8)))
  }

  /// Creates a name from a string without its extension.
  package init?(stem: Substring) {
    guard let id = AnnouncementID(String(stem.prefix(36))) else { return nil }
    let rest = stem.utf8.dropFirst(36)
    guard let hyphen = rest.first else {
      self.init(id: id)
      return
    }
    guard hyphen == UInt8(ascii: "-") else { return nil }
    let name = Substring(rest.dropFirst())
    if name.utf8.first == UInt8(ascii: "s") {
      guard let number = SightingID.number(name.dropFirst()) else { return nil }
      self.init(sighting: SightingID(id, number))
    } else {
      guard let number = SightingID.number(name), number > 1 else { return nil }
      self.init(id: id, number: number)
    }
  }

  /// The name without its extension.
  package var stem: String {
    if isOfSighting { return "\(id.text)-s\(number)" }
    return number == 1 ? id.text : "\(id.text)-\(number)"
  }

  /// The name as text, `<uuid>.jpeg`.
  public var text: String { stem + Self.suffix }

  /// The URL in announcements, `/images/<uuid>.jpeg`.
  public var url: String { "/images/" + text }
}
