package import PetMapSQL
import PetMapSQLite

/// Reads the rows of a geometry table in a GeoPackage (OGC 12-128r15), a few hundred at a time.
package final class GeoPackageReader {
  /// A value converted to text.
  package enum Value {
    case nothing
    case text(String)
    case number(String)
  }

  package struct Row {
    /// The row's ID in its table.
    package let number: Int
    /// The values, in the order of ``GeoPackageReader/columns``.
    package let values: [Value]
    /// The GeoPackage header and well-known binary; empty if there is no geometry.
    package let geometry: [UInt8]
  }

  /// The columns of the table, except the geometry.
  package let columns: [String]
  /// The coordinate system as authority and code, such as `EPSG:3857`.
  package let system: String?
  private let connection: SQLiteConnection
  private let query: String
  private var lastRow = Int.min

  /// A geometry table.
  private struct Table {
    let name: String
    let geometry: String
    let system: String?
  }

  private static func tables(_ connection: SQLiteConnection) throws(SQLError) -> [Table] {
    let tables = try connection.prepare(
      """
      SELECT g.table_name, g.column_name, s.organization, s.organization_coordsys_id
      FROM gpkg_geometry_columns g JOIN gpkg_contents c ON c.table_name = g.table_name
      LEFT JOIN gpkg_spatial_ref_sys s ON s.srs_id = g.srs_id
      ORDER BY c.rowid
      """
    )
    return try tables.rows { row in
      let organization = row.optionalText(2)?.uppercased()
      return Table(
        name: row.text(0), geometry: row.text(1),
        system: organization.flatMap { $0 == "NONE" ? nil : "\($0):\(row.integer(3))" })
    }
  }

  /// Returns the names of the geometry tables in a GeoPackage.
  package static func tables(at path: String) throws(SQLError) -> [String] {
    try tables(SQLiteConnection(path: path, access: .readUnchanging)).map(\.name)
  }

  /// Opens a GeoPackage.
  ///
  /// - Parameter layer: The table to read; the first one if it is `nil` or does not exist.
  /// - Throws: ``SQLError``, including for a database without a geometry table.
  package init(path: String, layer: String? = nil) throws(SQLError) {
    connection = try SQLiteConnection(path: path, access: .readUnchanging)
    let tables = try Self.tables(connection)
    guard
      let table = tables.first(where: { $0.name.utf8.elementsEqual((layer ?? "").utf8) })
        ?? tables.first
    else { throw SQLError(.other, "no feature table") }
    let (name, geometry) = (table.name, table.geometry)
    system = table.system
    let names = try connection.prepare("SELECT name FROM pragma_table_info(?)")
      .rows(.text(name)) { $0.text(0) }
    columns = names.filter { $0 != geometry }
    let list = ([geometry] + columns).map(Self.quoted).joined(separator: ", ")
    query = """
      SELECT rowid, \(list) FROM \(Self.quoted(name)) WHERE rowid > ? ORDER BY rowid LIMIT 512
      """
  }

  /// Returns the next rows, or an empty array at the end.
  package func next() throws(SQLError) -> [Row] {
    let statement = try connection.prepare(query)
    let count = Int32(columns.count)
    let rows = try statement.rows(.integer(lastRow)) { row in
      let values = (0..<count).map { column in Self.value(row, column + 2) }
      return Row(number: row.integer(0), values: values, geometry: row.blob(1))
    }
    if let last = rows.last { lastRow = last.number }
    return rows
  }

  private static func value(_ row: borrowing SQLiteRow, _ column: Int32) -> Value {
    switch row.value(column) {
    case .null, .bytes: .nothing
    case .text(let text): .text(text)
    // SQLite formats the number.
    case .integer, .real: .number(row.text(column))
    }
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"")
      + "\""
  }
}
