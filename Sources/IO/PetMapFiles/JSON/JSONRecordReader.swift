import CSimdJSON
import PetMapGeo

/// A reader of individual JSON records, which assigns a column to each member name.
///
/// Safe: it owns the handle from `init` to `deinit`, and the handle writes no more slices than the
/// batch has space for; callers that specify the bytes to read must write `unsafe`.
@safe
final class JSONRecordReader {
  private let handle: OpaquePointer
  private(set) var columns: [RawColumn] = []

  private let rowPoints: [String: RawColumn.PointElements]

  init(_ shape: JSONShape?) throws(FileError) {
    guard let handle = unsafe petmap_json_reader_new() else { throw .outOfMemory }
    unsafe self.handle = handle
    rowPoints = shape?.rowPoints ?? [:]
    guard let shape else { return }
    for name in shape.wrappers { unsafe petmap_json_add_wrapper(handle, name) }
    for name in shape.rowNames { unsafe petmap_json_add_row_name(handle, name) }
    guard shape.areValuesTyped else { return }
    for name in JSONShapeFinder.typeNames { unsafe petmap_json_add_type_name(handle, name) }
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
  @unsafe func read(
    from start: Int, to end: Int, key: RawSlice = .none, into batch: RawBatch
  ) -> Bool {
    var read = petmap_json_record()
    unsafe petmap_json_read(
      handle, batch.bytes, start, end, key, &read, batch.nextSlices(), UInt32(batch.stride))
    addColumns()
    if read.problem == UInt32(PETMAP_JSON_MORE_COLUMNS) { return false }
    var record = RawRecord(start: start)
    if read.problem != UInt32(PETMAP_JSON_OK) {
      record.problem = unsafe Self.problem(of: read, from: start, to: end, in: batch.bytes)
    } else if read.has_point {
      record.point = PlanePoint(x: read.x, y: read.y)
      record.pointSlices = (read.x_slice, read.y_slice)
    }
    batch.append(record)
    return true
  }

  private func addColumns() {
    while columns.count < Int(unsafe petmap_json_columns(handle)) {
      var (length, isOuter) = (0, false)
      let name = unsafe petmap_json_column(handle, UInt32(columns.count), &length, &isOuter)
      var bytes = unsafe UnsafeRawBufferPointer(start: name, count: length).map { $0 }
      unsafe bytes.withUnsafeMutableBufferPointer { buffer in
        guard let start = buffer.baseAddress, unsafe petmap_json_escapes_are_valid(start, length)
        else { return }
        length = unsafe petmap_json_unescape(start, length, start)
      }
      let text = String(decoding: bytes.prefix(length), as: UTF8.self)
      columns.append(
        RawColumn(name: text, isOuter: isOuter, pointElements: rowPoints[text]))
    }
  }

  private static func problem(
    of record: petmap_json_record, from start: Int, to end: Int,
    in bytes: UnsafeMutablePointer<UInt8>
  ) -> RawProblem {
    let index = record.offset == .max ? start : Int(record.offset)
    switch Int(record.problem) {
    case PETMAP_JSON_UTF8:
      let good = unsafe petmap_utf8_valid_prefix(bytes + start, end - start)
      return RawProblem(reason: .invalidUTF8, index: start + good)
    case PETMAP_JSON_NOT_A_NUMBER:
      return RawProblem(
        reason: .notANumber, field: record.axis == 1 ? .latitude : .longitude, index: index,
        value: record.value)
    case PETMAP_JSON_NOT_AN_OBJECT: return value(.notAnObject)
    case PETMAP_JSON_NO_GEOMETRY: return value(.noGeometry)
    case PETMAP_JSON_NOT_A_POINT: return value(.notAPoint)
    case PETMAP_JSON_COORDINATES: return value(.badCoordinates)
    default: return RawProblem(reason: .malformedJSON, index: index)
    }
    func value(_ reason: RecordProblem.Reason) -> RawProblem {
      RawProblem(reason: reason, index: index, value: record.value.isEmpty ? .none : record.value)
    }
  }
}
