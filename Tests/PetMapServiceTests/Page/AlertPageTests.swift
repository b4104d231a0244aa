import PetMapAPI
import PetMapAlerts
import PetMapAnnouncements
import PetMapService
import PetMapStore
import ServiceTestSupport
import Synchronization
import TestSupport
import Testing

/// Tests the pages of alerts in a browser without JavaScript.
@Suite final class AlertPageTests {
  private let directory = TemporaryDirectory()
  private let store: Store

  init() throws { store = try StoreAddress(directory.file("pets.sqlite")).serve() }

  deinit { store.close() }

  private func service(
    hasMail: Bool = true, _ change: (inout ServiceEnvironment) -> Void = { _ in }
  ) throws -> Service {
    var environment = ServiceEnvironment.test(store: store)
    var host = AlertHost(store: store)
    if hasMail {
      host.mail = AlertHost.Mail(sender: try MailAddress("alerts@pets.example")) { _ in .delivered }
    }
    environment.alerts = host
    change(&environment)
    return try Service(environment)
  }

  @Test func `a search is saved with the form, and its feeds show what it finds`() throws {
    let transport = InProcess(try service())
    let browser = PageBrowser(transport: transport)
    let form = try browser.get("/alerts/new?near=52.2,21&radius=2&status=missing&species=dog")
    #expect(form.text.contains("Missing dogs within 2 km of 52.20000, 21.00000"))
    #expect(form.text.contains(#"name="status.missing" value="yes" checked"#))
    #expect(form.text.contains(#"name="species.dog" value="yes" checked"#))
    #expect(form.text.contains(#"name="species.cat" value="yes">"#))
    let page = try browser.submit(
      form,
      [
        "action": "alertByFeed", "near": "52,2; 21", "radius": "2", "status.missing": "yes",
        "species.dog": "yes", "species.cat": "yes",
      ])
    #expect(page.status == 200 && page.text.contains("within 2 km of 52.20000, 21.00000"))
    #expect(page.text.contains("Missing cats and dogs"))
    let path = try #require(page.text.firstMatch(of: /\/alerts\/([0-9a-z]{26})\/feed\.atom/)?.1)
    let (id, password) = try transport.announce(
      changing: #"{"species":"CAT","locationLatitude":52.21,"locationLongitude":21}"#)
    let upload = try transport.send(
      .upload(
        PageBrowser.photo, of: id,
        authorization: BasicCredentials(user: id, password: password).header))
    #expect(upload.status == 201)
    for (name, type) in [("atom", "application/atom+xml"), ("json", "application/feed+json")] {
      let feed = try transport.send(
        WireRequest(method: "GET", target: "/alerts/\(path)/feed.\(name)"))
      #expect(feed.status == 200 && feed["Content-Type"] == "\(type); charset=utf-8")
      #expect(String(decoding: feed.body, as: UTF8.self).contains("/pets/\(id)"))
      let again = try transport.send(
        WireRequest(
          method: "GET", target: "/alerts/\(path)/feed.\(name)",
          headers: [HeaderField("If-None-Match", feed["ETag"] ?? "")]))
      #expect(again.status == 304)
    }
    let stopped = try browser.submit(page, ["action": "stop"])
    #expect(stopped.text.contains("This alert has been stopped"))
    #expect(try browser.get("/alerts/\(path)").status == 404)
    #expect(
      try transport.send(WireRequest(method: "GET", target: "/alerts/\(path)/feed.atom")).status
        == 404)
  }

  @Test func `the feed of a report says nothing while it is withheld, and ends when it is closed`()
    throws
  {
    let service = try service()
    let transport = InProcess(service)
    let (id, password) = try transport.announce(
      changing: #"{"status":"FOUND","noPhoto":true,"petName":"Burekk"}"#)
    let authorization = HeaderField(
      "Authorization", BasicCredentials(user: id, password: password).header)
    let added = try transport.send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements/\(id)/alerts",
        headers: [authorization, HeaderField("Content-Type", "application/json")],
        body: Array("{}".utf8)))
    let text = String(decoding: added.body, as: UTF8.self)
    let token = try #require(text.firstMatch(of: /\/alerts\/([0-9a-z]{26})/)?.1)
    func feed() throws -> (status: Int, hasName: Bool) {
      let response = try transport.send(
        WireRequest(method: "GET", target: "/alerts/\(token)/feed.json"))
      return (response.status, String(decoding: response.body, as: UTF8.self).contains("Burekk"))
    }
    #expect(try feed() == (200, true))
    let pet = try #require(AnnouncementID(id))
    for (action, hasName) in [(ModerationOrder.Action.hide, false), (.show, true)] {
      _ = try store.moderation.carryOut(
        ModerationOrder(action, [pet]), by: .administrator(), at: Timestamp(milliseconds: 0))
      service.refresh()
      #expect(try feed() == (200, hasName))
    }
    _ = try store.moderation.carryOut(
      ModerationOrder(.close, [pet]), by: .administrator(), at: Timestamp(milliseconds: 0))
    service.refresh()
    #expect(try feed().status == 404)
  }

  @Test func `an error below the address of alerts is a page in a browser`() throws {
    let transport = InProcess(try service())
    for (accepted, type) in [("text/html", "text/html"), ("*/*", "application/json")] {
      let response = try transport.send(
        WireRequest(
          method: "GET", target: "/alerts/no/such/page",
          headers: [HeaderField("Accept", accepted)]))
      #expect(response.status == 404 && response["Content-Type"] == "\(type); charset=utf-8")
    }
  }

  @Test func `what is wrong is shown at its field, with what was entered`() throws {
    let browser = PageBrowser(transport: InProcess(try service()))
    let form = try browser.get("/alerts/new")
    let wrong = try browser.submit(
      form, ["action": "alertByMail", "near": "Nowhere at all", "mail": "ann", "text": "red"])
    #expect(wrong.status == 400)
    for text in ["id=\"near.problem\"", "id=\"mail.problem\"", "value=\"Nowhere at all\"", "red"] {
      #expect(wrong.text.contains(text), "\(text)")
    }
    let push = try browser.submit(form, ["action": "alertByPush", "near": "52,21", "push": "{}"])
    #expect(push.status == 400 && push.text.contains("does not allow notifications"))
    let sent = try browser.submit(
      form, ["action": "alertByMail", "near": "52,21", "mail": "ann@example.org"])
    #expect(sent.status == 200 && sent.text.contains("ann@example.org"))
    // Only the message has the address of the page.
    #expect(sent.text.firstMatch(of: /alerts\/[0-9a-z]{26}/) == nil)
  }

  @Test func `a map's box becomes the region, and a map of the world a circle`() throws {
    let browser = PageBrowser(transport: InProcess(try service()))
    let box = try browser.get("/alerts/new?center=52,21&zoom=12&bbox=20.9,51.9,21.1,52.1")
    #expect(box.text.contains(#"name="bbox" value="20.9,51.9,21.1,52.1""#))
    let saved = try browser.submit(box, ["action": "alertByFeed"])
    #expect(saved.text.contains("between 51.90000, 20.90000 and 52.10000, 21.10000"))
    let world = try browser.get("/alerts/new?center=52,21&zoom=1&bbox=-180,-80,180,80")
    #expect(world.text.contains("within 10 km of 52.00000, 21.00000"))
  }

  @Test func `a reporter asks to be told, and the pages offer only channels that exist`() throws {
    let transport = InProcess(try service(hasMail: false))
    let browser = PageBrowser(transport: transport)
    let (id, password) = try transport.announce()
    let manage = try browser.submit(
      try browser.get("/manage"), ["id": id, "password": password])
    #expect(manage.text.contains("Tell me about sightings and possible matches"))
    #expect(!manage.text.contains("alertByMail") && !manage.text.contains("alertByPush"))
    let page = try browser.submit(manage, ["action": "alertByFeed"], target: "/manage?lang=en")
    #expect(page.text.contains("Sightings and possible matches"))
  }

  @Test func `a service without a store takes no alerts`() throws {
    let transport = InProcess(try Service(.test()))
    for target in ["/alerts/new", "/api/v1/alerts/0123456789abcdefghjkmnpqrs", "/api/v1/push"] {
      #expect(try transport.send(WireRequest(method: "GET", target: target)).status == 404)
    }
    #expect(!(try PageBrowser(transport: transport).get("/").text.contains("/alerts/new")))
  }
}
