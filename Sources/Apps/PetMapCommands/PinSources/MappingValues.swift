package import PetMapFiles
import PetMapAnnouncements

/// Readers of what columns and values mean, from options and from files of mappings.
package enum MappingValues {
  /// What the values of a field mean.
  package struct Meanings: Sendable {
    package let field: AnnouncementField
    package var entries: [(value: String, meaning: String)]
  }

  /// What a field is where a record has nothing for it.
  package struct Constant: Sendable {
    package let field: AnnouncementField
    package let value: String
  }

  /// A field by one of its usual names.
  static func field(_ name: String) throws(ValueError) -> AnnouncementField {
    if let field = AnnouncementField(name) { return field }
    let names = AnnouncementField.allCases.map(\.name)
    throw ValueError("unknown field \(name.quoted)", remedy: Values.unknown(name, of: names).remedy)
  }

  /// `FIELD:value=meaning,value=meaning`; a part without `=` belongs to the value behind it.
  static func meanings(_ text: String) throws(ValueError) -> Meanings {
    let example = "give FIELD:VALUE=MEANING, such as status:stray=found"
    guard let colon = text.firstIndex(of: ":") else {
      throw ValueError("no field named", remedy: example)
    }
    var meanings = Meanings(field: try field(String(text[..<colon])), entries: [])
    var value = ""
    for part in text[text.index(after: colon)...].split(
      separator: ",", omittingEmptySubsequences: false)
    {
      guard let equals = part.lastIndex(of: "=") else {
        value += part + ","
        continue
      }
      value = (value + part[..<equals]).trimmed
      let meaning = String(part[part.index(after: equals)...]).trimmed
      meanings.entries.append((value, try checked(meaning, as: meanings.field)))
      value = ""
    }
    guard value.isEmpty, !meanings.entries.isEmpty else {
      throw ValueError("a value without a meaning", remedy: example)
    }
    return meanings
  }

  /// `FIELD=value`.
  static func constant(_ text: String) throws(ValueError) -> Constant {
    guard let equals = text.firstIndex(of: "=") else {
      throw ValueError("no value given", remedy: "give FIELD=VALUE, such as status=found")
    }
    let field = try field(String(text[..<equals]))
    let value = String(text[text.index(after: equals)...]).trimmed
    return Constant(field: field, value: try checked(value, as: field))
  }

  /// A status is one that is known; any other field takes any text.
  static func checked(
    _ meaning: String, as field: AnnouncementField
  ) throws(ValueError) -> String {
    switch field {
    case .status:
      guard meaning.isEmpty || Synonyms.status(meaning) != nil else {
        let words = AnnouncementStatus.allCases.map { $0.word.lowercased() }
        let error = Values.unknown(meaning, of: words)
        throw ValueError("no status \(meaning.quoted)", remedy: error.remedy)
      }
    case .latitude, .longitude, .location, .id:
      throw ValueError("\(field.name) differs from record to record", remedy: "use --map")
    default: break
    }
    return meaning
  }

  static func dateOrder(_ text: String) throws(ValueError) -> DateOrder {
    guard let order = DateOrder(format: text) else {
      throw ValueError(
        "not a date's format", remedy: "give YYYY-MM-DD, MM/DD/YYYY, DD/MM/YYYY or such")
    }
    return order
  }

  static func delimiter(_ text: String) throws(ValueError) -> UInt8 {
    switch text.lowercased() {
    case "tab", "\\t": return 0x09
    case "comma": return 0x2C
    case "semicolon": return 0x3B
    case "pipe", "bar": return 0x7C
    case "space": return 0x20
    default: break
    }
    guard text.utf8.count == 1, let sign = text.utf8.first, sign != 0x22, sign >= 0x20 || sign == 9
    else { throw ValueError("not one sign", remedy: "give one such as ; or | or tab") }
    return sign
  }
}
