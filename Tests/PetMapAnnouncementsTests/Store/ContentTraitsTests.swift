import PetMapAnnouncements
import PetMapGeo
import Testing

struct ContentTraitsTests {
  /// The same animal before and after an update by a record with its ID. The values are the name, the
  /// species, the phone number, the day, and the latitude.
  private static let recognizable: [(String, String)] = [
    ("Rex|DOG|600700800|1|52", "Rex|DOG|600700800|1|52"),
    ("Rex|DOG|600700800|1|52", "REX|CAT|600700800|9|52.5"),
    ("Rex|DOG|600700800|1|52", "Rex|DOG|111222333|9|52.5"),
    ("Rex|DOG|600700800|1|52", "Max|DOG|+48 600 700 800|9|52.5"),
    ("Rex|DOG||1|52", "Rex|CAT||1|52"),
    ("Rex|OTHER||1|52", "Rex|CAT||9|52.5"),
    ("|DOG||1|52", "Rex|DOG|600700800|9|52.5"),
    ("|DOG||1|52", "|DOG||9|52.8"),
    ("|DOG|600700800|1|52", "|DOG|111222333|1|52.001"),
    ("Rex|DOG||1|52", "Max|DOG||1|52"),
    ("|DOG||1|52", "|CAT||1|52"),
  ]

  private static let unrecognizable: [(String, String)] = [
    ("Rex|DOG|600700800|1|52", "Rex|DOG|600700800|1|53"),
    ("Rex|DOG|600700800|1|52", "Max|CAT|111222333|1|52"),
    ("Rex|DOG||1|52", "Max|CAT||1|52"),
    ("Rex|DOG|600700800|1|52", "Max|DOG|111222333|9|52.1"),
    ("Rex|DOG||1|52", "Max|DOG||9|52.1"),
    ("Rex|DOG|600700800|1|52", "Max|CAT|600700800|9|52.1"),
    ("|DOG|600700800|1|52", "|DOG|111222333|9|52.1"),
    ("|DOG||1|52", "|CAT||9|52"),
  ]

  private func traits(_ text: String) throws -> ContentTraits {
    let values = text.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    var announcement = Announcement(
      id: "", coordinate: try Coordinate(latitude: #require(Double(values[4])), longitude: 21),
      species: values[1])
    announcement.petName = values[0]
    announcement.phone = values[2]
    announcement.lastSeenDate = CalendarDate(daysSinceEpoch: try #require(Int(values[3])))
    return ContentTraits(announcement, nil)
  }

  @Test(arguments: recognizable)
  func `an update that is a correction is recognizable`(before: String, after: String) throws {
    #expect(try traits(before).isRecognizable(as: traits(after)))
    #expect(try traits(after).isRecognizable(as: traits(before)))
  }

  @Test(arguments: unrecognizable)
  func `an update that describes another animal is not recognizable`(
    before: String, after: String
  ) throws {
    #expect(try !traits(before).isRecognizable(as: traits(after)))
    #expect(try !traits(after).isRecognizable(as: traits(before)))
  }
}
