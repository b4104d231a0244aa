package import PetMapFiles
import PetMapAnnouncements
import PetMapSynonyms

/// Functions that read the elements of a column mapping from options and mapping files.
package enum MappingValues {
  /// The meanings of a field's values.
  package struct Meanings: Sendable {
    package let field: RecordField
    package var entries: [(value: String, meaning: String)]
  }

  /// The value of a field for records that lack it.
  package struct Constant: Sendable {
    package let field: RecordField
    package let value: String
  }

  /// Reads a field from any of its common names.
  static func field(_ name: String) throws(ValueError) -> RecordField {
    if let field = RecordField(name) { return field }
    let names = RecordField.allCases.map(\.name)
    throw ValueError("unknown field \(name.quoted)", remedy: Values.unknown(name, of: names).remedy)
  }

  /// Reads `FIELD:value=meaning,value=meaning`. A part without `=` belongs to the following value.
  static func meanings(_ text: String) throws(ValueError) -> Meanings {
    let example = "use FIELD:VALUE=MEANING, such as status:stray=found"
    guard let colon = text.firstIndex(of: ":") else {
      throw ValueError("no field", remedy: example)
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
      throw ValueError("missing meaning", remedy: example)
    }
    return meanings
  }

  /// Reads `FIELD=value`.
  static func constant(_ text: String) throws(ValueError) -> Constant {
    guard let equals = text.firstIndex(of: "=") else {
      throw ValueError("no value", remedy: "use FIELD=VALUE, such as status=found")
    }
    let field = try field(String(text[..<equals]))
    let value = String(text[text.index(after: equals)...]).trimmed
    return Constant(field: field, value: try checked(value, as: field))
  }

  /// Validates a value of a field. A status must be known; other fields accept any text.
  static func checked(
    _ meaning: String, as field: RecordField
  ) throws(ValueError) -> String {
    switch field {
    case .status:
      guard meaning.isEmpty || StatusWord(meaning)?.status != nil else {
        let words = AnnouncementStatus.allCases.map { $0.word.lowercased() }
        let error = Values.unknown(meaning, of: words)
        throw ValueError("unknown status \(meaning.quoted)", remedy: error.remedy)
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
        "unknown date format", remedy: "use a format such as YYYY-MM-DD, MM/DD/YYYY or DD/MM/YYYY")
    }
    return order
  }

  static func delimiter(_ text: String) throws(ValueError) -> UInt8 {
    switch text.lowercased() {
    case "tab", "\\t": return UInt8(ascii: "\t")
    case "comma": return UInt8(ascii: ",")
    case "semicolon": return UInt8(ascii: ";")
    case "pipe", "bar": return UInt8(ascii: "|")
    case "space": return UInt8(ascii: " ")
    default: break
    }
    guard text.utf8.count == 1, let character = text.utf8.first, character != UInt8(ascii: "\""),
      character >= UInt8(ascii: " ") || character == UInt8(ascii: "\t")
    else {
      throw ValueError("not a column separator", remedy: "use one character such as ; or |, or tab")
    }
    return character
  }
}
