import PetMapAnnouncements
import PetMapFiles
import Testing

/// Tests text that is too long for an announcement.
struct LongTextTests {
  private static let fields: [PetField] = [
    .petName, .species, .breed, .sex, .description, .reward,
  ]

  /// Returns words of five characters with spaces, at least as many characters as given.
  private func words(_ count: Int) -> String {
    Array(repeating: "łąka1", count: count / 6 + 1).joined(separator: " ")
  }

  @Test(arguments: fields)
  func `a long text is cut at a word, and reported`(field: PetField) throws {
    let limit = try #require(field.maximumLength)
    let text = words(limit + 10)
    let table = try readAll(text: "id,lat,lon,\(field.name)\na,1,2,\(text)\nb,1,2,x\n")
    let json = try readAll(
      text: #"[{"id":"a","lat":1,"lon":2,"\#(field.name)":"\#(text)"},{"id":"b","lat":1,"lon":2}]"#)
    for result in [table, json] {
      let cut = try #require(result.announcements[0].value(of: field)?.text)
      #expect(cut.unicodeScalars.count <= limit)
      #expect(cut.unicodeScalars.count > limit - 7)
      #expect(cut.hasSuffix("łąka1…") && text.hasPrefix(cut.dropLast()))
      #expect(result.reasons == [.tooLong])
      #expect(result.report.problems.map(\.field?.name) == [field.name])
      #expect(result.report.fieldsLeftOut == 1)
      #expect(result.ids == ["a", "b"])
      // The store accepts it.
      let imported = ImportedAnnouncement(result.announcements[0])
      #expect(imported.problems == [])
      #expect(imported.announcement.value(of: field)?.text == cut)
    }
  }

  @Test(arguments: fields)
  func `a text of exactly the maximum length is kept`(field: PetField) throws {
    let limit = try #require(field.maximumLength)
    let text = String(repeating: "ł", count: limit)
    let result = try readAll(text: "id,lat,lon,\(field.name)\na,1,2, \(text) \n")
    #expect(result.announcements[0].value(of: field)?.text == text)
    #expect(result.reasons == [])
  }

  @Test(arguments: ["犬", "👨‍👩‍👧", "e\u{301}"])
  func `a text without spaces is cut between grapheme clusters`(cluster: String) throws {
    let text = String(repeating: cluster, count: 120)
    let result = try readAll(text: "id,lat,lon,name\na,1,2,\(text)\n")
    let cut = try #require(result.announcements[0].petName)
    #expect(cut.unicodeScalars.count <= 100)
    #expect(cut.hasSuffix("…") && cut.dropLast().allSatisfy { String($0) == cluster })
    #expect(cut.unicodeScalars.count + cluster.unicodeScalars.count > 100)
  }

  @Test func `numbers and addresses are not cut`() throws {
    let email = String(repeating: "a", count: 300) + "@example.org"
    let result = try readAll(text: "id,lat,lon,email\na,1,2,\(email)\n")
    #expect(result.announcements[0].email == email)
    #expect(result.reasons == [])
  }

  @Test func `a description is cut after the details of the species are added`() throws {
    let text = words(4_992)
    let result = try readAll(
      text: "id,lat,lon,species,description\na,1,2,Dog (large brown),\(text)\n")
    let cut = try #require(result.announcements[0].description)
    #expect(cut.unicodeScalars.count <= 5000)
    #expect(cut.hasSuffix("…"))
    #expect(result.reasons == [.tooLong])
  }

  @Test func `records without an ID get the ID of the shortened name`() throws {
    let text = words(120)
    let long = try readAll(text: "name,lat,lon\n\(text),1,2\n")
    let cut = try #require(long.announcements[0].petName)
    #expect(try readAll(text: "name,lat,lon\n\(cut),1,2\n").ids == long.ids)
  }

  @Test func `a value in a message ends between characters`() throws {
    let result = try readAll(
      text: "id,lat,lon,name\na,1,2,\(String(repeating: "犬", count: 120))\n")
    #expect(result.report.problems[0].value == String(repeating: "犬", count: 26))
  }
}
