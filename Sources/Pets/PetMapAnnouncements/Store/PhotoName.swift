/// The file name of a photo in URLs: `<uuid>.jpeg`.
public struct PhotoName: Sendable, Hashable {
  /// The ID of the announcement.
  public let id: AnnouncementID

  private static let suffix = ".jpeg"

  /// Creates the name of a photo.
  public init(id: AnnouncementID) { self.id = id }

  /// Creates a name from a string. Returns `nil` for strings in any other format, so that they
  /// cannot refer to other files.
  public init?(_ text: String) {
    let suffix = Self.suffix.utf8
    guard text.utf8.suffix(suffix.count).elementsEqual(suffix),
      let id = AnnouncementID(String(text.dropLast(suffix.count)))
    else { return nil }
    self.init(id: id)
  }

  /// The name as text, `<uuid>.jpeg`.
  public var text: String { id.text + Self.suffix }

  /// The value of `photoUrl`, `/images/<uuid>.jpeg`.
  public var url: String { "/images/" + text }
}

/// The content of a part of a stored photo.
public enum PhotoData: Sendable {
  case bytes([UInt8])
  case file(PhotoFile)

  /// The size in bytes.
  public var count: Int {
    switch self {
    case .bytes(let bytes): bytes.count
    case .file(let file): file.range.count
    }
  }
}

/// The file of a photo, open for reading during the lifetime of this object. The content never
/// changes, because photos are replaced by renaming.
public final class PhotoFile: Sendable {
  /// The file descriptor, open for reading.
  public let descriptor: Int32
  /// The range of the part in the file.
  public let range: Range<Int>
  private let close: @Sendable (Int32) -> Void

  /// - Parameter close: A function that closes the descriptor.
  public init(
    descriptor: Int32, range: Range<Int>, close: @escaping @Sendable (Int32) -> Void
  ) {
    self.descriptor = descriptor
    self.range = range
    self.close = close
  }

  deinit { close(descriptor) }
}
