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

  /// Creates a name from a string. Returns `nil` for strings in any other format, so that they
  /// cannot refer to other files.
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

/// The content of a stored photo.
public enum PhotoData: Sendable {
  case bytes([UInt8])
  case file(PhotoFile)

  /// The size in bytes.
  public var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.byteCount
    }
  }
}

/// The file of a photo, open for reading during the lifetime of this object. The content never
/// changes, because photos are replaced by renaming.
public final class PhotoFile: Sendable {
  /// The file descriptor, open for reading.
  public let descriptor: Int32
  /// The size of the file in bytes.
  public let byteCount: Int
  private let close: @Sendable (Int32) -> Void

  /// - Parameter close: A function that closes the descriptor.
  public init(
    descriptor: Int32, byteCount: Int, close: @escaping @Sendable (Int32) -> Void
  ) {
    self.descriptor = descriptor
    self.byteCount = byteCount
    self.close = close
  }

  deinit { close(descriptor) }
}
