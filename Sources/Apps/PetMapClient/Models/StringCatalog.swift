import PetMapJSON
public import PetMapAnnouncements

/// The phrases as a String Catalog (`.xcstrings`), to which you can add languages in Xcode.
public enum StringCatalog {
  /// The catalog as JSON: every phrase under its `Phrase.key`, in each built-in language.
  public static var text: String {
    var strings = JSONObject()
    for phrase in Phrase.allCases.sorted(by: { $0.key < $1.key }) {
      var localizations = JSONObject()
      for language in Language.allCases {
        let unit = object(
          ("state", .string("translated")), ("value", .string(phrase.template(language))))
        localizations.members.append(
          JSONObject.Member(name: language.rawValue, value: object(("stringUnit", unit))))
      }
      var string = JSONObject()
      let names = placeholders(of: phrase)
      if !names.isEmpty {
        let comment = "Keep \(names.joined(separator: ", ")); placeholders are replaced by values."
        string.members.append(JSONObject.Member(name: "comment", value: .string(comment)))
      }
      string.members.append(
        JSONObject.Member(name: "extractionState", value: .string("manual")))
      string.members.append(
        JSONObject.Member(name: "localizations", value: .object(localizations)))
      strings.members.append(JSONObject.Member(name: phrase.key, value: .object(string)))
    }
    let catalog = object(
      ("sourceLanguage", .string(Language.english.rawValue)), ("strings", .object(strings)),
      ("version", .string("1.0")))
    return String(decoding: catalog.bytes, as: UTF8.self)
  }

  /// Returns the placeholders of a phrase, such as `{km}`.
  private static func placeholders(of phrase: Phrase) -> [String] {
    phrase.template(.english).split(separator: "{").dropFirst().compactMap { part in
      part.firstIndex(of: "}").map { "{\(part[..<$0])}" }
    }
  }

  private static func object(_ members: (String, JSONValue)...) -> JSONValue {
    .object(JSONObject(members.map { JSONObject.Member(name: $0.0, value: $0.1) }))
  }
}

extension Phrase {
  /// The key of the phrase in a String Catalog, such as `noAnimalsFound`.
  public var key: String { rawValue }
}
