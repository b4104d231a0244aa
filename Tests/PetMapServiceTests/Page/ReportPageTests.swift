import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct ReportPageTests {
  private let store = MemoryStore()

  func browser(
    limits: [LimitedRequest: RateLimit] = [:], basemap: BasemapSource? = nil,
    displacement: PlaceDisplacement = PlaceDisplacement()
  ) throws -> PageBrowser {
    var environment = ServiceEnvironment.test(store: store)
    environment.limits = limits
    environment.basemap = basemap
    environment.disclosure.displacement = displacement
    return PageBrowser(transport: InProcess(try Service(environment)))
  }

  private func announcements() throws -> [StoredAnnouncement] {
    try store.page(after: nil, limit: 10)
  }

  @Test(arguments: [("/report/missing", "MISSING"), ("/report/found", "FOUND")])
  func `a report without JavaScript ends with a published announcement and its password`(
    path: String, status: String
  ) throws {
    let browser = try browser()
    let last = try browser.contactStep(path, chip: "616-0939")
    #expect(last.text.contains("4/4"))
    let summary = try browser.submit(last, PageBrowser.contact)
    #expect(summary.status == 200)
    #expect(summary.response["Cache-Control"] == "no-store")
    #expect(summary.password.count == 6)
    let stored = try #require(try announcements().first)
    #expect(stored.id.text == summary.id)
    #expect(stored.isPublished)
    #expect(stored.announcement.status.word == status)
    #expect(stored.announcement.microchipNumber == "6160939")
    #expect(stored.announcement.petName == "Burek")
    #expect(stored.announcement.phone == "+48 600 100 200")
    let manage = try browser.post(
      "/manage", ["id": summary.id, "password": summary.password])
    #expect(manage.status == 200)
  }

  @Test func `the steps are in the language in the URL or, if it has none, in Accept-Language`()
    throws
  {
    let browser = try browser()
    let polish = try browser.get("/report/missing", language: "pl")
    #expect(polish.text.contains("<html lang=\"pl\">"))
    #expect(polish.text.contains("Numer mikroczipa"))
    let next = try browser.submit(polish, ["microchipNumber": ""])
    #expect(next.text.contains("Zdjęcie zwierzęcia"))
    let chosen = try browser.get("/report/found?lang=en", language: "pl")
    #expect(chosen.text.contains("Report a found animal"))
    let switched = try browser.submit(
      chosen, ["microchipNumber": "12", "action": "stay"], target: "/report/found?lang=pl")
    #expect(switched.text.contains("Zgłoszenie znalezionego zwierzęcia"))
    #expect(switched.value(of: "microchipNumber") == "12")
  }

  @Test func `the map for choosing the position has the base map, even of another service`()
    throws
  {
    var basemap = BasemapSource(
      version: "7", deepestZoom: 14, tile: { _ in [] }, style: { _, _, _ in [] },
      glyphs: { _, _ in nil })
    let own = try browser(basemap: basemap).get("/report/missing")
    #expect(own.text.contains("data-style-light=\"/basemap/style-light.json\""))
    let polish = try browser(basemap: basemap).get("/report/missing?lang=pl")
    #expect(polish.text.contains("data-style-light=\"/basemap/style-light.json?lang=pl\""))
    basemap.otherStyle = .init(
      url: "https://maps.example/style.json", origin: "https://maps.example")
    let other = try browser(basemap: basemap).get("/report/missing")
    #expect(other.text.contains("data-style-dark=\"/basemap/style-dark.json\""))
    let policy = other.response["Content-Security-Policy"] ?? ""
    #expect(policy.contains("connect-src 'self' https://maps.example;"))
    #expect(!(try browser().get("/report/missing").text.contains("data-style")))
  }

  @Test func `an error is listed and linked to its input, which keeps its value`() throws {
    let browser = try browser()
    let first = try browser.get("/report/missing")
    let wrong = try browser.submit(first, ["microchipNumber": "12a"])
    #expect(wrong.status == 400)
    #expect(wrong.text.contains("role=\"alert\""))
    #expect(wrong.text.contains("<a href=\"#microchipNumber.microchip.input\">"))
    #expect(wrong.text.contains("aria-invalid=\"true\""))
    #expect(wrong.text.contains("microchipNumber.microchip.input.problem"))
    #expect(wrong.value(of: "microchipNumber") == "12a")
    #expect(wrong.text.contains("<title>Error: "))
  }

  @Test func `a date in the future cannot be chosen`() throws {
    let browser = try browser()
    let photo = try browser.submit(browser.get("/report/missing"))
    // It is 02:13 on November 13 in UTC.
    let dates = [("-03:00", "2025-11-12"), ("+02:00", "2025-11-13"), ("", "2025-11-13")]
    for (offset, today) in dates {
      let description = try browser.submit(photo, ["utcOffset": offset])
      #expect(
        description.text.contains(" min=\"1900-01-01\" max=\"\(today)\""), "\(offset)")
    }
  }

  @Test func `a year before 1900 is answered at the date`() throws {
    let page = try browser().contactStep(description: ["lastSeenDate": "0025-11-01"])
    #expect(page.status == 400)
    #expect(
      page.text.contains("<a href=\"#animalDescription.date.tap\">")
        && page.text.contains("The year must be 1900 or later."))
  }

  @Test func `the header of a step leads only to the map`() throws {
    let browser = try browser()
    let step = try browser.get("/report/found")
    let sent = try browser.submit(browser.contactStep(), PageBrowser.contact)
    for page in [step, sent] {
      let header = page.text.components(from: "<header", to: "</header>")
      #expect(header.contains("href=\"/?lang=en\"") && !header.contains("<nav"))
    }
  }

  @Test func `a breed without a species is not reported as missing`() throws {
    let browser = try browser()
    let page = try browser.contactStep(description: ["species": ""])
    #expect(page.status == 400)
    #expect(page.text.contains("animalDescription.species.tap.problem"))
    #expect(!page.text.contains("animalDescription.race.input.problem"))
    #expect(page.value(of: "breed") == "Mutt")
    let neither = try browser.contactStep(description: ["species": "", "breed": " "])
    #expect(neither.text.contains("animalDescription.race.input.problem"))
  }

  @Test func `inputs have the rules of the form's table for the script`() throws {
    let browser = try browser()
    let photo = try browser.submit(browser.get("/report/missing"))
    #expect(photo.text.contains("data-max-bytes=\"20971520\""))
    let description = try browser.submit(photo, photo: PageBrowser.photo)
    #expect(description.text.contains("data-needs=\"species\""))
    #expect(
      description.text.contains("<textarea") && description.text.contains("data-limit=\"500\""))
    #expect(
      description.text.contains("data-limit=\"90\"")
        && description.text.contains("data-limit=\"180\""))
  }

  @Test func `a decimal comma in a coordinate becomes a decimal point on the next step`() throws {
    let browser = try browser()
    let contact = try browser.contactStep(
      description: ["locationLatitude": "52,25", "locationLongitude": "21,5"])
    #expect(contact.text.contains("4/4"))
    #expect(contact.hidden["locationLatitude"] == "52.25")
    let wrong = try browser.contactStep(description: ["locationLatitude": "52,2,5"])
    #expect(wrong.status == 400 && wrong.value(of: "locationLatitude") == "52,2,5")
  }

  @Test func `a report of a found animal has no reward, even if one is sent`() throws {
    let browser = try browser()
    let last = try browser.contactStep("/report/found")
    #expect(last.text.contains("Your details") && !last.text.contains("name=\"reward\""))
    let sent = try browser.submit(last, PageBrowser.contact.merging(["reward": "5"]) { $1 })
    #expect(sent.status == 200)
    #expect(try announcements().first?.announcement.reward == nil)
  }

  @Test func `a found animal is published without a photo after its finder confirms`() throws {
    let browser = try browser()
    let photo = try browser.submit(browser.get("/report/found"))
    let refused = try browser.submit(photo)
    #expect(refused.status == 400)
    #expect(refused.text.contains("Choose a photo, or confirm that you have none."))
    let description = try browser.submit(refused, ["noPhoto": "true"])
    #expect(description.hidden["noPhoto"] == "true")
    let contact = try browser.submit(
      description,
      [
        "species": "CAT", "sex": "UNKNOWN", "custody": "seen", "locationLatitude": "52.2",
        "locationLongitude": "21", "colors": "bury", "size": "SMALL", "collar": "czerwona",
        "markings": "naderwane ucho",
      ])
    #expect(contact.text.contains("4/4"))
    let neither = try browser.submit(contact)
    #expect(neither.text.contains("Enter a phone number or an email address."))
    let sent = try browser.submit(contact, ["email": "anna@example.com"])
    #expect(sent.text.contains("Report sent"))
    let stored = try #require(try announcements().first)
    #expect(stored.isPublished && stored.photo == nil)
    #expect(stored.announcement.custody == "seen")
    #expect(stored.announcement.colors == "bury" && stored.announcement.size == "SMALL")
    #expect(stored.announcement.collar == "czerwona")
    #expect(stored.announcement.markings == "naderwane ucho")
    #expect(stored.announcement.phone == nil && stored.announcement.breed == nil)
    let page = try browser.get("/pets/\(stored.id.text)")
    #expect(page.text.contains("Only seen; it was not caught"))
    #expect(!page.text.contains("This report has no photo yet"))
  }

  @Test func `the text to share has the place that others see`() throws {
    let browser = try browser(displacement: PlaceDisplacement(key: [7], radius: 10_000))
    let photo = try browser.submit(browser.get("/report/found"))
    let description = try browser.submit(photo, ["noPhoto": "true"])
    // Far from any city, the text has the coordinate.
    let contact = try browser.submit(
      description,
      [
        "species": "CAT", "sex": "UNKNOWN", "custody": "seen", "locationLatitude": "64.8",
        "locationLongitude": "-18.5",
      ])
    let sent = try browser.submit(contact, ["email": "anna@example.com"])
    let panel = try #require(sent.text.firstRange(of: "<section class=\"share\""))
    let text = sent.text[panel.lowerBound...].prefix(1500)
    #expect(text.contains("10 km") && !text.contains("64.80000") && !text.contains("18.50000"))
  }

  @Test func `the owner of a missing animal cannot leave out the photo`() throws {
    let browser = try browser()
    let last = try browser.contactStep(photo: nil)
    let refused = try browser.submit(
      last, PageBrowser.contact.merging(["noPhoto": "true"]) { $1 })
    #expect(refused.status == 400 && refused.text.contains("2/4"))
    #expect(!refused.text.contains("animalPhoto.noPhoto.tap"))
  }

  @Test func `going back keeps the values of every step`() throws {
    let browser = try browser()
    let contact = try browser.contactStep(chip: "123")
    let back = try browser.submit(contact, ["phone": "junk", "action": "back"])
    #expect(back.status == 200)
    #expect(back.text.contains("3/4"))
    #expect(back.value(of: "petName") == "Burek")
    #expect(back.hidden["phone"] == "junk")
    #expect(back.hidden["microchipNumber"] == "123")
    let photo = try browser.submit(back, ["action": "back"])
    #expect(photo.text.contains("A photo is attached."))
    let removed = try browser.submit(photo, ["action": "remove"])
    #expect(!removed.text.contains("A photo is attached."))
  }

  @Test func `submitting twice creates only one announcement`() throws {
    let browser = try browser()
    let last = try browser.contactStep()
    let first = try browser.submit(last, PageBrowser.contact)
    let second = try browser.submit(last, PageBrowser.contact)
    #expect(first.status == 200 && second.status == 200)
    #expect(first.id == second.id)
    #expect(try announcements().count == 1)
    let changed = try browser.submit(last, PageBrowser.contact.merging(["reward": "5"]) { $1 })
    #expect(changed.status == 422)
    #expect(changed.hidden["key"] != last.hidden["key"])
    #expect(changed.value(of: "reward") == "5")
  }

  @Test func `an invalid submission returns to the first step with a problem`() throws {
    let browser = try browser()
    let noPhoto = try browser.submit(browser.contactStep(photo: nil), PageBrowser.contact)
    #expect(noPhoto.status == 400)
    #expect(noPhoto.text.contains("2/4"))
    let nowhere = try browser.contactStep(
      description: ["locationLatitude": "", "locationLongitude": ""])
    #expect(nowhere.text.contains("4/4"))
    let returned = try browser.submit(nowhere, PageBrowser.contact)
    #expect(returned.text.contains("Where was the animal last seen? Add its position."))
    #expect(try announcements().isEmpty)
  }

  @Test func `a microchip number that is already used returns to its step`() throws {
    let browser = try browser()
    _ = try browser.submit(browser.contactStep(chip: "985"), PageBrowser.contact)
    let conflict = try browser.submit(browser.contactStep(chip: "985"), PageBrowser.contact)
    #expect(conflict.status == 409)
    #expect(conflict.text.contains("1/4"))
    #expect(conflict.text.contains("has already been reported"))
    #expect(conflict.hidden["phone"] == "+48 600 100 200")
  }

  @Test func `the form is shown again while the store cannot write`() throws {
    let browser = try browser()
    let last = try browser.contactStep()
    store.refuseWrites(with: .readOnly(cause: "disk full"))
    let refused = try browser.submit(last, PageBrowser.contact)
    #expect(refused.status == 503)
    #expect(refused.response["Retry-After"] != nil)
    #expect(refused.value(of: "phone") == "+48 600 100 200")
    store.refuseWrites(with: nil)
    #expect(try browser.submit(refused, PageBrowser.contact).password.count == 6)
  }

  @Test func `only submissions count toward the limit of create requests`() throws {
    let browser = try browser(limits: [.creates: RateLimit(count: 1, window: 3600)])
    #expect(try browser.submit(browser.contactStep(), PageBrowser.contact).status == 200)
    let refused = try browser.submit(browser.contactStep(), PageBrowser.contact)
    #expect(refused.status == 429)
    #expect(refused.response["Retry-After"] == "3600")
    #expect(refused.text.contains("Too many attempts. Try again in 60 min."))
    #expect(refused.value(of: "email") == "anna@example.com")
  }

  @Test func `a rejected photo keeps the other values of the form`() throws {
    let browser = try browser()
    let photo = try browser.submit(browser.get("/report/missing"), ["microchipNumber": "77"])
    let text = try browser.submit(photo, photo: Array("text".utf8))
    #expect(text.status == 400)
    #expect(text.text.contains("Choose a JPEG"))
    let large = try browser.submit(
      photo, photo: PageBrowser.photo + [UInt8](repeating: 0, count: 20_971_520))
    #expect(large.status == 413)
    #expect(large.text.contains("The photo is larger than 20 MB."))
    #expect(large.hidden["microchipNumber"] == "77")
  }

  @Test func `a report whose photo has expired is created, and the photo is requested again`()
    throws
  {
    let browser = try browser()
    let last = try browser.contactStep()
    let created = try browser.submit(
      last, PageBrowser.contact.merging(["photoToken": "gone"]) { $1 })
    #expect(created.status == 200)
    #expect(created.text.contains("Add the photo"))
    #expect(created.password.count == 6)
    #expect(try announcements().first?.isPublished == false)
    let none = try browser.submit(created)
    #expect(none.status == 400)
    let wrong = try browser.submit(created, ["password": "000000"], photo: PageBrowser.photo)
    #expect(wrong.status == 403)
    let summary = try browser.submit(none, photo: PageBrowser.photo)
    #expect(summary.status == 200)
    #expect(try announcements().first?.isPublished == true)
  }

  @Test func `a script can upload the photo before the form is submitted`() throws {
    let browser = try browser()
    let uploaded = try browser.post("/report/pending-photo", [:], photo: PageBrowser.photo)
    #expect(uploaded.status == 201)
    let token = uploaded.text.dropFirst(#"{"token":""#.count).prefix { $0 != "\"" }
    let last = try browser.contactStep(photo: nil)
    let summary = try browser.submit(
      last, PageBrowser.contact.merging(["photoToken": String(token)]) { $1 })
    #expect(summary.text.contains("Report sent"))
    var foreign = browser
    foreign.origin = [HeaderField("Sec-Fetch-Site", "cross-site")]
    #expect(try foreign.post("/report/pending-photo", [:], photo: PageBrowser.photo).status == 403)
  }
}
