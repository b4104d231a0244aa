import PetMapJSON

/// A notification in a browser.
public struct AlertPush: Sendable, Hashable {
  /// The maximum length of ``payload`` in bytes. Push services accept 4,096 bytes of an encrypted
  /// message (RFC 8030, section 7.2).
  public static let byteLimit = 2000

  /// The title in one line.
  public let title: String
  /// The text in one line, which may be empty.
  public let body: String
  /// The URL that is opened.
  public let url: String
  /// What replaces an earlier notification with the same tag.
  public let tag: String

  /// Creates a notification, whose texts are cut between grapheme clusters if the payload would be too
  /// long: first the body, and if that is not enough, the title.
  ///
  /// - Complexity: O(*n* log *n*) in the length of the texts.
  init(title: String, body: String, url: String, tag: String) {
    let url = PetURL.encoded(url)
    func length(_ title: String, _ body: String) -> Int {
      Self.payload(title, body, url, tag).count
    }
    let isTitleShort = length(title, "") <= Self.byteLimit
    self.title =
      isTitleShort ? title : Self.cut(title) { length($0, "") <= Self.byteLimit }
    let cutTitle = self.title
    self.body = Self.cut(body) { length(cutTitle, $0) <= Self.byteLimit }
    self.url = url
    self.tag = tag
  }

  /// The notification as a JSON object with `title`, `body`, `url` and `tag`, in UTF-8.
  public var payload: [UInt8] { Self.payload(title, body, url, tag) }

  private static func payload(
    _ title: String, _ body: String, _ url: String, _ tag: String
  ) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("title", title)
      writer.member("body", body)
      writer.member("url", url)
      writer.member("tag", tag)
    }
    return writer.bytes
  }

  /// Returns a text, or its longest beginning that fits with an ellipsis.
  private static func cut(_ text: String, _ fits: (String) -> Bool) -> String {
    if text.isEmpty || fits(text) { return text }
    let characters = Array(text)
    var (low, high) = (0, characters.count)
    while low < high {
      let middle = (low + high + 1) / 2
      if fits(String(characters[..<middle]) + "…") { low = middle } else { high = middle - 1 }
    }
    return low == 0 ? "" : String(characters[..<low]) + "…"
  }
}
