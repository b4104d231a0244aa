package import PetMapFiles

/// The options that say where pins come from, the same for every command that reads them.
package enum SourceOptions {
  package enum InputFormat: String, Choice {
    case geojson
    case geojsonl
    case json
    case csv
  }

  package static let source = Option(
    "source", "FILE",
    "Where pins come from: a .geojson, .json, .geojsonl, .ndjson or .csv file, each also .gz, a "
      + "store's .sqlite, a service's URL, or - for standard input.",
    default: "PETMAP_SOURCE, else $XDG_DATA_HOME/petmap/petmap.sqlite", completion: .files,
    read: Values.nonEmpty)

  package static let inputFormat = Option<InputFormat>(
    "input-format", "What the source holds, when its name does not tell.")

  package static let map = ListOption(
    "map", "FIELD=COLUMN",
    "Take a field from the column or member of this name; nothing after = leaves the field out. Once "
      + "for each field.",
    list: columns)

  package static let strict = Flag(
    "strict", "Stop at the first record that cannot become a pin.")

  package static let group = Command.Group(
    "Source",
    [source.definition, inputFormat.definition, map.definition, strict.definition])

  /// A field and the name of the column it comes from.
  package struct ColumnChoice: Sendable {
    package let field: AnnouncementField
    package let column: String
  }

  /// `field=column,field=column`; a comma without a field behind it belongs to the column's name.
  static func columns(_ text: String) throws(ValueError) -> [ColumnChoice] {
    var entries: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      if let last = entries.last, !part.contains("=") {
        entries[entries.count - 1] = last + "," + part
      } else {
        entries.append(String(part))
      }
    }
    var choices: [ColumnChoice] = []
    for entry in entries {
      guard let equals = entry.firstIndex(of: "=") else {
        throw ValueError("no column named", remedy: "give FIELD=COLUMN, such as petName=nickname")
      }
      let name = String(entry[..<equals])
      guard let field = AnnouncementField(name) else {
        let names = AnnouncementField.allCases.map(\.name)
        let error = Values.unknown(name, of: names)
        throw ValueError("unknown field \(name.quoted)", remedy: error.remedy)
      }
      choices.append(
        ColumnChoice(field: field, column: String(entry[entry.index(after: equals)...])))
    }
    return choices
  }
}
