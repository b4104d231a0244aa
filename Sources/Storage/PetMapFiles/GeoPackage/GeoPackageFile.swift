public import PetMapSQL
import PetMapSQLite
public import PetMapGeo

/// Writes a GeoPackage file that contains a table of points with an R-tree (OGC 12-128r15).
///
/// ```swift
/// let file = try GeoPackageFile(creating: "pets.gpkg", columns: ["id", "petName"])
/// try file.insert(["rex", "Rex"], at: coordinate)
/// try file.finish()
/// ```
///
/// The same pins in the same order produce identical bytes.
public struct GeoPackageFile: ~Copyable {
  private let connection: SQLiteConnection
  private let insertion: SQLiteStatement
  private let indexing: SQLiteStatement
  private var count = 0
  private var box: (west: Double, south: Double, east: Double, north: Double)?

  /// Creates a file.
  ///
  /// - Parameters:
  ///   - path: The path of the new file, which must not exist.
  ///   - columns: The columns of the table in addition to `fid` and `geom`; all contain text.
  public init(creating path: String, columns: [String]) throws(SQLError) {
    let connection = try SQLiteConnection(path: path, access: .create)
    // The output is a temporary file until it is complete, so no rollback is needed. The
    // application ID is "GPKG".
    try connection.run(
      """
      PRAGMA journal_mode = OFF;
      PRAGMA synchronous = OFF;
      PRAGMA locking_mode = EXCLUSIVE;
      PRAGMA application_id = 0x47504B47;
      PRAGMA user_version = 10300;
      BEGIN;
      """ + Self.schema)
    let names = Self.distinct(columns).map { "\"\($0)\" TEXT" }.map { ", \($0)" }.joined()
    try connection.run(
      """
      CREATE TABLE pins (fid INTEGER PRIMARY KEY AUTOINCREMENT NOT NULL, geom POINT\(names));
      CREATE VIRTUAL TABLE rtree_pins_geom USING rtree(id, minx, maxx, miny, maxy);
      """)
    let marks = columns.map { _ in ", ?" }.joined()
    let insertion = try connection.prepare("INSERT INTO pins VALUES (?, ?\(marks))")
    let indexing = try connection.prepare("INSERT INTO rtree_pins_geom VALUES (?, ?, ?, ?, ?)")
    self.insertion = insertion
    self.indexing = indexing
    self.connection = connection
  }

  /// Returns column names that are unique regardless of case, as SQLite requires.
  private static func distinct(_ names: [String]) -> [String] {
    var seen: Set<String> = ["fid", "geom"]
    return names.map { name in
      var unique = String(name.map { $0 == "\"" ? "'" : $0 })
      while !seen.insert(unique.lowercased()).inserted { unique += "_" }
      return unique
    }
  }

  /// Inserts a pin.
  ///
  /// - Parameter values: One value per column.
  public mutating func insert(_ values: [String?], at place: Coordinate) throws(SQLError) {
    count += 1
    let (x, y) = (place.longitude, place.latitude)
    let geometry = SQLValue.bytes(Self.geometry(x, y))
    try insertion.run([.integer(count), geometry] + values.map { .text($0) })
    try indexing.run(.integer(count), .real(x), .real(x), .real(y), .real(y))
    let old = box ?? (x, y, x, y)
    box = (min(old.west, x), min(old.south, y), max(old.east, x), max(old.north, y))
  }

  /// Writes the remaining data to disk.
  public consuming func finish() throws(SQLError) {
    let contents = try connection.prepare(
      """
      INSERT INTO gpkg_contents VALUES ('pins', 'features', 'pins', '', '1970-01-01T00:00:00.000Z',
        ?, ?, ?, ?, 4326)
      """)
    let corners = box.map { [$0.west, $0.south, $0.east, $0.north] }
    try contents.run(corners?.map { .real($0) } ?? [.null, .null, .null, .null])
    try connection.run(
      """
      INSERT INTO gpkg_geometry_columns VALUES ('pins', 'geom', 'POINT', 4326, 0, 0);
      INSERT INTO gpkg_extensions VALUES ('pins', 'geom', 'gpkg_rtree_index',
        'http://www.geopackage.org/spec120/#extension_rtree', 'write-only');
      """ + Self.triggers + "COMMIT")
  }

  /// Returns the header of a GeoPackage geometry without an envelope, followed by well-known
  /// binary.
  private static func geometry(_ x: Double, _ y: Double) -> [UInt8] {
    var bytes: [UInt8] = [0x47, 0x50, 0, 1, 0xE6, 0x10, 0, 0, 1, 1, 0, 0, 0]
    for number in [x.bitPattern, y.bitPattern] {
      for shift in stride(from: UInt64(0), to: 64, by: 8) {
        bytes.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
    return bytes
  }

  /// The tables required in every GeoPackage (OGC 12-128r15, annex C).
  private static let schema = """
    CREATE TABLE gpkg_spatial_ref_sys (srs_name TEXT NOT NULL, srs_id INTEGER NOT NULL PRIMARY KEY,
      organization TEXT NOT NULL, organization_coordsys_id INTEGER NOT NULL,
      definition TEXT NOT NULL, description TEXT);
    INSERT INTO gpkg_spatial_ref_sys VALUES
      ('Undefined Cartesian SRS', -1, 'NONE', -1, 'undefined', NULL),
      ('Undefined geographic SRS', 0, 'NONE', 0, 'undefined', NULL),
      ('WGS 84', 4326, 'EPSG', 4326, 'GEOGCS["WGS 84",DATUM["WGS_1984",SPHEROID["WGS 84",6378137,298.257223563,AUTHORITY["EPSG","7030"]],AUTHORITY["EPSG","6326"]],PRIMEM["Greenwich",0,AUTHORITY["EPSG","8901"]],UNIT["degree",0.0174532925199433,AUTHORITY["EPSG","9122"]],AXIS["Latitude",NORTH],AXIS["Longitude",EAST],AUTHORITY["EPSG","4326"]]', NULL);
    CREATE TABLE gpkg_contents (table_name TEXT NOT NULL PRIMARY KEY, data_type TEXT NOT NULL,
      identifier TEXT UNIQUE, description TEXT DEFAULT '', last_change DATETIME NOT NULL
      DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ','now')), min_x DOUBLE, min_y DOUBLE, max_x DOUBLE,
      max_y DOUBLE, srs_id INTEGER,
      CONSTRAINT fk_gc_r_srs_id FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys(srs_id));
    CREATE TABLE gpkg_geometry_columns (table_name TEXT NOT NULL, column_name TEXT NOT NULL,
      geometry_type_name TEXT NOT NULL, srs_id INTEGER NOT NULL, z TINYINT NOT NULL,
      m TINYINT NOT NULL, CONSTRAINT pk_geom_cols PRIMARY KEY (table_name, column_name),
      CONSTRAINT fk_gc_tn FOREIGN KEY (table_name) REFERENCES gpkg_contents(table_name),
      CONSTRAINT fk_gc_srs FOREIGN KEY (srs_id) REFERENCES gpkg_spatial_ref_sys (srs_id));
    CREATE TABLE gpkg_extensions (table_name TEXT, column_name TEXT, extension_name TEXT NOT NULL,
      definition TEXT NOT NULL, scope TEXT NOT NULL,
      CONSTRAINT ge_tce UNIQUE (table_name, column_name, extension_name));
    """

  /// The triggers that maintain the R-tree when other programs modify the table (OGC 12-128r15,
  /// F.3).
  private static let triggers = """
    CREATE TRIGGER rtree_pins_geom_insert AFTER INSERT ON pins
      WHEN (NEW.geom NOT NULL AND NOT ST_IsEmpty(NEW.geom))
      BEGIN INSERT OR REPLACE INTO rtree_pins_geom VALUES (NEW.fid, ST_MinX(NEW.geom),
        ST_MaxX(NEW.geom), ST_MinY(NEW.geom), ST_MaxY(NEW.geom)); END;
    CREATE TRIGGER rtree_pins_geom_update1 AFTER UPDATE OF geom ON pins
      WHEN OLD.fid = NEW.fid AND (NEW.geom NOTNULL AND NOT ST_IsEmpty(NEW.geom))
      BEGIN INSERT OR REPLACE INTO rtree_pins_geom VALUES (NEW.fid, ST_MinX(NEW.geom),
        ST_MaxX(NEW.geom), ST_MinY(NEW.geom), ST_MaxY(NEW.geom)); END;
    CREATE TRIGGER rtree_pins_geom_update2 AFTER UPDATE OF geom ON pins
      WHEN OLD.fid = NEW.fid AND (NEW.geom ISNULL OR ST_IsEmpty(NEW.geom))
      BEGIN DELETE FROM rtree_pins_geom WHERE id = OLD.fid; END;
    CREATE TRIGGER rtree_pins_geom_update3 AFTER UPDATE ON pins
      WHEN OLD.fid != NEW.fid AND (NEW.geom NOTNULL AND NOT ST_IsEmpty(NEW.geom))
      BEGIN DELETE FROM rtree_pins_geom WHERE id = OLD.fid;
        INSERT OR REPLACE INTO rtree_pins_geom VALUES (NEW.fid, ST_MinX(NEW.geom),
        ST_MaxX(NEW.geom), ST_MinY(NEW.geom), ST_MaxY(NEW.geom)); END;
    CREATE TRIGGER rtree_pins_geom_update4 AFTER UPDATE ON pins
      WHEN OLD.fid != NEW.fid AND (NEW.geom ISNULL OR ST_IsEmpty(NEW.geom))
      BEGIN DELETE FROM rtree_pins_geom WHERE id IN (OLD.fid, NEW.fid); END;
    CREATE TRIGGER rtree_pins_geom_delete AFTER DELETE ON pins WHEN OLD.geom NOT NULL
      BEGIN DELETE FROM rtree_pins_geom WHERE id = OLD.fid; END;
    """
}
