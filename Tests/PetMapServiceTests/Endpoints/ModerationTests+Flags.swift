import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import Testing

extension ModerationTests {
  @Test func `visitors flag announcements on a page`() throws {
    let transport = InProcess(try service())
    let (id, _) = try report(transport)
    let browser = PageBrowser(transport: transport)
    #expect(try browser.get("/pets/\(id)").text.contains("/pets/\(id)/flag"))
    let form = try browser.get("/pets/\(id)/flag")
    #expect(try browser.submit(form).status == 400)
    let long = String(repeating: "é", count: AnnouncementFlag.commentLimit + 1)
    #expect(try browser.submit(form, ["reason": "spam", "comment": long]).status == 400)
    let done = try browser.submit(
      form, ["reason": "wrong", "subject": "photo", "comment": "<b>not</b> a dog"])
    #expect(done.status == 200)
    let page = try get(transport, "/admin?list=flagged", [admin])
    let text = String(decoding: page.body, as: UTF8.self)
    #expect(text.contains("&lt;b&gt;not&lt;/b&gt; a dog"))
    #expect(text.contains(id))
  }

  @Test func `only a photo that exists can be flagged`() throws {
    let transport = InProcess(try service())
    let (id, _) = try transport.announce(changing: "{}")
    let target = "/api/v1/announcements/\(id)/flags"
    let refused = try post(transport, target, #"{"reason":"spam","subject":"photo"}"#)
    #expect(refused.status == 400)
    let text = String(decoding: refused.body, as: UTF8.self)
    #expect(text.contains("the announcement has no photo") && text.contains(#""field":"subject""#))
    #expect(try post(transport, target, #"{"reason":"spam"}"#).status == 201)
    let browser = PageBrowser(transport: transport)
    let form = try browser.get("/pets/\(id)/flag")
    #expect(!form.text.contains("The problem is the photo"))
    let problem = try browser.submit(form, ["reason": "wrong", "subject": "photo"])
    #expect(problem.status == 400 && problem.text.contains("This report has no photo."))
  }
}
