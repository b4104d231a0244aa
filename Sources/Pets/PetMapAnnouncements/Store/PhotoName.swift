public import PetMapPhotos

/// The name of an announcement's photo: `<uuid>.<extension>`, in the photo directory and in URLs.
public struct PhotoName: Sendable, Hashable {
  /// The announcement that the photo belongs to.
  public let id: AnnouncementID
  /// What the bytes are.
  public let format: PhotoFormat

  /// The name of an announcement's photo.
  public init(id: AnnouncementID, format: PhotoFormat) {
    self.id = id
    self.format = format
  }

  /// The name that a text is; nil for every other text, so that no text leads to another file.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = AnnouncementID(String(parts[0])),
      let format = PhotoFormat(fileExtension: String(parts[1]))
    else { return nil }
    self.init(id: id, format: format)
  }

  /// `<uuid>.<extension>`.
  public var text: String { id.text + "." + format.fileExtension }

  /// `/images/<uuid>.<extension>`, an announcement's `photoUrl`.
  public var url: String { "/images/" + text }
}
