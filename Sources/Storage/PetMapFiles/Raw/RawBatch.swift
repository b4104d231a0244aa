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
///
/// Safe: it owns the slices, space for a record's slices is allocated before they are written, and
/// indices are checked in every build; callers that use ``bytes`` must write `unsafe`.
@safe
final class RawBatch {
  /// The window's bytes, which do not move until the next batch begins.
  private(set) var bytes = unsafe UnsafeMutablePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped
  private(set) var records: [RawRecord] = []
  /// The number of slices per record.
  private(set) var stride = 0
  private var slices = UnsafeMutablePointer<RawSlice>.allocate(capacity: 1024)
  private var capacity = 1024

  deinit {
    unsafe slices.deallocate()
  }

  var count: Int { records.count }

  /// Clears the batch to receive records from a window's bytes.
  func begin(over bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    unsafe self.bytes = bytes
    self.stride = stride
    records.removeAll(keepingCapacity: true)
  }

  /// Returns the slices of the next record, all initialized to `none`.
  func nextSlices() -> UnsafeMutablePointer<RawSlice> {
    let needed = (records.count &+ 1) &* stride
    if needed > capacity {
      let larger = UnsafeMutablePointer<RawSlice>.allocate(capacity: needed * 2)
      unsafe larger.update(from: slices, count: capacity)
      unsafe slices.deallocate()
      unsafe slices = larger
      capacity = needed * 2
    }
    let next = unsafe slices + records.count &* stride
    unsafe next.update(repeating: .none, count: stride)
    return unsafe next
  }

  /// Appends a record whose slices have been written.
  func append(_ record: RawRecord) { records.append(record) }

  /// The record at an index with its values, valid until the next batch begins.
  subscript(record: Int) -> RawRow {
    RawRow(record: records[record], batch: self, start: record &* stride, count: stride)
  }

  /// Returns a slice by its index among those of all records.
  fileprivate func slice(_ index: Int) -> RawSlice {
    precondition(index >= 0 && index < capacity)
    return unsafe slices[index]
  }
}

/// A record of a batch with its values.
struct RawRow {
  let record: RawRecord
  fileprivate let batch: RawBatch
  /// The index of its first slice in the batch.
  fileprivate let start: Int
  fileprivate let count: Int

  /// The window's bytes.
  var bytes: UnsafeMutablePointer<UInt8> { unsafe batch.bytes }

  /// The value in a column, or none for a column that was added after the batch.
  subscript(column: Int) -> RawSlice {
    column >= 0 && column < count ? batch.slice(start &+ column) : .none
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
  func read(into batch: RawBatch) throws(FileError) -> Bool
}

extension RawRecords {
  var hasNonFiniteNumbers: Bool { false }
  var collectionStatus: AnnouncementStatus? { nil }
}
