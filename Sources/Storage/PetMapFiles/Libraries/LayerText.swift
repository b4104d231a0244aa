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
  private(set) var layer: LayerFacts
  private var text: [UInt8] = []
  /// The number of bytes of text read so far.
  private var position = 0

  var isTable: Bool { isSheet }

  /// - Parameters:
  ///   - name: The layer to read; `nil` for the first one with points.
  ///   - guessedEncoding: The encoding that the file was opened with, if it was guessed.
  /// - Throws: ``FileError/unknownLayer(path:layer:layers:)``.
  init(
    _ file: VectorFile, path: String, layer name: String?, guessedEncoding: TextEncoding? = nil
  ) throws(FileError) {
    self.file = file
    self.path = path
    let names = file.layers.map(\.name)
    if let name {
      guard let slot = names.firstIndex(where: { $0.utf8.elementsEqual(name.utf8) }) else {
        throw .unknownLayer(path: path, layer: name, layers: names)
      }
      self.slot = slot
    } else {
      let ranks = file.layers.indices.map { Self.rank(of: $0, in: file) }
      guard let best = ranks.max(), best > 0, let slot = ranks.firstIndex(of: best) else {
        throw .empty(path: path)
      }
      self.slot = slot
    }
    file.begin(layer: slot)
    isSheet = Self.isWorkbook(file)
    var others = names
    others.remove(at: slot)
    layer = LayerFacts(
      format: Self.displayNames[file.driver] ?? file.driver, name: names[slot], others: others,
      system: file.system, guessedEncoding: guessedEncoding)
    layer.isMisnamed = Self.isMisnamed(path, format: layer.format)
    if isShapefile, file.layers[slot].shape != .nothing {
      layer.shapes = GeometryType(code: file.layers[slot].type).shapefileName
    }
  }

  private static let displayNames = [
    "LIBKML": "KML", "ESRI Shapefile": "shapefile",
  ]

  /// The file extensions of each format.
  private static let extensions = [
    "KML": ["kml", "kmz"], "GPX": ["gpx"], "FlatGeobuf": ["fgb"], "XLSX": ["xlsx", "xlsm"],
    "ODS": ["ods"], "XLS": ["xls"], "shapefile": ["shp", "dbf", "zip"], "GML": ["gml", "xml"],
    "SQLite": ["db", "db3", "sqlite", "sqlite3", "spatialite"], "GPKG": ["gpkg"],
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

  private static func isWorkbook(_ file: VectorFile) -> Bool {
    ["XLSX", "ODS", "XLS"].contains(file.driver)
  }

  /// Returns a score for how likely a layer is to contain the records; 0 for an empty layer.
  private static func rank(of layer: Int, in file: VectorFile) -> Int {
    file.begin(layer: layer)
    guard file.next() else { return 0 }
    if file.layers[layer].shape == .points { return 4 }
    if case .point = file.geometry { return 3 }
    if isWorkbook(file) {
      // The header may be below some title rows.
      for _ in 0..<20 {
        var found: Set<RecordField> = []
        for field in file.fields.indices {
          file.withValue(of: field) { text, _ in
            if let match = RecordField(String(copying: text)) { found.insert(match) }
          }
        }
        if found.contains(.location) || found.isSuperset(of: [.latitude, .longitude]) { return 3 }
        if !file.next() { break }
      }
    } else {
      let fields = Set(file.fields.compactMap { RecordField($0) })
      if fields.isSuperset(of: [.latitude, .longitude]) { return 3 }
    }
    return file.layers[layer].shape == .others ? 1 : 2
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
        case .other(let type):
          writer.object { writer in writer.member("type", typeName(GeometryType(code: type))) }
        case .missing, .point: writer.null()
        }
        writer.key("properties")
        writer.object { writer in appendFields(to: &writer) }
      }
    }
    text.append(UInt8(ascii: "\n"))
  }

  private func typeName(_ type: GeometryType) -> String {
    isShapefile ? type.shapefileName : type.description
  }

  private var isShapefile: Bool { file.driver == "ESRI Shapefile" }

  /// KML members that specify how a placemark is drawn.
  private static let drawing: Set<String> = [
    "altitudeMode", "tessellate", "extrude", "visibility", "drawOrder",
  ]

  private func appendFields(to writer: inout JSONWriter) {
    for (index, name) in file.fields.enumerated() {
      if file.driver == "LIBKML", Self.drawing.contains(name) { continue }
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
    for index in file.fields.indices {
      if index > 0 { text.append(UInt8(ascii: ",")) }
      text.append(UInt8(ascii: "\""))
      file.withValue(of: index) { value, _ in
        for slot in value.indices {
          if value[slot] == UInt8(ascii: "\"") { text.append(value[slot]) }
          text.append(value[slot])
        }
      }
      text.append(UInt8(ascii: "\""))
    }
    text.append(UInt8(ascii: "\n"))
  }
}

extension String {
  fileprivate init(copying text: Span<UInt8>) {
    var bytes: [UInt8] = []
    for index in text.indices { bytes.append(text[index]) }
    self.init(decoding: bytes, as: UTF8.self)
  }
}
