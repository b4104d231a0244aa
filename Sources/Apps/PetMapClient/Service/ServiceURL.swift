/// Where a service is, and the URLs of what it has.
public struct ServiceURL: Sendable, Hashable {
  /// Without a slash at its end.
  public let text: String

  /// `http://localhost:3000`.
  public static let standard = ServiceURL(valid: "http://localhost:3000")

  /// - Parameter text: `http://…` or `https://…` with a host; slashes at its end are ignored. Nil
  ///   for anything else.
  public init?(_ text: String) {
    var bytes = Array(text.utf8)
    while bytes.last == UInt8(ascii: "/") { bytes.removeLast() }
    let lowered = bytes.map { $0 &- 0x41 < 26 ? $0 | 0x20 : $0 }
    let schemes = ["http://", "https://"].map { Array($0.utf8) }
    guard let scheme = schemes.first(where: { lowered.starts(with: $0) }),
      bytes.count > scheme.count, bytes[scheme.count] != UInt8(ascii: "/"),
      bytes.allSatisfy({
        $0 > 0x20 && $0 < 0x7F && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: "#")
      })
    else { return nil }
    self.init(valid: String(decoding: bytes, as: UTF8.self))
  }

  private init(valid text: String) { self.text = text }

  /// The service that the environment names by `PETMAP_URL`, the standard one when it names none.
  ///
  /// - Parameter value: looks a variable up.
  public init(environment value: (String) -> String?) {
    self = value("PETMAP_URL").flatMap(ServiceURL.init) ?? .standard
  }

  /// A path, or the reference of an answer (`photoUrl`, `Link`), as an absolute URL: exactly one
  /// slash stands between the base and a path; what is absolute already stays as it is.
  public func resolved(_ reference: String) -> String {
    let lowered = reference.lowercased()
    if lowered.hasPrefix("http://") || lowered.hasPrefix("https://") { return reference }
    return text + "/" + reference.drop { $0 == "/" }
  }

  /// The URL as the name of a file or a folder.
  public var fileName: String { Self.encoded(text) }

  /// The URL of one announcement, its id percent-encoded.
  func announcement(_ id: String, _ rest: String = "") -> String {
    resolved("api/v1/announcements/" + Self.encoded(id) + rest)
  }

  /// Percent-encodes all but the unreserved characters of RFC 3986.
  static func encoded(_ text: String) -> String {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      let isLetter = (byte | 0x20) &- UInt8(ascii: "a") < 26
      if isLetter || byte &- UInt8(ascii: "0") < 10 || "-._~".utf8.contains(byte) {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        for digit in [byte >> 4, byte & 0x0F] {
          bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "A") + digit - 10)
        }
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
