import PetMapPhotos
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import Testing

struct ReportFormTests {
  private let today = CalendarDate(year: 2025, month: 11, day: 20)!

  private func filled() -> ReportForm {
    var form = ReportForm(kind: .missing, today: today)
    form.photo = .jpeg
    form.setSpecies(.dog)
    form.setBreed("Beagle")
    form.sex = .female
    form.setPosition(latitude: 52.2297, longitude: 21.01222)
    form.phone = "+48 123-456-789"
    form.email = " Ola@Example.pl "
    return form
  }

  private func problems(
    _ step: ReportStep, _ change: (inout ReportForm) -> Void
  ) -> [ReportProblem] {
    var form = filled()
    change(&form)
    return form.problems(on: step, today: today)
  }

  @Test(arguments: [0.5, 15, 3.25, 1000])
  func `a place that is not exact has a radius`(kilometers: Double) throws {
    var form = filled()
    #expect(try #require(form.body(today: today)).object?["locationRadius"] == nil)
    form.radius = kilometers
    let body = try #require(form.body(today: today))
    guard case .number(let number)? = body.object?["locationRadius"] else {
      Issue.record("no radius")
      return
    }
    #expect(number.double == kilometers)
    #expect(try #require(ReportForm(body: body, today: today)).radius == kilometers)
    // The form of an announcement shows it again.
    let draft = try AnnouncementDraft(body: body, today: today)
    #expect(ReportForm(ReportInput(of: draft.content), today: today).radius == kilometers)
  }

  @Test(arguments: ["0", "-1", "1000.5", "near", "1e3"])
  func `a radius out of range is refused`(text: String) {
    var input = ReportInput(kind: .missing)
    input[.radius] = text
    let problems = ReportForm(input, today: today).problems(on: .description, today: today)
    #expect(problems.contains(ReportProblem(.radius, .outOfRange)))
  }

  @Test func `the four steps are numbered and ordered`() {
    #expect(ReportStep.allCases.map(\.progress) == ["1/4", "2/4", "3/4", "4/4"])
    #expect(ReportStep.description.title.text(.english) == "Animal description")
    #expect(ReportStep.microchip.previous == nil)
    #expect(ReportStep.contact.next == nil)
    #expect(ReportStep.photo.next == .description)
    #expect(ReportStep.contact.identifier(.proceed) == "ownersDetails.continueButton")
    #expect(ReportStep.description.identifier(.back) == "animalDescription.back.tap")
    for kind in ReportKind.allCases {
      #expect(ReportStep.allCases.flatMap { $0.fields(for: kind) } == kind.fields)
    }
    #expect(Set(ReportField.allCases).subtracting(ReportKind.missing.fields) == [.custody])
    #expect(Set(ReportField.allCases).subtracting(ReportKind.found.fields) == [.reward])
  }

  @Test func `a field that needs another one, or has a partner, follows the rules of both`() {
    for field in ReportField.allCases {
      if let needed = field.info.needs { #expect(needed.rawValue < field.rawValue) }
      if let partner = field.info.partner { #expect(partner.info.partner == field) }
    }
    #expect(ReportField.allCases.filter { $0.draftField == nil } == [.photo, .radius, .privacy])
    let drafts = ReportField.allCases.compactMap(\.draftField)
    #expect(Set(drafts) == Set(PetField.submitted).subtracting([.status]))
    // The draft's required fields cannot be left empty in any kind of report.
    for field in ReportField.allCases where field.draftField?.isRequired == true {
      #expect(field.info.requirement != .optional || field.info.partner != nil)
      #expect(field.info.kinds == ReportKind.allCases)
    }
  }

  @Test func `a finder need not know the breed or the sex, and needs one contact and no photo`()
    throws
  {
    var form = ReportForm(kind: .found, today: today)
    form.setSpecies(.cat)
    form.sex = .unknown
    form.setPosition(latitude: 52.2297, longitude: 21.01222)
    form.custody = .seen
    let missing = form.problemsOfSubmission(today: today)
    #expect(missing == [ReportProblem(.photo, .required), ReportProblem(.phone, .required)])
    #expect(form.problems(on: .photo, today: today) == [missing[0]])
    #expect(missing[0].text(.found, in: .english).hasPrefix("Choose a photo, or confirm"))
    #expect(missing[1].text(.found, in: .english) == "Enter a phone number or an email address.")
    form.confirmsNoPhoto = true
    form.email = "ola@example.pl"
    let body = try #require(form.body(today: today))
    #expect(body.object?["noPhoto"] == .bool(true))
    #expect(body.object?["custody"] == .string("seen"))
    #expect(body.object?["sex"] == .string("UNKNOWN"))
    #expect(body.object?["breed"] == nil && body.object?["phone"] == nil)
    #expect(try AnnouncementDraft(body: body, today: today).confirmsNoPhoto)
    #expect(ReportForm(body: body, today: today)?.body(today: today) == body)
    form.phone = "12"
    #expect(form.problems(on: .contact, today: today) == [ReportProblem(.phone, .malformed)])
    form.phone = ""
    form.photo = .jpeg
    #expect(form.body(today: today)?.object?["noPhoto"] == nil)
  }

  @Test func `traits are optional, and only known sizes can be selected`() throws {
    var form = ReportForm(kind: .found, today: today)
    form.setSpecies(.dog)
    form.sex = .unknown
    form.setPosition(latitude: 52.2297, longitude: 21.01222)
    (form.confirmsNoPhoto, form.email) = (true, "ola@example.pl")
    #expect(try #require(form.body(today: today)).object?["colors"] == nil)
    form[text: .colors] = " black, white chest "
    form.size = .large
    form[text: .collar] = "red"
    form[text: .markings] = "torn ear"
    let body = try #require(form.body(today: today))
    #expect(body.object?["colors"] == .string("black, white chest"))
    #expect(body.object?["size"] == .string("LARGE"))
    #expect(body.object?["collar"] == .string("red"))
    #expect(body.object?["markings"] == .string("torn ear"))
    #expect(try AnnouncementDraft(body: body, today: today).content.size == "LARGE")
    #expect(ReportForm(body: body, today: today)?.body(today: today) == body)
    var input = form.input
    input[.size] = "huge"
    input[.colors] = String(repeating: "x", count: 102)
    let problems = ReportForm(input, today: today).problems(on: .description, today: today)
    let expected = [ReportProblem(.colors, .tooLong(by: 2)), ReportProblem(.size, .malformed)]
    #expect(problems == expected)
  }

  @Test func `an owner knows the breed and the sex, and has a photo and both contacts`() throws {
    var form = filled()
    form.confirmsNoPhoto = true
    form.photo = nil
    form.sex = .unknown
    form.setBreed("")
    form.email = ""
    #expect(
      form.problemsOfSubmission(today: today).map(\.field) == [.photo, .breed, .sex, .email])
  }

  @Test func `a report of a found animal has labels of its own, and no reward`() throws {
    #expect(ReportField.date.label(for: .found).text(.english) == "When I found it")
    #expect(ReportStep.contact.title(for: .found).text(.polish) == "Twoje dane")
    var form = ReportForm(filled().input(.found), today: today)
    #expect(form.problemsOfSubmission(today: today) == [])
    form.setReward("500 PLN")
    let body = try #require(form.body(today: today))
    #expect(body.object?["reward"] == nil)
    form.latitude = ""
    form.longitude = ""
    let problem = try #require(form.problemsOfSubmission(today: today).first)
    #expect(problem == ReportProblem(.latitude, .required))
    #expect(problem.text(.found, in: .english).hasPrefix("Where was the animal found?"))
    #expect(problem.text(.missing, in: .english).hasPrefix("Where was the animal last seen?"))
  }

  @Test(
    arguments: [
      (.microchip, "12a", .malformed), (.microchip, "1234 5678 9012 3456", .outOfRange),
      (.date, "", .required), (.date, "18.11.2025", .malformed), (.date, "2025-11-21", .inFuture),
      (.date, "0025-11-01", .tooEarly), (.date, "1899-12-31", .tooEarly),
      (.species, "unicorn", .malformed), (.sex, "", .required), (.age, "41", .outOfRange),
      (.latitude, "", .missingPartner), (.longitude, "181", .outOfRange),
      (.description, String(repeating: "x", count: 502), .tooLong(by: 2)),
      (.reward, String(repeating: "x", count: 121), .tooLong(by: 1)),
      (.petName, "a\u{0}", .malformed),
      (.petName, String(repeating: "x", count: 103), .tooLong(by: 3)),
      (.email, String(repeating: "x", count: 300) + "@a.pl", .tooLong(by: 51)),
      (.phone, " ", .required), (.email, "a@b", .malformed),
    ] as [(ReportField, String, ReportProblem.Reason)])
  func `text that was not entered with the setters is not changed but rejected`(
    field: ReportField, text: String, reason: ReportProblem.Reason
  ) {
    var input = filled().input
    input[field] = text
    let form = ReportForm(input, today: today)
    #expect(form.problems(on: field.step, today: today) == [ReportProblem(field, reason)])
    #expect(form.input[field] == text)
    #expect(form.body(today: today) == nil)
    let words = ReportProblem(field, reason).text(.missing, in: .english)
    #expect(!words.isEmpty && !words.contains("{"))
  }

  @Test func `a decimal comma is sent as a decimal point`() throws {
    var form = filled()
    form.latitude = " 52,25 "
    form.longitude = "-21,0"
    let body = try #require(form.body(today: today))
    let coordinate = try AnnouncementDraft(body: body, today: today).coordinate
    #expect(coordinate == (try Coordinate(latitude: 52.25, longitude: -21)))
    var input = form.input
    input.normalize()
    #expect(input[.latitude] == "52.25" && input[.longitude] == "-21.0")
    input[.latitude] = "52,x"
    input.normalize()
    #expect(input[.latitude] == "52,x")
  }

  @Test func `every element has a unique identifier`() {
    var identifiers = ReportField.allCases.map(\.identifier)
    for step in ReportStep.allCases { identifiers += StepElement.allCases.map(step.identifier) }
    identifiers += ReportElement.all
    identifiers += [Sex.female, .male].map { ReportField.sexIdentifier($0) }
    #expect(Set(identifiers).count == identifiers.count)
    #expect(ReportField.sexIdentifier(.female) == "animalDescription.female.tap")
  }

  @Test(arguments: [
    ("1234567890", "12345-67890"), ("123456789012345678", "12345-67890-12345"), ("12a3-4", "1234"),
    ("٣4", "4"), ("", ""), ("12345", "12345"),
  ])
  func `a microchip number is grouped in fives while being typed`(text: String, shown: String) {
    var form = filled()
    form.setMicrochip(text)
    #expect(MicrochipText.typed(form.microchip) == shown)
    #expect(form.problems(on: .microchip, today: today) == [])
  }

  @Test(arguments: [
    ("123456789012345", "123-456-789-012-345"), ("1234", "123-4"), ("", ""), ("12 34", "12 34"),
  ])
  func `a microchip number is displayed in groups of three`(number: String, shown: String) {
    #expect(MicrochipText.shown(number) == shown)
  }

  @Test func `a complete step has no problems, even without a coordinate`() {
    for step in ReportStep.allCases { #expect(filled().problems(on: step, today: today) == []) }
    #expect(
      problems(.description) { form in
        form.latitude = ""
        form.longitude = " "
      } == [])
  }

  @Test func `missing fields are reported in screen order`() {
    let form = ReportForm(kind: .missing, today: today)
    let expected: [ReportField] = [.species, .breed, .sex]
    #expect(form.problems(on: .description, today: today).map(\.field) == expected)
    #expect(form.problems(on: .contact, today: today).map(\.field) == [.phone, .email])
    #expect(
      form.problemsOfSubmission(today: today).map(\.field)
        == [.photo, .species, .breed, .sex, .latitude, .phone, .email])
    #expect(form.body(today: today) == nil)
  }

  @Test func `changing the species clears the breed`() {
    var form = filled()
    form.setSpecies(.dog)
    #expect(form.breed == "Beagle")
    form.setSpecies(.cat)
    #expect(form.breed == "")
    form.setSpecies(nil)
    form.setBreed("Beagle")
    #expect(!form.canEnterBreed)
    #expect(form.breed == "")
  }

  @Test(arguments: [
    ("", true), ("0", true), ("40", true), (" 7 ", true), ("41", false), ("-1", false),
    ("1.5", false),
    ("1e1", false), ("٣", false), ("x", false), ("99999999999999999999", false),
  ])
  func `an age is empty or an integer from 0 to 40`(age: String, isValid: Bool) {
    #expect(problems(.description) { $0.age = age }.map(\.field) == (isValid ? [] : [.age]))
  }

  @Test(
    arguments: [
      ("52.1", "21", []), ("90", "-180", []), ("-90.0", "180", []), ("90.1", "21", [.latitude]),
      ("52", "180.5", [.longitude]), ("52", "", [.longitude]), ("", "21", [.latitude]),
      ("52,1", "21", []), ("52,1", " -21,5 ", []), ("52,1,2", "21", [.latitude]),
      ("5e1", "21", [.latitude]), ("x", "y", [.latitude, .longitude]),
      ("٥", "21", [.latitude]), ("nan", "21", [.latitude]), ("0x1", "21", [.latitude]),
    ] as [(String, String, [ReportField])])
  func `latitude and longitude must be in range or both empty`(
    latitude: String, longitude: String, fields: [ReportField]
  ) {
    let found = problems(.description) { form in
      form.latitude = latitude
      form.longitude = longitude
    }
    #expect(found.map(\.field) == fields)
  }

  @Test func `a position is filled in with five decimal places`() {
    var form = filled()
    form.setPosition(latitude: -0.000001, longitude: 21.012225)
    #expect(form.latitude == "0.00000")
    #expect(form.longitude == "21.01223" || form.longitude == "21.01222")
    form.setPosition(latitude: .nan, longitude: 1)
    #expect(form.latitude == "0.00000")
  }

  @Test(arguments: [
    ("1234567", true), ("12345678901", true), ("+48 123-456-789", true), ("123456", false),
    ("123456789012345", true), ("1234567890123456", false), ("12345678x", false), ("+", false),
    ("", false), ("٣٤٣٤٣٤٣٤", false), ("(22) 123.45/67", true), ("\u{A0}1234567\u{A0}", true),
  ])
  func `a phone number is valid if the API accepts it`(phone: String, isValid: Bool) {
    #expect(problems(.contact) { $0.phone = phone }.map(\.field) == (isValid ? [] : [.phone]))
  }

  @Test(arguments: [
    ("a@b.pl", true), (" a@b.pl ", true), ("a@b", false), ("", false), ("a b@c.pl", false),
  ])
  func `an email address is valid if the service accepts it`(email: String, isValid: Bool) {
    #expect(problems(.contact) { $0.email = email }.map(\.field) == (isValid ? [] : [.email]))
  }

  @Test func `a date in the future is rejected`() {
    let tomorrow = CalendarDate(year: 2025, month: 11, day: 21)!
    #expect(problems(.description) { $0.date = tomorrow } == [ReportProblem(.date, .inFuture)])
  }

  @Test func `text that the service rejects is rejected in the form`() {
    #expect(problems(.description) { $0.petName = "a\u{0}" }.map(\.field) == [.petName])
    #expect(
      problems(.description) { $0.setBreed(String(repeating: "x", count: 101)) }.map(\.field)
        == [.breed])
  }

  @Test func `a description is truncated at a character boundary`() {
    var form = filled()
    let family = "👨‍👩‍👧‍👦"
    form.setDescription(String(repeating: "e\u{301}", count: 499) + family + "x")
    #expect(form.description.count == 500)
    #expect(form.description.hasSuffix(family))
    #expect(form.descriptionCounter == "500/500")
    // The service limits the number of scalars, and a single character can consist of many.
    form.setDescription(
      String(repeating: "e" + String(repeating: "\u{301}", count: 2000), count: 5))
    #expect(form.description.count == 2)
    form.setReward(String(repeating: "z", count: 121))
    #expect(form.reward.count == 120)
  }

  @Test(arguments: ["7", "123456789", "123456789012345"])
  func `a microchip number with 1 to 15 digits is sent`(number: String) throws {
    var form = filled()
    form.setMicrochip(number)
    let body = try #require(form.body(today: today))
    #expect(try AnnouncementDraft(body: body, today: today).content.microchipNumber == number)
  }

  @Test func `a phone number is sent as it was typed`() throws {
    var form = filled()
    form.phone = " +48 (22) 123.45/67-8 "
    let body = try #require(form.body(today: today))
    #expect(try AnnouncementDraft(body: body, today: today).content.phone == "+48 (22) 123.45/67-8")
  }

  @Test func `submitted forms pass the service's validation`() throws {
    var form = filled()
    form.setMicrochip("12345-67890-12345")
    form.age = "0"
    form.petName = "  Łatka "
    form.setReward("500 PLN")
    let body = try #require(form.body(today: today))
    let draft = try AnnouncementDraft(body: body, today: today)
    #expect(draft.content.petName == "Łatka")
    #expect(draft.content.species == "DOG")
    #expect(draft.content.sex == "FEMALE")
    #expect(draft.content.age == nil)
    #expect(draft.content.microchipNumber == "123456789012345")
    #expect(draft.coordinate == (try Coordinate(latitude: 52.2297, longitude: 21.01222)))
    #expect(draft.content.email == "Ola@Example.pl")
    #expect(draft.content.phone == "+48 123-456-789")
    #expect(draft.content.lastSeenDate == today)
    #expect(draft.content.status == .missing)
    #expect(draft.content.reward == "500 PLN")
    #expect(draft.content.description == nil)
  }
}

extension ReportForm {
  /// Returns the form's input in another kind of report.
  fileprivate func input(_ kind: ReportKind) -> ReportInput {
    var input = ReportInput(kind: kind)
    input.photo = photo
    for field in ReportField.allCases { input[field] = self.input[field] }
    return input
  }
}
