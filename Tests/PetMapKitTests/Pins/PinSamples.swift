import PetMapGeo
import PetMapAnnouncements
import TestSupport

extension SeededRandom {
  mutating func chance(_ percent: Int) -> Bool { int(in: 1...100) <= percent }

  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(in: 0...(elements.count - 1))]
  }

  /// Returns a coordinate that is usually near Warsaw, often shared with other pins, and sometimes
  /// anywhere, at a pole, or at 180°.
  mutating func coordinate() -> Coordinate {
    let latitude: Double
    let longitude: Double
    switch int(in: 0...9) {
    case 0: (latitude, longitude) = (double(in: -90...90), double(in: -180...180))
    case 1: (latitude, longitude) = (pick([-90, 90, 0]), double(in: -180...180))
    case 2: (latitude, longitude) = (double(in: -60...60), pick([-180, 180]))
    case 3, 4, 5:
      (latitude, longitude) = (Double(int(in: 520...525)) / 10, Double(int(in: 208...212)) / 10)
    default: (latitude, longitude) = (double(in: 52...52.5), double(in: 20.8...21.2))
    }
    guard let coordinate = try? Coordinate(latitude: latitude, longitude: longitude) else {
      preconditionFailure("in range")
    }
    return coordinate
  }

  /// Returns an announcement with random members and strings of all lengths.
  mutating func announcement(id: String) -> Announcement {
    var pet = Announcement(
      id: id, coordinate: coordinate(), species: pick(["DOG", "CAT", "guinea pig", "Żółw"]),
      status: pick(AnnouncementStatus.allCases))
    let texts = [
      "Rex", "", "Ćma \"mała\"\n", String(repeating: "ą", count: pick([3, 200, 20_000])),
    ]
    if chance(60) { pet.petName = pick(["Rex", "Bella", "Łatka"]) }
    if chance(50) { pet.breed = pick(Array(texts.dropLast())) }
    if chance(50) { pet.sex = pick(["MALE", "FEMALE", "Spayed"]) }
    if chance(50) { pet.age = pick([0, 3, -1, 1 << 40]) }
    if chance(8) { pet.description = pick(texts) }
    if chance(30) { pet.microchipNumber = "0098\(int(in: 0...99999))" }
    if chance(70) { pet.lastSeenDate = CalendarDate(daysSinceEpoch: int(in: 20_000...20_010)) }
    if chance(30) { pet.email = "a@b.example" }
    if chance(30) { pet.phone = "+48 22 123" }
    if chance(60) {
      pet.photoUrl = pick([
        "/images/\(id).jpg", "/images/\(id)", "/images/other.png", "https://x.example/\(id).gif",
      ])
    }
    if chance(8) { pet.reward = pick(texts) }
    if chance(80) { pet.createdAt = Timestamp(milliseconds: Int64(int(in: 0...40)) - 5) }
    if chance(50) { pet.updatedAt = Timestamp(milliseconds: Int64(int(in: 0...999_999))) }
    return pet
  }

  /// Returns an ID, usually a UUID.
  mutating func id() -> String {
    switch int(in: 0...5) {
    case 0: "A\(int(in: 0...99_999))"
    case 1: pick(["", "@", "łapa", String(repeating: "x", count: int(in: 100...400))])
    // A UUID in uppercase is a different ID from the same UUID in lowercase.
    case 2: AnnouncementID(randomFrom: &self).description.uppercased()
    default: AnnouncementID(randomFrom: &self).description
    }
  }
}
