import PetMapAnnouncements
import PetMapSynonyms

/// Converts HTML to text: tags are removed, line breaks and blocks end lines, and character
/// references are replaced.
///
/// ```swift
/// HTMLText.plain("<p>Rex &amp; Bella</p><p>Call <b>Ann</b></p>")  // "Rex & Bella\nCall Ann"
/// ```
///
/// Only the names of HTML elements are tags, so that `<3` and `<ann@example.com>` remain.
enum HTMLText {
  /// Returns the text of a value, which may be plain text, HTML, or HTML whose markup is escaped.
  static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "&")) else {
      return text
    }
    let text = text.replacing("<![CDATA[", with: "").replacing("]]>", with: "")
    if let content = content(of: text) { return content }
    let unescaped = CharacterReference.replaced(in: text)
    return content(of: unescaped) ?? unescaped
  }

  /// Returns the address of the first picture on the web, or `nil` if the text has no such picture.
  static func firstImage(in text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "<")) || text.utf8.contains(UInt8(ascii: "&")) else {
      return nil
    }
    var found: String?
    for text in [text, CharacterReference.replaced(in: text)] where found == nil {
      _ = text.replacingTags { tag in
        if found == nil, name(of: tag) == "img" { found = source(of: tag) }
        return ""
      }
    }
    return found.map(CharacterReference.replaced)
  }

  /// Returns HTML without its tags and character references, or `nil` if the text contains no tags.
  private static func content(of text: String) -> String? {
    var (hasTags, hasBreaks, hasBlocks) = (false, false, false)
    let content = text.replacingTags { tag in
      guard let name = name(of: tag) else { return nil }
      hasTags = true
      if name == "td" || name == "th" { return " " }
      if name == "br" { hasBreaks = true } else if blocks.contains(name) { hasBlocks = true }
      return name == "br" ? lineBreak : blocks.contains(name) ? blockBoundary : ""
    }
    guard hasTags || content.utf8.count < text.utf8.count else { return nil }
    let lines = hasBlocks ? lines(of: content) : hasBreaks ? brokenLines(of: content) : content
    let plain = CharacterReference.replaced(in: lines)
    guard hasBlocks || hasBreaks else { return plain.trimmingBlanks }
    return plain.split(separator: "\n", omittingEmptySubsequences: false)
      .map { String($0).trimmingBlanks }.joined(separator: "\n").trimmingBlanks
  }

  /// Replaces the line breaks in text whose only blocks are its own lines. A `br` next to the end of a
  /// line ends the same line.
  private static func brokenLines(of content: String) -> String {
    let lines = content.replacing("\r\n", with: "\n").split(
      separator: lineBreak, omittingEmptySubsequences: false)
    return lines.enumerated().map { index, line in
      guard index > 0, case let rest = line.drop(while: { $0 == " " || $0 == "\t" }),
        rest.first == "\n"
      else { return line }
      return rest.dropFirst()
    }.joined(separator: "\n")
  }

  /// Control characters that stand for tags until whitespace is collapsed.
  private static let lineBreak = "\u{1E}"
  private static let blockBoundary = "\u{1F}"

  /// Collapses whitespace as browsers do: blocks begin on new lines, and other whitespace is a space.
  private static func lines(of content: String) -> String {
    var text = String.UnicodeScalarView()
    var (breaks, isBlock, hasSpace) = (0, false, false)
    for scalar in content.unicodeScalars {
      switch scalar {
      case "\u{1E}": breaks += 1
      case "\u{1F}": isBlock = true
      case " ", "\n", "\r", "\t": hasSpace = true
      default:
        let count = isBlock ? max(breaks, 1) : breaks
        if !text.isEmpty {
          text.append(contentsOf: Array(repeating: "\n", count: count))
          if count == 0, hasSpace { text.append(" ") }
        }
        (breaks, isBlock, hasSpace) = (0, false, false)
        text.append(scalar)
      }
    }
    return String(text)
  }

  /// Returns the name of an HTML element, or `nil` if a tag has another one.
  private static func name(of tag: String) -> String? {
    let name = tag.drop { $0 == "/" }.prefix { !$0.isWhitespace && $0 != "/" }.lowercased()
    guard blocks.contains(name) || others.contains(name) else { return nil }
    // `He <i think> ran` has no tag.
    let words = tag.split { $0.isWhitespace || $0 == "/" }.dropFirst()
    let isTag = tag.contains("=") || words.allSatisfy { attributes.contains($0.lowercased()) }
    return isTag ? name : nil
  }

  /// Returns the address in the `src` attribute of a tag, or `nil` if it is not on the web.
  private static func source(of tag: String) -> String? {
    let isSpace = { (character: Character) in character.isWhitespace }
    var rest = tag[...]
    while let equals = rest.firstIndex(of: "=") {
      let name = rest[..<equals].split(whereSeparator: isSpace).last ?? ""
      var value = rest[equals...].dropFirst().drop(while: isSpace)
      let quote = value.first == "\"" || value.first == "'" ? value.removeFirst() : nil
      let content = value.prefix { quote == nil ? !$0.isWhitespace : $0 != quote }
      if name.lowercased() == "src", content.lowercased().hasPrefix("http") {
        return String(content).trimmingBlanks
      }
      rest = value[content.endIndex...].dropFirst(quote == nil ? 0 : 1)
    }
    return nil
  }

  /// The elements that begin on a new line.
  private static let blocks = Set(
    """
    p div h1 h2 h3 h4 h5 h6 li ul ol dl dt dd tr table tbody thead tfoot caption hr blockquote pre
    section article header footer main aside nav address figure figcaption form fieldset html body head
    title center details summary
    """.spacedWords)

  /// The attributes without a value.
  private static let attributes = Set(
    """
    async autoplay checked compact controls default defer disabled hidden inert loop multiple muted
    noshade nowrap open readonly required reversed selected
    """.spacedWords)

  private static let others = Set(
    """
    a abbr acronym audio b base big br button cite code col colgroup del em embed font i iframe img input
    ins kbd label link mark meta noscript o:p object option param picture q s samp select small source
    span strike strong sub sup svg td textarea th time tt u var video wbr
    """.spacedWords)
}
