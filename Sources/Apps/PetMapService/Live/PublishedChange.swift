package import PetMapAnnouncements

/// A change to what is published: what listeners may know of an ``AnnouncementChange``.
package struct PublishedChange: Sendable {
  /// What the change did.
  package enum Outcome: Sendable {
    /// Published, or changed while it was published.
    case put(Announcement)
    /// Published before, and no longer.
    case removed(AnnouncementID)
  }

  /// The change's place in the store's log.
  package let number: Int64
  package let outcome: Outcome
}
