package import PetMapAnnouncements

/// A change to a published announcement: the part of an ``AnnouncementChange`` that listeners may
/// receive.
package struct PublishedChange: Sendable {
  /// The effect of the change.
  package enum Outcome: Sendable {
    /// The announcement was published, or changed while it was published.
    case put(Announcement)
    /// The announcement is no longer published.
    case removed(AnnouncementID)
  }

  /// The number of the change in the store's log.
  package let number: Int64
  package let outcome: Outcome
}
