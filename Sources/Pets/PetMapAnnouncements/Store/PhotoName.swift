/// The file name of a photo in URLs: `<uuid>.jpeg` for the first one of an announcement, otherwise
/// `<uuid>-<number>.jpeg`.
public struct PhotoName: Sendable, Hashable {
  /// The ID of the announcement.
  public let id: AnnouncementID
  /// The number of the photo, from 1. An announcement does not use a number again.
  public let number: Int

  private static let suffix = ".jpeg"

  /// Creates the name of a photo.
  public init(id: AnnouncementID, number: Int = 1) {
    self.id = id
    self.number = number
  }

  /// Creates a name from a string. Returns `nil` for strings in any other format, so that they
  /// cannot refer to other files.
  public init?(_ text: String) {
    let suffix = Self.suffix.utf8
    guard text.utf8.suffix(suffix.count).elementsEqual(suffix) else { return nil }
    self.init(stem: text.dropLast(suffix.count))
  }

  /// Creates a name from a string without its extension.
  package init?(stem: Substring) {
    guard let id = AnnouncementID(String(stem.prefix(36))) else { return nil }
    let rest = stem.utf8.dropFirst(36)
    guard let hyphen = rest.first else {
      self.init(id: id)
      return
    }
    let digits = String(Substring(rest.dropFirst()))
    guard hyphen == UInt8(ascii: "-"), let number = Int(digits), number > 1,
      number.description == digits
    else { return nil }
    self.init(id: id, number: number)
  }

  /// The name without its extension.
  package var stem: String { number == 1 ? id.text : "\(id.text)-\(number)" }

  /// The name as text, `<uuid>.jpeg`.
  public var text: String { stem + Self.suffix }

  /// The URL in announcements, `/images/<uuid>.jpeg`.
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
