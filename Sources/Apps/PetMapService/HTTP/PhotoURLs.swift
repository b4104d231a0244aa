import PetMapAnnouncements
import PetMapPhotos

/// The URLs of a photo of this service. They end with a version, which changes with the photo, so
/// that browsers need not ask for it again.
struct PhotoURLs {
  private let id: AnnouncementID
  private let version: String?

  /// Returns `nil` if the announcement has no photo, or one on another host.
  init?(of announcement: Announcement, _ id: AnnouncementID) {
    guard announcement.photoUrl == PhotoName(id: id).url else { return nil }
    self.id = id
    version = announcement.updatedAt.map { "v=\($0.milliseconds)" }
  }

  /// The largest part.
  var largest: String { versioned(PhotoName(id: id).url) }

  /// The part with one of the widths in ``PhotoPart/widths``.
  func sized(_ width: Int, as format: PhotoPart.Format = .jpeg) -> String {
    versioned("/photos/\(id.text)-\(width).\(format == .jpeg ? "jpg" : "webp")")
  }

  private func versioned(_ path: String) -> String {
    version.map { path + "?" + $0 } ?? path
  }

  /// Returns whether the query of a request asks for the version that the announcement has.
  func isVersion(_ query: String?) -> Bool { version != nil && query == version }
}

/// The last part of the path of a photo in one of the sizes of pages, without its extension:
/// `<uuid>-<width>`.
struct SizedPhotoName {
  let id: AnnouncementID
  let width: Int

  /// Creates a name from a string. Returns `nil` for any other format or width.
  init?(_ text: String) {
    guard let hyphen = text.lastIndex(of: "-"), let id = AnnouncementID(String(text[..<hyphen])),
      let width = PhotoPart.widths.first(where: { text[hyphen...] == "-\($0)" })
    else { return nil }
    self.id = id
    self.width = width
  }
}
