import PetMapGDAL
import PetMapGeo
import PetMapJSON

/// Converts a layer read by GDAL to text: a GeoJSON feature per line or, for a spreadsheet, a
/// table, whose header is detected as in any other table.
final class LayerText: ByteProducer {
  private let file: VectorFile
  private let path: String
  private let slot: Int
  /// Whether the layer is a sheet of a workbook.
  private let isSheet: Bool
  private(set) var layer: LayerSource
  /// The conversion of the workbook's dates, if it counts days from 1904.
  private var dates: WorkbookDates?
  private var text: [UInt8] = []
  /// The number of bytes of text read so far.
  private var position = 0

  var isTable: Bool { isSheet }

  /// - Parameters:
  ///   - slot: The index of the layer. Only one layer of a file can be read at a time.
  ///   - guessedEncoding: The encoding that the file was opened with, if it was guessed.
  init(
    _ file: VectorFile, path: String, slot: Int, guessedEncoding: TextEncoding? = nil
  ) {
    self.file = file
    self.path = path
    self.slot = slot
    file.begin(layer: slot)
    isSheet = ["XLSX", "ODS", "XLS"].contains(file.driver)
    dates = WorkbookDates(file)
    layer = LayerSource(
      format: Self.displayNames[file.driver] ?? file.driver, system: file.system,
      guessedEncoding: guessedEncoding)
    layer.isMisnamed = Self.isMisnamed(path, format: layer.format)
    if file.driver == "ESRI Shapefile", file.layers[slot].shape != .nothing {
      layer.shapes = GeometryType(code: file.layers[slot].type).shapefileName
    }
  }

  private static let displayNames = [
    "ESRI Shapefile": "shapefile", "SQLite": "SpatiaLite", "OpenFileGDB": "geodatabase",
  ]

  /// The file extensions of each format.
  private static let extensions = [
    "GPX": ["gpx"], "FlatGeobuf": ["fgb"], "XLSX": ["xlsx", "xlsm"],
    "ODS": ["ods"], "XLS": ["xls"], "shapefile": ["shp", "dbf", "zip"], "GML": ["gml", "xml"],
    "SpatiaLite": ["db", "db3", "sqlite", "sqlite3", "spatialite"], "GPKG": ["gpkg"],
    "TopoJSON": ["topojson", "json"], "GeoRSS": ["rss", "xml", "atom", "georss"],
  ]

  /// Returns whether the name of a file is that of another format.
  private static func isMisnamed(_ path: String, format: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    guard let dot = name.lastIndex(of: "."), let extensions = extensions[format] else {
      return false
    }
    let fileExtension = name[name.index(after: dot)...].lowercased()
    return !(extensions + ["gz", "bz2", "xz", "zst"]).contains(fileExtension)
  }

  func restart() {
    file.begin(layer: slot)
    text.removeAll(keepingCapacity: true)
    position = 0
  }

  func read(into buffer: inout [UInt8], _ range: Range<Int>) throws(FileError) -> Int {
    if position == text.count {
      text.removeAll(keepingCapacity: true)
      position = 0
      while text.count < range.count {
        guard file.next() else { break }
        if isSheet { appendRow() } else { appendFeature() }
      }
      if text.isEmpty, let failure = file.failure {
        throw .unreadable(path: path, message: failure)
      }
    }
    let count = min(range.count, text.count - position)
    let start = range.lowerBound
    buffer.replaceSubrange(start..<start + count, with: text[position..<position + count])
    position += count
    return count
  }

  private func appendFeature() {
    JSONWriter.append(to: &text) { writer in
      writer.object { writer in
        writer.member("type", "Feature")
        writer.key("geometry")
        switch file.geometry {
        case .point(let x, let y) where x.isFinite && y.isFinite:
          writer.object { writer in
            writer.member("type", "Point")
            writer.key("coordinates")
            writer.array { writer in
              writer.number(x)
              writer.number(y)
            }
          }
        case .other(let json): writer.raw(json)
        case .missing, .point: writer.null()
        }
        writer.key("properties")
        writer.object { writer in appendFields(to: &writer) }
      }
    }
    text.append(UInt8(ascii: "\n"))
  }

  private func appendFields(to writer: inout JSONWriter) {
    for (index, name) in file.fields.enumerated() {
      file.withValue(of: index) { text, isNumber in
        // OGR's prefix for extension fields.
        let isExtension = ["GPX", "GeoRSS"].contains(file.driver) && name.hasPrefix("ogr_")
        writer.key(isExtension ? String(name.dropFirst(4)) : name)
        // Longer numbers, such as IDs, are kept as text to preserve their digits.
        if isNumber, text.count <= 15, let number = DecimalNumber.parse(text) {
          writer.number(number)
        } else {
          writer.string(utf8: text)
        }
      }
    }
  }

  private func appendRow() {
    var cells: [[UInt8]] = []
    for index in file.fields.indices {
      var cell: [UInt8] = []
      file.withValue(of: index) { value, _ in
        for slot in value.indices { cell.append(value[slot]) }
      }
      cells.append(dates?.converted(cell, column: index) ?? cell)
    }
    text.appendRow(cells)
  }
}
