import PetMapFiles

extension PairOrder: Choice {}

/// The options for sources, shared by all commands that read pins.
package struct SourceOptions: OptionGroup {
  package static let title = "Source"

  enum InputFormat: String, Choice {
    case geojson
    case geojsonl
    case json
    case csv
  }

  enum Decimal: String, Choice {
    case point
    case comma
  }

  enum ShapePoints: String, Choice {
    case skip
    case centroid
  }

  let source = ListOption(
    Command.fileOption, "FILE",
    "Read pins from a file, a store (.sqlite), a service (URL) or standard input (-). Files can be "
      + ".geojson, .json, .geojsonl, .ndjson, .csv or .kml (also with .gz), or .gpkg. GDAL adds "
      + "GPX, shapefiles (also zipped), geodatabases, FlatGeobuf, XLSX, ODS, GML, GeoRSS, "
      + "TopoJSON and SpatiaLite. libarchive adds .kmz, .zip, .7z, .tar, .bz2, .xz and .zst. Can "
      + "be repeated. If several records have the same ID, the first is used.",
    defaultText: "PETMAP_SOURCE, else $XDG_DATA_HOME/petmap/petmap.sqlite", completion: .files,
    list: { (text) throws(ValueError) in [try Values.nonEmpty(text)] })

  let inputFormat = Option<InputFormat?>(
    "input-format", "Set the source's format if its name does not indicate one.")

  let records = Option(
    "records", "PATH",
    "Set the path to the records in a JSON file, such as response.items.item. The path may "
      + "continue into members of each record.",
    defaultText: "the records with coordinates", read: Values.nonEmpty)

  let layer = Option(
    "layer", "NAME",
    "Select a layer, folder or sheet of the file, or a file in the archive.",
    defaultText: "all with coordinates", read: Values.nonEmpty)

  let map = ListOption(
    "map", "FIELD=COLUMN",
    "Read a field from this column or JSON member. An empty COLUMN omits the field. Can be "
      + "repeated.",
    list: MappingValues.columns)

  let values = ListOption(
    "values", "FIELD:VALUE=MEANING,…",
    "Define what a field's values mean, such as status:stray=found,*=closed. * matches any other "
      + "value. An empty MEANING ignores the value. Common words in English and many other "
      + "languages are built in.",
    list: { (text) throws(ValueError) in [try MappingValues.meanings(text)] })

  let set = ListOption(
    "set", "FIELD=VALUE", "Set a field's value in records that lack it.",
    list: { (text) throws(ValueError) in [try MappingValues.constant(text)] })

  let mapping = Option(
    "mapping", "FILE.json",
    "Read --map, --values, --set and the options below from a file written by inspect --save. "
      + "Options on the command line take precedence.",
    completion: .files, read: Values.nonEmpty)

  let dateFormat = Option(
    "date-format", "FORMAT",
    "Set the date format, such as DD/MM/YYYY, for columns with ambiguous dates.",
    read: MappingValues.dateOrder)

  let delimiter = Option(
    "delimiter", "CHARACTER", "Set the column separator: one character, or tab.",
    defaultText: "detected from the first lines", read: MappingValues.delimiter)

  let decimal = Option<Decimal?>(
    "decimal", "Set the decimal separator of coordinates.", defaultText: "detected from the columns"
  )

  let pointOrder = Option<PairOrder?>(
    "point-order", "Set the order of the numbers in a column of coordinate pairs.",
    defaultText: "detected from the column's name or values")

  let points = Option<ShapePoints?>(
    "points",
    "Set what to do with lines and areas: skip and count them, or pin a point on the surface of "
      + "each area and in the middle of each line.",
    defaultText: "skip")

  let encoding = Option(
    "encoding", "NAME",
    "Set the file's encoding: utf-8, utf-16, windows-1252, shift_jis, or any other that iconv "
      + "supports.",
    defaultText: "detected from the file's bytes", read: Values.nonEmpty)

  let sourceCRS = Option(
    "source-crs", "EPSG:N", "Set the file's coordinate reference system.",
    defaultText: "a GeoJSON file's crs, else WGS84 degrees", read: Values.nonEmpty)

  let keep = ListOption(
    "keep", "all|COLUMN,…", "Also keep these columns.", element: Values.nonEmpty)

  let condition = ListOption(
    "where", "CONDITION",
    "Include only records whose column meets a condition, such as color=black, age>2 or "
      + "breed~shepherd (contains). Other operators are !=, <, <= and >=. If repeated, all "
      + "conditions must hold.",
    list: { (text) throws(ValueError) in
      guard let condition = ColumnCondition(text) else {
        throw ValueError("not a condition", remedy: "use COLUMN=VALUE, such as color=black")
      }
      return [condition]
    })

  let strict = Flag("strict", "Stop at the first record that cannot become a pin.")

  package init() {}
}

extension MappingValues {
  /// A field, and the name of its column.
  struct ColumnChoice: Sendable {
    let field: RecordField
    let column: String
  }

  /// Reads `field=column,field=column`. A comma that is not followed by a field belongs to the
  /// column's name.
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
        throw ValueError("no column", remedy: "use FIELD=COLUMN, such as petName=nickname")
      }
      let field = try field(String(entry[..<equals]))
      choices.append(
        ColumnChoice(field: field, column: String(entry[entry.index(after: equals)...])))
    }
    return choices
  }
}
