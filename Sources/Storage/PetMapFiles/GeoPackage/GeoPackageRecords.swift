import PetMapGeo
import PetMapSQL

/// The rows of the point table in a GeoPackage.
final class GeoPackageRecords: RawRecords {
  let columns: [RawColumn]
  let system: String?
  let layer: LayerFacts
  var offset: Int64 { 0 }
  private let reader: GeoPackageReader
  private let path: String
  /// The start of each row's text, and the row's ID.
  private var starts: [(index: Int, row: Int)] = []

  /// - Parameter name: The layer to read; `nil` for the first one with points.
  /// - Throws: ``FileError/unknownLayer(path:layer:layers:)``.
  init(path: String, layer name: String?) throws(FileError) {
    self.path = path
    let reader = try Self.checked(path) { () throws(SQLError) in
      try GeoPackageReader(path: path, layer: name)
    }
    if let name, !name.utf8.elementsEqual(reader.layer.utf8) {
      throw .unknownLayer(path: path, layer: name, layers: [reader.layer] + reader.otherLayers)
    }
    self.reader = reader
    columns = reader.columns.map { RawColumn(name: $0) }
    system = reader.system
    layer = LayerFacts(
      format: SourceFormat.gpkg.rawValue, name: reader.layer, others: reader.otherLayers,
      system: reader.system)
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
    let shape = Array(header.dropFirst(8 + sizes[Int(header[3] >> 1 & 7)]))
    record.point = WellKnownBinary.point(shape)
    if record.point == nil {
      let typeStart = batch.bytes.count
      batch.bytes += (WellKnownBinary.type(of: shape)?.description ?? "").utf8
      record.problem = RawProblem(
        reason: .notAPoint, index: start, value: RawSlice(typeStart..<batch.bytes.count))
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
