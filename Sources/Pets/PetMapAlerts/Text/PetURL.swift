import PetMapAnnouncements

/// URLs in feeds and messages.
enum PetURL {
  /// Returns the URL of a pet's page.
  ///
  /// - Parameter base: The scheme and host of the service.
  static func page(of announcement: Announcement, base: String) -> String {
    "\(base)/pets/\(PercentEncoding.encoded(announcement.id))"
  }

  /// Returns whether a URL, which anyone may have written, is one of the Web.
  static func isWeb(_ url: String) -> Bool {
    let start = String(url.prefix(8)).lowercased()
    return start.hasPrefix("https://") || start.hasPrefix("http://")
  }

  /// Returns a URL with its characters that are not allowed in URLs (RFC 3986, section 2) encoded.
  static func encoded(_ url: String) -> String {
    PercentEncoding.encoded(url) { $0.isVisibleASCII && !"\"<>\\^`{|}".utf8.contains($0) }
  }
}
