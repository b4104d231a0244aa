import Foundation
import PetMapCommands
import TestSupport
import Testing

/// Tests the layers, sheets, and folders of files that are read through GDAL, and their notes.
struct LayerTests {
  private let directory = TemporaryDirectory()

  private func pins(_ name: String, _ arguments: [String] = []) -> Run {
    Run(
      ["pins", "--source", directory.file(name), "--format", "csv", "--sort", "id"] + arguments)
  }

  /// Returns the ID, latitude, longitude, date, and status of each pin.
  private func rows(_ run: Run) -> [[String]] {
    run.output.split(separator: "\n").dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return [0, 8, 9, 10, 15].map { cells[$0] }
    }
  }

  // MARK: Workbooks

  /// Writes a workbook, in which the style of dates is 1.
  ///
  /// - Parameter sheets: The names of the sheets with the XML of their cells, row by row.
  private func writeWorkbook(
    _ name: String, properties: String = "", strings: String = "",
    _ sheets: [(name: String, rows: [String])]
  ) throws {
    let main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
    let office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
    let package = "http://schemas.openxmlformats.org/package/2006"
    let type = "application/vnd.openxmlformats-officedocument.spreadsheetml"
    let parts = sheets.indices.map { $0 + 1 }
    var files = [
      (
        "[Content_Types].xml",
        """
        <Types xmlns="\(package)/content-types"><Default Extension="xml"
        ContentType="application/xml"/><Default Extension="rels"
        ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
        <Override PartName="/xl/workbook.xml" ContentType="\(type).sheet.main+xml"/>
        """
          + parts.map {
            "<Override PartName=\"/xl/worksheets/sheet\($0).xml\" "
              + "ContentType=\"\(type).worksheet+xml\"/>"
          }.joined() + "</Types>"
      ),
      (
        "_rels/.rels",
        """
        <Relationships xmlns="\(package)/relationships"><Relationship Id="r1"
        Type="\(office)/officeDocument" Target="xl/workbook.xml"/></Relationships>
        """
      ),
      (
        "xl/workbook.xml",
        "<workbook xmlns=\"\(main)\" xmlns:r=\"\(office)\"><workbookPr \(properties)/><sheets>"
          + zip(sheets, parts).map {
            "<sheet name=\"\($0.name)\" sheetId=\"\($1)\" r:id=\"s\($1)\"/>"
          }.joined() + "</sheets></workbook>"
      ),
      (
        "xl/_rels/workbook.xml.rels",
        "<Relationships xmlns=\"\(package)/relationships\">"
          + parts.map {
            "<Relationship Id=\"s\($0)\" Type=\"\(office)/worksheet\" "
              + "Target=\"worksheets/sheet\($0).xml\"/>"
          }.joined() + "<Relationship Id=\"t\" Type=\"\(office)/styles\" Target=\"styles.xml\"/>"
          + "<Relationship Id=\"u\" Type=\"\(office)/sharedStrings\" Target=\"sharedStrings.xml\"/>"
          + "</Relationships>"
      ),
      (
        "xl/styles.xml",
        "<styleSheet xmlns=\"\(main)\"><cellXfs><xf numFmtId=\"0\"/>"
          + "<xf numFmtId=\"14\" applyNumberFormat=\"1\"/></cellXfs></styleSheet>"
      ),
      ("xl/sharedStrings.xml", "<sst xmlns=\"\(main)\">\(strings)</sst>"),
    ]
    for (sheet, part) in zip(sheets, parts) {
      let rows = sheet.rows.enumerated().map { index, cells in
        "<row r=\"\(index + 1)\">\(cells)</row>"
      }.joined()
      files.append(
        (
          "xl/worksheets/sheet\(part).xml",
          "<worksheet xmlns=\"\(main)\"><sheetData>\(rows)</sheetData></worksheet>"
        ))
    }
    try writeArchive(name, files.map { ($0.0, "<?xml version=\"1.0\"?>" + $0.1) })
  }

  private func writeArchive(_ name: String, _ files: [(name: String, text: String)]) throws {
    let script = """
      import sys, zipfile
      with zipfile.ZipFile(sys.argv[1], 'w') as z:
        for name, text in zip(sys.argv[2::2], sys.argv[3::2]): z.writestr(name, text)
      """
    try Tool("python3").output(
      ["-c", script, directory.file(name)] + files.flatMap { [$0.name, $0.text] })
  }

  private func texts(_ values: String...) -> String {
    values.map { "<c t=\"inlineStr\"><is><t>\($0)</t></is></c>" }.joined()
  }

  private func numbers(_ values: Double...) -> String {
    values.map { "<c><v>\($0)</v></c>" }.joined()
  }

  @Test func `all sheets with coordinates are read, with statuses from their names`() throws {
    try writeWorkbook(
      "pets.xlsx",
      [
        ("Lost", [texts("id", "lat", "lng"), texts("a") + numbers(52, 21)]),
        ("Notes", [texts("Pets of the town")]),
        ("Found", [texts("lng", "id", "lat"), numbers(20) + texts("b") + numbers(51)]),
      ])
    let run = pins("pets.xlsx")
    #expect(rows(run) == [["a", "52", "21", "", "MISSING"], ["b", "51", "20", "", "FOUND"]])
    #expect(
      run.errors.contains("reading 2 layers: Lost, Found, not Notes; use --layer to select one"))
    #expect(rows(pins("pets.xlsx", ["--layer", "Found"])).map { $0[0] } == ["b"])
    let unknown = pins("pets.xlsx", ["--layer", "Strays"])
    #expect(unknown.status == .usage)
    #expect(unknown.errors.contains("use one of Lost, Notes, Found"), "\(unknown.errors)")
  }

  @Test(arguments: [
    ("", "2020-04-30"), ("date1904=\"1\"", "2024-05-01"), ("date1904=\"0\"", "2020-04-30"),
  ])
  func `days are counted from the beginning that the workbook names`(
    properties: String, date: String
  ) throws {
    let header = texts("id", "lat", "lng", "date lost")
    try writeWorkbook(
      "pets.xlsx", properties: properties, strings: "<si><t>2019/01/02</t></si>",
      [
        (
          "Lost",
          [
            header, texts("a") + numbers(52, 21) + "<c s=\"1\"><v>43951</v></c>",
            // A number without a style, and text.
            texts("b") + numbers(52, 21, 43951),
            texts("c") + numbers(52, 21) + "<c t=\"s\"><v>0</v></c>",
          ]
        )
      ])
    let run = pins("pets.xlsx")
    #expect(rows(run).map { $0[3] } == [date, date, "2019-01-02"], "\(run.errors)")
  }

  // MARK: Maps

  @Test func `the folders of zipped shapefiles say the statuses of their records`() throws {
    for folder in ["lost", "found"] {
      try FileManager.default.createDirectory(
        atPath: directory.file(folder), withIntermediateDirectories: true)
      for part in ["shp", "shx", "dbf", "prj", "cpg"] {
        try FileManager.default.copyItem(
          at: packageRoot.appending(path: "Fixtures/formats/pets.\(part)"),
          to: URL(fileURLWithPath: directory.file("\(folder)/pets.\(part)")))
      }
    }
    try Tool("python3").output(
      [
        "-m", "zipfile", "-c", directory.file("pets.zip"), directory.file("lost"),
        directory.file("found"),
      ])
    let run = pins("pets.zip", ["--map", "status=", "--map", "id="])
    #expect(run.output.split(separator: "\n").count { $0.contains(",MISSING,") } == 3)
    #expect(
      run.output.split(separator: "\n").count { $0.contains(",FOUND,") } == 3, "\(run.errors)")
    #expect(run.errors.contains("reading 2 layers: lost, found; use --layer to select one"))
  }

  @Test func `the tracks and routes of a GPX file are counted, and its waypoints are read`() throws
  {
    let track =
      "<trk><trkseg><trkpt lat=\"52\" lon=\"21\"/><trkpt lat=\"53\" lon=\"21\"/></trkseg></trk>"
    let route = "<rte><rtept lat=\"52\" lon=\"21\"/></rte>"
    func write(_ content: String) throws {
      let text = "<gpx version=\"1.1\" xmlns=\"http://www.topografix.com/GPX/1/1\">\(content)</gpx>"
      try TestSupport.write(Array(text.utf8), to: directory.file("pets.gpx"))
    }
    try write("<wpt lat=\"51\" lon=\"20\"><name>Rex</name></wpt>" + track + route)
    let run = pins("pets.gpx")
    #expect(rows(run).map { $0[1] } == ["51"])
    #expect(run.errors.contains("2 tracks were not read, because a track says where"))
    try write(track)
    let only = pins("pets.gpx")
    #expect(only.status == .badData)
    #expect(
      only.errors == """
        petmap: \(directory.file("pets.gpx")): contains only tracks (1), which say where animals \
        walked; keep only the last position of each animal, as a waypoint, a placemark or a record

        """)
  }

  @Test func `lines and areas are counted, or pinned at their middles`() throws {
    let table =
      "id,status,geometry\na,found,POINT(1 2)\nb,found,\"POLYGON((0 0,4 0,4 4,0 4))\"\n"
      + "c,found,\"LINESTRING(0 0,4 0)\"\n"
    try write(Array(table.utf8), to: directory.file("pets.csv"))
    let run = pins("pets.csv")
    #expect(rows(run).map { $0[0] } == ["a"])
    #expect(
      run.notes == """
        petmap: \(directory.file("pets.csv")): 2 records are lines or areas; add --points centroid \
        to pin their centers
        petmap: \(directory.file("pets.csv")): 2 of 3 records skipped: 2 lines or areas

        """)
    let all = rows(pins("pets.csv", ["--points", "centroid"])).map { Array($0[..<3]) }
    #expect(all == [["a", "2", "1"], ["b", "2", "2"], ["c", "0", "2"]])
    #expect(pins("pets.csv", ["--points", "middle"]).status == .usage)
  }
}
