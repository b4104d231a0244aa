import PetMapAlerts
import PetMapAnnouncements
import PetMapGeo
import PetMapKit
import PetMapParameters
import PetMapRequests
import TestSupport
import Testing

@Suite struct AlertSearchTests {
  private static func problem(_ text: String) -> ParameterError? {
    do {
      _ = try AlertSearch(text: text)
      return nil
    } catch {
      return error
    }
  }

  private static func pet(
    _ latitude: Double, _ longitude: Double, _ status: AnnouncementStatus = .missing,
    _ species: String = "DOG"
  ) throws -> Announcement {
    Announcement(
      id: "a", coordinate: try Coordinate(latitude: latitude, longitude: longitude),
      species: species, status: status)
  }

  @Test func `a search has one text however it is written`() throws {
    let text =
      "near=52.2297%2C21.0122&radius=5&status=missing&species=cat%2Cdog&text=red%20collar"
    for query in [
      text,
      "text=red++collar&species=DOG,dog&species=Cat&status=lost&radius=5000m&near=52.2297,21.0122",
      "near=52.2297,%2021.01220&radius=5km&status=MISSING&species=cat,dog&text=%20red%20collar%20",
    ] {
      #expect(try AlertSearch(text: query).text == text)
    }
    #expect(try AlertSearch(text: "near=0,0&status=found,missing").text == "near=0%2C0&radius=10")
    #expect(try AlertSearch(text: "near=-0,-0.0&radius=10").text == "near=0%2C0&radius=10")
    #expect(
      try AlertSearch(text: "bbox=0.00001,-0,1,1.50").text == "bbox=0.00001%2C0%2C1%2C1.5")
    #expect(
      try AlertSearch(text: "polygon=polygon((0 0,1 0, 1 1))").text
        == "polygon=POLYGON%28%280.0%200.0%2C1.0%200.0%2C1.0%201.0%2C0.0%200.0%29%29")
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a search is read from its text`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    for _ in 0..<cases(2000, debug: 200) {
      let search = try AlertSamples.search(&random)
      let copy = try AlertSearch(text: search.text)
      #expect(copy == search, "\(random)")
      #expect(copy.text == search.text, "\(random)")
    }
  }

  @Test func `a search requires one region of a limited size`() {
    #expect(Self.problem("status=missing") == ParameterError("near", .missing, shape: .coordinate))
    #expect(Self.problem("near=1,2&bbox=0,0,1,1")?.problem == .excludes(["bbox", "polygon"]))
    #expect(Self.problem("bbox=0,0,1,1&polygon=POLYGON((0 0,1 0,1 1))")?.name == "bbox")
    #expect(Self.problem("bbox=0,0,1,1&radius=5")?.problem == .requires("near"))
    #expect(Self.problem("near=1,2&radius=500") == nil)
    #expect(
      Self.problem("near=1,2&radius=500.001")?.http.message
        == "Parameter 'radius' must be a number from 0 to 500")
    #expect(Self.problem("bbox=170,0,-170,20") == nil)
    #expect(
      Self.problem("bbox=0,0,20.1,1")?.http.message
        == "Parameter 'bbox' must be at most 20° wide and 20° high")
    #expect(Self.problem("bbox=-180,0,180,1")?.name == "bbox")
    #expect(Self.problem("polygon=POLYGON((0 0,21 0,1 1))")?.name == "polygon")
    let ring = (0..<101).map { "\($0 % 7) \($0 % 5)" }
    #expect(Self.problem("polygon=POLYGON((\(ring.prefix(100).joined(separator: ","))))") == nil)
    #expect(
      Self.problem("polygon=POLYGON((\(ring.joined(separator: ","))))")?.problem == .outOfRange)
    #expect(Self.problem("polygon=POINT(1 2)")?.problem == .malformed)
  }

  @Test func `a search has neither dates nor closed pets`() {
    for name in ["since", "until", "active", "sort", "limit", "zoom"] {
      #expect(Self.problem("near=1,2&\(name)=1")?.problem == .notOffered)
    }
    #expect(Self.problem("near=1,2&utm_source=x") == nil)
    #expect(
      Self.problem("near=1,2&status=missing,closed")?.http.message
        == "Parameter 'status' must be one of missing, found")
    #expect(Self.problem("near=1,2&text=%20-%20")?.name == "text")
    let many = (0..<17).map { "s\($0)" }.joined(separator: ",")
    #expect(Self.problem("near=1,2&species=\(many)")?.problem == .tooMany(16))
  }

  @Test func `a search admits the open pets of its region, including its edges`() throws {
    let box = try AlertSearch(text: "bbox=170,50,-170,60&species=dog")
    #expect(box.admits(try Self.pet(50, 170)))
    #expect(box.admits(try Self.pet(60, -170, .found)))
    #expect(box.admits(try Self.pet(55, 180)))
    #expect(box.admits(try Self.pet(55, -180)))
    #expect(!box.admits(try Self.pet(55, 169.999_999)))
    #expect(!box.admits(try Self.pet(55, 180, .closed)))
    #expect(!box.admits(try Self.pet(55, 180, .missing, "CAT")))
    let circle = try AlertSearch(text: "near=52,21&radius=1&text=rex")
    var pet = try Self.pet(52.008_993, 21)
    #expect(!circle.admits(pet))
    pet.petName = "REX"
    #expect(circle.admits(pet))
    pet.coordinate = try Coordinate(latitude: 52.008_995, longitude: 21)
    #expect(!circle.admits(pet))
    #expect(!AlertSearch().admits(pet))
  }

  @Test func `a search is created from the page`() throws {
    func page(_ text: String) -> PageState { PageState(dropping: [QueryParameter](parsing: text)) }
    let box = try BoundingBox(west: 20, south: 51, east: 22, north: 53)
    #expect(
      try AlertSearch(page("near=52,21&status=missing,closed&since=2026-01-01"), box: box).text
        == "near=52%2C21&radius=10&status=missing")
    #expect(
      try AlertSearch(page("center=52,21&zoom=9&text=rex&status=closed"), box: box).text
        == "bbox=20%2C51%2C22%2C53&text=rex")
    #expect(throws: ParameterError("near", .missing, shape: .coordinate)) {
      try AlertSearch(page("center=52,21&zoom=9"), box: nil)
    }
    #expect(throws: ParameterError("bbox", .tooWide(degrees: 20))) {
      try AlertSearch(page(""), box: .world)
    }
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `the feed's query finds what the search admits`(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    var pins = PinCollection()
    var pets: [Announcement] = []
    for number in 0..<800 {
      var pet = AlertSamples.announcement(&random)
      pet.id = "p\(number)"
      pets.append(pet)
      pins.put(pet, insertion: Int64(number))
    }
    for _ in 0..<200 {
      let search = try AlertSamples.search(&random)
      var query = search.pins
      #expect(query.limit == 50)
      query.limit = .max
      let found = Set(pins.pins(query).pins.map(\.announcement.id))
      #expect(found == Set(pets.filter(search.admits).map(\.id)), "\(search.text), \(random)")
    }
  }
}
