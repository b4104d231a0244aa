import PetMapBytes
import PetMapGeo
import PetMapSystem

/// A reader of individual JSON records, which assigns a column to each member name. A
/// ``GeometryReader`` reads the point, and ``TypedValue`` unwraps Firestore's values.
///
/// The columns of a GeoJSON feature are its `properties`, those of an Esri feature its
/// `attributes`, and those of an Opendatasoft record its `fields`, in addition to its other
/// members; `geometry` is the point.
struct JSONRecordReader {
  private(set) var columns: [RawColumn] = []
  /// Whether a number was NaN or infinite, which JSON does not allow.
  private(set) var hasNonFiniteNumbers = false
  /// The resources that the records refer to.
  var included: IncludedResources?

  /// The maximum number of columns; any members beyond them are ignored.
  private static let columnLimit = 2000
  /// The maximum number of flattened objects within each other; any others are values.
  private static let depthLimit = 16
  /// The objects in a record whose members are read as if they were the record's.
  private static let flattened = ["properties", "attributes", "fields"]

  private let shape: JSONShape
  /// Whether lines and areas are read as points that represent them.
  private let representsShapes: Bool
  /// The names of members that occurred, in order of their first occurrence, after two names that
  /// stand for the beginnings of records and of flattened objects.
  private var names: [Name]
  /// The bytes of all names.
  private var nameText: [UInt8] = []
  /// The indices of the names.
  private var indices: [NameKey: Int] = [:]
  private var nested = NestedMembers()

  /// A member's name as written, and whether the member is the record's own or in a flattened
  /// object.
  private struct NameKey: Hashable {
    let bytes: ArraySlice<UInt8>
    let isOwn: Bool
  }

  private struct Name {
    /// The range of its bytes.
    let bytes: Range<Int>
    let isOwn: Bool
    let role: Role
    /// The index of its column, which is added when its first value occurs.
    var column: Int?
    /// The index of the name that followed it once, which usually follows it again.
    var next: Int?
  }

  /// How a member is read, by its name.
  private enum Role {
    case column, geometry, type, coordinates, properties, flattened, documentPath
  }

  init(_ shape: JSONShape, representsShapes: Bool) {
    self.shape = shape
    self.representsShapes = representsShapes
    names = [true, false].map { Name(bytes: 0..<0, isOwn: $0, role: .column) }
  }

  /// Reads a record into the batch.
  ///
  /// - Parameters:
  ///   - range: The range of the record in the batch's window.
  ///   - key: The record's name if it is a member of an object.
  mutating func read(
    _ range: Range<Int>, key: RawSlice = .none, of text: [UInt8], into batch: inout RawBatch
  ) {
    var record = RawRecord(start: range.lowerBound)
    batch.beginRecord()
    do throws(RawProblem) {
      if let invalid = UTF8Text.firstInvalid(text, range) {
        throw RawProblem(reason: .invalidUTF8, index: invalid)
      }
      try read(range, key: key, of: text, into: &batch, &record)
    } catch {
      record.problem = error
    }
    batch.append(record)
  }

  /// - Throws: The first problem in the record.
  private mutating func read(
    _ range: Range<Int>, key: RawSlice, of text: [UInt8], into batch: inout RawBatch,
    _ record: inout RawRecord
  ) throws(RawProblem) {
    var range = range
    if let cells = shape.cells, let row = JSONItems.member(cells.row, of: range, in: text) {
      range = row
    }
    guard var items = JSONItems(range, in: text), items.isObject || !shape.rowNames.isEmpty else {
      throw RawProblem(
        reason: .notAnObject, index: range.lowerBound, value: RawSlice(range))
    }
    var geometry = GeometryReader(representsShapes: representsShapes)
    if items.isObject {
      if !key.isNone { write(key, to: name("key", isOwn: true), &batch) }
      try read(&items, of: range, in: text, into: &batch, &geometry)
    } else {
      try readRow(&items, of: text, into: &batch)
    }
    if items.tokens.hasControlCharacters {
      throw RawProblem(reason: .malformedJSON, index: range.lowerBound)
    }
    if items.error != nil {
      throw RawProblem(reason: .malformedJSON, index: range.upperBound)
    }
    if shape.areValuesTyped {
      for column in 0..<batch.columnCount where batch[column: column].kind == .nested {
        batch[column: column] = TypedValue.unwrapped(batch[column: column], in: text)
      }
    }
    included?.addAttributes(to: &batch, in: text, columns: &columns)
    nested.addMembers(to: &batch, in: text, columns: &columns)
    record.point = geometry.point
    record.pointSlices = geometry.slices
  }

  /// Reads the members of a record, or of a flattened object in it.
  private mutating func read(
    _ items: inout JSONItems, depth: Int = 0, of record: Range<Int>, in text: [UInt8],
    into batch: inout RawBatch, _ geometry: inout GeometryReader
  ) throws(RawProblem) {
    let isOwn = depth == 0
    var last = isOwn ? 0 : 1
    while items.advances(in: text) {
      var name: Int?
      if let likely = names[last].next,
        items.skips(name: nameText.span.extracting(names[likely].bytes), in: text)
      {
        name = likely
      } else {
        guard let range = items.name(in: text) else { break }
        name = self.name(range, of: text, isOwn: isOwn, after: last)
      }
      last = name ?? last
      let role = name.map { names[$0].role }
      let first = items.firstByte(in: text)
      if role == .properties || role == .flattened, first == UInt8(ascii: "{"),
        depth < Self.depthLimit, var inner = items.inner(in: text)
      {
        try read(&inner, depth: depth + 1, of: record, in: text, into: &batch, &geometry)
        items.end(inner)
        continue
      }
      guard let value = items.value(in: text) else { break }
      switch role {
      case .geometry where first != UInt8(ascii: "\""):
        try geometry.read(value, in: text)
        continue
      case .coordinates where first == UInt8(ascii: "["):
        try geometry.readOwnCoordinates(value, of: record, in: text)
        continue
      case .type where first == UInt8(ascii: "\""):
        if try geometry.readOwnType(value, of: record, in: text) { continue }
      case .properties:
        guard text[value].elementsEqual("null".utf8) else {
          throw RawProblem(reason: .malformedJSON, index: value.lowerBound)
        }
        continue
      case .documentPath:
        if let id = TypedValue.documentID(value, in: text) {
          write(id, to: self.name("key", isOwn: true), &batch)
          continue
        }
      default: break
      }
      write(try slice(value, in: text), to: name, &batch)
    }
  }

  /// Reads a record that is an array.
  private mutating func readRow(
    _ items: inout JSONItems, of text: [UInt8], into batch: inout RawBatch
  ) throws(RawProblem) {
    var index = 0
    while let element = items.next(in: text) {
      defer { index += 1 }
      guard index < shape.rowNames.count, !shape.rowNames[index].isEmpty else { continue }
      var value: Range<Int>? = element.value
      if let cells = shape.cells, text[element.value.lowerBound] == UInt8(ascii: "{") {
        value = JSONItems.member(cells.value, of: element.value, in: text)
      }
      let slice = if let value { try slice(value, in: text) } else { RawSlice.none }
      write(slice, to: name(shape.rowNames[index], isOwn: false), &batch)
    }
  }

  private mutating func slice(
    _ value: Range<Int>, in text: [UInt8]
  ) throws(RawProblem) -> RawSlice {
    let slice = RawSlice.json(value, in: text)
    if slice.kind == .broken, slice.range == value {
      throw RawProblem(reason: .malformedJSON, index: value.lowerBound)
    }
    if slice.isNone, text[value.lowerBound] != UInt8(ascii: "n") { hasNonFiniteNumbers = true }
    return slice
  }

  // MARK: Names and columns

  /// Returns the index of a name, adding it if necessary, or `nil` if there are too many.
  ///
  /// - Parameter last: The index of the preceding member's name.
  private mutating func name(
    _ range: Range<Int>, of text: [UInt8], isOwn: Bool, after last: Int
  ) -> Int? {
    var expected = names[last].next
    // Optional members may be absent.
    for _ in 0..<4 {
      guard let index = expected else { break }
      let bytes = names[index].bytes
      if RawBytes.areEqual(nameText.span.extracting(bytes), text.span.extracting(range)) {
        return index
      }
      expected = names[index].next
    }
    let index = index(of: NameKey(bytes: text[range], isOwn: isOwn))
    // A name that JSON does not allow is read each time, so that it is noticed.
    let isValid = text[range].allSatisfy { $0 >= UInt8(ascii: " ") }
    names[last].next = isValid ? index : nil
    return index
  }

  private mutating func name(_ text: String, isOwn: Bool) -> Int? {
    index(of: NameKey(bytes: Array(text.utf8)[...], isOwn: isOwn))
  }

  private mutating func index(of key: NameKey) -> Int? { indices[key] ?? addName(key) }

  private mutating func addName(_ key: NameKey) -> Int? {
    guard names.count < 2 * Self.columnLimit else { return nil }
    // A copy, because the text will be replaced.
    let (bytes, isOwn) = (Array(key.bytes), key.isOwn)
    let text = String(decoding: bytes, as: UTF8.self)
    let role: Role =
      switch text {
      case "geometry" where isOwn && !shape.isOverpass: .geometry
      case "type" where isOwn: .type
      case "coordinates" where isOwn: .coordinates
      case "properties" where isOwn: .properties
      case "name" where shape.areValuesTyped: .documentPath
      default:
        isOwn && Self.flattened.contains(text) || shape.wrappers.contains(text)
          ? .flattened : .column
      }
    indices[NameKey(bytes: bytes[...], isOwn: isOwn)] = names.count
    let start = nameText.count
    nameText += bytes
    names.append(Name(bytes: start..<nameText.count, isOwn: isOwn, role: role))
    return names.count - 1
  }

  /// Writes a value to the column for a name.
  private mutating func write(_ value: RawSlice, to name: Int?, _ batch: inout RawBatch) {
    guard let name else { return }
    if names[name].column == nil, columns.count < Self.columnLimit {
      let text = RawSlice.quoted(names[name].bytes, in: nameText).text(in: nameText) ?? ""
      names[name].column = columns.count
      columns.append(
        RawColumn(
          name: text, isOuter: names[name].isOwn, pointElements: shape.rowPoints[text]))
    }
    if let column = names[name].column { batch[column: column] = value }
  }
}
