import PetMapGeo
import PetMapSQL

/// The rows of a feature table in a GeoPackage.
final class GeoPackageRecords: RawRecords {
  let columns: [RawColumn]
  let system: String?
  var offset: Int64 { 0 }
  private let reader: GeoPackageReader
  private let path: String
  /// Whether lines and areas are read as points that represent them.
  private let representsShapes: Bool
  /// The start of each row's text, and the row's ID.
  private var starts: [(index: Int, row: Int)] = []

  /// - Parameter name: The table to read; `nil` for the first one.
  init(path: String, layer name: String?, representsShapes: Bool) throws(FileError) {
    self.path = path
    self.representsShapes = representsShapes
    let reader = try Self.checked(path) { () throws(SQLError) in
      try GeoPackageReader(path: path, layer: name)
    }
    self.reader = reader
    columns = reader.columns.map { RawColumn(name: $0) }
    system = reader.system
  }

  /// Returns the names of the feature tables in a GeoPackage.
  static func tables(at path: String) throws(FileError) -> [String] {
    try checked(path) { () throws(SQLError) in try GeoPackageReader.tables(at: path) }
  }

  func read(into batch: inout RawBatch) throws(FileError) -> Bool {
    let reader = reader
    let rows = try Self.checked(path) { () throws(SQLError) in try reader.next() }
    batch.begin()
    starts = []
    for row in rows {
      let start = batch.bytes.count
      starts.append((start, row.number))
      batch.beginRecord()
      for value in row.values {
        switch value {
        case .nothing: batch.append(.none)
        case .text(let text): append(text, .text, to: &batch)
        case .number(let text): append(text, .literal, to: &batch)
        }
      }
      let record = record(row, start: start, typesIn: &batch)
      batch.append(record)
    }
    return !rows.isEmpty
  }

  private func append(_ text: String, _ kind: RawSlice.Kind, to batch: inout RawBatch) {
    let start = batch.bytes.count
    batch.bytes += text.utf8
    batch.append(text.isEmpty ? .none : RawSlice(start..<batch.bytes.count, kind))
  }

  /// Returns the record of a row.
  ///
  /// - Parameter batch: The batch to which the type of a geometry other than a point is appended.
  private func record(
    _ row: GeoPackageReader.Row, start: Int, typesIn batch: inout RawBatch
  ) -> RawRecord {
    var record = RawRecord(start: start)
    let header = row.geometry
    guard header.count > 8, header[0] == UInt8(ascii: "G"), header[1] == UInt8(ascii: "P") else {
      record.problem = RawProblem(reason: .noGeometry, index: start)
      return record
    }
    let sizes = [0, 32, 48, 48, 64, 0, 0, 0]
    let first = 8 + sizes[Int(header[3] >> 1 & 7)]
    let shape = WellKnownBinary.shape(header, at: first)
    record.point = shape?.point ?? (representsShapes ? shape?.representative : nil)
    if record.point == nil {
      let isEmpty = shape.map { $0.representative == nil } ?? false
      let typeStart = batch.bytes.count
      batch.bytes += (WellKnownBinary.type(of: header, at: first)?.description ?? "").utf8
      record.problem = RawProblem(
        reason: isEmpty ? .noGeometry : .notAPoint, index: start,
        value: RawSlice(typeStart..<batch.bytes.count))
    }
    return record
  }

  /// Returns the location of an index into the batch's bytes, using the row number as the line.
  func place(at index: Int) -> FilePlace {
    let row = starts.last { $0.index <= index }?.row ?? 1
    return FilePlace(file: path, line: row, column: 1, offset: 0)
  }

  private static func checked<Result>(
    _ path: String, _ body: () throws(SQLError) -> Result
  ) throws(FileError) -> Result {
    do throws(SQLError) {
      return try body()
    } catch {
      throw .badDatabase(path: path, message: error.message)
    }
  }
}
