public import PetMapPhotos

/// The file name of a photo in the photo directory and in URLs: `<uuid>.<extension>`.
public struct PhotoName: Sendable, Hashable {
  /// The ID of the announcement.
  public let id: AnnouncementID
  /// The format of the photo.
  public let format: PhotoFormat

  /// Creates the name of a photo.
  public init(id: AnnouncementID, format: PhotoFormat) {
    self.id = id
    self.format = format
  }

  /// Creates a name from a text. Returns `nil` for texts in any other format, so that a text cannot
  /// refer to other files.
  public init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count == 2, let id = AnnouncementID(String(parts[0])),
      let format = PhotoFormat(fileExtension: String(parts[1]))
    else { return nil }
    self.init(id: id, format: format)
  }

  /// The name as text, `<uuid>.<extension>`.
  public var text: String { id.text + "." + format.fileExtension }

  /// The value of `photoUrl`, `/images/<uuid>.<extension>`.
  public var url: String { "/images/" + text }
}
