import PetMapAnnouncements
import PetMapJSON

/// The document of the map page: HTML with texts and slots to fill in.
///
/// `{{name}}` is a text of `words.json`, which has a table for each language. `{{#name}}` is a slot
/// for markup that depends on the request; see ``MapPage``.
struct PageTemplate: Sendable {
  private enum Piece: Sendable {
    case markup(HTML)
    case slot(String)
  }

  /// The texts of each language by name.
  struct Words: Sendable {
    /// The JSON object with the texts, for the page's modules.
    let json: [UInt8]
    fileprivate let texts: [String: String]

    /// Returns a text, in which each `{name}` is replaced with its value.
    func text(_ name: String, _ values: [String: String] = [:]) -> String {
      values.reduce(texts[name] ?? name) { $0.replacing("{\($1.key)}", with: $1.value) }
    }
  }

  private let pieces: [Language: [Piece]]
  private let words: [Language: Words]

  /// - Parameters:
  ///   - document: The contents of `index.html`.
  ///   - words: The contents of `words.json`, if any.
  init(_ document: [UInt8], words: [UInt8]?) {
    let tables = words.flatMap { try? JSONValue(parsing: $0) }?.object
    var filled: [Language: Words] = [:]
    var pieces: [Language: [Piece]] = [:]
    for language in Language.allCases {
      let table = tables?[language.rawValue]
      var writer = JSONWriter()
      writer.value(table ?? .object(JSONObject()))
      var texts: [String: String] = [:]
      for member in table?.object?.members ?? [] { texts[member.name] = member.value.string }
      let words = Words(json: writer.bytes, texts: texts)
      filled[language] = words
      pieces[language] = Self.pieces(of: String(decoding: document, as: UTF8.self), words)
    }
    self.words = filled
    self.pieces = pieces
  }

  private static func pieces(of document: String, _ words: Words) -> [Piece] {
    var pieces: [Piece] = []
    var rest = document[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      pieces.append(.markup(HTML(stringLiteral: String(rest[..<start.lowerBound]))))
      let name = rest[start.upperBound..<end.lowerBound]
      pieces.append(
        name.first == "#"
          ? .slot(String(name.dropFirst())) : .markup("\(words.text(String(name)))"))
      rest = rest[end.upperBound...]
    }
    return pieces + [.markup(HTML(stringLiteral: String(rest)))]
  }

  /// Returns the texts of a language.
  subscript(language: Language) -> Words {
    words[language] ?? Words(json: Array("{}".utf8), texts: [:])
  }

  /// Returns the document with its slots filled in. Slots without markup remain empty.
  func filled(_ language: Language, _ slots: [String: HTML]) -> HTML {
    let fragments = (pieces[language] ?? []).map { piece in
      switch piece {
      case .markup(let markup): markup
      case .slot(let name): slots[name] ?? ""
      }
    }
    return "\(fragments)"
  }
}
