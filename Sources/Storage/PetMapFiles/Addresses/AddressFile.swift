public import PetMapGeo
public import PetMapSQL
import PetMapSQLite

/// Writes an SQLite file with exact addresses and postal codes, which ``AddressReader`` reads.
///
/// ```swift
/// let file = try AddressFile(creating: "town.places")
/// try file.insert(number: "7", street: "Mill Lane", at: coordinate)
/// try file.finish()
/// ```
///
/// The same addresses in the same order produce identical bytes. An address takes up about 80 bytes.
public struct AddressFile: ~Copyable {
  /// The application ID in the file's header: "PADR".
  static let applicationID = 0x5041_4452

  private let connection: SQLiteConnection
  private let streetRow: SQLiteStatement
  private let houseRow: SQLiteStatement
  private let boxRow: SQLiteStatement
  private let codeRow: SQLiteStatement
  private var streets: [String: Int] = [:]
  private var count = 0

  /// The number of distinct streets.
  public var streetCount: Int { streets.count }

  /// Creates a file.
  ///
  /// - Parameter path: The path of the new file, which must be empty or not exist.
  public init(creating path: String) throws(SQLError) {
    let connection = try SQLiteConnection(path: path, access: .create)
    // The output is a temporary file until it is complete, so no rollback is needed. Coordinates are
    // in units of 0.0000001 degrees, because an R-tree rounds to 24 bits.
    try connection.run(
      """
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA application_id = \(Self.applicationID);
      BEGIN;
      CREATE TABLE street (id INTEGER PRIMARY KEY, name TEXT NOT NULL);
      CREATE TABLE house (
        id INTEGER PRIMARY KEY, street INTEGER NOT NULL, number TEXT NOT NULL,
        latitude INTEGER NOT NULL, longitude INTEGER NOT NULL);
      CREATE VIRTUAL TABLE house_box USING rtree(id, west, east, south, north);
      CREATE TABLE postcode (
        code TEXT NOT NULL, latitude INTEGER NOT NULL, longitude INTEGER NOT NULL,
        radius INTEGER NOT NULL);
      """)
    let streetRow = try connection.prepare("INSERT INTO street VALUES (?, ?)")
    let houseRow = try connection.prepare("INSERT INTO house VALUES (?, ?, ?, ?, ?)")
    let boxRow = try connection.prepare("INSERT INTO house_box VALUES (?, ?, ?, ?, ?)")
    let codeRow = try connection.prepare("INSERT INTO postcode VALUES (?, ?, ?, ?)")
    self.streetRow = streetRow
    self.houseRow = houseRow
    self.boxRow = boxRow
    self.codeRow = codeRow
    self.connection = connection
  }

  /// Inserts an address.
  public mutating func insert(
    number: String, street: String, at coordinate: Coordinate
  ) throws(SQLError) {
    let id: Int
    if let known = streets[street] {
      id = known
    } else {
      id = streets.count
      streets[street] = id
      try streetRow.run(.integer(id), .text(street))
    }
    count += 1
    let (y, x) = (coordinate.latitude, coordinate.longitude)
    try houseRow.run(
      .integer(count), .integer(id), .text(number), .integer(Self.units(y)),
      .integer(Self.units(x)))
    try boxRow.run(.integer(count), .real(x), .real(x), .real(y), .real(y))
  }

  /// Inserts a postal code, the middle of its addresses, and the radius around them in meters.
  public func insert(
    postcode: String, at coordinate: Coordinate, radius: Meters
  ) throws(SQLError) {
    try codeRow.run(
      .text(postcode), .integer(Self.units(coordinate.latitude)),
      .integer(Self.units(coordinate.longitude)), .integer(Int(radius.value.rounded(.up))))
  }

  /// Writes the index of streets and the remaining data to disk.
  public consuming func finish() throws(SQLError) {
    try connection.run("CREATE INDEX house_street ON house (street); COMMIT")
  }

  private static func units(_ degrees: Double) -> Int { Int((degrees * 1e7).rounded()) }
}

/// Reads the addresses of an ``AddressFile``.
///
/// Only one thread at a time may use a reader.
public struct AddressReader: Sendable {
  /// An address.
  public struct House: Sendable {
    /// The index of the street in ``AddressReader/streets``.
    public var street: Int
    /// The house number.
    public var number: String
    /// The coordinate.
    public var coordinate: Coordinate
  }

  /// The names of the streets.
  public let streets: [String]
  /// The postal codes, with the middle of their addresses and the radius around them.
  public let postcodes: [(code: String, coordinate: Coordinate, radius: Meters)]
  /// The number of addresses.
  public let count: Int

  private let connection: SQLiteConnection

  /// Opens a file, or returns `nil` if it contains something else.
  ///
  /// - Throws: ``SQLError`` if the file cannot be read, or is not an SQLite file.
  public init?(path: String) throws(SQLError) {
    let connection = try SQLiteConnection(path: path, access: .readUnchanging)
    let id = try connection.prepare("PRAGMA application_id").first { (row) throws(SQLError) in
      row.integer(0)
    }
    guard id == AddressFile.applicationID else { return nil }
    streets = try connection.prepare("SELECT name FROM street ORDER BY id")
      .rows { (row) throws(SQLError) in row.text(0) }
    postcodes = try connection.prepare(
      "SELECT code, latitude, longitude, radius FROM postcode ORDER BY code"
    ).rows { (row) throws(SQLError) in
      Self.coordinate(row, at: 1).map { (row.text(0), $0, Meters(Double(row.integer(3)))) }
    }.compactMap { $0 }
    count =
      try connection.prepare("SELECT count(*) FROM house")
      .first { (row) throws(SQLError) in row.integer(0) } ?? 0
    self.connection = connection
  }

  /// Returns the addresses of a street.
  ///
  /// - Parameter street: The index of the street in ``streets``.
  public func houses(of street: Int) throws(SQLError) -> [House] {
    try connection.prepare(
      "SELECT street, number, latitude, longitude FROM house WHERE street = ? ORDER BY id"
    ).rows(.integer(street)) { (row) throws(SQLError) in Self.house(row) }.compactMap { $0 }
  }

  /// Returns the addresses in a box.
  public func houses(in box: BoundingBox) throws(SQLError) -> [House] {
    let statement = try connection.prepare(
      """
      SELECT street, number, latitude, longitude FROM house WHERE id IN (
        SELECT id FROM house_box WHERE west <= ? AND east >= ? AND south <= ? AND north >= ?)
      ORDER BY id
      """)
    return try statement.rows(
      .real(box.east), .real(box.west), .real(box.north), .real(box.south)
    ) { (row) throws(SQLError) in Self.house(row) }.compactMap { $0 }
  }

  private static func house(_ row: borrowing SQLiteRow) -> House? {
    guard let coordinate = coordinate(row, at: 2) else { return nil }
    return House(street: row.integer(0), number: row.text(1), coordinate: coordinate)
  }

  /// Returns the coordinate in two columns, or `nil` if it is invalid.
  private static func coordinate(_ row: borrowing SQLiteRow, at column: Int32) -> Coordinate? {
    try? Coordinate(
      latitude: Double(row.integer(column)) / 1e7, longitude: Double(row.integer(column + 1)) / 1e7)
  }
}
