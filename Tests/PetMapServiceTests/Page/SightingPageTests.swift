import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapPhotos
import PetMapService
import PetMapStore
import ServiceTestSupport
import Synchronization
import TestSupport
import Testing

/// Tests the pages with sightings in a browser without JavaScript.
@Suite final class SightingPageTests {
  private let directory = TemporaryDirectory()
  private let store: Store
  /// The sightings on the picture that was drawn last.
  private final class Drawn: Sendable {
    let sightings = Mutex<[Sighting]>([])
  }

  private let drawn = Drawn()

  init() throws { store = try StoreAddress(directory.file("pets.sqlite")).serve() }

  deinit { store.close() }

  /// Returns a browser, and the ID and the password of a published report of a missing dog.
  private func report(
    _ change: (inout ServiceEnvironment) -> Void = { _ in }
  ) throws -> (browser: PageBrowser, id: String, password: String) {
    var environment = ServiceEnvironment.test(store: store)
    environment.moderation = store.moderation
    environment.pictures.view = { [drawn] (_, _, pet, sightings) throws(ServiceError) in
      drawn.sightings.withLock { $0 = sightings }
      return [pet == nil ? 0 : 1]
    }
    environment.pictures.map = { [drawn] (_, _, sightings) throws(ServiceError) in
      drawn.sightings.withLock { $0 = sightings }
      return [UInt8(sightings.count)]
    }
    environment.pictures.poster = { [drawn] (_, _, sightings, _, _) throws(ServiceError) in
      drawn.sightings.withLock { $0 = sightings }
      return [UInt8(sightings.count)]
    }
    change(&environment)
    let transport = InProcess(try Service(environment))
    let (id, password) = try transport.announce(changing: #"{"lastSeenDate":"2025-11-02"}"#)
    let upload = try transport.send(
      .upload(
        PageBrowser.photo, of: id,
        authorization: BasicCredentials(user: id, password: password).header))
    #expect(upload.status == 201)
    return (PageBrowser(transport: transport), id, password)
  }

  private let entry = [
    "action": "continue", "seenDate": "2025-11-10", "locationLatitude": "52,24321",
    "locationLongitude": "21,01234", "text": "<i>Ran</i> towards the river\nvery fast",
  ]

  @Test func `a sighting is sent, shown on the pet's page, and erased`() throws {
    let (browser, id, _) = try report()
    let pet = try browser.get("/pets/\(id)")
    #expect(pet.text.contains("/pets/\(id)/sighting?lang=en"))
    let form = try browser.get("/pets/\(id)/sighting")
    #expect(form.status == 200)
    #expect(form.text.contains("data-center=\""))
    let done = try browser.submit(form, entry)
    #expect(done.status == 200)
    #expect(done.text.contains("The sighting is on the animal’s page and on the map."))
    let shown = try browser.get("/pets/\(id)")
    #expect(shown.text.contains("id=\"sighting-1\""))
    #expect(shown.text.contains("Nov 10, 2025"))
    #expect(shown.text.contains("Ran towards the river"))
    #expect(shown.text.contains("center=52.24321,21.01234"))
    #expect(try browser.get("/pets/\(id)/map.png").response.body == [1])
    #expect(drawn.sightings.withLock { $0.map(\.number) } == [1])
    #expect(try browser.get("/pets/\(id)/poster.pdf").response.body == [1])
    let target = "/map.png?center=52.24321,21.01234&zoom=15"
    drawn.sightings.withLock { $0 = [] }
    #expect(try browser.get("\(target)&pet=\(id)").response.body == [1])
    #expect(drawn.sightings.withLock { $0.map(\.number) } == [1])
    #expect(try browser.get(target).response.body == [0])
    let unknown = "00000000-0000-4000-8000-000000000000"
    #expect(try browser.get("\(target)&pet=\(unknown)").response.body == [0])

    let erased = try browser.submit(done, ["action": "erase"])
    #expect(erased.status == 200 && erased.text.contains("The sighting has been erased"))
    #expect(!(try browser.get("/pets/\(id)").text.contains("Ran towards")))
    #expect(try browser.get("/pets/\(id)/map.png").response.body == [0])
    #expect(try browser.submit(done, ["action": "erase"]).status == 404)
  }

  @Test func `each wrong field is explained, and nothing that was entered is lost`() throws {
    let (browser, id, _) = try report()
    let form = try browser.get("/pets/\(id)/sighting")
    let wrong = [
      (["locationLatitude": ""], "place", "locationLatitude"),
      (["locationLongitude": "200"], "place", "locationLongitude"),
      (["seenDate": "2025-02-30"], "seenDate", "seenDate"),
      (["seenDate": "2031-01-01"], "seenDate", "seenDate"),
      (["seenDate": "1999-01-01"], "seenDate", "seenDate"),
      (["text": String(repeating: "é", count: 1_001)], "text", "text"),
    ]
    for (change, _, name) in wrong {
      let page = try browser.submit(form, entry.merging(change) { $1 })
      #expect(page.status == 400, "\(change)")
      #expect(page.text.contains("aria-invalid=\"true\""), "\(change)")
      #expect(page.text.contains("class=\"problems\""), "\(change)")
      if name != "seenDate" { #expect(page.value(of: "seenDate") == "2025-11-10") }
      if name != "text" { #expect(page.text.contains("towards the river\nvery fast</textarea>")) }
    }
    #expect(!(try browser.get("/pets/\(id)").text.contains("id=\"sighting-1\"")))
    let refused = try browser.submit(form, entry, photo: Array("not a photo".utf8))
    #expect(refused.status == 400)
    #expect(refused.text.contains("animalPhoto"))
    // The photo is not sent again with the correction.
    let dateless = try browser.submit(
      form, entry.merging(["seenDate": ""]) { $1 }, photo: PageBrowser.photo)
    #expect(dateless.status == 400)
    let again = try browser.submit(dateless, entry.merging(["seenDate": "2031-01-01"]) { $1 })
    #expect(again.status == 400)
    let sent = try browser.submit(again, entry)
    #expect(sent.status == 200)
    #expect(try browser.get("/pets/\(id)").text.contains("/photos/\(id)-s1-320.jpg"))
  }

  @Test func `the place is chosen on the picture without scripts`() throws {
    let (browser, id, _) = try report()
    let form = try browser.get("/pets/\(id)/sighting")
    // The middle of the picture is where the pet was seen last.
    var values = entry
    (values["locationLatitude"], values["locationLongitude"], values["action"]) = ("", "", nil)
    values["placeZoom"] = "16"
    values["placePicture.x"] = "144"
    values["placePicture.y"] = "144"
    let set = try browser.submit(form, values)
    #expect(set.status == 200 && set.text.contains("The place is set."))
    let latitude = try #require(set.value(of: "locationLatitude").flatMap { Double($0) })
    #expect(abs(latitude - 52.2297) < 0.05)
    #expect(set.text.contains("towards the river"))
  }

  @Test func `a time is kept with the offset that a script has sent`() throws {
    let (browser, id, _) = try report()
    let form = try browser.get("/pets/\(id)/sighting")
    let time = ["seenTime": "17:30", "utcOffset": "+01:00"]
    #expect(try browser.submit(form, entry.merging(time) { $1 }).status == 200)
    let page = try browser.get("/pets/\(id)").text
    #expect(page.contains("datetime=\"2025-11-10T16:30:00.000Z\" data-local"))
    #expect(page.contains("Nov 10, 2025, 16:30 UTC"))
  }

  @Test func `the reporter confirms, hides and shows a sighting`() throws {
    let (browser, id, password) = try report()
    _ = try browser.submit(browser.get("/pets/\(id)/sighting"), entry)
    let credentials = ["id": id, "password": password]
    func manage(_ action: String = "") throws -> PageBrowser.Page {
      try browser.submit(
        browser.get("/manage"), credentials.merging(["action": action, "number": "1"]) { $1 })
    }
    #expect(try manage().text.contains("value=\"confirmSighting\""))
    #expect(try manage("confirmSighting").text.contains("band confirmed"))
    #expect(try browser.get("/pets/\(id)").text.contains("Confirmed"))
    #expect(try manage("hideSighting").text.contains("value=\"publishSighting\""))
    #expect(!(try browser.get("/pets/\(id)").text.contains("id=\"sighting-1\"")))
    #expect(try manage("publishSighting").text.contains("value=\"confirmSighting\""))
    #expect(try browser.get("/pets/\(id)").text.contains("id=\"sighting-1\""))
  }

  @Test func `a visitor flags a sighting, and a moderator sees which`() throws {
    let (browser, id, _) = try report { environment in
      environment.adminToken = AdminToken("0123456789abcdef!~")
    }
    _ = try browser.submit(browser.get("/pets/\(id)/sighting"), entry)
    let pet = try browser.get("/pets/\(id)").text
    #expect(pet.contains("/pets/\(id)/flag?sighting=1&amp;lang=en"))
    let form = try browser.get("/pets/\(id)/flag?sighting=1")
    #expect(form.text.contains("Report something wrong: Sighting 1"))
    #expect(!form.text.contains("The problem is the photo"))
    #expect(try browser.submit(form).status == 400)
    #expect(try browser.submit(form, ["reason": "offensive", "comment": "Rude."]).status == 200)
    for number in ["2", "0", "01", "x", ""] {
      #expect(try browser.get("/pets/\(id)/flag?sighting=\(number)").status == 404)
    }
    let admin = HeaderField(
      "Authorization", BasicCredentials(user: "zoe", password: "0123456789abcdef!~").header)
    for list in ["new", "flagged"] {
      let page = PageBrowser.Page(
        try browser.transport.send(
          WireRequest(method: "GET", target: "/admin?list=\(list)", headers: [admin])))
      #expect(page.text.contains("⚑ Sighting 1: It is offensive or shocking<bdi>: Rude."))
      #expect(page.text.contains("name=\"sighting-\(id)/1\""))
    }
  }

  @Test(arguments: [Visibility.waiting, .hidden])
  func `the reporter does not see the photo of a sighting that others do not see`(
    _ visibility: Visibility
  ) throws {
    let (browser, id, password) = try report()
    _ = try browser.submit(browser.get("/pets/\(id)/sighting"), entry)
    let sighting = SightingID(try #require(AnnouncementID(id)), 1)
    let photo = PreparedPhoto.containing(PageBrowser.photo)
    _ = try store.addPhoto(
      photo, toSighting: sighting, isReviewed: visibility == .waiting,
      at: Timestamp(milliseconds: 1_763_000_000_000))
    func manage() throws -> String {
      let values = ["id": id, "password": password]
      return try browser.submit(browser.get("/manage"), values).text
    }
    func moderate(_ action: ModerationOrder.Action) throws {
      let order = ModerationOrder(action, [], sightings: [sighting])
      _ = try store.moderation.carryOut(
        order, by: .administrator(), at: Timestamp(milliseconds: 1_763_000_000_000))
    }
    if visibility == .hidden { try moderate(.hide) }
    let withheld = try manage()
    #expect(withheld.contains("The photo is shown once the sighting is published."))
    #expect(!withheld.contains("/photos/\(id)-s1"))
    #expect(try browser.get("/photos/\(id)-s1-320.jpg").status == 404)
    try moderate(.show)
    #expect(try manage().contains("/photos/\(id)-s1"))
  }

  @Test func `a moderator approves and deletes sightings`() throws {
    let (browser, id, _) = try report { environment in
      environment.reviewsReports = true
      environment.adminToken = AdminToken("0123456789abcdef!~")
    }
    var moderator = browser
    moderator.origin.append(
      HeaderField(
        "Authorization",
        BasicCredentials(user: "zoe", password: "0123456789abcdef!~").header))
    func list(_ name: String) throws -> PageBrowser.Page {
      PageBrowser.Page(
        try browser.transport.send(
          WireRequest(
            method: "GET", target: "/admin?list=\(name)", headers: moderator.origin)))
    }
    func act(_ action: String, _ name: String, _ more: [String: String] = [:]) throws -> Int {
      var values = ["action": action, "back": "?list=all", name: "yes"]
      values.merge(more) { $1 }
      values["formToken"] = try list("all").hidden["formToken"]
      return try moderator.post("/admin", values).status
    }
    let waiting = "pet-\(id)"
    _ = try act("show", waiting)
    let done = try browser.submit(browser.get("/pets/\(id)/sighting"), entry)
    #expect(done.text.contains("once a moderator has looked at it"))
    #expect(!(try browser.get("/pets/\(id)").text.contains("id=\"sighting-1\"")))
    let page = try list("waiting")
    #expect(page.status == 200)
    // It cannot be flagged before it is shown.
    #expect(try browser.get("/pets/\(id)/flag?sighting=1").status == 404)
    #expect(page.text.contains("Ran towards the river"))
    #expect(page.text.contains("name=\"sighting-\(id)/1\""))
    #expect(page.text.contains("name=\"seen-sighting-\(id)/1\" value=\"0\""))
    _ = try act("show", "sighting-\(id)/1")
    #expect(try browser.get("/pets/\(id)").text.contains("id=\"sighting-1\""))
    #expect(!(try list("waiting").text.contains("Ran towards")))
    _ = try act("delete", "sighting-\(id)/1", ["confirmed": "yes"])
    #expect(!(try browser.get("/pets/\(id)").text.contains("id=\"sighting-1\"")))
    #expect(!(try list("all").text.contains("Ran towards")))
  }

  @Test func `a closed report takes no sightings`() throws {
    let (browser, id, password) = try report()
    let page = try browser.submit(
      browser.get("/manage"),
      ["id": id, "password": password, "action": "close", "confirmed": "yes"])
    #expect(page.status == 200)
    #expect(!(try browser.get("/pets/\(id)").text.contains("/pets/\(id)/sighting")))
    #expect(try browser.get("/pets/\(id)/sighting").status == 409)
  }

  @Test func `a service without forms takes no sightings`() throws {
    let (_, id, _) = try report()
    var environment = ServiceEnvironment.test(store: store)
    environment.forms = .none
    let reader = PageBrowser(transport: InProcess(try Service(environment)))
    let pet = try reader.get("/pets/\(id)")
    #expect(pet.status == 200 && !pet.text.contains("/sighting?"))
  }
}
