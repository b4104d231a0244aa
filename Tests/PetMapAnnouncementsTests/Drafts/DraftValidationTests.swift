import PetMapGeo
import PetMapJSON
import PetMapAnnouncements
import PetMapAPI
import Testing

/// A valid body with some members replaced, or removed if the new value is empty.
func body(_ changes: KeyValuePairs<String, String> = [:]) -> String {
  var members = [
    ("species", "\"DOG\""), ("sex", "\"MALE\""), ("locationLatitude", "52.2297"),
    ("locationLongitude", "21.0122"), ("email", "\"a@b.pl\""), ("lastSeenDate", "\"2025-11-18\""),
    ("status", "\"MISSING\""),
  ]
  for (name, value) in changes {
    if let index = members.firstIndex(where: { $0.0 == name }) {
      if value.isEmpty { members.remove(at: index) } else { members[index].1 = value }
    } else {
      members.append((name, value))
    }
  }
  return "{" + members.map { "\"\($0.0)\":\($0.1)" }.joined(separator: ",") + "}"
}

func draft(_ text: String, today: String = "2025-11-20") throws -> AnnouncementDraft {
  let date = try #require(CalendarDate(iso: today))
  return try AnnouncementDraft(body: JSONValue(parsing: Array(text.utf8)), today: date)
}

func firstProblem(_ text: String, today: String = "2025-11-20") -> DraftProblem? {
  do {
    _ = try draft(text, today: today)
    return nil
  } catch {
    return error as? DraftProblem
  }
}

struct DraftValidationTests {
  struct Case: CustomTestStringConvertible {
    var field: String?
    var value: String
    var code: APIErrorCode
    var message: String

    init(_ field: String?, _ value: String, _ code: APIErrorCode, _ message: String) {
      self.field = field
      self.value = value
      self.code = code
      self.message = message
    }

    var testDescription: String { "\(field ?? "-") \(value.prefix(40)): \(message)" }
  }

  static let limits = [
    ("petName", 100), ("species", 50), ("breed", 100), ("sex", 20), ("description", 5000),
    ("colors", 100), ("size", 20), ("collar", 100), ("markings", 500),
    ("reward", 500), ("email", 254), ("phone", 50),
  ]

  @Test(arguments: limits)
  func `the length of a text field is limited in scalars after trimming`(field: String, limit: Int)
    throws
  {
    let long = String(repeating: "é", count: limit + 1)
    let problem = try #require(firstProblem(body([field: "\"\(long)\""])))
    #expect(problem.message == "must be at most \(limit) characters")
    #expect(problem.code == .invalidFormat)
    #expect(problem.field == field)
    let fits = " \u{A0}" + String(repeating: "é", count: limit) + "\u{FEFF}\\n"
    // Emails and phone numbers also have a form.
    let isFormatted = field == "email" || field == "phone"
    #expect((firstProblem(body([field: "\"\(fits)\""])) == nil) != isFormatted)
  }

  @Test(
    arguments: PetField.submitted.filter {
      ![.status, .age, .locationLatitude, .locationLongitude].contains($0)
    })
  func `control characters are rejected`(field: PetField) throws {
    for control in ["\\u0000", "\\u000b", "\\u001f", "\u{7F}", "\u{85}", "\u{9F}"] {
      let problem = try #require(firstProblem(body([field.name: "\"a\(control)b\""])))
      #expect(problem.message == "must not contain control characters")
      #expect(problem.field == field.name)
      #expect(problem.code == .invalidFormat)
    }
  }

  @Test func `line breaks and tabs are allowed`() throws {
    #expect(try draft(body(["description": "\"a\\tb\\r\\nc\""])).content.description == "a\tb\r\nc")
  }

  @Test func `a known size is spelled as in the API, and any other is kept`() throws {
    #expect(try draft(body(["size": "\" Large\""])).content.size == "LARGE")
    #expect(try draft(body(["size": "\"25 kg\""])).content.size == "25 kg")
    #expect(try draft(body(["size": "\" \""])).content.size == nil)
  }

  @Test func `only a found pet has a custody, and can be without a photo`() throws {
    for word in ["kept", "shelter", "seen"] {
      let found = try draft(body(["status": "\"FOUND\"", "custody": "\" \(word.uppercased())\""]))
      #expect(found.content.custody == word)
      #expect(!found.confirmsNoPhoto)
    }
    #expect(try draft(body(["status": "\"FOUND\"", "noPhoto": "true"])).confirmsNoPhoto)
    #expect(try !draft(body(["noPhoto": "false"])).confirmsNoPhoto)
    let problems = [
      ("custody", "\"sold\"", "custody must be one of kept, shelter, seen"),
      ("custody", "\"seen\"", "custody is only valid for a found pet"),
      ("noPhoto", "true", "noPhoto is only valid for a found pet"),
      ("noPhoto", "1", "Expected boolean, received number"),
    ]
    for (name, value, message) in problems {
      let problem = try #require(firstProblem(body([name: value])))
      #expect(problem.message == message)
      #expect(problem.field == name)
      #expect(problem.code == .invalidFormat)
    }
  }

  static let required = ["species", "sex", "locationLatitude", "locationLongitude", "lastSeenDate"]

  @Test(arguments: required)
  func `the error for a missing required field names the field`(field: String) {
    let problem = firstProblem(body([field: ""]))
    #expect(problem?.code == .missingValue)
    #expect(problem?.message == "Required")
    #expect(problem?.field == field)
  }

  @Test(arguments: required + ["status"])
  func `null in a required field is reported as the wrong type`(field: String) {
    let problem = firstProblem(body([field: "null"]))
    let type = field.hasPrefix("location") ? "number" : "string"
    #expect(problem?.code == .invalidFormat)
    #expect(problem?.message == "Expected \(type), received null")
    #expect(problem?.field == field)
  }

  @Test(arguments: [
    "petName", "breed", "age", "description", "microchipNumber", "phone", "reward", "custody",
    "colors", "size", "collar", "markings", "noPhoto",
  ])
  func `null in an optional field is treated as absent`(field: String) {
    #expect(firstProblem(body([field: "null"])) == nil)
  }

  @Test(arguments: [
    Case(nil, "[]", .invalidFormat, "Expected object, received array"),
    Case(nil, "\"a\"", .invalidFormat, "Expected object, received string"),
    Case(nil, "1", .invalidFormat, "Expected object, received number"),
    Case(nil, "true", .invalidFormat, "Expected object, received boolean"),
    Case(nil, "null", .invalidFormat, "Expected object, received null"),
  ])
  func `a body that is not an object is rejected`(expected: Case) {
    let problem = firstProblem(expected.value)
    #expect(problem?.field == nil)
    #expect(problem?.code == expected.code)
    #expect(problem?.message == expected.message)
  }

  @Test(arguments: [
    Case("petName", "1", .invalidFormat, "Expected string, received number"),
    Case("petName", "true", .invalidFormat, "Expected string, received boolean"),
    Case("description", "{}", .invalidFormat, "Expected string, received object"),
    Case("species", "\" \\u00a0 \"", .missingValue, "cannot be empty"),
    Case("sex", "\"\"", .missingValue, "cannot be empty"),
    Case("age", "\"5\"", .invalidFormat, "Expected number, received string"),
    Case("age", "true", .invalidFormat, "Expected number, received boolean"),
    Case("age", "1.5", .invalidFormat, "Expected integer, received float"),
    Case("age", "-1.5", .invalidFormat, "Expected integer, received float"),
    Case("age", "0", .invalidFormat, "age must be a positive integer"),
    Case("age", "-3", .invalidFormat, "age must be a positive integer"),
    Case("age", "151", .invalidFormat, "age must be at most 150"),
    Case("age", "1e400", .invalidFormat, "age must be at most 150"),
    Case("microchipNumber", "\"\"", .invalidFormat, "must contain only digits"),
    Case("microchipNumber", "\"12a\"", .invalidFormat, "must contain only digits"),
    Case("microchipNumber", "\"٣٤\"", .invalidFormat, "must contain only digits"),
    Case("microchipNumber", "\"１２\"", .invalidFormat, "must contain only digits"),
    Case("microchipNumber", "\"1²\"", .invalidFormat, "must contain only digits"),
    Case("microchipNumber", "123", .invalidFormat, "Expected string, received number"),
    Case(
      "microchipNumber", "\"1234567890123456\"", .invalidFormat, "must be at most 15 characters"),
    Case("locationLatitude", "90.0000001", .invalidFormat, "latitude must be between -90 and 90"),
    Case("locationLatitude", "-91", .invalidFormat, "latitude must be between -90 and 90"),
    Case("locationLatitude", "1e999", .invalidFormat, "latitude must be between -90 and 90"),
    Case("locationLatitude", "\"52\"", .invalidFormat, "Expected number, received string"),
    Case("locationLongitude", "-180.1", .invalidFormat, "longitude must be between -180 and 180"),
    Case("email", "\"\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"a@b\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"@b.pl\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"a@@b.pl\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"a@b..pl\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"a@.pl\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"a@b.pl.\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"a b@c.pl\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"<a@b.pl>\"", .invalidFormat, "email format is invalid"),
    Case("email", "\"\\\"a\\\"@b.pl\"", .invalidFormat, "email format is invalid"),
    Case("phone", "\"\"", .invalidFormat, "invalid phone format"),
    Case("phone", "\"123456\"", .invalidFormat, "invalid phone format"),
    Case("phone", "\"1234567890123456\"", .invalidFormat, "invalid phone format"),
    Case("phone", "\"1234567x\"", .invalidFormat, "invalid phone format"),
    Case("phone", "\"٣٤٣٤٣٤٣٤\"", .invalidFormat, "invalid phone format"),
    Case(
      "lastSeenDate", "\"2025-02-30\"", .invalidFormat, "invalid date format (expected YYYY-MM-DD)"),
    Case(
      "lastSeenDate", "\"2025-13-01\"", .invalidFormat, "invalid date format (expected YYYY-MM-DD)"),
    Case(
      "lastSeenDate", "\"1899-12-31\"", .invalidFormat, "invalid date format (expected YYYY-MM-DD)"),
    Case(
      "lastSeenDate", "\"18.11.2025\"", .invalidFormat, "invalid date format (expected YYYY-MM-DD)"),
    Case(
      "lastSeenDate", "\"2025-11-18T10:00:00Z\"", .invalidFormat,
      "invalid date format (expected YYYY-MM-DD)"),
    Case("lastSeenDate", "\"\"", .invalidFormat, "invalid date format (expected YYYY-MM-DD)"),
    Case("lastSeenDate", "\"2025-11-21\"", .invalidFormat, "lastSeenDate cannot be in the future"),
    Case("status", "\"CLOSED\"", .invalidFormat, "status must be either MISSING or FOUND"),
    Case("status", "\" MISSING\"", .invalidFormat, "status must be either MISSING or FOUND"),
    Case("status", "\"missing\"", .invalidFormat, "status must be either MISSING or FOUND"),
    Case("status", "", .missingValue, "status must be either MISSING or FOUND"),
    Case("photoUrl", "null", .invalidField, "photoUrl is not a valid field"),
    Case("id", "1", .invalidField, "id is not a valid field"),
    Case("managementPassword", "1", .invalidField, "managementPassword is not a valid field"),
    Case("createdAt", "1", .invalidField, "createdAt is not a valid field"),
    Case("Species", "1", .invalidField, "Species is not a valid field"),
    Case("species", "\"<b></b>\"", .missingValue, "cannot be empty"),
    Case("sex", "\"<script>x\"", .missingValue, "cannot be empty"),
  ])
  func `a rule violation is reported with its code, field, and message`(expected: Case) throws {
    let name = try #require(expected.field)
    let problem = firstProblem(body([name: expected.value]))
    #expect(problem?.code == expected.code)
    #expect(problem?.message == expected.message)
    #expect(problem?.field == name)
  }

  @Test func `a report with neither an email address nor a phone number is rejected`() {
    let problem = firstProblem(body(["email": ""]))
    #expect(problem?.code == .missingContact)
    #expect(problem?.field == "contact")
    #expect(problem?.message == "at least one contact method (email or phone) is required")
  }

  @Test func `the first problem in table order is reported`() {
    var text = "{\"zzz\":1,\"aaa\":1}"
    let order: [(String, String)] = [
      ("petName", "1"), ("species", "\"\""), ("breed", "1"), ("sex", "1"), ("age", "0"),
      ("description", "1"), ("microchipNumber", "\"x\""), ("locationLatitude", "91"),
      ("locationLongitude", "181"), ("email", "\"x\""), ("phone", "\"x\""),
      ("lastSeenDate", "\"x\""), ("status", "\"x\""), ("reward", "1"),
    ]
    // Invalidate the fields from last to first, so that each one is reported as soon as it is
    // invalid.
    let good = [
      "species": "\"DOG\"", "sex": "\"MALE\"", "locationLatitude": "1", "locationLongitude": "1",
      "lastSeenDate": "\"2025-11-18\"", "status": "\"FOUND\"",
    ]
    for first in order.indices.reversed() {
      var members = ["\"zzz\":1"]
      for (index, (name, bad)) in order.enumerated().reversed() {
        if index >= first {
          members.append("\"\(name)\":\(bad)")
        } else if let value = good[name] {
          members.append("\"\(name)\":\(value)")
        }
      }
      text = "{" + members.joined(separator: ",") + "}"
      #expect(firstProblem(text)?.field == order[first].0)
    }
    #expect(firstProblem(body(["email": "", "zzz": "1", "aaa": "1"]))?.field == "zzz")
  }

  @Test func `valid values are trimmed and otherwise unchanged`() throws {
    let draft = try draft(
      body([
        "petName": "\"  Rex\\u3000\"", "breed": "\" \\ufeff\"", "age": "1e1",
        "microchipNumber": "\" 007 \"", "locationLatitude": "-90.0",
        "locationLongitude": "179.99999999999997", "email": "\" Ola.Nowak@Example.PL \"",
        "phone": "\"+48 (22) 123-45.67/8\"", "lastSeenDate": "\" 2025-11-20 \"",
        "status": "\"FOUND\"", "reward": "\"500 PLN & more\"",
      ]))
    #expect(draft.content.petName == "Rex")
    #expect(draft.content.breed == nil)
    #expect(draft.content.age == 10)
    #expect(draft.content.microchipNumber == "007")
    #expect(draft.coordinate.latitude == -90)
    #expect(draft.coordinate.longitude == 179.99999999999997)
    #expect(draft.content.email == "Ola.Nowak@Example.PL")
    #expect(draft.content.phone == "+48 (22) 123-45.67/8")
    #expect(draft.content.lastSeenDate?.isoText == "2025-11-20")
    #expect(draft.content.status == .found)
    #expect(draft.content.reward == "500 PLN & more")
  }

  @Test func `the last occurrence of a repeated member is used`() throws {
    #expect(try draft(body().dropLast() + ",\"sex\":\"FEMALE\"}").content.sex == "FEMALE")
  }

  @Test(arguments: [
    ("{\"status\":\"CLOSED\"}", AnnouncementStatus.closed), ("{\"status\":\"FOUND\"}", .found),
    ("{\"status\":\"MISSING\"}", .missing),
  ])
  func `a status can be changed to any of the three statuses`(
    text: String, status: AnnouncementStatus
  ) throws {
    #expect(try StatusBody.status(JSONValue(parsing: Array(text.utf8))) == status)
  }

  @Test(
    arguments: [
      ("{}", APIErrorCode.missingValue, "status"), ("{\"status\":null}", .invalidFormat, "status"),
      ("{\"status\":\"closed\"}", .invalidFormat, "status"),
      ("{\"status\":1,\"x\":1}", .invalidFormat, "status"),
      ("{\"x\":1,\"status\":\"FOUND\"}", .invalidField, "x"), ("[]", .invalidFormat, nil),
    ] as [(String, APIErrorCode, String?)])
  func `any other body is rejected`(text: String, code: APIErrorCode, field: String?) throws {
    let value = try JSONValue(parsing: Array(text.utf8))
    let problem = #expect(throws: DraftProblem.self) { try StatusBody.status(value) }
    #expect(problem?.code == code)
    #expect(problem?.field == field)
    if field == "status" {
      #expect(problem?.message == "status must be one of MISSING, FOUND, CLOSED")
    }
  }

  @Test(arguments: [
    (APIErrorCode.missingValue, 400), (.unauthenticated, 401), (.unauthorized, 403),
    (.notFound, 404),
    (.methodNotAllowed, 405), (.requestTimeout, 408), (.conflict, 409), (.payloadTooLarge, 413),
    (.uriTooLong, 414), (.unsupportedMediaType, 415), (.tooManyRequests, 429),
    (.headersTooLarge, 431), (.internalServerError, 500), (.storeUnavailable, 503),
  ])
  func `every error code has an HTTP status`(code: APIErrorCode, status: Int) {
    #expect(code.httpStatus == status)
  }
}
