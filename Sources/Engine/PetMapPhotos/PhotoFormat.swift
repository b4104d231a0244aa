/// The accepted photo formats, which are recognized only by the first bytes of a file.
public enum PhotoFormat: UInt8, Sendable, Hashable, CaseIterable {
  case jpeg
  case png
  case gif
  case webp
  case bmp
  case tiff
  case heic
  case heif

  /// The maximum size of a photo in bytes.
  public static let byteLimit = 20_971_520

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
    } else if has("BM"), has([0, 0, 0, 0], at: 6) {
      self = .bmp
    } else if has([0x49, 0x49, 0x2A, 0x00]) || has([0x4D, 0x4D, 0x00, 0x2A]) {
      self = .tiff
    } else if has("ftypheic", at: 4) || has("ftypheix", at: 4) {
      self = .heic
    } else if has("ftypmif1", at: 4) {
      self = .heif
    } else {
      return nil
    }
  }

  /// Creates a format from a lowercase file extension without a dot. Returns `nil` for other
  /// extensions.
  public init?(fileExtension: String) {
    guard let format = Self.allCases.first(where: { $0.fileExtension == fileExtension }) else {
      return nil
    }
    self = format
  }

  /// The file extension without a dot.
  public var fileExtension: String {
    switch self {
    case .jpeg: "jpeg"
    case .png: "png"
    case .gif: "gif"
    case .webp: "webp"
    case .bmp: "bmp"
    case .tiff: "tiff"
    case .heic: "heic"
    case .heif: "heif"
    }
  }

  /// The media type, such as `image/jpeg`.
  public var contentType: String { "image/" + fileExtension }
}
