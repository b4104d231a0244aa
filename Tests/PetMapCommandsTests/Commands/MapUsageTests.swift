import Foundation
import PetMapCommands
import TestSupport
import Testing

@Suite struct MapUsageTests {
  private static let pins = packageRoot.appendingPathComponent("Fixtures/map/pacific.geojson").path

  @Test(arguments: [
    (
      ["--viewport", "0x3"],
      "a side is not above 0 and up to 32767 pixels, --viewport \"0x3\", give WIDTHxHEIGHT in "
        + "pixels, such as 390x844, or iphone-se, iphone-16, ipad, fullhd"
    ),
    (
      ["--viewport", "iphone16"], "not a viewport, --viewport \"iphone16\", did you mean iphone-16?"
    ),
    (
      ["--viewport", "100x100", "--insets", "60,0,60,0"],
      "the insets leave nothing of the viewport, --insets, give insets that are smaller than the "
        + "screen"
    ),
    (
      ["--insets", "1,2,3"],
      "not four insets, --insets \"1,2,3\", give top,right,bottom,left in pixels, such as 59,0,34,0"
    ),
    (["--zoom", "3"], "--zoom without --center, --zoom, add --center LAT,LNG"),
    (["--center", "1,2"], "--center without --zoom, --center, add --zoom, such as 12"),
    (
      ["--center", "1,2", "--zoom", "25"],
      "not a zoom, --zoom \"25\", give a number from -4 to 24, such as 11.5"
    ),
    (
      ["--center", "1,2", "--zoom", "3", "--bbox", "1,2,3,4"],
      "two cameras given, --bbox, give either --bbox, or --center and --zoom"
    ),
    (["--photo", "cat.png"], "--photo without a callout, --photo, add --pin ID"),
    (
      ["--fit", "robst"],
      "unknown value, --fit \"robst\", did you mean robust? (one of robust, all)"
    ),
    (
      ["--fit", "all", "--bbox", "1,2,3,4"],
      "--fit with a camera, --fit all, leave out --fit, or --bbox, --center and --zoom"
    ),
    (["--title", ""], "empty value, --title \"\", give a value"),
    (["--scale", "0"], "not a scale, --scale \"0\", give a number from 0.1 to 8, such as 2"),
    (
      ["--format", "pgn"],
      "unknown value, --format \"pgn\", did you mean png? (one of svg, png, pdf, jpeg)"
    ),
  ])
  func `a wrong option is one line that says what to do`(words: [String], line: String) {
    let run = Run(["map", "--source", Self.pins] + words)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors == "petmap: \(line)\n")
  }

  @Test func `a pin that is not there is answered with the nearest one`() {
    let run = Run(["map", "--source", Self.pins, "--pin", "suva-11"])
    #expect(run.status == .noResult)
    #expect(run.errors == "petmap: no such pin, --pin \"suva-11\", did you mean suva-1?\n")
  }

  @Test func `a source that is not there is named`() {
    let run = Run(["map", "--source", "nowhere.csv"])
    #expect(run.status == .inputOutput)
    #expect(run.errors.hasPrefix("petmap: cannot open: "))
  }

  @Test func `a map of no pins is the whole world`() {
    let run = Run(
      ["map", "--source", Self.pins, "--species", "unicorn", "--viewport", "300×300"])
    #expect(run.status == .done)
    #expect(run.output.hasPrefix("<svg "))
  }

  @Test(
    arguments: cases(
      of: [("600x400", 600, 400), ("ipad", 820, 1180), (" 390 × 844 ", 390, 844)], debug: 1))
  func `the picture is as large as the viewport`(viewport: String, width: Int, height: Int) {
    let run = Run(["map", "--source", Self.pins, "--viewport", viewport])
    #expect(run.output.contains(" width=\"\(width)\" height=\"\(height)\""))
  }

  @Test(
    arguments: cases(
      of: [
        (["--zoom", "0", "--viewport", "1000x400"], "--zoom 0.0 is raised to 0.9658"),
        (["--zoom=-4", "--viewport", "1000x400"], "--zoom -4.0 is raised to 0.9658"),
        (["--zoom=-4", "--viewport", "300x900"], "--zoom -4.0 is raised to -0.7711"),
      ], debug: 1))
  func `a zoom at which the world would repeat is raised`(words: [String], note: String) {
    let words = ["map", "--source", Self.pins, "--center", "0,180"] + words
    let run = Run(words)
    #expect(run.status == .done)
    #expect(run.errors == "petmap: \(note), at which the world fills the picture\n")
    #expect(Run(words + ["--quiet"]).errors.isEmpty)
    #expect(Run(words + ["--quiet"]).output == run.output)
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
  func `a zoom at which the world fills the picture stays`(words: [String]) {
    let run = Run(["map", "--source", Self.pins] + words)
    #expect(run.status == .done)
    #expect(run.errors.isEmpty, "\(run.errors)")
  }

  @Test func `a banner shows the world twice at most`() {
    let run = Run([
      "map", "--source", Self.pins, "--bbox=-180,-85,180,85", "--viewport", "3000x200",
    ])
    #expect(run.errors.hasPrefix("petmap: the zoom is raised to 1.55"), "\(run.errors)")
  }

  @Test func `pins far from the others are left aside and told`() throws {
    let rows = (0..<60).map { "p\($0),52.2\($0),21.0\($0)" } + ["far,-33.9,151.2"]
    let file = TemporaryDirectory()
    let path = file.file("pins.csv")
    try (["id,lat,lng"] + rows).joined(separator: "\n")
      .write(toFile: path, atomically: true, encoding: .utf8)
    let words = ["map", "--source", path, "--viewport", "600x400"]
    let run = Run(words)
    #expect(
      run.errors.hasPrefix(
        "petmap: 1 of 61 pins lies outside the picture, --fit all shows all\n"),
      "\(run.errors)")
    #expect(run.output.contains("60 pins"))
    let all = Run(words + ["--fit", "all"])
    #expect(all.errors.isEmpty)
    #expect(all.output.contains("61 pins"))
  }

  @Test func `a map that is finer than the packed coasts says so`() {
    let words = ["map", "--source", Self.pins, "--center", "-18,178", "--zoom"]
    #expect(Run(words + ["8"]).errors.isEmpty)
    #expect(
      Run(words + ["11"]).errors
        == "petmap: the packed coasts, lakes and borders are good to zoom 8 and left out of this map "
        + "at 11.0, --basemap FILE.mbtiles lays streets under the pins\n")
  }

  @Test func `a picture has a title, a description and its sources, and leaves out what is asked`()
  {
    let words = [
      "map", "--source", Self.pins, "--center", "-18,178", "--zoom", "5", "--viewport", "600x400",
    ]
    let plain = Run(words).output
    let bare = Run(words + ["--no-legend", "--no-scale", "--no-grid"]).output
    let named = Run(words + ["--title", "Pets & co", "--attribution", "Suva"]).output
    #expect(named.contains("<title>Pets &amp; co</title>"))
    #expect(named.contains("<desc>A map with ") && named.contains("Base map: Suva · Natural Earth"))
    #expect(plain.contains("<title>Map of lost and found pets</title>"))
    #expect(bare.utf8.count < plain.utf8.count && plain.utf8.count < named.utf8.count)
  }

  @Test(arguments: [
    ("nowhere.mbtiles", Int32(4), "cannot open: no such file"),
    (Self.pins, 3, "not an MBTiles file"),
  ])
  func `a base map that is none is named`(path: String, status: Int32, what: String) {
    let run = Run(["map", "--source", Self.pins, "--basemap", path])
    #expect(run.status.rawValue == status)
    #expect(run.errors.hasPrefix("petmap: \(what), --basemap "), "\(run.errors)")
  }

  @Test func `a map of a town says how many pins lie outside of it`() {
    let map = ["map", "--source", ShelterFile.path, "--viewport", "400x300", "--output", "-"]
    let robust = Run(map).errors
    #expect(
      robust.contains(/[0-9]+ of [0-9,]+ pins lies? outside the picture, --fit all shows all/))
    #expect(!Run(map + ["--fit", "all"]).errors.contains("outside the picture"))
  }

  @Test func `show reports a missing ID before a missing source`() {
    let run = Run(["show"], environment: ["HOME": "/nowhere"])
    #expect(run.status == .usage)
    #expect(run.errors == "petmap: missing argument, ID, specify the announcement's ID\n")
  }
}
