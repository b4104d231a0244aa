import PetMapAnnouncements
import PetMapAPI
import PetMapService
import ServiceTestSupport
import Testing

/// Tests the pages that the management link opens.
@Suite struct ManagementLinkTests {
  private let store = MemoryStore()
  private let service: Service
  private let browser: PageBrowser

  init() throws {
    service = try Service(.test(store: store))
    browser = PageBrowser(transport: InProcess(service))
  }

  /// Creates a report and returns the path of its link.
  private func report(_ path: String = "/report/missing") throws -> (path: String, id: String) {
    let sent = try browser.submit(browser.contactStep(path), PageBrowser.contact)
    let link = try #require(
      sent.text.firstMatch(of: /href="http:\/\/pets\.example(\/manage\/[^"]+)"/))
    return (String(link.1), sent.id)
  }

  private func stored(_ id: String) throws -> Announcement {
    let key = try #require(AnnouncementID(id))
    return try #require(try store.announcement(key)).announcement
  }

  @Test func `the summary shows the link, what to share, and what to do`() throws {
    let sent = try browser.submit(browser.contactStep(), PageBrowser.contact)
    let link = try #require(
      sent.text.firstMatch(of: /http:\/\/pets\.example\/manage\/[0-9a-z]{26}/))
    // The link, the text of its button, its label, and the counterfoil.
    #expect(sent.text.split(separator: link.0).count == 5)
    #expect(sent.text.contains("MISSING: Burek, Dog • Mutt"))
    #expect(sent.text.contains("http://pets.example/pets/\(sent.id)</textarea>"))
    #expect(sent.text.contains("https://doi.org/10.3390/ani2020301"))
    #expect(!sent.text.contains("anna@example.com"))
  }

  @Test func `opening the link changes nothing, and no other site learns its address`() throws {
    let (path, id) = try report()
    let before = try stored(id)
    let last = try store.position()
    for _ in 0..<2 {
      let page = try browser.get(path)
      #expect(page.status == 200)
      #expect(page.text.contains(id) && page.text.contains("http://localhost\(path)"))
      #expect(page.response["Cache-Control"] == "no-store")
      #expect(page.response["Referrer-Policy"] == "no-referrer")
      #expect(page.text.contains("<meta name=\"referrer\" content=\"no-referrer\">"))
      #expect(!page.text.contains("content=\"same-origin\""))
      #expect(page.text.contains("noindex"))
    }
    #expect(try stored(id) == before)
    #expect(try store.position() == last)
    // A pet's page and its poster do not know the link.
    #expect(!(try browser.get("/pets/\(id)").text.contains(path)))
  }

  @Test func `the log contains no management token`() throws {
    let (path, _) = try report()
    let token = String(path.dropFirst("/manage/".utf8.count))
    let escaped = "/%6Danage/" + token.utf8.map { "%" + String($0, radix: 16) }.joined()
    for target in [path, path + "/photos", "/MANAGE/" + token, "//manage//\(token)", escaped] {
      let logged = service.loggedPath(of: RequestHead("POST", target, peer: "", id: ""))
      #expect(logged == "/manage/…", "\(target)")
    }
    for target in ["/managed/\(token)", "/pl/manage/\(token)", "/manage;/\(token)", "/\(token)"] {
      #expect(service.loggedPath(of: RequestHead("GET", target, peer: "", id: "")) == "…")
    }
    for target in ["/manage", "/manage/", "/managed/\(token.dropLast())"] {
      #expect(service.loggedPath(of: RequestHead("GET", target, peer: "", id: "")) == target)
    }
  }

  @Test func `an unknown link leads to the form for the password`() throws {
    for token in [String(repeating: "0", count: 26), "x", "%00"] {
      let page = try browser.get("/manage/\(token)")
      #expect(page.status == 404)
      #expect(page.text.contains("This link does not belong to a report"))
      #expect(try browser.post("/manage/\(token)", ["action": "delete"]).status == 404)
    }
  }

  @Test func `the link edits what was changed, and nothing else`() throws {
    let (path, id) = try report()
    let form = try browser.post(path, ["action": "edit"])
    #expect(form.value(of: "petName") == "Burek")
    #expect(form.value(of: "locationLatitude") == "52.2297")
    var fields = PageBrowser.description.merging(PageBrowser.contact) { $1 }
    fields.merge(["action": "edit", "confirmed": "yes", "microchipNumber": ""]) { $1 }
    fields["phone"] = "+48600100200"
    let same = try browser.post(path, fields)
    #expect(same.text.contains("The changes are saved"))
    let before = try stored(id)
    #expect(before.updatedAt == before.createdAt)
    fields["petName"] = "Rex"
    fields["age"] = ""
    let saved = try browser.post(path, fields)
    #expect(saved.text.contains("The changes are saved") && saved.text.contains("Rex"))
    let after = try stored(id)
    #expect(after.petName == "Rex" && after.age == nil)
    #expect(after.breed == "Mutt" && after.phone == "+48600100200")
    fields["email"] = "x"
    fields["petName"] = "Max"
    let refused = try browser.post(path, fields)
    #expect(refused.status == 400)
    #expect(refused.text.contains("Enter a valid email address."))
    #expect(refused.value(of: "petName") == "Max")
    #expect(try stored(id).petName == "Rex")
  }

  @Test func `of two forms that are open at once, the later one does not overwrite silently`()
    throws
  {
    let (path, id) = try report()
    let one = try browser.post(path, ["action": "edit"])
    let other = try browser.post(path, ["action": "edit"])
    #expect(one.value(of: "version")?.isEmpty == false)
    // The visible inputs, which the browser of the tests does not send by itself.
    var save = PageBrowser.description.merging(PageBrowser.contact) { $1 }
    save.merge(["action": "edit", "microchipNumber": ""]) { $1 }
    let saved = try browser.submit(one, save.merging(["petName": "Rex", "age": ""]) { $1 })
    #expect(saved.text.contains("The changes are saved"))
    let conflict = try browser.submit(other, save.merging(["breed": "Beagle"]) { $1 })
    #expect(conflict.status == 412)
    #expect(conflict.text.contains("The report was changed in the meantime"))
    #expect(conflict.text.contains("Saved now: Rex") && conflict.text.contains("Saved now: Mutt"))
    #expect(conflict.text.contains("Saved now: nothing"))
    #expect(!conflict.text.contains("Saved now: Dog"))
    #expect(conflict.value(of: "breed") == "Beagle" && conflict.value(of: "petName") == "Burek")
    #expect(try stored(id).breed == "Mutt")
    // What the form shows now is saved.
    save.merge(["petName": "Rex", "breed": "Beagle"]) { $1 }
    let again = try browser.submit(conflict, save)
    #expect(again.text.contains("The changes are saved"))
    let after = try stored(id)
    #expect(after.petName == "Rex" && after.breed == "Beagle")
  }

  @Test func `values that the form does not offer survive an edit`() throws {
    let (path, id) = try report()
    let long = String(repeating: "x", count: 900)
    let key = try #require(AnnouncementID(id))
    var other = try stored(id)
    (other.species, other.sex, other.description) = ("Hamster", "UNKNOWN", long)
    _ = try store.edit(
      AnnouncementEdit([.species, .sex, .description], to: other), of: key, where: nil,
      isReviewed: false,
      by: .reporter, at: Timestamp(milliseconds: 1_763_000_000_000))
    var fields = PageBrowser.description.merging(PageBrowser.contact) { $1 }
    fields.merge([
      "action": "edit", "confirmed": "yes", "microchipNumber": "", "species": "",
      "description": long, "phone": "+48600100200", "petName": "Rex",
    ]) { $1 }
    fields["sex"] = nil
    #expect(try browser.post(path, fields).text.contains("The changes are saved"))
    let after = try stored(id)
    #expect(after.petName == "Rex" && after.species == "Hamster" && after.sex == "UNKNOWN")
    #expect(after.description == long)
  }

  @Test func `the link closes, reopens and deletes the report after confirmation`() throws {
    let (path, id) = try report()
    let question = try browser.post(path, ["action": "close"])
    #expect(question.text.contains("Is the pet back home?"))
    #expect(try stored(id).status == .missing)
    #expect(try browser.submit(question).text.contains("Marked as reunited"))
    #expect(try stored(id).status == .closed)
    let open = try browser.post(path, ["action": "found", "confirmed": "yes"])
    #expect(open.text.contains("The report is open again"))
    #expect(try stored(id).status == .found)
    let gone = try browser.post(path, ["action": "delete", "confirmed": "yes"])
    #expect(gone.text.contains("The report is deleted"))
    #expect(try browser.get(path).status == 404)
  }

  @Test func `the link works in browsers that hide where a form comes from`() throws {
    let (path, _) = try report()
    var isolated = browser
    isolated.origin = [HeaderField("Origin", "null")]
    #expect(try isolated.post(path, ["action": "close"]).status == 200)
    isolated.origin = []
    #expect(try isolated.post(path, ["action": "close"]).status == 200)
  }

  @Test func `the link adds the photo that is still missing`() throws {
    let created = try browser.submit(
      browser.contactStep(), PageBrowser.contact.merging(["photoToken": "gone"]) { $1 })
    let path = "/manage/" + (created.hidden["token"] ?? "")
    let page = try browser.get(path)
    #expect(page.text.contains("This report has no photo yet"))
    #expect(page.action.hasPrefix(path + "/photos"))
    #expect(try browser.submit(page).status == 400)
    let published = try browser.submit(page, photo: PageBrowser.photo)
    #expect(!published.text.contains("This report has no photo yet"))
    #expect(try stored(created.id).photoUrl != nil)
  }

  @Test func `the link adds, orders and removes photos`() throws {
    let (path, id) = try report()
    let first = "/images/\(id).jpeg"
    for number in 2...5 {
      let added = try browser.post(
        path + "/photos", [:], photo: PageBrowser.photo + [UInt8(number)])
      #expect(added.status == 200)
      #expect(try stored(id).photos.count == number)
    }
    #expect(!(try browser.get(path).text.contains("type=\"file\"")))
    let refused = try browser.post(path + "/photos", [:], photo: PageBrowser.photo + [9])
    #expect(refused.status == 409)
    let page = try browser.post(path, ["action": "first", "number": "3"])
    #expect(page.text.contains("Photo 5 of 5"))
    #expect(try stored(id).photoUrl == "/images/\(id)-3.jpeg")
    #expect(try browser.get("/pets/\(id)").text.contains("/photos/\(id)-3-640.jpg"))
    for number in 2...5 {
      #expect(try browser.post(path, ["action": "remove", "number": "\(number)"]).status == 200)
    }
    #expect(try stored(id).photos == [first])
    let last = try browser.post(path, ["action": "remove", "number": "1"])
    #expect(last.status == 409 && last.text.contains("This report needs a photo."))
    #expect(try stored(id).photos == [first])
  }

  @Test func `the summary after a late photo still shows the link`() throws {
    let created = try browser.submit(
      browser.contactStep(), PageBrowser.contact.merging(["photoToken": "gone"]) { $1 })
    let token = created.hidden["token"] ?? ""
    let summary = try browser.submit(created, photo: PageBrowser.photo)
    #expect(summary.text.contains("Report sent") && summary.text.contains("/manage/\(token)\""))
  }
}
