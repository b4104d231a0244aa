import Foundation
import PetMapCommands
import TestSupport
import Testing

@Suite struct MapUsageTests {
  private static let pins = packageRoot.appendingPathComponent("Fixtures/map/pacific.geojson").path

  @Test(arguments: [
    (
      ["--viewport", "0x3"],
      "--viewport \"0x3\": width or height is out of range (above 0 to 32767); use WIDTHxHEIGHT in "
        + "pixels, such as 390x844, or one of iphone-se, iphone-16, ipad, fullhd"
    ),
    (
      ["--viewport", "iphone16"],
      "--viewport \"iphone16\": invalid viewport; did you mean iphone-16?"
    ),
    (
      ["--viewport", "100x100", "--insets", "60,0,60,0"],
      "--insets: too large for --viewport; use smaller values"
    ),
    (
      ["--insets", "1,2,3"],
      "--insets \"1,2,3\": not one or four numbers; use top,right,bottom,left in pixels, such as 59,0,34,0"
    ),
    (["--zoom", "3"], "--zoom: requires --center; add --center"),
    (["--center", "1,2"], "--center: requires --zoom; add --zoom"),
    (
      ["--center", "1,2", "--zoom", "25"],
      "--zoom \"25\": out of range; use a number from -4 to 24"
    ),
    (
      ["--center", "1,2", "--zoom", "3", "--bbox", "1,2,3,4"],
      "--bbox: cannot be combined with --center or --zoom; use only one of them"
    ),
    (["--photo", "cat.png"], "--photo: requires --pin; add --pin ID"),
    (
      ["--fit", "robst"],
      "--fit \"robst\": unknown value; did you mean robust? (valid values: robust, all)"
    ),
    (
      ["--fit", "all", "--bbox", "1,2,3,4"],
      "--fit: cannot be combined with --bbox, --center or --zoom; use only one of them"
    ),
    (["--title", ""], "--title \"\": empty value; specify a value"),
    (["--scale", "0"], "--scale \"0\": out of range; use a number from 0.1 to 8"),
    (
      ["--format", "pgn"],
      "--format \"pgn\": unknown value; did you mean png? (valid values: svg, png, pdf, jpeg)"
    ),
  ])
  func `an invalid option is reported on one line that suggests what to do`(
    arguments: [String], line: String
  ) {
    let run = Run(["map", "--source", Self.pins] + arguments)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == "petmap: \(line)\n")
  }

  @Test func `a similar ID is suggested for an unknown one`() {
    let run = Run(["map", "--source", Self.pins, "--pin", "suva-11"])
    #expect(run.status == .noResult)
    #expect(run.notes == "petmap: --pin \"suva-11\": no such pin; did you mean suva-1?\n")
  }

  @Test func `a missing source is an error`() {
    let run = Run(["map", "--source", "nowhere.csv"])
    #expect(run.status == .inputOutput)
    #expect(run.errors.hasPrefix("petmap: nowhere.csv: cannot open: "))
  }

  @Test func `a map without pins shows the world`() {
    let run = Run(
      ["map", "--source", Self.pins, "--species", "unicorn", "--viewport", "300×300"])
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("<svg "))
  }

  @Test(
    arguments: cases(
      of: [("600x400", 600, 400), ("ipad", 820, 1180), (" 390 × 844 ", 390, 844)], debug: 1))
  func `the picture is the size of the viewport`(viewport: String, width: Int, height: Int) {
    let run = Run(["map", "--source", Self.pins, "--viewport", viewport])
    #expect(run.output.contains(" width=\"\(width)\" height=\"\(height)\""))
  }

  @Test(
    arguments: cases(
      of: [
        (["--zoom", "0", "--viewport", "1000x400"], "--zoom 0.0 was raised to 0.9658"),
        (["--zoom=-4", "--viewport", "1000x400"], "--zoom -4.0 was raised to 0.9658"),
        (["--zoom=-4", "--viewport", "300x900"], "--zoom -4.0 was raised to -0.7711"),
      ], debug: 1))
  func `a zoom at which the world would repeat is raised`(arguments: [String], note: String) {
    let arguments = ["map", "--source", Self.pins, "--center", "0,180"] + arguments
    let run = Run(arguments)
    #expect(run.status == .done)
    #expect(run.notes == "petmap: \(note), so that the world fills the picture\n")
    #expect(Run(arguments + ["--quiet"]).errors.isEmpty)
    #expect(Run(arguments + ["--quiet"]).output == run.output)
  }

  @Test(
    arguments: cases(
      of: [
        ["--center", "0,0", "--zoom", "1", "--viewport", "1000x900"],
        ["--center", "0,0", "--zoom", "0", "--viewport", "512x900"],
        ["--bbox=-180,-85,180,85", "--viewport", "1280x800"],
        ["--bbox=-180,-85,180,85", "--viewport", "390x844"],
        [],
      ], debug: 1))
  func `a zoom at which the world fills the picture is not changed`(arguments: [String]) {
    let run = Run(["map", "--source", Self.pins] + arguments)
    #expect(run.status == .done)
    #expect(run.notes.isEmpty, "\(run.errors)")
  }

  @Test func `a banner-shaped map shows the world at most twice`() {
    let run = Run([
      "map", "--source", Self.pins, "--bbox=-180,-85,180,85", "--viewport", "3000x200",
    ])
    #expect(run.notes.hasPrefix("petmap: the zoom was raised to 1.55"), "\(run.errors)")
  }

  @Test func `outliers are omitted and reported`() throws {
    let rows = (0..<60).map { "p\($0),52.2\($0),21.0\($0),lost" } + ["far,-33.9,151.2,lost"]
    let file = TemporaryDirectory()
    let path = file.file("pins.csv")
    try (["id,lat,lng,status"] + rows).joined(separator: "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let arguments = ["map", "--source", path, "--viewport", "600x400"]
    let run = Run(arguments)
    #expect(
      run.notes.hasPrefix(
        "petmap: 1 of 61 pins is outside the picture; add --fit all to show all pins\n"),
      "\(run.errors)")
    #expect(run.output.contains("60 pins"))
    let all = Run(arguments + ["--fit", "all"])
    #expect(all.notes.isEmpty)
    #expect(all.output.contains("61 pins"))
  }

  @Test func `a zoom that exceeds the base map's level of detail is reported`() {
    let arguments = ["map", "--source", Self.pins, "--center", "-18,178", "--zoom"]
    #expect(Run(arguments + ["8"]).notes.isEmpty)
    // If tools/coast has packed shorelines, nothing is omitted.
    let errors = Run(arguments + ["11"]).notes.split(separator: "\n")
      .filter { !$0.hasSuffix(" in the picture") }.map { $0 + "\n" }.joined()
    #expect(
      errors.isEmpty
        || errors
          == "petmap: the built-in coastlines, lakes and borders are omitted at zoom 11.0, because they "
          + "are accurate only up to zoom 8; add coastlines with tools/coast, or streets with "
          + "--basemap FILE\n"
    )
  }

  @Test func `a picture has a title, a description, and an attribution, and options omit panels`() {
    let arguments = [
      "map", "--source", Self.pins, "--center", "-18,178", "--zoom", "5", "--viewport", "600x400",
    ]
    let plain = Run(arguments).output
    let bare = Run(arguments + ["--no-legend", "--no-scale", "--no-grid"]).output
    let named = Run(arguments + ["--title", "Pets & co", "--attribution", "Suva"]).output
    #expect(named.contains("<title>Pets &amp; co</title>"))
    #expect(named.contains("<desc>A map with ") && named.contains("Base map: Suva · Natural Earth"))
    #expect(plain.contains("<title>Map of lost and found pets</title>"))
    #expect(bare.utf8.count < plain.utf8.count && plain.utf8.count < named.utf8.count)
  }

  @Test(arguments: [
    ("nowhere.mbtiles", Int32(4), "cannot open: no such file, or it is not readable"),
    (Self.pins, 3, "not an MBTiles or PMTiles file with tiles"),
  ])
  func `an invalid base map is rejected`(path: String, status: Int32, message: String) {
    let run = Run(["map", "--source", Self.pins, "--basemap", path])
    #expect(run.status.rawValue == status)
    #expect(run.errors.hasPrefix("petmap: --basemap \"\(path)\": \(message); "), "\(run.errors)")
  }

  @Test func `a map reports the number of pins outside it`() {
    let map = ["map", "--source", ShelterFile.path, "--viewport", "400x300", "--output", "-"]
    let robust = Run(map).errors
    #expect(
      robust.contains(/[0-9]+ of [0-9,]+ pins (is|are) outside the picture; add --fit all to show/))
    #expect(!Run(map + ["--fit", "all"]).errors.contains("outside the picture"))
  }

  @Test func `show requires an ID even if there is no source`() {
    let run = Run(["show"], environment: ["HOME": "/nowhere"])
    #expect(run.status == .usage)
    #expect(run.errors == "petmap: ID: missing argument; specify the announcement's ID\n")
  }
}
