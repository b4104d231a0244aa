import PetMapAnnouncements
import PetMapGeo
import PetMapKit
import TestSupport
import Testing

import PetMapMatches

@Suite struct MatchIndexTests {
  private static let breeds = ["Labrador", "pug", "beagle", nil]
  private static let texts = [
    "black dog, red collar", "white and brown", "czarny, blizna na uchu", "gris, collar azul",
    "small brindle dog with a white chest", nil,
  ]

  private static func pet(_ id: String, _ random: inout SeededRandom) -> Announcement {
    var pet = Announcement(
      id: id,
      coordinate: Coordinate(
        validLatitude: 52 + random.double(in: -0.3...0.3),
        wrappingLongitude: 179.9 + random.double(in: -0.5...0.5)),
      species: ["DOG", "CAT", "OTHER", "ferret"].randomElement(using: &random) ?? "DOG",
      status: [.missing, .found, .found, .closed].randomElement(using: &random) ?? .found)
    pet.breed = breeds.randomElement(using: &random) ?? nil
    pet.description = texts.randomElement(using: &random) ?? nil
    pet.sex = ["MALE", "FEMALE", nil].randomElement(using: &random) ?? nil
    pet.age = random.int(in: 0...20)
    if random.int(in: 0...9) > 0 {
      pet.lastSeenDate = CalendarDate(daysSinceEpoch: 20_000 + random.int(in: 0...100))
    }
    if random.int(in: 0...20) == 0 {
      pet.microchipNumber = "61609390000000\(random.int(in: 0...3))"
    }
    return pet
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `an index after changes finds the same as a new one`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var index = MatchIndex()
    var pets: [String: Announcement] = [:]
    for _ in 0..<600 {
      let id = "p\(random.int(in: 0...150))"
      if random.int(in: 0...4) == 0 {
        index.remove(id: id)
        pets[id] = nil
      } else {
        let pet = Self.pet(id, &random)
        index.put(pet)
        pets[id] = pet
      }
    }
    var fresh = MatchIndex()
    for id in pets.keys.sorted() { if let pet = pets[id] { fresh.put(pet) } }
    #expect(index.count == pets.values.count { $0.status != .closed }, "\(random)")
    for number in 0..<40 {
      let report = Self.pet("q\(number)", &random)
      let (one, other) = (index.matches(for: report), fresh.matches(for: report))
      #expect(one.matches.map(\.id) == other.matches.map(\.id), "\(random)")
      #expect(one.matches.map(\.weight) == other.matches.map(\.weight), "\(random)")
      #expect(one.matches.reduce(0) { $0 + $1.score } <= 1.000001 || report.microchipNumber != nil)
    }
  }

  @Test(arguments: [4, 5] as [UInt64])
  func `cells near a coordinate are those of a scan, also across the antimeridian`(_ seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var cells = CellIndex()
    var places: [(latitude: Int32, longitude: Int32)] = []
    for slot in 0..<2000 {
      let latitude = Int32(random.int(in: 51_000...53_000))
      var longitude = Int32(179_000 + random.int(in: 0...2000))
      if longitude > 180_000 { longitude -= 360_000 }
      places.append((latitude, longitude))
      cells.insert(
        CellIndex.Entry(
          latitude: latitude, longitude: longitude, day: 0, slot: UInt32(slot)))
    }
    var report = PetTraits(Self.pet("q", &random))
    (report.latitude, report.longitude) = (52_000, -179_900)
    let plane = PlaneDistance(from: report)
    let near = cells.cells(near: 52_000, -179_900, radius: .kilometers(20))
    let found = Set(near.flatMap { cells.cells[$0.cell].map(\.slot) })
    for (slot, place) in places.enumerated()
    where plane.square(place.latitude, place.longitude) <= 19_900 * 19_900 {
      #expect(found.contains(UInt32(slot)), "\(random) \(place)")
    }
    #expect(near.map(\.distance) == near.map(\.distance).sorted())
    #expect(found.count < places.count / 2)
  }

  /// Returns the weights of the breeds of three cats near a report, among many of a common breed.
  private static func breedWeights(of breed: String, _ others: [String]) -> [Weight?] {
    var index = MatchIndex()
    func cat(_ id: String, _ breed: String, _ status: AnnouncementStatus) -> Announcement {
      var cat = Announcement(
        id: id, coordinate: Coordinate(validLatitude: 52, wrappingLongitude: 21), species: "CAT",
        status: status)
      cat.breed = breed
      return cat
    }
    for number in 0..<95 { index.put(cat("common \(number)", "Domestic Shorthair", .found)) }
    for number in 0..<5 { index.put(cat("rare \(number)", "Russian Blue", .found)) }
    for other in others { index.put(cat(other, other, .found)) }
    var options = MatchOptions()
    options.limit = 200
    let matches = index.matches(for: cat("q", breed, .missing), options: options).matches
    return others.map { other in
      matches.first { $0.id == other }?.reasons.first { $0.field == .breed }?.weight
    }
  }

  @Test func `the same breed speaks for a match more than a similar one, and another never does`()
    throws
  {
    let names = ["Domestic Shorthair", "Russian Blue", "Siamese"]
    for name in names.prefix(2) {
      let weights = try Self.breedWeights(of: name, names).map { try #require($0) }
      let same = try #require(names.firstIndex(of: name))
      #expect(!weights[same].isContradiction, "\(weights)")
      #expect(weights[1 - same] < weights[same] && weights[2] <= .zero, "\(weights)")
    }
  }

  @Test func `weights of reasons add up to the weight of the match`() throws {
    let (report, pins) = Self.example()
    let match = try #require(pins.matches(for: report).matches.first)
    #expect(match.id == "f1")
    #expect(match.reasons.reduce(Weight.zero) { $0 + $1.weight } == match.weight)
  }

  @Test func `the same microchip is first with a score of 1, whatever else differs`() throws {
    var (report, pins) = Self.example()
    report.microchipNumber = "616-093-900-000-001"
    var far = Self.dog("far", .found, 48.1, 11.5, "2020-01-01")
    far.sex = "FEMALE"
    far.microchipNumber = "616093900000001"
    pins.put(far)
    let matches = pins.matches(for: report).matches
    #expect(matches.first?.id == "far")
    #expect(matches.first?.score == 1)
    #expect(matches.first?.reasons.first?.finding == .sameChip)
    #expect(
      matches.first?.shownReasons.contains { $0.finding == .differentSex(here: .male) } == true)
  }

  @Test func `different microchips are no match`() {
    var (report, pins) = Self.example()
    report.microchipNumber = "616093900000002"
    var pin = Self.dog("f1", .found, 52.231, 21.0161, "2025-11-20")
    pin.microchipNumber = "616093900000001"
    pins.put(pin)
    #expect(!pins.matches(for: report).matches.contains { $0.id == "f1" })
  }

  @Test func `a closed or removed pin is gone at once, also from the frequencies`() {
    var (report, pins) = Self.example()
    var closed = Self.dog("f1", .closed, 52.231, 21.0161, "2025-11-20")
    closed.description = report.description
    pins.put(closed)
    pins.remove(id: "f2")
    #expect(pins.matches(for: report).matches.isEmpty)
    #expect(pins.count == 0)
    report.status = .found
    #expect(pins.matches(for: report).matches.isEmpty)
  }

  @Test func `a found pet is matched with missing ones`() {
    var index = MatchIndex()
    index.put(Self.dog("m1", .missing, 52.23, 21.012, "2025-11-18"))
    index.put(Self.dog("m2", .missing, 52.23, 21.012, "2025-12-18"))
    let found = Self.dog("f1", .found, 52.231, 21.0161, "2025-11-20")
    let matches = index.matches(for: found).matches
    #expect(matches.map(\.id) == ["m1"])
    #expect(matches.first?.reasons.contains { $0.finding == .days(2) } == true)
  }

  @Test func `a search that exceeds its budget compares the nearest pins`() {
    var index = MatchIndex()
    for number in 0..<300 {
      index.put(
        Self.dog("f\(number)", .found, 52.23 + Double(number) / 1000, 21.012, "2025-11-20"))
    }
    var options = MatchOptions()
    options.budget = 50
    let list = index.matches(
      for: Self.dog("q", .missing, 52.23, 21.012, "2025-11-18"), options: options)
    #expect(!list.isComplete)
    #expect(list.matches.first?.id == "f0")
    options.budget = 300
    #expect(
      index.matches(for: Self.dog("q", .missing, 52.23, 21.012, "2025-11-18"), options: options)
        .isComplete)
  }

  @Test func `of many equal pins, some are compared, and the search says so`() {
    var index = MatchIndex()
    for number in 0...MatchOptions.finalists {
      index.put(Self.dog("f\(number)", .found, 52.23, 21.012, "2025-11-20"))
    }
    let list = index.matches(for: Self.dog("q", .missing, 52.23, 21.012, "2025-11-18"))
    #expect(!list.isComplete && !list.matches.isEmpty)
    #expect(list.matches.reduce(0) { $0 + $1.score } <= 1.000001)
  }

  @Test func `one wrong date changes no score`() throws {
    var index = MatchIndex()
    for number in 0..<40 {
      index.put(
        Self.dog("f\(number)", .found, 52.23 + Double(number) / 100, 21.012, "2025-11-20"))
    }
    let report = Self.dog("q", .missing, 52.23, 21.012, "2025-11-18")
    let before = index.matches(for: report).matches.map(\.score)
    index.put(Self.dog("wrong", .found, 53.5, 21.012, "1900-01-01"))
    let after = index.matches(for: report).matches.map(\.score)
    #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.01 } && before.count == after.count)
  }

  @Test func `the share changes scores, but not their order`() throws {
    let (report, pins) = Self.example()
    var options = MatchOptions()
    options.share = 0.1
    let (low, high) = (pins.matches(for: report, options: options), pins.matches(for: report))
    #expect(low.matches.map(\.id) == high.matches.map(\.id))
    #expect(try #require(low.matches.first).score < #require(high.matches.first).score)
  }

  @Test func `a collection finds the matches of a report that is not stored`() {
    var pins = PinCollection()
    pins.put(Self.dog("f1", .found, 52.231, 21.0161, "2025-11-20"), insertion: 1)
    let report = Self.dog("", .missing, 52.23, 21.012, "2025-11-18")
    #expect(pins.matches(for: report).matches.map(\.id) == ["f1"])
  }

  static func example() -> (report: Announcement, pins: MatchIndex) {
    var report = dog("m1", .missing, 52.2297, 21.0122, "2025-11-18")
    report.description = "black and tan dog, red collar, scar on the left ear"
    report.age = 4
    var good = dog("f1", .found, 52.2311, 21.0169, "2025-11-20")
    good.description = "Czarny podpalany, beżowy pies, czerwona obroża, blizna na uchu"
    good.age = 5
    var bad = dog("f2", .found, 52.25, 21.1, "2025-11-25")
    bad.description = "white dog"
    bad.sex = "FEMALE"
    var index = MatchIndex()
    index.put(good)
    index.put(bad)
    return (report, index)
  }

  static func dog(
    _ id: String, _ status: AnnouncementStatus, _ latitude: Double, _ longitude: Double,
    _ date: String
  ) -> Announcement {
    var pet = Announcement(
      id: id, coordinate: Coordinate(validLatitude: latitude, wrappingLongitude: longitude),
      species: "DOG", status: status)
    pet.sex = "MALE"
    pet.lastSeenDate = CalendarDate(iso: date)
    return pet
  }
}
