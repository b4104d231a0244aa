import PetMapAlerts
import PetMapAnnouncements
import PetMapGeo
import PetMapKit
import TestSupport
import Testing

@Suite struct AlertIndexTests {
  @Test(arguments: [1, 2, 3, 4, 5, 6] as [UInt64])
  func `an index finds the searches that admit an announcement`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var index = AlertIndex<Int>()
    var searches: [AlertSearch] = []
    for number in 0..<500 {
      searches.append(try AlertSamples.search(&random))
      index.insert(searches[number], for: number)
    }
    #expect(index.count == searches.count && index.isConsistent)
    var found = 0
    for _ in 0..<cases(400, debug: 100) {
      let pet = AlertSamples.announcement(&random)
      let matches = index.matches(for: pet)
      #expect(matches == searches.indices.filter { searches[$0].admits(pet) }, "\(random)")
      found += matches.count
    }
    #expect(found > 100, "\(random)")
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `an index after changes finds the same as a new one`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var index = AlertIndex<Int>()
    var searches: [Int: AlertSearch] = [:]
    for _ in 0..<cases(3000, debug: 600) {
      let key = random.int(in: 0...200)
      if random.int(in: 0...2) == 0 {
        #expect(index.remove(key) == (searches.removeValue(forKey: key) != nil))
      } else {
        searches[key] = try AlertSamples.search(&random)
        index.insert(searches[key] ?? AlertSearch(), for: key)
      }
    }
    #expect(index.count == searches.count && index.isConsistent, "\(random)")
    for _ in 0..<cases(500, debug: 100) {
      let pet = AlertSamples.announcement(&random)
      let expected = searches.filter { $0.value.admits(pet) }.keys.sorted()
      #expect(index.matches(for: pet).sorted() == expected, "\(random)")
    }
    for key in 0...200 { index.remove(key) }
    #expect(index.count == 0 && index.isConsistent)
    #expect(index.matches(for: AlertSamples.announcement(&random)).isEmpty)
  }

  @Test func `the order of matches depends only on the changes`() throws {
    let search = try AlertSearch(text: "near=52,21&radius=1")
    var index = AlertIndex<String>()
    for key in ["c", "a", "b"] { index.insert(search, for: key) }
    let pet = Announcement(id: "1", coordinate: try Coordinate(latitude: 52, longitude: 21))
    #expect(index.matches(for: pet) == ["c", "a", "b"])
    index.remove("c")
    index.insert(search, for: "d")
    #expect(index.matches(for: pet) == ["d", "a", "b"])
    index.insert(AlertSearch(), for: "a")
    #expect(index.matches(for: pet) == ["d", "b"] && index.count == 2)
  }

  @Test func `regions at the poles and the antimeridian are found`() throws {
    let texts = [
      "near=90,0&radius=100", "near=89.9,10&radius=20", "bbox=10,80,20,90", "bbox=175,-5,-175,5",
      "bbox=-180,-5,-170,5", "bbox=170,-5,180,5", "near=0,180&radius=1", "bbox=180,0,180,0",
      "polygon=POLYGON((175 -5,185 -5,185 5,175 5))",
      "polygon=POLYGON((-185 -5,-175 -5,-175 5,-185 5))",
    ]
    var index = AlertIndex<String>()
    for text in texts { index.insert(try AlertSearch(text: text), for: text) }
    for latitude in [-90, 0, 5, 80, 89.9, 90] {
      for longitude in [-180.0, -175, 0, 10, 170, 175, 180] {
        let pet = Announcement(
          id: "1", coordinate: try Coordinate(latitude: latitude, longitude: longitude))
        let expected = try texts.filter { try AlertSearch(text: $0).admits(pet) }
        #expect(index.matches(for: pet) == expected, "\(latitude), \(longitude)")
      }
    }
    let pole = Announcement(id: "1", coordinate: try Coordinate(latitude: 90, longitude: -100))
    #expect(index.matches(for: pole) == Array(texts.prefix(3)))
  }
}
