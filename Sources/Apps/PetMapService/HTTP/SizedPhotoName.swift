import PetMapAnnouncements

/// The name of a resized photo: `<uuid>-<width>`.
struct SizedPhotoName {
  /// The widths in pixels, for thumbnails in a list and for details pages on phones and desktops.
  static let widths = [160, 320, 640, 1280]

  let id: AnnouncementID
  let width: Int

  init(id: AnnouncementID, width: Int) {
    self.id = id
    self.width = width
  }

  /// Creates a name from a string. Returns `nil` for any other format or width.
  init?(_ text: String) {
    guard let hyphen = text.lastIndex(of: "-"), let id = AnnouncementID(String(text[..<hyphen])),
      let width = Self.widths.first(where: { text[hyphen...] == "-\($0)" })
    else { return nil }
    self.init(id: id, width: width)
  }

  var url: String { url("jpg") }

  /// - Parameter suffix: `jpg` or `webp`.
  func url(_ suffix: String) -> String { "/photos/\(id.text)-\(width).\(suffix)" }
}
