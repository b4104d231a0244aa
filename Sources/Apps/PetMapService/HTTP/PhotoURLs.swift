package import PetMapAnnouncements
import PetMapPhotos

/// The URLs of a photo of this service. They end with a version, which changes with the announcement,
/// so that browsers need not ask for it again.
struct PhotoURLs {
  let name: PhotoName
  private let version: String?

  /// Returns `nil` if the announcement has no photo, or one on another host.
  init?(of announcement: Announcement, _ id: AnnouncementID) {
    guard let first = Self.all(of: announcement, id).first else { return nil }
    self = first
  }

  private init(_ name: PhotoName, of announcement: Announcement) {
    self.name = name
    version = announcement.updatedAt.map { "v=\($0.milliseconds)" }
  }

  /// Returns the URLs of all photos that the service has, in order.
  static func all(of announcement: Announcement, _ id: AnnouncementID) -> [PhotoURLs] {
    announcement.photos.compactMap { url in
      PhotoName(url: url).flatMap { $0.id == id ? PhotoURLs($0, of: announcement) : nil }
    }
  }

  /// The largest part.
  var largest: String { versioned(name.url) }

  /// The part with one of the widths in ``PhotoPart/widths``.
  func sized(_ width: Int, as format: PhotoPart.Format = .jpeg) -> String {
    versioned("/photos/\(name.stem)-\(width).\(format == .jpeg ? "jpg" : "webp")")
  }

  private func versioned(_ path: String) -> String {
    version.map { path + "?" + $0 } ?? path
  }

  /// Returns whether the query of a request asks for the version that the announcement has.
  func isVersion(_ query: String?) -> Bool { version != nil && query == version }
}

extension PhotoName {
  /// Parses a URL of a service's photo, or returns `nil` for any other URL.
  package init?(url: String) {
    guard url.utf8.starts(with: "/images/".utf8) else { return nil }
    self.init(String(url.dropFirst(8)))
  }
}

/// The last part of the path of a photo in one of the sizes of pages, without its extension:
/// `<uuid>-<width>` or `<uuid>-<number>-<width>`.
struct SizedPhotoName {
  let photo: PhotoName
  let width: Int

  /// Creates a name from a string. Returns `nil` for any other format or width.
  init?(_ text: String) {
    guard let hyphen = text.lastIndex(of: "-"), let photo = PhotoName(stem: text[..<hyphen]),
      let width = PhotoPart.widths.first(where: { text[hyphen...] == "-\($0)" })
    else { return nil }
    self.photo = photo
    self.width = width
  }
}
