import CSimdJSON
import PetMapGeo

/// A reader of individual JSON records, which assigns a column to each member name. A
/// ``GeometryReader`` reads the point, and ``TypedValue`` unwraps Firestore's values.
///
/// The columns of a GeoJSON feature are its `properties`, those of an Esri feature its
/// `attributes`, and those of an Opendatasoft record its `fields`, in addition to its other
/// members; `geometry` is the point.
///
/// Safe: it owns the handle from `init` to `deinit`, and no slices are written beyond those for
/// which the batch has space; callers that specify the bytes to read must write `unsafe`.
@safe
struct JSONRecordReader: ~Copyable {
  private(set) var columns: [RawColumn] = []
  /// Whether a number was NaN or infinite, which JSON does not allow.
  private(set) var hasNonFiniteNumbers = false

  /// The maximum number of columns; any members beyond them are ignored.
  private static let columnLimit = 2000

  private let handle: OpaquePointer
  /// The member names, by number.
  private var names: [Name] = []
  /// The name numbers of a row's elements; `nil` for elements to omit.
  private let rowNames: [Int?]
  private let rowPoints: [String: RawColumn.PointElements]
  /// The members that contain a record's row and the values of its elements.
  private let cells: JSONShape.Cells?
  private let areValuesTyped: Bool
  private var nested = NestedMembers()
  /// The resources that the records refer to.
  var included: IncludedResources?
  /// The numbers of the names whose values may be Firestore document paths.
  private let pathNames: [Int]

  private struct Name {
    let text: String
    let scope: Int
    /// The index of its column, which is added when its first value occurs.
    var column: Int?
  }

  /// The names with a predefined meaning; the raw value of each is its number.
  private enum KnownName: UInt32, CaseIterable {
    case geometry, type, coordinates
    /// Objects with columns.
    case properties, attributes, fields
    /// The column for the name or path under which a record is stored.
    case key
    /// Members of a geometry.
    case geometryType, geometryCoordinates, geometryX, geometryY

    var text: String {
      switch self {
      case .geometryType: "type"
      case .geometryCoordinates: "coordinates"
      case .geometryX: "x"
      case .geometryY: "y"
      default: "\(self)"
      }
    }

    var scope: Int { rawValue < Self.geometryType.rawValue ? PETMAP_JSON_OWN : PETMAP_JSON_INNER }

    /// The scope of an object's members.
    var inner: Int {
      switch self {
      case .geometry: PETMAP_JSON_INNER
      case .properties, .attributes, .fields: PETMAP_JSON_FLATTENED
      default: PETMAP_JSON_OWN
      }
    }

    /// Whether the C++ reader returns members with this name instead of writing them to a column.
    var isRequested: Bool { ![.attributes, .fields, .key].contains(self) }
  }

  init(_ shape: JSONShape?) throws(FileError) {
    guard let handle = unsafe petmap_json_reader_new() else { throw .outOfMemory }
    unsafe self.handle = handle
    let shape = shape ?? JSONShape()
    func add(
      _ name: String, _ scope: Int, inner: Int = PETMAP_JSON_OWN, isRequested: Bool = false
    ) -> Int {
      Int(
        unsafe petmap_json_add_name(handle, name, UInt32(scope), UInt32(inner), isRequested))
    }
    for name in KnownName.allCases {
      _ = add(name.text, name.scope, inner: name.inner, isRequested: name.isRequested)
    }
    for name in shape.wrappers {
      _ = add(name, PETMAP_JSON_OWN, inner: PETMAP_JSON_FLATTENED)
      _ = add(name, PETMAP_JSON_FLATTENED, inner: PETMAP_JSON_FLATTENED)
    }
    pathNames =
      shape.areValuesTyped
      ? [PETMAP_JSON_OWN, PETMAP_JSON_FLATTENED].map { add("name", $0, isRequested: true) } : []
    rowNames = shape.rowNames.map { $0.isEmpty ? nil : add($0, PETMAP_JSON_FLATTENED) }
    rowPoints = shape.rowPoints
    cells = shape.cells
    areValuesTyped = shape.areValuesTyped
    addNames()
  }

  deinit {
    unsafe petmap_json_reader_free(handle)
  }

  /// The number of columns per record in the next batch: the known columns and space for new ones.
  var stride: Int { columns.count + 32 }

  /// Reads the record between two indices of the batch's window into the batch.
  ///
  /// - Parameter key: The record's name if it is a member of an object.
  /// - Precondition: Both indices are in the window, which is followed by padding; this is not
  ///   checked.
  /// - Returns: `false` if the record has more columns than the batch; read it again as the first
  ///   record of another batch.
  @unsafe mutating func read(
    from start: Int, to end: Int, key: RawSlice = .none, into batch: RawBatch
  ) -> Bool {
    var record = RawRecord(start: start)
    do throws(RawProblem) {
      let slices = unsafe UnsafeMutableBufferPointer(start: batch.nextSlices(), count: batch.stride)
      guard unsafe try read(start..<end, of: batch.bytes, key: key, into: slices, &record) else {
        return false
      }
    } catch {
      record.problem = error
    }
    batch.append(record)
    return true
  }

  /// - Parameter bytes: The window's bytes.
  /// - Returns: `false` if there is not enough space for the slices.
  /// - Throws: The first problem in the record.
  private mutating func read(
    _ range: Range<Int>, of bytes: UnsafeMutablePointer<UInt8>, key: RawSlice,
    into slices: UnsafeMutableBufferPointer<RawSlice>, _ record: inout RawRecord
  ) throws(RawProblem) -> Bool {
    var range = range
    let text = unsafe Span(_unsafeStart: UnsafePointer(bytes), count: range.upperBound)
    if let cells, let row = JSONTokens.member(cells.row, of: range.lowerBound, in: text) {
      range = row
    }
    let first = unsafe bytes[range.lowerBound]
    let isRow = first == UInt8(ascii: "[") && !rowNames.isEmpty
    guard isRow || first == UInt8(ascii: "{") else {
      throw RawProblem(
        reason: .notAnObject, index: range.lowerBound,
        value: RawSlice(offset: range.lowerBound, count: range.count))
    }
    if !isRow, !key.isNone {
      let key = unsafe petmap_json_text(bytes, key.range.lowerBound, key.range.upperBound)
      guard unsafe write(key, of: Int(KnownName.key.rawValue), into: slices) else { return false }
    }
    let read = unsafe petmap_json_read(
      handle, bytes, range.lowerBound, range.upperBound, slices.baseAddress, UInt32(slices.count))
    addNames()
    if read.nonfinite { hasNonFiniteNumbers = true }

    var geometry = GeometryReader()
    let members = unsafe UnsafeBufferPointer(start: petmap_json_members(handle), count: read.count)
    for index in 0..<read.count {
      let member = unsafe members[index]
      var (name, value) = (Int(member.name), member.value)
      if isRow {
        guard name < rowNames.count, let number = rowNames[name] else { continue }
        name = number
        if let cells, value.kind == PETMAP_SLICE_NESTED {
          let cell = JSONTokens.member(cells.value, of: value.range.lowerBound, in: text)
          value = cell.map { unsafe .json($0, in: bytes) } ?? .none
        }
      } else if try Self.take(member, in: text, into: &geometry) {
        continue
      } else if pathNames.contains(name), let id = unsafe TypedValue.documentID(value, in: bytes) {
        (name, value) = (Int(KnownName.key.rawValue), id)
      }
      if value.kind == PETMAP_SLICE_LITERAL {
        value = unsafe petmap_json_literal(bytes, value.range.lowerBound, value.range.upperBound)
        if value.kind == PETMAP_SLICE_BROKEN {
          throw RawProblem(reason: .malformedJSON, index: value.range.lowerBound)
        }
        if value.isNone, !text.reads("null", at: member.value.range) { hasNonFiniteNumbers = true }
      }
      guard unsafe write(value, of: name, into: slices) else { return false }
    }
    switch Int(read.problem) {
    case PETMAP_JSON_OK: break
    case PETMAP_JSON_UTF8:
      let good = unsafe petmap_utf8_valid_prefix(bytes + range.lowerBound, range.count)
      throw RawProblem(reason: .invalidUTF8, index: range.lowerBound + good)
    default: throw RawProblem(reason: .malformedJSON, index: Int(read.offset))
    }
    if areValuesTyped {
      for column in slices.indices where unsafe slices[column].kind == PETMAP_SLICE_NESTED {
        unsafe slices[column] = TypedValue.unwrapped(slices[column], in: bytes)
      }
    }
    if unsafe included?.addAttributes(to: slices, in: bytes, columns: &columns) == false {
      return false
    }
    record.point = geometry.point
    record.pointSlices = geometry.slices
    return unsafe nested.addMembers(of: slices, in: bytes, to: &columns)
  }

  /// Reads a member that is significant in GeoJSON.
  ///
  /// - Returns: `false` if it is the value of a column instead.
  private static func take(
    _ member: petmap_json_member, in text: Span<UInt8>, into geometry: inout GeometryReader
  ) throws(RawProblem) -> Bool {
    let value = member.value
    switch KnownName(rawValue: member.name) {
    case .geometry where !value.isQuoted: try geometry.endGeometry(value, in: text)
    case .geometryType: try geometry.readType(value, in: text)
    case .geometryCoordinates: try geometry.readCoordinates(value, in: text)
    case .geometryX: try geometry.readAxis(value, isY: false, in: text)
    case .geometryY: try geometry.readAxis(value, isY: true, in: text)
    case .coordinates
    where value.kind == PETMAP_SLICE_NESTED && text[value.range.lowerBound] == UInt8(ascii: "["):
      try geometry.readOwnCoordinates(value, in: text)
    case .type where value.isQuoted: return try GeometryReader.isGeoJSON(type: value, in: text)
    case .properties:
      guard value.kind == PETMAP_SLICE_LITERAL, text.reads("null", at: value.range) else {
        throw RawProblem(reason: .malformedJSON, index: value.firstToken.lowerBound)
      }
    default: return false
    }
    return true
  }

  // MARK: Columns

  /// Writes a value to the column for its name.
  ///
  /// - Returns: `false` if there is no space for the column.
  private mutating func write(
    _ value: RawSlice, of name: Int, into slices: UnsafeMutableBufferPointer<RawSlice>
  ) -> Bool {
    guard let column = column(of: name) else { return true }
    guard column < slices.count else { return false }
    unsafe slices[column] = value
    return true
  }

  private mutating func column(of name: Int) -> Int? {
    if let column = names[name].column { return column }
    guard columns.count < Self.columnLimit else { return nil }
    let (text, scope) = (names[name].text, names[name].scope)
    names[name].column = columns.count
    unsafe petmap_json_set_column(handle, UInt32(name), UInt32(columns.count))
    columns.append(
      RawColumn(name: text, isOuter: scope == PETMAP_JSON_OWN, pointElements: rowPoints[text]))
    return columns.count - 1
  }

  /// Adds the names that occurred for the first time in the last record.
  private mutating func addNames() {
    while names.count < Int(unsafe petmap_json_names(handle)) {
      var (length, scope) = (0, UInt32(0))
      let name = unsafe petmap_json_name(handle, UInt32(names.count), &length, &scope)
      guard let name = unsafe UnsafeMutablePointer(mutating: name) else { return }
      let text = unsafe petmap_json_text(name, 0, length).text(in: name) ?? ""
      names.append(Name(text: text, scope: Int(scope)))
    }
  }
}
