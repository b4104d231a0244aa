/// Reads the tags and text of an XML document one after another (XML 1.0, 5th edition).
///
/// Namespace prefixes are dropped. Document type declarations are skipped, so no entities other than
/// those of XML and HTML are replaced, and nothing is fetched.
///
/// ```swift
/// var scanner = XMLScanner(Array("<p id='1'>Rex</p>".utf8))
/// while let event = try scanner.next() { print(event) }
/// ```
package struct XMLScanner {
  package enum Event: Hashable, Sendable {
    /// The start of an element. An element without content is followed by its end.
    case start(name: String, attributes: [String: String])
    case end(name: String)
    case text(String)
  }

  /// The document is not well-formed.
  package struct Malformed: Error {}

  private let bytes: [UInt8]
  private var index = 0
  /// The names of the elements that contain the current position, outermost first.
  private(set) var open: [String] = []
  /// The name of an element without content whose end comes next.
  private var emptyElement: String?

  /// - Parameter bytes: A document in UTF-8.
  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  /// The depth of nested elements beyond which a document is rejected.
  private static let depthLimit = 1000

  /// Returns the next tag or text, or `nil` at the end of the document.
  package mutating func next() throws(Malformed) -> Event? {
    if let name = emptyElement {
      emptyElement = nil
      open.removeLast()
      return .end(name: name)
    }
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: "<") else { return .text(text()) }
      if skips("<!--") {
        try skip(past: "-->")
      } else if skips("<![CDATA[") {
        let start = index
        try skip(past: "]]>")
        return .text(String(decoding: bytes[start..<index - 3], as: UTF8.self))
      } else if skips("<?") {
        try skip(past: "?>")
      } else if skips("<!") {
        try skipDeclaration()
      } else if skips("</") {
        let name = try name()
        skipBlanks()
        guard skips(">"), open.popLast() == name else { throw Malformed() }
        return .end(name: name)
      } else {
        return try startTag()
      }
    }
    guard open.isEmpty else { throw Malformed() }
    return nil
  }

  /// Returns the text up to the end of the current element, whose start has been read, without the
  /// text of elements in it.
  mutating func ownText() throws(Malformed) -> String {
    let depth = open.count
    var all = ""
    while let event = try next() {
      if case .text(let text) = event, open.count == depth { all += text }
      if case .end = event, open.count < depth { break }
    }
    return all
  }

  /// Skips the rest of the current element, whose start has been read.
  mutating func skipElement() throws(Malformed) { _ = try ownText() }

  // MARK: Tags

  private mutating func startTag() throws(Malformed) -> Event {
    index += 1
    let name = try name()
    var attributes: [String: String] = [:]
    while true {
      skipBlanks()
      if skips("/>") {
        emptyElement = name
        break
      }
      if skips(">") { break }
      let attribute = try self.name()
      skipBlanks()
      guard skips("=") else { throw Malformed() }
      skipBlanks()
      attributes[attribute] = try quoted()
    }
    guard open.count < Self.depthLimit else { throw Malformed() }
    open.append(name)
    return .start(name: name, attributes: attributes)
  }

  /// Reads a name and drops its prefix.
  private mutating func name() throws(Malformed) -> String {
    let start = index
    while index < bytes.count, !Self.endsName(bytes[index]) { index += 1 }
    guard index > start, index < bytes.count else { throw Malformed() }
    let name = bytes[start..<index]
    let local = name.lastIndex(of: UInt8(ascii: ":")).map { name[($0 + 1)...] } ?? name
    return String(decoding: local, as: UTF8.self)
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte <= UInt8(ascii: " ") || "/>=<\"'".utf8.contains(byte)
  }

  private mutating func quoted() throws(Malformed) -> String {
    guard index < bytes.count, case let quote = bytes[index], "\"'".utf8.contains(quote) else {
      throw Malformed()
    }
    let start = index + 1
    guard let end = bytes[start...].firstIndex(of: quote) else { throw Malformed() }
    index = end + 1
    return Self.replaced(bytes[start..<end])
  }

  /// Reads the text up to the next tag.
  private mutating func text() -> String {
    let start = index
    index = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
    return Self.replaced(bytes[start..<index])
  }

  private static func replaced(_ text: ArraySlice<UInt8>) -> String {
    CharacterReference.replaced(in: String(decoding: text, as: UTF8.self))
  }

  // MARK: Bytes

  private mutating func skipBlanks() {
    while index < bytes.count, bytes[index] <= UInt8(ascii: " ") { index += 1 }
  }

  private mutating func skips(_ word: String) -> Bool {
    guard bytes[index...].starts(with: word.utf8) else { return false }
    index += word.utf8.count
    return true
  }

  private mutating func skip(past word: String) throws(Malformed) {
    while index < bytes.count {
      if skips(word) { return }
      index += 1
    }
    throw Malformed()
  }

  /// Skips a document type declaration, which may contain others in brackets.
  private mutating func skipDeclaration() throws(Malformed) {
    var depth = 1
    while index < bytes.count {
      if skips("<!--") {
        try skip(past: "-->")
        continue
      }
      switch bytes[index] {
      case UInt8(ascii: "<"): depth += 1
      case UInt8(ascii: ">"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"):
        _ = try quoted()
        continue
      default: break
      }
      index += 1
      if depth == 0 { return }
    }
    throw Malformed()
  }
}

extension TextEncoding {
  /// Returns the encoding that an XML declaration names, such as
  /// `<?xml version="1.0" encoding="windows-1250"?>`, or `nil` if it names none.
  static func declared(inXML head: [UInt8]) -> TextEncoding? {
    let text = String(decoding: head.prefix(200), as: UTF8.self)
    guard let start = text.firstRange(of: "<?xml"), let end = text.firstRange(of: "?>"),
      start.upperBound < end.lowerBound,
      let name = text[start.upperBound..<end.lowerBound].firstRange(of: "encoding")
    else { return nil }
    let rest = text[name.upperBound..<end.lowerBound].drop { !"\"'".contains($0) }
    return TextEncoding(String(rest.dropFirst().prefix { !"\"'".contains($0) }))
  }
}
