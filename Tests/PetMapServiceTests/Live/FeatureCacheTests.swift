import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapService
import TestSupport
import Testing

@Suite struct FeatureCacheTests {
  private func pet(_ number: Int, _ random: inout SeededRandom) throws -> Announcement {
    var pet = Announcement(
      id: number % 3 == 0 ? "A\(number)" : AnnouncementID(ofSource: "\(number)").text,
      coordinate: try Coordinate(
        latitude: Double.random(in: -60...60, using: &random),
        longitude: Double.random(in: -180...180, using: &random)))
    pet.status = AnnouncementStatus.allCases.randomElement(using: &random) ?? .missing
    if Bool.random(using: &random) { pet.petName = "Reks \"\(number)\"" }
    if Bool.random(using: &random) { pet.age = Int.random(in: 0...20, using: &random) }
    if Bool.random(using: &random) {
      pet.photoUrl = "/images/\(pet.id)/1.webp"
      if Bool.random(using: &random) { pet.morePhotoURLs = ["/images/\(pet.id)/2.webp"] }
    }
    if number % 5 == 0 {
      pet.kept = JSONObject([.init(name: "kennel", value: .string("\(number)"))])
    }
    return pet
  }

  @Test(arguments: [1, 50_000, 16 << 20])
  func `features are those of the present records, whatever was written before`(
    byteLimit: Int
  ) throws {
    let seed: UInt64 = 11
    var random = SeededRandom(seed: seed)
    let cache = FeatureCache(byteLimit: byteLimit)
    var records = PinRecords()
    for number in 0..<1000 {
      records.append(try pet(number, &random), insertion: Int64(number))
    }
    for round in 0..<20 {
      let slots = records.slots.filter { _ in round == 0 || Bool.random(using: &random) }
      let listed = slots.shuffled(using: &random).map { records[$0] }
      var expected = Array("[".utf8)
      for (index, record) in listed.enumerated() {
        if index > 0 { expected.append(UInt8(ascii: ",")) }
        record.announcement.appendFeature(to: &expected)
      }
      var features = Array("[".utf8)
      cache.appendFeatures(of: listed, to: &features)
      #expect(features == expected, "round \(round), seed \(seed)")
      for slot in slots.shuffled(using: &random).prefix(30) {
        if slot % 10 == 0 {
          records.remove(slot)
        } else {
          records.replace(slot, by: try pet(slot, &random), insertion: Int64(slot))
        }
      }
    }
  }
}
