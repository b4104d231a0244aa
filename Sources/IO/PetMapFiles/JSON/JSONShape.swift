import PetMapJSON

/// Where a JSON file has its records, when that is not one of the usual places.
struct JSONShape {
  /// The members that lead from the file's value to the array, or to the object, of records.
  var path: [String] = []
  /// The members of a record whose own members are the record's: `_source`, `node`, `document`.
  var wrappers: [String] = []
  /// The names of the elements where records are arrays.
  var rowNames: [String] = []
  /// Where the elements of a row are arrays that hold a point, by the name of the column.
  var rowPoints: [String: RawColumn.PointElements] = [:]
  /// Whether the first row has the names.
  var skipsFirstRow = false
  /// Whether the records are the members of an object, under their ids.
  var areMembers = false
  /// Whether values are objects that name their type, such as Firestore's `{"stringValue": "Rex"}`.
  var areValuesTyped = false
  /// Whether the user named the path.
  var isGiven = false

  /// How many bytes are looked at, more when they do not tell.
  private static let samples = [64 << 10, 1 << 20, 8 << 20]

  /// Looks for records with places in the bytes at the beginning of a window.
  ///
  /// - Parameter given: the path that the user names; it may go on into the records.
  /// - Returns: nil where the usual places are to be tried.
  /// - Throws: ``FileError/severalRecordPaths(path:records:)`` when there are records with places
  ///   in several places.
  static func find(_ window: InputWindow, at given: [String]?) throws(FileError) -> JSONShape? {
    for size in samples {
      try window.fill(size)
      let bytes = unsafe Array(
        UnsafeBufferPointer(
          start: window.bytes + window.start, count: min(size, window.end - window.start)))
      guard let head = JSONHead.value(bytes) else { return given.map(JSONShape.init(given:)) }
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
        finder.walk(head, [])
        if finder.found.count > 1 {
          throw .severalRecordPaths(
            path: window.path, records: finder.found.map { $0.path.joined(separator: ".") })
        }
        if let shape = finder.found.first { return shape }
      }
      if window.end - window.start < size { break }
    }
    return given.map(JSONShape.init(given:))
  }

  private init(given path: [String]) {
    self.path = path
    isGiven = true
  }

  /// The path to further records with places in a value; nil when it holds none.
  ///
  /// - Parameters:
  ///   - value: a JSON value's bytes, of which the first ones are looked at.
  ///   - path: the members that lead to it.
  static func records(in value: UnsafeBufferPointer<UInt8>, at path: [String]) -> [String]? {
    let sample = unsafe Array(value.prefix(samples[0]))
    guard let head = JSONHead.value(sample) else { return nil }
    var finder = JSONShapeFinder(root: head)
    finder.walk(head, path)
    return finder.found.first?.path
  }

  init(path: [String] = [], wrappers: [String] = [], areMembers: Bool = false) {
    self.path = path
    self.wrappers = wrappers
    self.areMembers = areMembers
  }
}

/// The beginning of a JSON text as a value: what is cut off is left out.
enum JSONHead {
  static func value(_ bytes: [UInt8]) -> JSONValue? {
    var open: [UInt8] = []
    var cut: (end: Int, open: [UInt8])?
    var (isText, isEscaped) = (false, false)
    for (index, byte) in bytes.enumerated() {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == 0x5C {
          isEscaped = true
        } else if byte == 0x22 {
          isText = false
        }
        continue
      }
      switch byte {
      case 0x22: isText = true
      case 0x7B: open.append(0x7D)
      case 0x5B: open.append(0x5D)
      case 0x7D, 0x5D: if open.popLast() != byte { return nil }
      case 0x2C: cut = (index, open)
      default: break
      }
    }
    if open.isEmpty { return try? JSONValue(parsing: bytes) }
    guard let cut else { return nil }
    return try? JSONValue(parsing: bytes[..<cut.end] + cut.open.reversed())
  }
}
