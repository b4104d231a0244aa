import PetMapAnnouncements
import PetMapPhotos

extension Announcement {
  /// The URLs of the photos that the service has. Photos on other hosts are not shown.
  var ownPhotos: [PhotoURLs] { photoURLs.filter { $0.isRelative } }
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
