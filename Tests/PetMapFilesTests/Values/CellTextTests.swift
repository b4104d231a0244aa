import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import Testing

/// Tests text that stands for something else.
struct CellTextTests {
  private func pet(_ header: String, _ row: String) throws -> Announcement {
    let result = try readAll(text: "lat\tlon\t\(header)\n1\t2\t\(row)\n")
    #expect(result.report.problems == [])
    return try #require(result.announcements.first)
  }

  @Test(arguments: [
    "NULL", "null", "None", "NaN", "nan", "NaT", "NA", "<NA>", "N/A", "n/a", "\\N", "-", "--",
    "#N/A", "<Null>", "<NULL>", "(null)", "[NULL]", "&lt;Null&gt;", "nil", "undefined",
    "#VALUE!", "#REF!", "#NV", "#¡VALOR!", "NoData", "—",
  ])
  func `a word for a missing value is not a value`(word: String) throws {
    let header = "id\tname\tsex\tbreed\tage\tphone\tphoto\tchip\tdate\tstatus"
    let row = Array(repeating: word, count: 10).joined(separator: "\t")
    let pet = try pet(header, row)
    #expect(ContentKey.hash(inRecordID: pet.id) != nil)
    #expect(
      [pet.petName, pet.sex, pet.breed, pet.phone, pet.photoUrl, pet.microchipNumber]
        .allSatisfy { $0 == nil })
    #expect(pet.lastSeenDate == nil && pet.age == nil && pet.status == .missing)
    let json =
      #"[{"lat":1,"lng":2,"name":"\#(word.replacing("\\", with: "\\\\"))","nickname":"Rex"}]"#
    #expect(try readAll(text: json).announcements.map(\.petName) == ["Rex"])
  }

  @Test func `names that resemble a word for a missing value are kept`() throws {
    for name in ["Nan", "NAN", "Na", "<3", "Nora", "none", "Null", "---", "N"] {
      #expect(try pet("name", name).petName == name)
    }
  }

  @Test func `all text in the service's own format stands for itself`() throws {
    let header = "petName\tmicrochipNumber\tlastSeenDate\tphone\tbreed"
    let pet = try pet(header, "None\t\t\t'123\tA &amp; B")
    #expect(pet.petName == "None" && pet.phone == "'123" && pet.breed == "A &amp; B")
  }

  @Test func `a spreadsheet's notation for text is removed`() throws {
    let pet = try pet(
      "id\tphone\tchip\tname\tbreed",
      "=\"00123\"\t'+15125550178\t\"=\"\"985112\"\"\"\t'Rex'\t'85 mix")
    #expect(pet.id == "00123")
    #expect(pet.phone == "+15125550178")
    #expect(pet.microchipNumber == "985112")
    #expect(pet.petName == "'Rex'")
    #expect(pet.breed == "'85 mix")
    let json = #"[{"lat":1,"lng":2,"name":"=\"Rex\"","breed":"=\"","sex":"=x\"y\""}]"#
    let quoted = try #require(try readAll(text: json).announcements.first)
    #expect(quoted.petName == "Rex" && quoted.breed == #"=""# && quoted.sex == #"=x"y""#)
    #expect(try self.pet("breed", #""=x"",y""""#).breed == #"=x",y""#)
    let text = "id,lat,lon\n=\"1\",=\"50.5\",=\"19.5\"\n1,50,19\n"
    let result = try readAll(text: text)
    #expect(result.announcements.map(\.coordinate.latitude) == [50.5])
    #expect(result.report.duplicates == 1)
  }

  @Test(arguments: [
    ("Rex &amp; Bella", "Rex & Bella"), ("M&ouml;hre", "Möhre"), ("&#x141;atka", "Łatka"),
    ("&#322;atka", "łatka"), ("Rex&#146;s", "Rex’s"), ("&amp;lt;", "&lt;"), ("A & B;", "A & B;"),
    ("&unknown;", "&unknown;"), ("&#0;", "&#0;"), ("&", "&"), ("&&amp;", "&&"),
    ("&#55296;", "&#55296;"), ("&nbsp", "&nbsp"),
  ])
  func `HTML character references are replaced`(text: String, expected: String) throws {
    #expect(try pet("name", text).petName == expected)
    #expect(try pet("description", text).description == expected)
  }

  @Test func `HTML character references are replaced in URLs and words`() throws {
    let pet = try pet(
      "photo\tsex\tstatus", "https://x.example/p?id=1&amp;size=l\tm&auml;nnlich\tzagin&#261;&#322;")
    #expect(pet.photoUrl == "https://x.example/p?id=1&size=l")
    #expect(pet.sex == "MALE")
    #expect(pet.status == .missing)
  }
}
