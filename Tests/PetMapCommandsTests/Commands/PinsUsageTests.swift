import Foundation
import PetMapCommands
import TestSupport
import Testing

@Suite struct PinsUsageTests {
  private static let box = "use west,south,east,north in degrees, such as -118.2,33.7,-118.1,33.8"
  private static let coordinate = "use latitude,longitude in degrees, such as 33.77,-118.19"

  @Test(arguments: [
    (["--radius", "1km"], "--radius: requires --near; add --near"),
    (
      ["--bbox", "33.7,-118.2,33.8,-118.1"],
      "--bbox \"33.7,-118.2,33.8,-118.1\": south -118.2 is out of range (-90 to 90); "
        + "did you mean -118.2,33.7,-118.1,33.8 (west,south,east,north)?"
    ),
    (
      ["--bbox=-118.2,33.8,-118.1,33.7"],
      "--bbox \"-118.2,33.8,-118.1,33.7\": south 33.8 is greater than north 33.7; "
        + "did you mean -118.2,33.7,-118.1,33.8 (west,south,east,north)?"
    ),
    (["--bbox", "1,2,3"], "--bbox \"1,2,3\": not four numbers; \(box)"),
    (["--bbox", "a,2,3,4"], "--bbox \"a,2,3,4\": contains an invalid number; \(box)"),
    (["--bbox", "nan,2,3,4"], "--bbox \"nan,2,3,4\": contains an invalid number; \(box)"),
    (
      ["--bbox", "-3601,2,3,4"],
      "--bbox \"-3601,2,3,4\": west -3601 is out of range (-3600 to 3600); \(box)"
    ),
    (["--bbox"], "--bbox: missing value; write --bbox W,S,E,N"),
    (["--bbox", "--limit", "1"], "--bbox: missing value; write --bbox W,S,E,N"),
    (
      ["--near", "-118.19,33.77", "--radius", "1"],
      "--near \"-118.19,33.77\": latitude -118.19 is out of range (-90 to 90); "
        + "did you mean 33.77,-118.19 (latitude,longitude)?"
    ),
    (["--near", "here", "--radius", "1"], "--near \"here\": not a coordinate; \(coordinate)"),
    (
      ["--near", "1,2", "--radius", "1league"],
      "--radius \"1league\": unknown unit \"league\"; use a number in m, km, mi or nmi, such as 10km"
    ),
    (
      ["--near", "1,2", "--radius", "-1km"],
      "--radius \"-1km\": negative distance; use a number in m, km, mi or nmi, such as 10km"
    ),
    (
      ["--bbox", "1,2,3,4", "--status", "mising"],
      "--status \"mising\": unknown value; did you mean missing? (valid values: missing, found, "
        + "closed)"
    ),
    (
      ["--bbox", "1,2,3,4", "--format", "xml"],
      "--format \"xml\": unknown value; did you mean kml? (valid values: table, geojson, geojsonl, "
        + "csv, json, gpkg, kml)"
    ),
    (
      ["--bbox", "1,2,3,4", "--metric", "haversin"],
      "--metric \"haversin\": unknown value; did you mean haversine? (valid values: geodesic, "
        + "haversine, projected)"
    ),
    (
      ["--bbox", "1,2,3,4", "--sort", "distance"],
      "--sort \"distance\": requires --near; add --near"
    ),
    (
      ["--bbox", "1,2,3,4", "--limit", "ten"],
      "--limit \"ten\": not an integer; use an integer of at least 0"
    ),
    (
      ["--bbox", "1,2,3,4", "--offset=-1"],
      "--offset \"-1\": out of range; use an integer of at least 0"
    ),
    (
      ["--bbox", "1,2,3,4", "--since", "2024-02-30"],
      "--since \"2024-02-30\": no such day; use YYYY-MM-DD, such as 2024-02-29"
    ),
    (
      ["--bbox", "1,2,3,4", "--until", "yesterday"],
      "--until \"yesterday\": not a date; use YYYY-MM-DD, such as 2024-02-29"
    ),
    (
      ["--bbox", "1,2,3,4", "--since", "2024-02-02", "--until", "2024-01-01"],
      "--since \"2024-02-02\": later than --until; swap the values"
    ),
    (
      ["--bbox", "1,2,3,4", "--text", "*"],
      "--text \"*\": no words to search for; use letters or digits"
    ),
    (["--bbox", "1,2,3,4", "--species", ""], "--species \"\": empty value; specify a value"),
    (["--bbx", "1,2,3,4"], "\"--bbx\": unknown option; did you mean --bbox?"),
    (
      ["--bbox", "1,2,3,4", "--map", "nam=x", "--source", "x.csv"],
      "--map \"nam=x\": unknown field \"nam\"; use one of id, petName, species, breed, sex, age, "
        + "description, microchipNumber, locationLatitude, locationLongitude, lastSeenDate, email, "
        + "phone, photoUrl, status, reward, custody, colors, size, collar, markings, createdAt, "
        + "updatedAt, location"
    ),
    (
      ["--bbox", "1,2,3,4", "--map", "name", "--source", "x.csv"],
      "--map \"name\": no column; use FIELD=COLUMN, such as petName=nickname"
    ),
    (
      ["--bbox", "1,2,3,4", "--source", "ftp://localhost"],
      "--source \"ftp://localhost\": neither a file nor a service; specify a .geojson, .json, "
        + ".geojsonl or .csv file, a store's .sqlite, a service's URL, or -"
    ),
    (["--bbox", "1,2,3,4", "--source", ""], "--source \"\": empty value; specify a value"),
  ])
  func `an invalid command line is rejected`(arguments: [String], line: String) throws {
    let run = Run(["pins"] + arguments)
    #expect(run.errors == "petmap: \(line)\n")
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test func `a value may begin with a minus sign`() throws {
    let tail = ["--source", ShelterFile.path, "--count", "--quiet"]
    let attached = Run(["pins", "--bbox=-118.20,33.76,-118.16,33.80"] + tail)
    let separate = Run(["pins"] + tail + ["--bbox", "-118.20,33.76,-118.16,33.80"])
    #expect(attached.output == separate.output)
    #expect(attached.status == .done)
    #expect(attached.errors.isEmpty)
    #expect(Run(["pins", "--near=-33.9,151.2", "--radius=1"] + tail).output == "0\n")
  }

  @Test(arguments: [
    ("170,0,190,20", "170,0,-170,20"), ("-1181,33.7,-118.1,33.8", "-180,33.7,180,33.8"),
    ("380,0;10;382,5;20", "20,10,22.5,20"),
  ])
  func `a wrapped box is noted`(text: String, box: String) throws {
    let directory = TemporaryDirectory()
    let path = directory.file("pets.csv")
    try Data("id,lat,lng\nrex,52.2297,21.0122\n".utf8).write(to: URL(fileURLWithPath: path))
    let arguments = ["pins", "--source", path, "--count", "--bbox=\(text)"]
    let note = "petmap: --bbox \"\(text)\": a longitude is beyond ±180; the box is \(box)\n"
    #expect(Run(arguments).errors.hasPrefix(note))
    #expect(Run(arguments + ["--quiet"]).errors.isEmpty)
    let other = Run(["pins", "--source", path, "--count", "--bbox=170,0,-170,20"])
    #expect(!other.errors.contains("--bbox"))
  }
}
