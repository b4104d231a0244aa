import PetMapJSON

/// The location and structure of the records in a JSON file that does not have one of the common
/// structures.
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
  /// How the columns are written, if the value at the path is a table by columns.
  var columns: ColumnLayout?
  /// Whether the user specified the path.
  var isGiven = false

  /// The names of the members that contain rows and values.
  typealias Cells = (row: StaticString, value: StaticString)

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

  /// Returns whether records at another path are read as well: those in the collections next to one
  /// whose name is a status, such as `lost` and `found`. Tables are not read together.
  func isFollowed(by other: [String]) -> Bool {
    !isGiven && columns == nil && rowNames.isEmpty && other.dropLast() == path.dropLast()
      && [path, other].allSatisfy { $0.last.flatMap(Synonyms.collectionStatus) != nil }
  }

  private func isFollowed(by other: JSONShape) -> Bool {
    isFollowed(by: other.path) && other.isFollowed(by: path) && areMembers == other.areMembers
  }

  /// Looks for records with coordinates at the beginning of a window.
  ///
  /// - Parameters:
  ///   - given: The path specified by the user, which may continue into the records.
  ///   - isLines: Whether the records are known to follow each other.
  /// - Returns: The structure, or `nil` to try the common structures.
  /// - Throws: ``FileError/severalRecordPaths(path:records:)`` if there are records with
  ///   coordinates at several paths.
  static func find(
    _ window: InputWindow, at given: [String]?, isLines: Bool
  ) throws(FileError) -> JSONShape? {
    for size in samples {
      try window.fill(size)
      let bytes = unsafe Array(
        UnsafeBufferPointer(
          start: window.bytes + window.start, count: min(size, window.end - window.start)))
      if isLines { return try values(bytes, of: window.path, at: given, isLines: true) }
      guard let head = JSONHead.value(bytes) else {
        return try values(bytes, of: window.path, at: given, isLines: false)
          ?? given.map(JSONShape.init(given:))
      }
      var finder = JSONShapeFinder(root: head)
      if let given {
        if var shape = finder.shape(at: given) {
          shape.isGiven = true
          return shape
        }
      } else {
        if let object = head.object,
          ["features", "geometries", "geometry"].contains(where: { object[$0] != nil })
        {
          return nil
        }
        if let shape = finder.compoundDocument() { return shape }
        finder.walk(head, [])
        if let shape = finder.found.first {
          guard finder.found.dropFirst().allSatisfy(shape.isFollowed(by:)) else {
            throw .severalRecordPaths(
              path: window.path, records: finder.found.map { text(of: $0.path) })
          }
          return shape
        }
        if window.end - window.start < size {
          return finder.singleRecord() ?? finder.emptyCollections()
        }
      }
      if window.end - window.start < size { break }
    }
    return given.map(JSONShape.init(given:))
  }

  /// Returns the structure of values that follow each other, or `nil` if it is a common one.
  private static func values(
    _ bytes: [UInt8], of path: String, at given: [String]?, isLines: Bool
  ) throws(FileError) -> JSONShape? {
    let values = JSONHead.values(bytes, limit: 20)
    guard values.count > (isLines ? 0 : 1) else { return nil }
    var finder = JSONShapeFinder(root: .array(values))
    if let given {
      var shape = finder.shape(at: given)
      shape?.isGiven = true
      return shape
    }
    finder.walk(finder.root, [])
    if finder.found.count > 1 {
      throw .severalRecordPaths(path: path, records: finder.found.map { text(of: $0.path) })
    }
    guard let shape = finder.found.first else { return nil }
    let isCommon = shape.path.isEmpty && shape.wrappers.isEmpty && !shape.areValuesTyped
    return isCommon ? nil : shape
  }

  /// Returns a path as users specify it; `.` denotes the top-level value.
  static func text(of path: [String]) -> String {
    path.isEmpty ? "." : path.joined(separator: ".")
  }

  private init(given path: [String]) {
    self.path = path
    isGiven = true
  }

  /// Rejects a file that has records with coordinates at a second path, unless the user selected a
  /// path.
  ///
  /// - Parameters:
  ///   - value: The bytes of a JSON value, of which only the first 64 KiB are examined.
  ///   - other: The path of the value.
  ///   - file: The path of the file.
  func checkForRecords(
    in value: UnsafeBufferPointer<UInt8>, at other: [String], of file: String
  ) throws(FileError) {
    guard !isGiven, let head = JSONHead.value(unsafe Array(value.prefix(Self.samples[0]))) else {
      return
    }
    var finder = JSONShapeFinder(root: head)
    finder.walk(head, other)
    if let second = finder.found.first {
      throw .severalRecordPaths(path: file, records: [path, second.path].map(Self.text))
    }
  }

  init(path: [String] = [], wrappers: [String] = [], areMembers: Bool = false) {
    self.path = path
    self.wrappers = wrappers
    self.areMembers = areMembers
  }
}

/// Parses the beginning of a JSON text without its incomplete last element. Numbers that are not
/// finite are replaced with empty strings.
enum JSONHead {
  static func value(_ bytes: [UInt8]) -> JSONValue? {
    var bytes = bytes
    var open: [UInt8] = []
    var cut: (end: Int, open: [UInt8])?
    var (isText, isEscaped) = (false, false)
    var end = bytes.count
    loop: for (index, byte) in bytes.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "}"), UInt8(ascii: "]"): if open.popLast() != byte { return nil }
      case UInt8(ascii: ","): cut = (index, open)
      // The end of a function call around the text.
      case UInt8(ascii: ")"):
        end = index
        break loop
      case UInt8(ascii: "N"), UInt8(ascii: "I"): replaceNumber(at: index, of: &bytes)
      default: break
      }
    }
    if open.isEmpty { return try? JSONValue(parsing: Array(bytes[..<end])) }
    guard let cut else { return nil }
    return try? JSONValue(parsing: bytes[..<cut.end] + cut.open.reversed())
  }

  /// Parses the objects at the beginning of a text that contains one after another.
  static func values(_ bytes: [UInt8], limit: Int) -> [JSONValue] {
    var values: [JSONValue] = []
    var (depth, start) = (0, 0)
    var (isText, isEscaped) = (false, false)
    for (index, byte) in bytes.enumerated() {
      if isText {
        isText = isEscaped || byte != UInt8(ascii: "\"")
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        if depth == 0 { start = index }
        depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        guard depth == 0 else { continue }
        guard let value = value(Array(bytes[start...index])) else { return values }
        values.append(value)
        if values.count == limit { return values }
      default: break
      }
    }
    return values
  }

  /// Replaces NaN or infinity with an empty string of the same length.
  private static func replaceNumber(at index: Int, of bytes: inout [UInt8]) {
    let words = ["NaN".utf8, "Infinity".utf8]
    guard let count = words.first(where: { bytes[index...].starts(with: $0) })?.count else {
      return
    }
    let start = index > 0 && bytes[index - 1] == UInt8(ascii: "-") ? index - 1 : index
    let text = "\"\"".utf8 + Array(repeating: UInt8(ascii: " "), count: index + count - start - 2)
    bytes.replaceSubrange(start..<index + count, with: text)
  }
}
