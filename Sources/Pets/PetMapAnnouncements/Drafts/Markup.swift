extension String {
  /// The text without markup (*HTTP API*, section 4.3, *Sanitizing*). `script` and `style` elements
  /// are removed with their content, comments are removed, and other tags are removed but their
  /// content is kept. This is repeated until nothing changes, so that removing a tag cannot create
  /// another one.
  ///
  /// ```swift
  /// "<b>Rex</b> <3 & <script>x</script>you".withoutMarkup  // "Rex <3 & you"
  /// ```
  ///
  /// A tag starts with `<` followed by a letter, `/`, `!` or `?`; the result contains no such pair.
  /// Characters are never escaped, because API values are plain text.
  ///
  /// - Complexity: O(*n*) for text without nested tags; one pass per nesting level, at most
  ///   O(*n*²).
  public var withoutMarkup: String {
    var text = self
    while true {
      let cleaned = text.replacingTags { _ in "" }
      if cleaned.utf8.count == text.utf8.count { return cleaned }
      text = cleaned
    }
  }

  /// Returns the text without comments, scripts, and style sheets, and with its tags replaced.
  ///
  /// - Parameter replacement: Returns the replacement of a tag, such as `br /`, or `nil` to keep it.
  ///   The tag is empty if it is not closed.
  package func replacingTags(_ replacement: (_ tag: String) -> String?) -> String {
    guard utf8.contains(UInt8(ascii: "<")) else { return self }
    var pass = MarkupPass(Array(unicodeScalars))
    return pass.run(replacement)
  }
}

/// A single pass over a string that removes or replaces markup.
private struct MarkupPass {
  private let text: [Unicode.Scalar]
  /// The index of the last `>`, after which no tag can end.
  private let lastEnd: Int
  private var index = 0

  init(_ text: [Unicode.Scalar]) {
    self.text = text
    lastEnd = text.lastIndex(of: ">") ?? -1
  }

  mutating func run(_ replacement: (String) -> String?) -> String {
    var kept = String.UnicodeScalarView()
    while index < text.count {
      let start = index
      if text[index] == "<", index + 1 < text.count, text[index + 1].beginsTag,
        let replaced = skipMarkup(replacement)
      {
        kept.append(contentsOf: replaced.unicodeScalars)
      } else {
        index = start + 1
        kept.append(text[start])
      }
    }
    return String(kept)
  }

  /// Skips the markup that starts at the current `<`, or only the `<` if it is not closed.
  ///
  /// - Returns: Its replacement, or `nil` to keep it.
  private mutating func skipMarkup(_ replacement: (String) -> String?) -> String? {
    if begins("<!--", at: index) {
      index = end(ofCommentFrom: index + 4) ?? index + 1
      return ""
    }
    if let name = ["script", "style"].first(where: { isTag($0, at: index + 1) }) {
      // If the element is not closed, the rest of the text is removed.
      index = end(ofTagFrom: index + 1).flatMap { end(ofElement: name, from: $0) } ?? text.count
      return ""
    }
    let start = index + 1
    var tag = String.UnicodeScalarView()
    index = start
    if let end = end(ofTagFrom: start) {
      tag.append(contentsOf: text[start..<(end - 1)])
      index = end
    }
    return replacement(String(tag))
  }

  /// Returns the index after the `>` of a tag, or `nil` if it is not closed. A quotation mark after
  /// `=` starts a value, in which `>` does not close the tag.
  private func end(ofTagFrom start: Int) -> Int? {
    guard start <= lastEnd else { return nil }
    var quote: Unicode.Scalar?
    var isBeforeValue = false
    for index in start...lastEnd {
      let scalar = text[index]
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == ">" {
        return index + 1
      } else if isBeforeValue, scalar == "\"" || scalar == "'" {
        quote = scalar
        isBeforeValue = false
      } else {
        isBeforeValue = scalar == "=" || isBeforeValue && scalar.isTrimmed
      }
    }
    return nil
  }

  private func end(ofCommentFrom start: Int) -> Int? {
    guard start <= lastEnd else { return nil }
    return (start..<text.count).first { begins("-->", at: $0) }.map { $0 + 3 }
  }

  /// Returns the index after the end tag of an element with raw content.
  private func end(ofElement name: String, from start: Int) -> Int? {
    let tag = (start..<text.count).first { begins("</", at: $0) && isTag(name, at: $0 + 2) }
    return tag.flatMap { end(ofTagFrom: $0 + 2) }
  }

  /// Returns whether a tag name is at the given index, ignoring case.
  private func isTag(_ name: String, at start: Int) -> Bool {
    guard begins(name, at: start) else { return false }
    let end = start + name.unicodeScalars.count
    return end == text.count || text[end].isTrimmed || text[end] == ">" || text[end] == "/"
  }

  /// Returns whether a lowercase ASCII word is at the given index, ignoring case.
  private func begins(_ word: String, at start: Int) -> Bool {
    var index = start
    for scalar in word.unicodeScalars {
      guard index < text.count, text[index].asciiLowercased == scalar else { return false }
      index += 1
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether `<` before the scalar starts a tag.
  fileprivate var beginsTag: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: self == "/" || self == "!" || self == "?"
    }
  }
}
