import PetMapAPI
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport

/// A browser without JavaScript: it submits the forms of pages with their hidden fields.
struct PageBrowser {
  var transport: InProcess
  /// The header fields that contain the origin of forms.
  var origin = [HeaderField("Sec-Fetch-Site", "same-origin")]

  func get(_ target: String, language: String = "en") throws -> Page {
    Page(
      try transport.send(
        WireRequest(
          method: "GET", target: target, headers: [HeaderField("Accept-Language", language)])))
  }

  /// Submits the first form of a page with additional values.
  func submit(
    _ page: Page, _ values: [String: String] = [:], photo: [UInt8]? = nil, target: String? = nil
  ) throws -> Page {
    try post(
      target ?? page.action, page.hidden.merging(values) { $1 }, photo: photo)
  }

  func post(_ target: String, _ values: [String: String], photo: [UInt8]? = nil) throws -> Page {
    var type = "application/x-www-form-urlencoded"
    var body = Array(
      values.map { "\(PercentEncoding.encoded($0))=\(PercentEncoding.encoded($1))" }
        .joined(separator: "&").utf8)
    if let photo {
      type = "multipart/form-data; boundary=x"
      body = []
      for (name, value) in values {
        body += Array(
          "--x\r\nContent-Disposition: form-data; name=\"\(name)\"\r\n\r\n\(value)\r\n".utf8)
      }
      let disposition = "Content-Disposition: form-data; name=\"photo\"; filename=\"p\""
      body += Array("--x\r\n\(disposition)\r\n\r\n".utf8) + photo + Array("\r\n--x--\r\n".utf8)
    }
    let response = try transport.send(
      WireRequest(
        method: "POST", target: target,
        headers: [HeaderField("Content-Type", type), HeaderField("Host", "pets.example")] + origin,
        body: body))
    if response.status == 303, let location = response["Location"] { return try get(location) }
    return Page(response)
  }

  struct Page {
    let response: WireResponse
    let text: String

    init(_ response: WireResponse) {
      self.response = response
      text = String(decoding: response.body, as: UTF8.self)
    }

    var status: Int { response.status }

    /// The `action` of the first form. A button in the header has a `formaction`.
    var action: String { Self.value(" action", of: text[...]) ?? "" }

    /// The hidden fields of the first form.
    var hidden: [String: String] {
      let form = text.components(from: "<form", to: "</form>")
      var fields: [String: String] = [:]
      for input in form.split(
        separator: "<input type=\"hidden\" ", omittingEmptySubsequences: false
      )
      .dropFirst() {
        if let name = Self.value("name", of: input) {
          fields[name] = Self.value("value", of: input) ?? ""
        }
      }
      return fields
    }

    /// Returns the value of the input with the given name.
    func value(of name: String) -> String? {
      text.split(separator: "name=\"\(name)\"", maxSplits: 1).dropFirst().first
        .flatMap { Self.value("value", of: $0) }
    }

    var password: String { text.components(from: "summary.password.text\">", to: "</span>") }
    var id: String { text.components(from: "<dd class=\"id\">", to: "</dd>") }

    private static func value(_ name: String, of text: Substring) -> String? {
      guard let start = text.firstRange(of: "\(name)=\"") else { return nil }
      let rest = text[start.upperBound...]
      let value = String(rest[..<(rest.firstIndex(of: "\"") ?? rest.endIndex)])
      return value.replacing("&lt;", with: "<").replacing("&gt;", with: ">")
        .replacing("&quot;", with: "\"").replacing("&#39;", with: "'")
        .replacing("&amp;", with: "&")
    }
  }

  static let photo: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [0xFF, 0xD9]

  static let description = [
    "lastSeenDate": "2025-11-01", "species": "DOG", "breed": "Mutt", "sex": "MALE", "age": "3",
    "locationLatitude": "52.2297", "locationLongitude": "21.0122", "petName": "Burek",
    "description": "Brown", "action": "continue",
  ]
  static let contact = ["phone": "+48 600 100 200", "email": "anna@example.com"]

  /// Completes the first three steps, and returns the fourth step's page.
  func contactStep(
    _ path: String = "/report/missing", chip: String = "", description: [String: String] = [:],
    photo: [UInt8]? = PageBrowser.photo
  ) throws -> Page {
    let first = try get(path)
    let second = try submit(first, ["microchipNumber": chip])
    let third = try submit(second, photo: photo)
    return try submit(third, Self.description.merging(description) { $1 })
  }
}

extension String {
  /// Returns the text between two substrings, or an empty string.
  func components(from start: String, to end: String) -> String {
    guard let first = firstRange(of: start) else { return "" }
    let rest = self[first.upperBound...]
    return String(rest[..<(rest.firstRange(of: end)?.lowerBound ?? rest.endIndex)])
  }
}
