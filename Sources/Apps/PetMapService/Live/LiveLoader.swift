package import PetMapAnnouncements
import PetMapKit

/// Collects the announcements from a store for ``LiveAnnouncements``.
package struct LiveLoader: Sendable {
  var pins = PinLoader()
  var unpublished: [AnnouncementID: Announcement] = [:]
  var withheld: [AnnouncementID: Announcement] = [:]
  private let disclosure: Disclosure

  /// - Parameter disclosure: What others are told about announcements.
  package init(disclosure: Disclosure = Disclosure()) { self.disclosure = disclosure }

  package mutating func append(_ stored: StoredAnnouncement) {
    let announcement = stored.shown(by: disclosure)
    if stored.isPublished {
      pins.append(announcement, id: stored.id, insertion: stored.insertion)
    } else if stored.isReadable {
      unpublished[stored.id] = announcement
    } else {
      withheld[stored.id] = announcement
    }
  }
}
