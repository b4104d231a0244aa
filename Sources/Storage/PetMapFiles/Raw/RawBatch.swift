import PetMapAnnouncements
import PetMapGeo

/// A column of a table, or a member of JSON records.
struct RawColumn: Sendable, Hashable {
  /// The name in the file, unescaped.
  var name: String
  /// Whether it is a top-level member in JSON rather than one of a feature's properties.
  var isOuter = false
  /// The nesting depth: 0 for a member of the record, 1 for a member of an object in another column.
  var depth = 0
  /// The field that the object containing the member implies, if the name does not denote one.
  var impliedField: RecordField?
  /// The indices of the latitude and longitude, if the values are arrays with other elements.
  var pointElements: PointElements?

  /// The indices of the array elements that are a point's coordinates.
  struct PointElements: Sendable, Hashable {
    var latitude: Int
    var longitude: Int
  }
}

/// A batch of unparsed records with the location of each value.
///
/// Suggested reading order for this folder: ``RawRecords`` fills the batch with a ``RawRecord`` and
/// its slices for each record; ``RawRow`` combines both; ``RawSlice`` is a value. This layer does
/// not know the meanings of columns.
struct RawBatch {
  /// The window's bytes, shared until the next batch begins.
  var bytes: [UInt8] = []
  private(set) var records: [RawRecord] = []
  /// The values of all records, one record after another.
  private var slices: [RawSlice] = []
  /// The index of the current record's first value.
  private var start = 0

  var count: Int { records.count }

  /// Removes all records and releases the bytes, so that they can be replaced without a copy.
  mutating func begin() {
    bytes = []
    records.removeAll(keepingCapacity: true)
    slices.removeAll(keepingCapacity: true)
    start = 0
  }

  /// Begins a record without values, in place of a record that was not appended.
  mutating func beginRecord() { slices.removeSubrange(start...) }

  /// The value of the current record in a column.
  subscript(column column: Int) -> RawSlice {
    get { start + column < slices.count ? slices[start + column] : .none }
    set {
      let index = start + column
      while slices.count < index { slices.append(.none) }
      if index == slices.count { slices.append(newValue) } else { slices[index] = newValue }
    }
  }

  /// The number of columns up to the current record's last value.
  var columnCount: Int { slices.count - start }

  /// Appends a value to the current record.
  mutating func append(_ slice: RawSlice) { slices.append(slice) }

  /// Whether all values of the current record are empty.
  var isBlank: Bool { slices[start...].allSatisfy(\.isEmpty) }

  /// Ends the current record.
  mutating func append(_ record: RawRecord) {
    var record = record
    record.values = start..<slices.count
    records.append(record)
    start = slices.count
  }

  /// Changes the last record, but not its values.
  mutating func changeLast(_ change: (inout RawRecord) -> Void) {
    if !records.isEmpty { change(&records[records.count - 1]) }
  }

  /// Removes the last record.
  mutating func removeLast() {
    guard let last = records.popLast() else { return }
    start = last.values.lowerBound
    slices.removeSubrange(start...)
  }

  /// Moves the values of all records to other columns.
  ///
  /// - Parameter columns: The new column of each column.
  mutating func moveValues(to columns: [Int]) {
    var moved: [RawSlice] = []
    for record in records.indices {
      let start = moved.count
      for (value, column) in zip(slices[records[record].values], columns) {
        while moved.count <= start + column { moved.append(.none) }
        moved[start + column] = value
      }
      records[record].values = start..<moved.count
    }
    slices = moved
    start = moved.count
  }

  /// The record at an index with its values.
  subscript(record: Int) -> RawRow {
    RawRow(record: records[record], bytes: bytes, slices: slices)
  }
}

/// A record of a batch with its values.
struct RawRow {
  private(set) var record: RawRecord
  /// The window's bytes.
  let bytes: [UInt8]
  /// The values of all records in the batch.
  fileprivate let slices: [RawSlice]

  /// The number of columns up to the last value.
  var count: Int { record.values.count }

  /// Replaces the record with another one of the same batch.
  mutating func move(to other: RawRecord) { record = other }

  /// The value in a column; `none` after the last value.
  subscript(column: Int) -> RawSlice {
    column >= 0 && column < record.values.count
      ? slices[record.values.lowerBound + column] : .none
  }
}

/// A record without its values.
struct RawRecord {
  /// The start of the record in the window.
  var start: Int
  /// The point of its geometry.
  var point: PlanePoint?
  /// The slices of the point's coordinates.
  var pointSlices = (x: RawSlice.none, y: RawSlice.none)
  /// The reason the record cannot be read, if any.
  var problem: RawProblem?
  /// The indices of its values in the batch.
  fileprivate(set) var values = 0..<0

  init(start: Int, problem: RawProblem? = nil) {
    self.start = start
    self.problem = problem
  }
}

/// A reason why a record or one of its fields cannot be read.
struct RawProblem: Error {
  var reason: RecordProblem.Reason
  var field: RecordField?
  /// The index in the window.
  var index: Int
  /// The invalid value.
  var value = RawSlice.none
}

/// A reader of records in a particular format.
///
/// A batch's slices refer to the bytes of an ``InputWindow``, which move when it is refilled. A
/// format therefore reads the complete records in the window and refills it only before the first
/// record of a batch. A record that is not valid UTF-8 is reported as a problem.
protocol RawRecords: AnyObject {
  /// The columns that have occurred so far.
  var columns: [RawColumn] { get }
  /// Whether every record has every column.
  var isTable: Bool { get }
  /// The coordinate system declared in the part of the file that has been read.
  var system: String? { get }
  /// Whether numbers that are NaN or infinite have been read as null.
  var hasNonFiniteNumbers: Bool { get }
  /// The status of the last batch's records according to the name of the collection that contains
  /// them, such as `lost` or `found`.
  var collectionStatus: AnnouncementStatus? { get }
  /// The number of bytes of the text that have been processed.
  var offset: Int64 { get }

  /// Returns the location in the file of an index into the batch's bytes.
  func place(at index: Int) -> FilePlace

  /// Reads the next batch.
  ///
  /// - Returns: `false` at the end of the file. The batch may be empty before that.
  func read(into batch: inout RawBatch) throws(FileError) -> Bool
}

extension RawRecords {
  var system: String? { nil }
  var isTable: Bool { false }
  var hasNonFiniteNumbers: Bool { false }
  var collectionStatus: AnnouncementStatus? { nil }
}
