package import PetMapFiles

/// The options that say where pins come from, the same for every command that reads them.
package enum SourceOptions {
  package enum InputFormat: String, Choice {
    case geojson
    case geojsonl
    case json
    case csv
  }

  package static let source = ListOption(
    Command.fileOption, "FILE",
    "Where pins come from: a .geojson, .json, .geojsonl, .ndjson or .csv file, each also .gz, a .gpkg, "
      + "through GDAL KML, KMZ, GPX, shapefiles (also zipped), FlatGeobuf, XLSX, ODS, GML, GeoRSS, "
      + "TopoJSON and SpatiaLite, through libarchive .zip, .7z, .tar, .bz2, .xz and .zst, a "
      + "store's .sqlite, a service's URL, or - for standard input. May be given several times; of "
      + "pins with one id the first counts.",
    default: "PETMAP_SOURCE, else $XDG_DATA_HOME/petmap/petmap.sqlite", completion: .files,
    list: { (text) throws(ValueError) in [try Values.nonEmpty(text)] })

  package static let inputFormat = Option<InputFormat>(
    "input-format", "What the source holds, when its name does not tell.")

  package static let records = Option(
    "records", "PATH",
    "The members that lead to the records of a JSON file, such as response.items.item; members of "
      + "the records themselves may follow.",
    default: "where records have coordinates", read: Values.nonEmpty)

  package static let layer = Option(
    "layer", "NAME",
    "The layer or sheet to read of a file with several, or the file of an archive.",
    default: "the one that has points", read: Values.nonEmpty)

  package static let map = ListOption(
    "map", "FIELD=COLUMN",
    "Take a field from the column or member of this name; nothing after = leaves the field out. Once "
      + "for each field.",
    list: columns)

  package static let values = ListOption(
    "values", "FIELD:VALUE=MEANING,…",
    "What a field's values mean, such as status:stray=found,*=closed; * is every other value, "
      + "nothing after = leaves the value out. Common words in English, Polish, German, Spanish and "
      + "French are known.",
    list: { (text) throws(ValueError) in [try MappingValues.meanings(text)] })

  package static let set = ListOption(
    "set", "FIELD=VALUE", "What a field is in every record that has nothing for it.",
    list: { (text) throws(ValueError) in [try MappingValues.constant(text)] })

  package static let mapping = Option(
    "mapping", "FILE.json",
    "What --map, --values, --set and the options below say, from a file that inspect --save wrote; "
      + "what the command line says counts before it.",
    completion: .files, read: Values.nonEmpty)

  package static let dateFormat = Option(
    "date-format", "FORMAT",
    "The order of day, month and year in dates, such as DD/MM/YYYY, where the whole column does not "
      + "tell.",
    read: MappingValues.dateOrder)

  package static let delimiter = Option(
    "delimiter", "SIGN", "What parts a table's columns: a sign, or tab.",
    default: "as the first lines have it", read: MappingValues.delimiter)

  package static let decimal = Option<Decimal>(
    "decimal", "What parts the decimals of coordinates.", default: "as the columns have it")

  package enum Decimal: String, Choice {
    case point
    case comma
  }

  package static let pointOrder = Option<PointOrder>(
    "point-order", "Which number of a pair in one column comes first.",
    default: "as the column's name or values have it")

  package enum PointOrder: String, Choice {
    case latlon
    case lonlat
  }

  package static let encoding = Option(
    "encoding", "NAME",
    "How a text is encoded: utf-8, utf-16, windows-1252, shift_jis or another that iconv knows.",
    default: "as its bytes say", read: Values.nonEmpty)

  package static let sourceCRS = Option(
    "source-crs", "EPSG:N", "The coordinate system of a file that does not name it.",
    default: "a GeoJSON file's crs, else degrees on WGS84", read: Values.nonEmpty)

  package static let keep = ListOption(
    "keep", "all|COLUMN,…",
    "Carry other columns along, by their names or all of them.", element: Values.nonEmpty)

  package static let condition = ListOption(
    "where", "CONDITION",
    "Only records whose column is so: color=black, age>2, breed~shepherd (contains); also != < <= "
      + ">=. Given several times, all must hold.",
    list: { (text) throws(ValueError) in
      guard let condition = ColumnCondition(text) else {
        throw ValueError("not a condition", remedy: "give COLUMN=VALUE, such as color=black")
      }
      return [condition]
    })

  package static let strict = Flag(
    "strict", "Stop at the first record that cannot become a pin.")

  package static let group = Command.Group(
    "Source",
    [source.definition, inputFormat.definition, records.definition] + meaning
      + [keep.definition, condition.definition, strict.definition])

  /// The options that say how a file is read.
  static let meaning: [OptionDefinition] = [
    layer.definition,
    map.definition, values.definition, set.definition, mapping.definition,
    dateFormat.definition, delimiter.definition, decimal.definition, pointOrder.definition,
    encoding.definition,
    sourceCRS.definition,
  ]

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
      let field = try MappingValues.field(String(entry[..<equals]))
      choices.append(
        ColumnChoice(field: field, column: String(entry[entry.index(after: equals)...])))
    }
    return choices
  }
}
