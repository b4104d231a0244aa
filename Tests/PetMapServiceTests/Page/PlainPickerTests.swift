import PetMapAnnouncements
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapRequests
import PetMapService
import ServiceTestSupport
import Testing

/// Tests the choice of the place without JavaScript.
@Suite struct PlainPickerTests {
  private let store = MemoryStore()

  private func browser(
    streets: BoundingBox? = nil, places: [Place] = [],
    water: @escaping @Sendable (Coordinate) -> Bool = { _ in false }
  ) throws -> PageBrowser {
    var environment = ServiceEnvironment.test(store: store)
    environment.pictures.view = { _, _, _, _ in [1] }
    environment.basemap = BasemapSource(
      version: "7", deepestZoom: 14, tile: { _ in [] }, style: { _, _, _ in [] },
      glyphs: { _, _ in nil })
    environment.basemap?.streetBounds = streets
    environment.basemap?.isOpenWater = water
    let index = PlaceIndex(places)
    environment.places = { index }
    return PageBrowser(transport: InProcess(try Service(environment)))
  }

  private static func position(_ latitude: Double, _ longitude: Double) throws -> WorldPosition {
    WorldPosition(try Coordinate(latitude: latitude, longitude: longitude))
  }

  /// A town with a street and an address.
  private static func town() throws -> [Place] {
    let street = [try position(54.35, 10.12), try position(54.352, 10.124)]
    return [
      Place(.town, "Seaford", paths: [[try position(54.351, 10.121)]]),
      Place(.street, "Mill Lane", paths: [street]),
      Place(
        .address, "Mill Lane 7", paths: [[try position(54.3512, 10.1221)]],
        address: ("Mill Lane", "7")),
    ].compactMap { $0 }
  }

  /// Returns the page of the step with the place.
  private func step(_ browser: PageBrowser) throws -> PageBrowser.Page {
    let photo = try browser.submit(browser.get("/report/missing"))
    return try browser.submit(photo, photo: PageBrowser.photo)
  }

  @Test func `an address that was searched for sets the place, and keeps what was entered`() throws
  {
    let browser = try browser(places: Self.town())
    let found = try browser.submit(
      step(browser), ["placeText": "7 mill la", "action": "place-find", "petName": "Rex"])
    #expect(found.text.contains(">Mill Lane 7</button>"))
    #expect(found.value(of: "petName") == "Rex")
    #expect(found.value(of: "placeText") == "7 mill la")
    let set = try browser.submit(found, ["action": "place-at 54.3512 10.1221", "petName": "Rex"])
    #expect(set.value(of: "locationLatitude") == "54.35120")
    #expect(set.value(of: "locationLongitude") == "10.12210")
    #expect(set.text.contains("The place is set."))
    #expect(set.text.contains("spot=54.3512%2C10.1221"))
    #expect(set.value(of: "petName") == "Rex")
  }

  @Test func `a street is shown, but is not yet the place`() throws {
    let browser = try browser(places: Self.town())
    let found = try browser.submit(
      step(browser), ["placeText": "mill lane 9", "action": "place-find"])
    #expect(found.text.contains(">Mill Lane</button>"))
    #expect(found.text.contains("9"))
    let action = found.text.components(from: "value=\"place-at ", to: "\"")
    let shown = try browser.submit(found, ["action": "place-at \(action)"])
    #expect(shown.value(of: "locationLatitude") == "")
    #expect(shown.hidden["placeCenter"]?.hasPrefix("54.35") == true)
  }

  @Test(arguments: [
    "54.3512, 10.1221", "54,3512 10,1221",
  ])
  func `coordinates in any notation are found`(text: String) throws {
    let browser = try browser()
    let found = try browser.submit(step(browser), ["placeText": text, "action": "place-find"])
    #expect(found.text.contains("value=\"place-at 54.3512 10.1221\""), "\(text)")
  }

  @Test func `Return in the search box searches, and continues once the results are shown`() throws
  {
    let browser = try browser(places: Self.town())
    var values = PageBrowser.description
    values["placeText"] = "Seaford"
    let found = try browser.submit(step(browser), values)
    #expect(found.text.contains(">Seaford</button>"))
    let next = try browser.submit(found, values)
    #expect(next.text.contains("4/4"))
    let unknown = try browser.submit(
      step(browser), ["placeText": "Nowhere", "action": "place-find"])
    #expect(unknown.text.contains("No place called “Nowhere” is known."))
  }

  @Test(arguments: [true, false])
  func `a click enlarges the map until the place can be told from its neighbors`(
    hasStreets: Bool
  ) throws {
    let bounds = try BoundingBox(west: 10, south: 54, east: 10.5, north: 54.5)
    let browser = try browser(streets: hasStreets ? bounds : nil)
    var page = try step(browser)
    #expect(page.value(of: "locationLatitude") == "")
    var clicks = 0
    while page.value(of: "locationLatitude") == "", clicks < 10 {
      page = try browser.submit(page, ["placePicture.x": "160", "placePicture.y": "140"])
      clicks += 1
    }
    #expect(clicks > 1 && clicks < 8)
    let zoom = try #require(page.hidden["placeZoom"].flatMap { Double($0) })
    #expect(zoom >= (hasStreets ? 15 : 12))
    // A click 100 pixels to the east, at 512 · 2^z pixels per 360 degrees.
    let before = try #require(page.value(of: "locationLongitude").flatMap { Double($0) })
    let moved = try browser.submit(page, ["placePicture.x": "244", "placePicture.y": "140"])
    let after = try #require(moved.value(of: "locationLongitude").flatMap { Double($0) })
    let scale = (0..<Int(zoom)).reduce(512.0) { size, _ in size * 2 }
    #expect(abs(after - before - 100 * 360 / scale) < 2e-5 + 360 / scale)
  }

  @Test func `buttons zoom and move the picture without setting the place`() throws {
    let browser = try browser(streets: BoundingBox(west: 10, south: 54, east: 10.5, north: 54.5))
    let page = try step(browser)
    func number(_ page: PageBrowser.Page, _ name: String, _ index: Int = 0) -> Double {
      (page.hidden[name] ?? "").split(separator: ",").compactMap { Double($0) }.dropFirst(index)
        .first ?? .nan
    }
    let closer = try browser.submit(page, ["action": "place-in"])
    #expect(number(closer, "placeZoom") == number(page, "placeZoom") + 1)
    let north = try browser.submit(closer, ["action": "place-north"])
    #expect(number(north, "placeCenter") > number(closer, "placeCenter"))
    let west = try browser.submit(closer, ["action": "place-west"])
    #expect(number(west, "placeCenter", 1) < number(closer, "placeCenter", 1))
    #expect(west.value(of: "locationLatitude") == "")
  }

  @Test(arguments: ["", "x", "1e9", "-3", "NaN"])
  func `damaged fields of the picker are ignored`(number: String) throws {
    let browser = try browser()
    let page = try browser.submit(
      step(browser),
      [
        "placeZoom": number, "placeCenter": "\(number),\(number)", "placePicture.x": number,
        "placePicture.y": number, "action": "place-at \(number) \(number)",
      ])
    #expect(page.status == 200 || page.status == 400)
    #expect(page.text.contains("name=\"locationLatitude\""))
  }

  @Test func `the last step shows the place, its street and its radius`() throws {
    let browser = try browser(
      streets: BoundingBox(west: 10, south: 54, east: 10.5, north: 54.5), places: Self.town())
    let near = try browser.contactStep(description: [
      "locationLatitude": "54.3501", "locationLongitude": "10.1203", "locationRadius": "0.5",
    ])
    #expect(near.text.contains("near Mill Lane · 54.35010° N, 10.12030° E · ±500 m"))
    #expect(near.text.contains("spot-radius=0.5"))
    #expect(!near.text.contains("far outside"))
    let far = try browser.contactStep()
    #expect(far.text.contains("This place is far outside of the area of this service."))
  }

  @Test func `a place in open water is questioned, but accepted`() throws {
    let water = try Coordinate(latitude: 54.35, longitude: 10.12)
    let browser = try browser(water: { $0 == water })
    let place = ["locationLatitude": "54.35", "locationLongitude": "10.12"]
    let asked = try browser.contactStep(description: place)
    #expect(asked.text.contains("This place is in the water, away from the shore."))
    #expect(try browser.submit(asked, PageBrowser.contact).text.contains("Report sent"))
    #expect(!(try browser.contactStep().text.contains("in the water")))
    let around = place.merging(["locationRadius": "0.5"]) { $1 }
    #expect(!(try browser.contactStep(description: around).text.contains("in the water")))
  }

  @Test func `the radius is stored, and edited with the report`() throws {
    let browser = try browser()
    let last = try browser.contactStep(description: ["locationRadius": "15"])
    let sent = try browser.submit(last, PageBrowser.contact)
    let stored = try #require(store.page(after: nil, limit: 10).first)
    #expect(stored.announcement.locationRadius == 15)
    let manage = try browser.post(
      "/manage", ["id": sent.id, "password": sent.password, "action": "edit"])
    #expect(manage.text.contains("<option value=\"15.0\" selected>±15 km</option>"))
    let page = try browser.get("/pets/\(sent.id)")
    #expect(page.text.contains("±15 km"))
    let wrong = try browser.contactStep(description: ["locationRadius": "2000"])
    #expect(wrong.status == 400)
    #expect(wrong.text.contains("<a href=\"#animalDescription.radius.tap\">"))
  }
}
