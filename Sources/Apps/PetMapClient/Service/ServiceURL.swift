import PetMapAnnouncements
import PetMapPhotos

/// The base URL of a service.
public struct ServiceURL: Sendable, Hashable {
  /// The URL as text, without a trailing slash.
  public let text: String

  /// `http://localhost:3000`.
  public static let standard = ServiceURL(valid: "http://localhost:3000")

  /// Creates a base URL, or returns `nil` if the text is not an `http` or `https` URL with a host.
  /// Trailing slashes are ignored.
  public init?(_ text: String) {
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    let lowered = bytes.map { $0 &- UInt8(ascii: "A") < 26 ? $0 | 0x20 : $0 }
    let schemes = ["http://", "https://"].map { Array($0.utf8) }
    guard let scheme = schemes.first(where: { lowered.starts(with: $0) }),
      bytes.count > scheme.count, bytes[scheme.count] != UInt8(ascii: "/"),
      bytes.allSatisfy({
        $0.isVisibleASCII && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
      })
    else { return nil }
    self.init(valid: String(decoding: bytes, as: UTF8.self))
  }

  private init(valid text: String) { self.text = text }

  /// The name under which an app is given the URL: of a launch argument, an environment variable, and
  /// a key in its `Info.plist`.
  public static let key = "PETMAP_URL"

  /// Creates the URL that an app is configured with, or ``standard`` by default: that in the launch
  /// argument `-PETMAP_URL`, as of a scheme or a UI test; else in the environment variable
  /// `PETMAP_URL`; else in the key `PETMAP_URL` of the `Info.plist`, as of a build setting. Values that
  /// are not URLs of a service are ignored.
  ///
  /// ```swift
  /// let process = ProcessInfo.processInfo
  /// let base = ServiceURL(
  ///   arguments: process.arguments, environment: { process.environment[$0] },
  ///   information: { Bundle.main.object(forInfoDictionaryKey: $0) as? String })
  /// ```
  ///
  /// - Parameters:
  ///   - arguments: The arguments of the process.
  ///   - environment: A function that returns the value of an environment variable.
  ///   - information: A function that returns the value of a key in the `Info.plist`.
  public init(
    arguments: [String] = [], environment: (String) -> String? = { _ in nil },
    information: (String) -> String? = { _ in nil }
  ) {
    let argument = arguments.lastIndex(of: "-" + Self.key).flatMap { index in
      index + 1 < arguments.count ? arguments[index + 1] : nil
    }
    let values = [argument, environment(Self.key), information(Self.key)]
    self = values.lazy.compactMap { $0.flatMap(ServiceURL.init) }.first ?? .standard
  }

  /// Returns a path or a reference in a response (`photoUrl`, `Link`) as an absolute URL, with
  /// exactly one slash between the base and a path. Absolute URLs are unchanged.
  public func resolved(_ reference: String) -> String {
    let lowered = reference.lowercased()
    if lowered.hasPrefix("http://") || lowered.hasPrefix("https://") { return reference }
    return text + "/" + reference.drop { $0 == "/" }
  }

  /// The URL as a file name.
  public var fileName: String { PercentEncoding.encoded(text) }

  /// Returns the URL of an announcement, with a percent-encoded ID.
  func announcement(_ id: String, _ rest: String = "") -> String {
    resolved(Self.path(ofAnnouncement: id, rest))
  }

  static func path(ofAnnouncement id: String, _ rest: String) -> String {
    "api/v1/announcements/" + PercentEncoding.encoded(id) + rest
  }
}

/// A form with a single file, the photo (RFC 7578).
struct MultipartBody {
  let contentType: String
  let bytes: [UInt8]

  init(photo: [UInt8], format: PhotoFormat) {
    let boundary = Self.boundary()
    contentType = "multipart/form-data; boundary=\(boundary)"
    var bytes = Array(
      ("--\(boundary)\r\nContent-Disposition: form-data; name=\"photo\"; "
        + "filename=\"photo.\(format.fileExtension)\"\r\n"
        + "Content-Type: \(format.contentType)\r\n\r\n").utf8)
    bytes += photo
    bytes += "\r\n--\(boundary)--\r\n".utf8
    self.bytes = bytes
  }

  /// Returns a random boundary of 32 characters, so that no photo can be constructed to contain it,
  /// and the same photo always makes a body of the same size.
  private static func boundary() -> String {
    let digits = Array("0123456789abcdefghijklmnopqrstuvwxyz")
    return "petmap-" + String((0..<25).map { _ in digits[Int.random(in: digits.indices)] })
  }
}
