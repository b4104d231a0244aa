import PetMapGeo

/// A column of a table, or a member of JSON records.
struct RawColumn: Sendable, Hashable {
  /// As the file has it, without escapes.
  var name: String
  /// Whether it is a record's own member in JSON, and not one of a feature's properties.
  var isOuter = false
  /// Where its values are arrays with other elements, the indices of the latitude and the longitude.
  var pointElements: PointElements?

  /// The elements of an array that are a point's coordinates.
  struct PointElements: Sendable, Hashable {
    var latitude: Int
    var longitude: Int
  }
}

/// What a format's reader gives: some of a file's records as they are written, each value with its
/// column and its place.
///
/// The folder reads in this order: a ``RawRecords`` fills the batch with a ``RawRecord`` and its
/// slices for each record, a ``RawRow`` is both together, a ``RawSlice`` is one value. Nothing here
/// knows what a column means.
///
/// Safe: the slices are its own, there is room for a record's before they are written, and which one
/// is asked for is checked in every build; who takes ``bytes`` has to say `unsafe`.
@safe
final class RawBatch {
  /// The window's bytes, which stay where they are until the next batch begins.
  private(set) var bytes = unsafe UnsafeMutablePointer<UInt8>(bitPattern: 1).unsafelyUnwrapped
  private(set) var records: [RawRecord] = []
  /// How many slices a record has.
  private(set) var stride = 0
  private var slices = UnsafeMutablePointer<RawSlice>.allocate(capacity: 1024)
  private var capacity = 1024

  deinit {
    unsafe slices.deallocate()
  }

  var count: Int { records.count }

  /// Begins anew, over the bytes of a window.
  func begin(over bytes: UnsafeMutablePointer<UInt8>, stride: Int) {
    unsafe self.bytes = bytes
    self.stride = stride
    records.removeAll(keepingCapacity: true)
  }

  /// The slices of the record that comes next, to be written; all of them are nothing yet.
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

  /// Takes in a record whose slices have been written.
  func append(_ record: RawRecord) { records.append(record) }

  /// A record with what it has in its columns, which goes with the next batch.
  subscript(record: Int) -> RawRow {
    RawRow(record: records[record], batch: self, start: record &* stride, count: stride)
  }

  /// One of all records' slices.
  fileprivate func slice(_ index: Int) -> RawSlice {
    precondition(index >= 0 && index < capacity)
    return unsafe slices[index]
  }
}

/// A record of a batch: what it has in each column.
struct RawRow {
  let record: RawRecord
  fileprivate let batch: RawBatch
  /// Where its slices are among the batch's.
  fileprivate let start: Int
  fileprivate let count: Int

  /// The window's bytes.
  var bytes: UnsafeMutablePointer<UInt8> { unsafe batch.bytes }

  /// What is in a column; nothing in one that came later than the batch.
  subscript(column: Int) -> RawSlice {
    column >= 0 && column < count ? batch.slice(start &+ column) : .none
  }
}

/// A record as it is written, without its values.
struct RawRecord {
  /// Where it begins in the window.
  var start: Int
  /// The point of its geometry.
  var point: PlanePoint?
  /// Where the point's two numbers stand.
  var pointSlices = (x: RawSlice.none, y: RawSlice.none)
  /// Why it cannot be read, if it cannot.
  var problem: RawProblem?

  init(start: Int, problem: RawProblem? = nil) {
    self.start = start
    self.problem = problem
  }
}

/// Why a record cannot be read, or a field of it.
struct RawProblem: Error {
  var reason: RecordProblem.Reason
  var field: AnnouncementField?
  /// Where in the window.
  var index: Int
  /// What the file has instead.
  var value = RawSlice.none
}

/// The records of a file in one format, as they are written.
///
/// A batch's slices point into the bytes of an ``InputWindow``, which move when it is filled again. So
/// a format reads the records that are whole in the window, and fills it only before the first of a
/// batch. A record whose bytes are no UTF-8 gets a problem that says so.
protocol RawRecords: AnyObject {
  /// The columns that have come so far.
  var columns: [RawColumn] { get }
  /// Whether every record has every column.
  var isTable: Bool { get }
  /// The coordinate system that the file itself names, as far as it has been read.
  var system: String? { get }
  /// How many bytes of the file's text are done with.
  var offset: Int64 { get }

  /// Where in the file an index of the batch's bytes is.
  func place(at index: Int) -> FilePlace

  /// Reads on.
  ///
  /// - Returns: false when there is nothing more. The batch may be empty before.
  func read(into batch: RawBatch) throws(FileError) -> Bool
}
