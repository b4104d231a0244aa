import PetMapJSON
import PetMapSynonyms

/// The location and structure of the records in a JSON file.
struct JSONShape {
  /// The path of the array or object of records. If it leads through arrays, each of their elements
  /// contains records.
  var path: [String] = []
  /// The members that wrap a record's fields: `_source`, `node`, `document`.
  var wrappers: [String] = []
  /// The column names, if records are arrays.
  var rowNames: [String] = []
  /// The columns whose elements are arrays that contain a point.
  var rowPoints: [String: RawColumn.PointElements] = [:]
  /// Whether the first row contains the column names.
  var skipsFirstRow = false
  /// The member of a record that contains its row, and the member of each element that contains its
  /// value, as in responses of Google Sheets and BigQuery: `{"c":[{"v":"Rex"},{"v":"dog"}]}`.
  var cells: Cells?
  /// Whether the records are the members of an object, named by their IDs.
  var areMembers = false
  /// Whether values are objects that name their type, such as Firestore's `{"stringValue": "Rex"}`.
  var areValuesTyped = false
  /// Whether the file is a JSON:API document whose records refer to resources in its `included`
  /// array, so that the whole file must be in memory.
  var isCompound = false
  /// Whether the file is a response of the Overpass API, whose ways refer to nodes, so that the whole
  /// file must be in memory.
  var isOverpass = false
  /// How the columns are written, if the value at the path is a table by columns.
  var columns: ColumnLayout?
  /// Whether the user specified the path.
  var isGiven = false
  /// Whether the path is a common one, rather than that of records with coordinates.
  var isCommon = false

  /// The names of the members that contain rows and values.
  typealias Cells = (row: String, value: String)

  /// A notation for the columns of a table.
  enum ColumnLayout {
    /// `{"id":["A1","A2"],"lat":[52,53]}`.
    case arrays
    /// `{"id":{"0":"A1","1":"A2"},"lat":{"0":52,"1":53}}`, as written by pandas. The keys are row
    /// numbers or IDs.
    case objects(keysAreIDs: Bool)
  }

  /// The number of bytes to examine in each successive attempt to find the structure.
  private static let samples = [64 << 10, 1 << 20, 8 << 20]

  /// Returns whether records at another path are read as well: those in a collection next to one
  /// whose name is a status, such as `lost` and `found`, or `lost.features` and `found.features`.
  /// Tables are not read together.
  func isFollowed(by other: [String]) -> Bool {
    other.count == path.count && other != path && leads(to: other)
  }

  /// Returns whether a path is the beginning of one whose records are read: this one, or one that
  /// differs from it in one name if both names are statuses.
  func leads(to other: [String]) -> Bool {
    if path.starts(with: other) { return true }
    guard !isGiven, columns == nil, rowNames.isEmpty, other.count <= path.count else {
      return false
    }
    let differences = zip(path, other).filter { $0.0 != $0.1 }
    return differences.count == 1
      && differences.allSatisfy { own, other in
        StatusWord.status(ofName: own) != nil && StatusWord.status(ofName: other) != nil
      }
  }

  private func isFollowed(by other: JSONShape) -> Bool {
    isFollowed(by: other.path) && other.isFollowed(by: path) && areMembers == other.areMembers
  }

  /// Looks for records with coordinates at the beginning of a window, or else for arrays and objects
  /// with common names.
  ///
  /// - Parameters:
  ///   - given: The path specified by the user, which may continue into the records.
  ///   - isLines: Whether the records are known to follow each other.
  ///   - hasSeparators: Whether they are a text sequence (RFC 8142).
  /// - Throws: ``FileError/severalRecordPaths(path:records:)`` if there are records with
  ///   coordinates at several paths.
  static func find(
    _ window: InputWindow, at given: [String]?, isLines: Bool, hasSeparators: Bool
  ) throws(FileError) -> JSONShape {
    var common = JSONShape()
    for size in samples {
      try window.fill(size)
      let range = window.start..<min(window.end, window.start + size)
      let isWhole = window.end - window.start < size
      let values = JSONSample.values(window.bytes, range, limit: 20)
      guard let first = values.first else { break }
      let isSequence = isLines || values.count > 1
      var finder = JSONShapeFinder(root: isSequence ? .array(values) : first)
      if let given {
        if var shape = finder.shape(at: given) {
          shape.isGiven = true
          return shape
        }
      } else {
        common = isLines ? common : finder.common(in: first, isWhole: isWhole)
        if isSequence, finder.hasCollections(amongOthers: !hasSeparators) {
          return JSONShape()
        } else if isSequence {
          finder.walk(finder.root, [])
        } else if ["features", "geometries", "geometry"].contains(where: {
          first.object?[$0] != nil
        }) {
          let inner = finder.recordsInFeatures()
          if inner.count > 1 { throw severalPaths(inner, in: window) }
          return inner.first ?? common
        } else if let shape = finder.compoundDocument() ?? finder.overpassResponse() {
          return shape
        } else {
          finder.walk(first, [])
        }
        if let shape = finder.found.first {
          let others = finder.found.dropFirst()
          guard isSequence ? others.isEmpty : others.allSatisfy(shape.isFollowed(by:)) else {
            throw severalPaths(finder.found, in: window)
          }
          return shape
        }
        if isWhole, !isSequence, let shape = finder.singleRecord() ?? finder.emptyCollections() {
          return shape
        }
      }
      if isWhole || isSequence { break }
    }
    guard let given, !isLines else { return common }
    var shape = JSONShape(path: given)
    shape.isGiven = true
    return shape
  }

  private static func severalPaths(_ shapes: [JSONShape], in window: InputWindow) -> FileError {
    .severalRecordPaths(path: window.path, records: shapes.map { text(of: $0.path) })
  }

  /// Returns a path as users specify it; `.` denotes the top-level value.
  static func text(of path: [String]) -> String {
    path.isEmpty ? "." : path.joined(separator: ".")
  }

  /// Rejects a file that has records with coordinates at a second path, unless the user selected a
  /// path or the file has a common structure.
  ///
  /// - Parameters:
  ///   - value: The range of a JSON value, of which only the first 64 KiB are examined.
  ///   - other: The path of the value.
  func checkForRecords(
    in value: Range<Int>, of window: InputWindow, at other: [String]
  ) throws(FileError) {
    let range = value.prefix(Self.samples[0])
    guard !isGiven, !isCommon,
      let sample = JSONSample.values(window.bytes, range, limit: 1).first
    else { return }
    var finder = JSONShapeFinder(root: sample)
    finder.walk(sample, other)
    if let second = finder.found.first {
      throw .severalRecordPaths(path: window.path, records: [path, second.path].map(Self.text))
    }
  }

  init(path: [String] = [], wrappers: [String] = [], areMembers: Bool = false) {
    self.path = path
    self.wrappers = wrappers
    self.areMembers = areMembers
  }
}
