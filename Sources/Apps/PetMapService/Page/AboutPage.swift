import PetMapAnnouncements

/// What the operator of a service says about it: the imprint and the privacy statement.
///
/// It is plain text, in which blank lines separate paragraphs, and a line that begins with `# ` is a
/// heading. Web and e-mail addresses become links.
package struct AboutPage: Sendable, Hashable {
  /// The maximum size of the text in bytes.
  package static let limit = 1 << 16

  private let text: String

  /// Returns `nil` if the text is not in UTF-8, blank, or too large.
  package init?(_ text: [UInt8]) {
    guard text.count <= Self.limit, let text = String(validating: text, as: UTF8.self),
      text.contains(where: { !$0.isWhitespace })
    else { return nil }
    self.text = text
  }

  func frame(_ language: Language) -> PageFrame {
    PageFrame(
      title: language(.about), language: language, kind: "about",
      main: "<h1>\(language(.about))</h1>\n\(blocks)")
  }

  /// The link to the page.
  static func link(_ language: Language, target: HTML = "") -> HTML {
    "<a href=\"/about?lang=\(language.rawValue)\"\(target)>\(language(.about))</a>"
  }

  private var blocks: [HTML] {
    var blocks: [HTML] = []
    var paragraph: [Substring] = []
    func end() {
      guard !paragraph.isEmpty else { return }
      let lines = paragraph.enumerated().map { index, line -> HTML in
        index == 0 ? Self.linked(line) : "<br>\n\(Self.linked(line))"
      }
      blocks.append("<p>\(lines)</p>\n")
      paragraph = []
    }
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      if line.hasPrefix("# ") {
        end()
        blocks.append("<h2>\(String(line.dropFirst(2)))</h2>\n")
      } else if line.allSatisfy(\.isWhitespace) {
        end()
      } else {
        paragraph.append(line)
      }
    }
    end()
    return blocks
  }

  /// Returns a line in which each word that is an address is a link.
  private static func linked(_ line: Substring) -> HTML {
    let words = line.split(separator: " ", omittingEmptySubsequences: false)
    let parts = words.enumerated().map { index, word -> HTML in
      let space = index == 0 ? "" : " "
      // Punctuation around an address belongs to the sentence.
      let start = String(word.prefix { $0 == "(" })
      let rest = word.dropFirst(start.count)
      let end = String(rest.reversed().prefix { ".,;:!?)".contains($0) }.reversed())
      let address = String(rest.dropLast(end.count))
      guard let url = url(address) else { return "\(space)\(String(word))" }
      return "\(space)\(start)<a href=\"\(url)\">\(address)</a>\(end)"
    }
    return "\(parts)"
  }

  /// Returns the URL of an address, or `nil` if a word is not an address.
  private static func url(_ word: String) -> String? {
    let isPlain = word.utf8.allSatisfy { (UInt8(ascii: "!")...UInt8(ascii: "~")).contains($0) }
    guard isPlain else { return nil }
    if ["https://", "http://"].contains(where: { word.hasPrefix($0) && word != $0 }) {
      return word
    }
    let parts = word.split(separator: "@", omittingEmptySubsequences: false)
    let isMail =
      parts.count == 2 && !parts[0].isEmpty && parts[1].contains(".")
      && parts.allSatisfy { part in
        part.allSatisfy { $0.isLetter || $0.isNumber || "._+-".contains($0) }
      }
    return isMail ? "mailto:\(word)" : nil
  }
}
