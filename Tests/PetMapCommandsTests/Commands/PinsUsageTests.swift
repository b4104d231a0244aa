import Foundation
import PetMapCommands
import Testing

@Suite struct PinsUsageTests {
  private static let box = "give west,south,east,north in degrees, such as -118.2,33.7,-118.1,33.8"
  private static let place = "give latitude,longitude in degrees, such as 33.77,-118.19"

  @Test(arguments: [
    (
      ["--radius", "1km"], "--radius without --near, pins, add --near LAT,LNG"
    ),
    (["--near", "1,2"], "--near without --radius, pins, add --radius, such as 10km"),
    (
      ["--near", "1,2", "--radius", "1", "--bbox", "1,2,3,4"],
      "two regions given, pins, give either --bbox, or --near and --radius"
    ),
    (
      ["--bbox", "33.7,-118.2,33.8,-118.1"],
      "south -118.2 is not from -90 to 90, --bbox \"33.7,-118.2,33.8,-118.1\", "
        + "west,south,east,north would be -118.2,33.7,-118.1,33.8"
    ),
    (
      ["--bbox=-118.2,33.8,-118.1,33.7"],
      "south 33.8 is greater than north 33.7, --bbox \"-118.2,33.8,-118.1,33.7\", "
        + "west,south,east,north would be -118.2,33.7,-118.1,33.8"
    ),
    (["--bbox", "1,2,3"], "not a box of four numbers, --bbox \"1,2,3\", \(box)"),
    (["--bbox", "a,2,3,4"], "not a number in the box, --bbox \"a,2,3,4\", \(box)"),
    (["--bbox", "nan,2,3,4"], "not a number in the box, --bbox \"nan,2,3,4\", \(box)"),
    (["--bbox", "-181,2,3,4"], "west -181 is not from -180 to 180, --bbox \"-181,2,3,4\", \(box)"),
    (["--bbox"], "missing value, --bbox, write --bbox W,S,E,N"),
    (["--bbox", "--limit", "1"], "missing value, --bbox, write --bbox W,S,E,N"),
    (
      ["--near", "-118.19,33.77", "--radius", "1"],
      "latitude -118.19 is not from -90 to 90, --near \"-118.19,33.77\", "
        + "latitude,longitude would be 33.77,-118.19"
    ),
    (["--near", "here", "--radius", "1"], "not a coordinate, --near \"here\", \(place)"),
    (
      ["--near", "1,2", "--radius", "1league"],
      "unknown unit \"league\", --radius \"1league\", give a number with m, km, mi or nmi, such as "
        + "10km"
    ),
    (
      ["--near", "1,2", "--radius", "-1km"],
      "negative distance, --radius \"-1km\", give a number with m, km, mi or nmi, such as 10km"
    ),
    (
      ["--bbox", "1,2,3,4", "--status", "mising"],
      "unknown value, --status \"mising\", did you mean missing? (one of missing, found, closed)"
    ),
    (
      ["--bbox", "1,2,3,4", "--format", "xml"],
      "unknown value, --format \"xml\", did you mean kml? (one of table, geojson, geojsonl, csv, "
        + "json, gpkg, kml)"
    ),
    (
      ["--bbox", "1,2,3,4", "--metric", "haversin"],
      "unknown value, --metric \"haversin\", did you mean haversine? (one of geodesic, haversine, "
        + "projected)"
    ),
    (
      ["--bbox", "1,2,3,4", "--sort", "distance"],
      "no place to measure from, --sort distance, give --near LAT,LNG --radius R"
    ),
    (
      ["--bbox", "1,2,3,4", "--limit", "ten"],
      "not a whole number, --limit \"ten\", give a whole number, 0 or more"
    ),
    (
      ["--bbox", "1,2,3,4", "--offset=-1"],
      "number out of range, --offset \"-1\", give a whole number, 0 or more"
    ),
    (
      ["--bbox", "1,2,3,4", "--since", "2024-02-30"],
      "no such day, --since \"2024-02-30\", give YYYY-MM-DD, such as 2024-02-29"
    ),
    (
      ["--bbox", "1,2,3,4", "--until", "yesterday"],
      "not a date, --until \"yesterday\", give YYYY-MM-DD, such as 2024-02-29"
    ),
    (
      ["--bbox", "1,2,3,4", "--since", "2024-02-02", "--until", "2024-01-01"],
      "--since is later than --until, --since 2024-02-02 --until 2024-01-01, the other way round it "
        + "would be --since 2024-01-01 --until 2024-02-02"
    ),
    (
      ["--bbox", "1,2,3,4", "--text", "*"],
      "no word to look for, --text \"*\", give letters or digits"
    ),
    (
      ["--bbox", "1,2,3,4", "--species", ""],
      "empty value, --species \"\", give a value"
    ),
    (["--bbx", "1,2,3,4"], "unknown option, \"--bbx\", did you mean --bbox?"),
    (
      ["--bbox", "1,2,3,4", "--map", "nam=x", "--source", "x.csv"],
      "unknown field \"nam\", --map \"nam=x\", give one of id, petName, species, breed, sex, age, "
        + "description, microchipNumber, locationLatitude, locationLongitude, lastSeenDate, email, "
        + "phone, photoUrl, status, reward, createdAt, updatedAt, location"
    ),
    (
      ["--bbox", "1,2,3,4", "--map", "name", "--source", "x.csv"],
      "no column named, --map \"name\", give FIELD=COLUMN, such as petName=nickname"
    ),
    (
      ["--bbox", "1,2,3,4", "--source", "ftp://localhost"],
      "neither a file nor a service, --source \"ftp://localhost\", give a .geojson, .json, .geojsonl or .csv "
        + "file, each also .gz, a store's .sqlite, a service's URL, or -"
    ),
    (["--bbox", "1,2,3,4", "--source", ""], "empty value, --source \"\", give a value"),
  ])
  func refusesWithStatus2(words: [String], line: String) throws {
    let run = Run(["pins"] + words)
    #expect(run.errors == "petmap: \(line)\n")
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
  }

  @Test func takesValuesThatBeginWithAMinusEitherWay() throws {
    let tail = ["--source", ShelterFile.path, "--count", "--quiet"]
    let attached = Run(["pins", "--bbox=-118.20,33.76,-118.16,33.80"] + tail)
    let apart = Run(["pins"] + tail + ["--bbox", "-118.20,33.76,-118.16,33.80"])
    #expect(attached.output == apart.output)
    #expect(attached.status == .done)
    #expect(attached.errors.isEmpty)
    #expect(Run(["pins", "--near=-33.9,151.2", "--radius=1"] + tail).output == "0\n")
  }
}
