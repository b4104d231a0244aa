public import PetMapGeo

/// A submitted sighting: validated, trimmed and free of markup.
///
/// `init(body:of:now:offset:)` in PetMapAPI creates drafts.
public struct SightingDraft: Sendable, Hashable {
  /// When the animal was seen.
  public let seenAt: SeenTime
  /// The coordinate where the animal was seen.
  public let coordinate: Coordinate
  /// The radius around the coordinate within which the animal was seen, in kilometers; `nil` if the
  /// coordinate is exact.
  public let locationRadius: Double?
  /// What the sender wrote.
  public let text: String?

  /// The maximum length of the text in characters.
  public static let textLimit = 1000

  /// Creates a draft. Markup is removed from the text. The service checks the values.
  ///
  /// - Parameter locationRadius: The radius in kilometers; `nil` if the coordinate is exact.
  public init(
    seenAt: SeenTime, coordinate: Coordinate, locationRadius: Double? = nil, text: String? = nil
  ) {
    self.seenAt = seenAt
    self.coordinate = coordinate
    self.locationRadius = locationRadius
    self.text = AnnouncementDraft.sanitized(text)
  }
}
