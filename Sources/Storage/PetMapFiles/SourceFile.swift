import PetMapAnnouncements
import PetMapSynonyms

/// A file as the parts whose records are read together: the layers of a map, the folders of a KML
/// document, the sheets of a workbook, or the files in an archive. A file of any other kind is its
/// only part.
struct SourceFile {
  /// A part of the file.
  struct Part {
    let bytes: ByteSource
    let format: SourceFormat
    /// The name that selects the part; `nil` if it is the file itself.
    let name: String?
    /// The names in the file that may say the status of the part's records, outermost first.
    let path: [String]
  }

  let path: String
  /// The parts to read, at least one.
  private(set) var parts: [Part] = []
  /// The names of the parts that are not read, because they contain no coordinates or another one
  /// is selected.
  private(set) var others: [String] = []
  /// Whether the parts are files in an archive rather than layers of a file.
  var areFiles = false
  /// The number of tracks in the file, which are not read.
  var tracks = 0
  /// The links in the file to others that are not read.
  var links: [String] = []

  init(path: String) { self.path = path }

  mutating func add(_ part: Part) { parts.append(part) }

  mutating func omit(_ name: String) { others.append(name) }

  /// Returns the name in the path of a part that says the status of its records: that of its layer,
  /// its file, or the folder or archive that contains the file.
  func statusName(of part: Part) -> String? {
    let outer = path.split(separator: "/").suffix(2).map(String.init)
    return StatusWord.name(inPathOfFile: outer + part.path)
  }

  /// The names that say the statuses of records, without repetitions.
  var statusNames: [String] {
    var names: [String] = []
    for name in parts.compactMap(statusName) where !names.contains(name) { names.append(name) }
    return names
  }

  /// The parts to read and to omit; `nil` for a file without named parts.
  var layers: LayerFacts? {
    guard parts.contains(where: { $0.name != nil }) || !others.isEmpty else { return nil }
    let formats = Set(parts.map { $0.bytes.layer?.format ?? $0.format.rawValue })
    return LayerFacts(
      format: formats.count == 1 ? formats.first : nil, names: parts.compactMap(\.name),
      others: others, areFiles: areFiles,
      shapes: parts.count == 1 ? parts[0].bytes.layer?.shapes : nil,
      isMisnamed: parts.contains { $0.bytes.layer?.isMisnamed == true })
  }

  // MARK: Selection

  /// Selects the parts with a name: a layer, all layers in a folder, or a file in an archive.
  ///
  /// - Throws: ``FileError/unknownLayer(path:layer:layers:)``.
  mutating func select(_ layer: String) throws(FileError) {
    let names = parts.compactMap(\.name)
    let exact = parts.filter { $0.name?.utf8.elementsEqual(layer.utf8) == true }
    let selected =
      exact.isEmpty
      ? parts.filter { part in
        part.name.map { $0.hasSuffix("/" + layer) || $0.hasPrefix(layer + "/") } ?? false
      } : exact
    guard !selected.isEmpty else {
      throw .unknownLayer(path: path, layer: layer, layers: names + others)
    }
    others += names.filter { name in !selected.contains { $0.name == name } }
    parts = selected
  }

  /// Omits the parts that contain neither coordinates nor geometries, unless that applies to all of
  /// them.
  ///
  /// - Throws: ``FileError/empty(path:)`` if all parts are empty.
  mutating func omitOthers(_ options: ReadingOptions) throws(FileError) {
    guard parts.count > 1 else { return }
    let contents = parts.map { Content(of: $0, options) }
    guard let most = contents.max(), most > .nothing else { throw .empty(path: path) }
    let first = contents.firstIndex(of: most)
    let isRead = { (index: Int) in
      contents[index] >= .geometries || most < .geometries && index == first
    }
    others += parts.indices.filter { !isRead($0) }.compactMap { parts[$0].name }
    parts = parts.indices.filter(isRead).map { parts[$0] }
  }

  /// What the first records of a part contain.
  private enum Content: Int, Comparable {
    case nothing
    case records
    /// Geometries, of which none is read as a point.
    case geometries
    case coordinates

    static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }

    init(of part: Part, _ options: ReadingOptions) {
      guard let records = try? part.records(options) else {
        self = .nothing
        return
      }
      let profiles = ColumnProfiles(records, options.mapping)
      let plan = FieldPlan(
        records.columns, profiles: profiles, options: options, isTable: records.isTable,
        isProjected: false)
      let hasColumns =
        plan.has(.location) || plan.has(.latitude) && plan.has(.longitude) || !plan.rivals.isEmpty
      if profiles.geometries.filled > 0 || hasColumns {
        self = .coordinates
      } else {
        self = Self.geometriesOrRecords(part, options)
      }
    }

    private static func geometriesOrRecords(_ part: Part, _ options: ReadingOptions) -> Content {
      var batch = RawBatch()
      guard let records = try? part.records(options),
        (try? records.read(into: &batch)) == true
      else { return .nothing }
      let hasGeometries = batch.records.contains { $0.problem?.reason == .notAPoint }
      return hasGeometries ? .geometries : batch.count > 0 ? .records : .nothing
    }
  }
}

/// The layers, sheets, or files in an archive that are read together.
public struct LayerFacts: Sendable, Hashable {
  /// The name of the format, such as `KML`; `nil` if there are several.
  public var format: String?
  /// The names of those that are read.
  public var names: [String]
  /// The names of the others.
  public var others: [String]
  /// Whether they are files in an archive.
  public var areFiles: Bool
  /// The type of the shapes in a shapefile, such as `PointZ`; `nil` for a table without shapes, and
  /// for other formats.
  public var shapes: String?
  /// Whether the name of the file is that of another format, which its first bytes contradict.
  public var isMisnamed: Bool
}
