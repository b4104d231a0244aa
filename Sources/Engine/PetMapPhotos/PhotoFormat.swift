/// The formats of photos that are accepted, which are recognized only by the first bytes of a file.
public enum PhotoFormat: UInt8, Sendable, Hashable, CaseIterable {
  case jpeg
  case png
  case gif
  case webp
  case heic
  case heif

  /// The maximum size of a photo in bytes.
  public static let byteLimit = 20_971_520

  /// The maximum number of megapixels of a photo.
  public static let megapixelLimit = 50
  /// The maximum number of pixels of a photo.
  public static let pixelLimit = megapixelLimit * 1_000_000

  /// The number of bytes needed to determine the format.
  public static let headerLength = 12

  /// Creates the format of a file from its first bytes. Returns `nil` if the format is not
  /// accepted.
  ///
  /// - Parameter header: At least the first ``headerLength`` bytes, or all bytes of a shorter file.
  public init?(header: some Collection<UInt8>) {
    let bytes = Array(header.prefix(Self.headerLength))
    func has(_ expected: [UInt8], at start: Int = 0) -> Bool {
      bytes.dropFirst(start).starts(with: expected)
    }
    func has(_ word: String, at start: Int = 0) -> Bool { has(Array(word.utf8), at: start) }

    if has([0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if has([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if has("GIF87a") || has("GIF89a") {
      self = .gif
    } else if has("RIFF"), has("WEBP", at: 8) {
      self = .webp
    } else if has("ftypheic", at: 4) || has("ftypheix", at: 4) {
      self = .heic
    } else if has("ftypmif1", at: 4) {
      self = .heif
    } else {
      return nil
    }
  }

  /// The file extension without a dot.
  public var fileExtension: String {
    switch self {
    case .jpeg: "jpeg"
    case .png: "png"
    case .gif: "gif"
    case .webp: "webp"
    case .heic: "heic"
    case .heif: "heif"
    }
  }

  /// The media type, such as `image/jpeg`.
  public var contentType: String { "image/" + fileExtension }
}
