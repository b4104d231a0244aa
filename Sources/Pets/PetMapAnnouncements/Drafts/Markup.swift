extension String {
  /// The text without markup (*HTTP API*, section 4.3, *Sanitising*): `script` and `style` elements go
  /// with their content, comments go, of every other tag the content stays; again and again until
  /// nothing changes, so that no tag is put together from what stood around another.
  ///
  /// ```swift
  /// "<b>Rex</b> <3 & <script>x</script>you".withoutMarkup  // "Rex <3 & you"
  /// ```
  ///
  /// A tag begins at `<` before a letter, `/`, `!` or `?`; no such pair is left. Characters are never
  /// encoded: the API carries text.
  ///
  /// - Complexity: O(n) for text; a pass for each level of tags within tags' names, O(n²) at most.
  public var withoutMarkup: String {
    guard utf8.contains(UInt8(ascii: "<")) else { return self }
    var scalars = Array(unicodeScalars)
    while true {
      var pass = MarkupPass(scalars)
      let cleaned = pass.run()
      if cleaned.count == scalars.count { break }
      scalars = cleaned
    }
    var text = String.UnicodeScalarView()
    text.append(contentsOf: scalars)
    return String(text)
  }
}

/// One walk through a text from its first scalar to its last, which takes out the markup it meets.
private struct MarkupPass {
  private let text: [Unicode.Scalar]
  /// The last `>`: nothing that begins after it ends.
  private let lastEnd: Int
  private var index = 0

  init(_ text: [Unicode.Scalar]) {
    self.text = text
    lastEnd = text.lastIndex(of: ">") ?? -1
  }

  mutating func run() -> [Unicode.Scalar] {
    var kept: [Unicode.Scalar] = []
    kept.reserveCapacity(text.count)
    while index < text.count {
      if text[index] == "<", index + 1 < text.count, text[index + 1].beginsTag {
        skipMarkup()
      } else {
        kept.append(text[index])
        index += 1
      }
    }
    return kept
  }

  /// Goes past what begins at the `<` in hand; past the `<` alone when it never ends.
  private mutating func skipMarkup() {
    if begins("<!--", at: index) {
      index = end(ofCommentFrom: index + 4) ?? index + 1
    } else if let name = ["script", "style"].first(where: { isTag($0, at: index + 1) }) {
      // An element that never ends takes the rest of the text with it.
      index = end(ofTagFrom: index + 1).flatMap { end(ofElement: name, from: $0) } ?? text.count
    } else {
      index = end(ofTagFrom: index + 1) ?? index + 1
    }
  }

  /// Where a tag ends, after its `>`; nil when it never does. A quotation mark after `=` begins a
  /// value, in which a `>` ends nothing.
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

  /// Where an element whose content is no markup ends, after its end tag.
  private func end(ofElement name: String, from start: Int) -> Int? {
    let tag = (start..<text.count).first { begins("</", at: $0) && isTag(name, at: $0 + 2) }
    return tag.flatMap { end(ofTagFrom: $0 + 2) }
  }

  /// Whether a tag's name stands at an index, whole and in any letter case.
  private func isTag(_ name: String, at start: Int) -> Bool {
    guard begins(name, at: start) else { return false }
    let end = start + name.unicodeScalars.count
    return end == text.count || text[end].isTrimmed || text[end] == ">" || text[end] == "/"
  }

  /// Whether lower-case ASCII stands at an index, letter case ignored.
  private func begins(_ word: String, at start: Int) -> Bool {
    var index = start
    for scalar in word.unicodeScalars {
      guard index < text.count, text[index].asciiLowered == scalar else { return false }
      index += 1
    }
    return true
  }
}

extension Unicode.Scalar {
  /// Whether `<` before the scalar begins a tag.
  fileprivate var beginsTag: Bool {
    switch properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: self == "/" || self == "!" || self == "?"
    }
  }

  fileprivate var asciiLowered: Unicode.Scalar {
    value &- 0x41 < 26 ? Unicode.Scalar(UInt8(value) | 0x20) : self
  }
}
