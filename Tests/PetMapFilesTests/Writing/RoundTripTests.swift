import Foundation
import PetMapFiles
import PetMapJSON
import PetMapGeo
import PetMapAnnouncements
import PetMapAPI
import TestSupport
import Testing

/// Returns announcements with all kinds of text and coordinates, as a store can contain them.
func randomAnnouncements(_ count: Int, seed: UInt64, decimals: Bool) throws -> [Announcement] {
  var random = SeededRandom(seed: seed)
  let alphabet = Array("abc ,;\t\"'\\/{}[]:\r\n\u{1}\u{7F}éżłš東京🐶👩‍👩‍👧\u{FEFF}\u{2028}\u{0301}")
  func text(_ field: PetField, _ random: inout SeededRandom) -> String? {
    guard Int.random(in: 0..<4, using: &random) > 0 else { return nil }
    let length = Int.random(in: 1...24, using: &random)
    let text = String((0..<length).map { _ in alphabet.randomElement(using: &random) ?? "x" })
    return String(String.UnicodeScalarView(text.unicodeScalars.prefix(field.maximumLength ?? .max)))
  }
  func degrees(_ limit: Double, _ random: inout SeededRandom) -> Double {
    switch Int.random(in: 0..<8, using: &random) {
    case 0: return limit
    case 1: return -limit
    case 2: return 0
    default:
      let value = Double.random(in: -limit...limit, using: &random)
      return decimals ? (value * 100_000).rounded() / 100_000 : value
    }
  }
  return try (0..<count).map { index in
    var pet = Announcement(
      id: "\(index)" + (text(.id, &random) ?? ""),
      coordinate: try Coordinate(
        latitude: degrees(90, &random), longitude: degrees(180, &random)),
      species: Species.carried(text(.species, &random) ?? "DOG"),
      status: AnnouncementStatus.allCases.randomElement(using: &random) ?? .missing)
    pet.petName = text(.petName, &random)
    pet.breed = text(.breed, &random)
    pet.sex = text(.sex, &random)
    pet.age = Bool.random(using: &random) ? Int.random(in: 0...150, using: &random) : nil
    pet.description = text(.description, &random)
    pet.microchipNumber = text(.microchipNumber, &random)
    pet.lastSeenDate = CalendarDate(
      daysSinceEpoch: Int.random(in: -800_000...3_000_000, using: &random))
    pet.email = text(.email, &random)
    pet.phone = text(.phone, &random)
    pet.photoUrl = text(.photoUrl, &random)
    pet.reward = text(.reward, &random)
    pet.createdAt = Timestamp(
      milliseconds: Int64.random(in: -62_135_596_800_000...253_402_300_799_999, using: &random))
    pet.updatedAt = Bool.random(using: &random) ? nil : pet.createdAt
    return pet
  }
}

func written(_ pets: [Announcement], _ format: AnnouncementWriter.Format) -> Data {
  var bytes: [UInt8] = []
  var writer = AnnouncementWriter(format: format)
  writer.begin(to: &bytes)
  for pet in pets { writer.append(pet, to: &bytes) }
  writer.end(to: &bytes)
  return Data(bytes)
}

struct RoundTripTests {
  @Test(arguments: AnnouncementWriter.Format.allCases, [false, true])
  func `announcements round-trip through every format`(
    format: AnnouncementWriter.Format, stored: Bool
  ) throws {
    let seed: UInt64 = 20_240_611
    let pets = try randomAnnouncements(cases(500, debug: 100), seed: seed, decimals: !stored)
    let file = TemporaryFile(written(pets, format), name: "pets.\(format)")
    for name in SourceFormat.allCases where name.rawValue == format.rawValue {
      let result = try readAll(file.path, options: ReadingOptions(format: name))
      #expect(result.report.problems == [])
      #expect(result.announcements == pets, "seed \(seed)")
    }
    #expect(try readAll(file.path).announcements == pets, "recognized, seed \(seed)")
  }

  @Test func `the shelter file round-trips through every format`() throws {
    let whole = try readAll(fixture("longbeach-shelter.csv")).announcements
    let original = Array(whole.prefix(cases(whole.count)))
    for format in AnnouncementWriter.Format.allCases {
      let file = TemporaryFile(written(original, format), name: "a.\(format)")
      #expect(try readAll(file.path).announcements == original)
    }
  }

  @Test func `Python reads the output`() throws {
    let pets = try randomAnnouncements(500, seed: 7, decimals: false)
    let script = """
      import csv, json, sys
      pets = json.load(open(sys.argv[1]))["data"]
      features = json.load(open(sys.argv[2]))["features"]
      lines = [json.loads(line) for line in open(sys.argv[3])]
      rows = list(csv.DictReader(open(sys.argv[4], newline="", encoding="utf-8")))
      assert len(pets) == len(features) == len(lines) == len(rows) == 500
      assert features == lines
      for pet, feature, row in zip(pets, features, rows):
          place = (pet["locationLongitude"], pet["locationLatitude"])
          assert tuple(feature["geometry"]["coordinates"]) == place
          assert (float(row["longitude"]), float(row["latitude"])) == place
          assert feature["id"] == pet["id"] == row["id"]
          for key, value in feature["properties"].items():
              assert pet[key] == value, (key, value)
              if key == "photos":
                  assert value == ([pet["photoUrl"]] if pet["photoUrl"] else [])
                  value = row[key] and json.loads(row[key])
                  assert value == ([pet["photoUrl"]] if pet["photoUrl"] else ""), value
                  continue
              assert row[key] == ("" if value is None else str(value)), (key, value)
      print("same")
      """
    let files = [AnnouncementWriter.Format.json, .geojson, .geojsonl, .csv].map {
      TemporaryFile(written(pets, $0))
    }
    #expect(try Tool("python3").output(["-c", script] + files.map(\.path)) == "same\n")
  }

  @Test(arguments: AnnouncementWriter.Format.allCases)
  func `every format has all photos, and is read with the first one`(
    format: AnnouncementWriter.Format
  ) throws {
    var pet = try #require(try randomAnnouncements(1, seed: 3, decimals: true).first)
    pet.photoUrl = "a, \"b\".jpeg"
    pet.morePhotoURLs = ["/images/x-2.jpeg", "/images/x-3.jpeg"]
    let file = TemporaryFile(written([pet], format), name: "pets.\(format)")
    let text = try String(contentsOfFile: file.path, encoding: .utf8)
    #expect(text.contains("/images/x-2.jpeg") && text.contains("/images/x-3.jpeg"))
    let read = try #require(try readAll(file.path).announcements.first)
    #expect(read.photoUrl == pet.photoUrl && read.kept == JSONObject())
  }

  @Test func `an empty list is a valid file`() throws {
    for format in AnnouncementWriter.Format.allCases where format != .geojsonl {
      let file = TemporaryFile(written([], format))
      #expect(try readAll(file.path).report.records == 0)
    }
  }
}
