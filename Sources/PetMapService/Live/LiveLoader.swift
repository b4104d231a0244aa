import PetMapKit
package import PetMapReports

/// Takes the announcements of a store one after the other, to be put into ``LiveAnnouncements``.
package struct LiveLoader: Sendable {
  var pins = PinLoader()
  var unpublished: [AnnouncementID: Announcement] = [:]

  package init() {}

  package mutating func append(_ stored: StoredAnnouncement) {
    if stored.isPublished {
      pins.append(stored.announcement, id: stored.id, insertion: stored.insertion)
    } else {
      unpublished[stored.id] = stored.announcement
    }
  }
}
