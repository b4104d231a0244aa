import PetMapAnnouncements
import PetMapGeo
import PetMapSQLite
import PetMapFiles
import TestSupport
import Testing

struct GeoPackageFileTests {
  private let directory = TemporaryDirectory()
  private var path: String { directory.file("pets.gpkg") }

  private func write(_ pins: [(values: [String?], latitude: Double, longitude: Double)]) throws {
    var file = try GeoPackageFile(creating: path, columns: ["id", "ID", "a \"b\""])
    for pin in pins {
      let coordinate = try Coordinate(latitude: pin.latitude, longitude: pin.longitude)
      try file.insert(pin.values, at: coordinate)
    }
    try file.finish()
  }

  @Test func `written rows are read back, with unique column names`() throws {
    try write([(["1", nil, ""], 52.5, 13.25), (["2", "x", "Łódź"], -90, 180)])
    let reader = try GeoPackageReader(path: path)
    #expect(reader.columns == ["fid", "id", "ID_", "a 'b'"])
    #expect(reader.system == "EPSG:4326")
    let rows = try reader.next()
    #expect(rows.map(\.number) == [1, 2])
    let texts = rows.map { row in
      row.values.map { value -> String? in
        switch value {
        case .text(let text), .number(let text): text
        case .nothing: nil
        }
      }
    }
    #expect(texts == [["1", "1", nil, ""], ["2", "2", "x", "Łódź"]])
    // The eight-byte header, the byte order, the type, *x*, and *y*.
    #expect(rows.map { $0.geometry.count } == [29, 29])
    #expect(rows[0].geometry.starts(with: [0x47, 0x50, 0, 1, 0xE6, 0x10, 0, 0, 1, 1, 0, 0, 0]))
    #expect(try reader.next().isEmpty)
  }

  @Test func `the R-tree and the extent contain every pin`() throws {
    try write([(["1", nil, nil], 10, 20), (["2", nil, nil], -30, -40), (["3", nil, nil], 5, 6)])
    let connection = try SQLiteConnection(path: path, access: .read)
    let found = try connection.prepare(
      "SELECT id FROM rtree_pins_geom WHERE minx >= 0 AND miny >= 0 ORDER BY id")
    #expect(try found.rows { $0.integer(0) } == [1, 3])
    let extent = try connection.prepare("SELECT min_x, min_y, max_x, max_y FROM gpkg_contents")
      .first { row in (0..<4).map { row.real($0) } }
    #expect(extent == [-40, -30, 20, 10])
  }

  @Test func `a compressed GeoPackage is read`() throws {
    try write([(["a", nil, nil], 10, 20), (["b", nil, nil], 30, 40)])
    try Tool("gzip").output([path])
    let result = try readAll(path + ".gz")
    #expect(result.ids == ["a", "b"])
    #expect(result.announcements.map(\.coordinate.latitude) == [10, 30])
  }

  @Test func `a GeoPackage in an archive is read`() throws {
    try write([(["a", nil, nil], 10, 20), (["b", nil, nil], 30, 40)])
    let archive = directory.file("pets.zip")
    try Tool("python3").output(["-m", "zipfile", "-c", archive, path])
    for name in [archive, archive + "/pets.gpkg"] {
      let result = try readAll(name)
      #expect(result.ids == ["a", "b"])
      #expect(result.announcements.map(\.coordinate.latitude) == [10, 30])
    }
  }

  @Test func `all tables of a GeoPackage are read, or the selected one`() throws {
    try write([(["a", nil, nil], 10, 20)])
    let connection = try SQLiteConnection(path: path, access: .write)
    try connection.run(
      """
      CREATE TABLE stray AS SELECT * FROM pins;
      UPDATE stray SET id = 'b';
      INSERT INTO gpkg_contents SELECT 'stray', data_type, 'stray', description, last_change,
        min_x, min_y, max_x, max_y, srs_id FROM gpkg_contents;
      INSERT INTO gpkg_geometry_columns SELECT 'stray', column_name, geometry_type_name, srs_id,
        z, m FROM gpkg_geometry_columns;
      """)
    #expect(try AnnouncementReader(path: path).facts.layers?.names == ["pins", "stray"])
    // The name of the other table says the status of its records.
    let all = try readAll(path)
    #expect(all.ids == ["b"] && all.announcements[0].status == .found)
    #expect(all.report.statuses.withoutStatus == 1)
    var options = ReadingOptions()
    options.layer = "pins"
    #expect(try readAll(path, options: options).ids == ["a"])
    options.layer = "lost"
    #expect(
      throws: FileError.unknownLayer(path: path, layer: "lost", layers: ["pins", "stray"])
    ) { try readAll(path, options: options) }
  }

  @Test func `rows are read in batches, each exactly once`() throws {
    try write((1...1300).map { (["\($0)", nil, nil], 1, 2) })
    let reader = try GeoPackageReader(path: path)
    var numbers: [Int] = []
    while case let rows = try reader.next(), !rows.isEmpty {
      #expect(rows.count <= 512)
      numbers += rows.map(\.number)
    }
    #expect(numbers == Array(1...1300))
  }
}
