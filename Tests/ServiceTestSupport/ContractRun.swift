import PetMapJSON
import PetMapService
package import Testing

/// Runs contract cases over a transport.
package enum ContractRun {
  package static let adminToken = "0123456789abcdef~!"

  /// Creates the case's announcement, sends its request, and checks the response.
  package static func check(
    _ example: ContractCase, over transport: some Transport,
    at location: SourceLocation = #_sourceLocation
  ) throws {
    let placeholders = try preparedValues(transport)
    var request = example.request
    request.target = request.target.replacing(placeholders)
    request.headers = request.headers.map { HeaderField($0.name, $0.value.replacing(placeholders)) }
    let response = try transport.send(request)
    let text = String(decoding: response.body.prefix(600), as: UTF8.self)
    #expect(
      response.status == example.status, "\(example.name): \(text)", sourceLocation: location)
    let json = response.body.isEmpty ? nil : try? JSONValue(parsing: response.body)
    let error = json?.object?["error"]?.object
    #expect(error?["code"]?.string == example.code, "\(text)", sourceLocation: location)
    if example.code != nil {
      #expect(error?["field"]?.string == example.field, "\(text)", sourceLocation: location)
      #expect(
        error?["requestId"]?.string == response["request-id"], "\(text)",
        sourceLocation: location)
    }
    if let message = example.message {
      #expect(error?["message"]?.string == message, "\(text)", sourceLocation: location)
    }
    for (name, value) in example.members {
      #expect(json?.object?[name] == value, "\(name) of \(text)", sourceLocation: location)
    }
    if let names = example.memberNames {
      #expect(json?.object?.members.map(\.name) == names, "\(text)", sourceLocation: location)
    }
    if let body = example.body {
      #expect(response.body == body, "\(text)", sourceLocation: location)
    }
    for header in example.headers {
      let value = response[header.name]
      #expect(
        value?.contains(header.value.replacing(placeholders)) == true,
        "\(header.name): \(value ?? "absent")", sourceLocation: location)
    }
    for name in example.absentHeaders {
      #expect(response[name] == nil, "\(name)", sourceLocation: location)
    }
    checkConventions(response, request, location)
  }

  /// Checks the conventions common to all responses (*HTTP API*, section 2).
  private static func checkConventions(
    _ response: WireResponse, _ request: WireRequest, _ location: SourceLocation
  ) {
    let id = response["request-id"] ?? ""
    let isLetters = id.utf8.allSatisfy { byte in
      (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
    }
    #expect(id.utf8.count == 10 && isLetters, "request-id: \(id)", sourceLocation: location)
    let expected = [
      ("Access-Control-Allow-Origin", "*"),
      ("Access-Control-Expose-Headers", "request-id, ETag, Link, Retry-After"),
      ("X-Content-Type-Options", "nosniff"), ("X-Frame-Options", "SAMEORIGIN"),
      ("Referrer-Policy", "no-referrer"),
    ]
    for (name, value) in expected {
      #expect(response[name] == value, "\(name)", sourceLocation: location)
    }
    #expect(response["X-Powered-By"] == nil, sourceLocation: location)
    if request.method == "HEAD" || response.status == 204 || response.status == 304 {
      #expect(response.body.isEmpty, sourceLocation: location)
    }
  }

  /// Creates an announcement with a photo, and returns the values of the cases' placeholders.
  private static func preparedValues(
    _ transport: some Transport
  ) throws -> [(String, String)] {
    let created = try transport.send(
      WireRequest(
        method: "POST", target: "/api/v1/announcements",
        headers: [HeaderField("Content-Type", "application/json")],
        body: Array(ExampleDraft.members.utf8)))
    let object = try JSONValue(parsing: created.body).object
    let id = try #require(object?["id"]?.string)
    let password = try #require(object?["managementPassword"]?.string)
    let basic = TestBase64.encoded("\(id):\(password)")
    let uploaded = try transport.send(
      .upload(Array("GIF89a".utf8), of: id, authorization: "Basic \(basic)"))
    try #require(uploaded.status == 201)
    return [
      ("{id}", id), ("{password}", password), ("{basic}", basic),
      ("{wrong}", TestBase64.encoded("\(id):000000")),
      ("{foreign}", TestBase64.encoded("00000000-0000-4000-8000-000000000000:\(password)")),
      ("{admin}", adminToken), ("{photo}", "/images/\(id).jpeg"),
    ]
  }
}

/// A Base64 encoder for clients.
package enum TestBase64 {
  package static func encoded(_ text: String) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var result = ""
    let bytes = Array(text.utf8)
    for start in stride(from: 0, to: bytes.count, by: 3) {
      let group = bytes[start..<min(start + 3, bytes.count)]
      var bits: UInt32 = 0
      for index in 0..<3 {
        bits = bits << 8 | UInt32(index < group.count ? group[start + index] : 0)
      }
      for index in 0..<4 {
        let digit = digits[Int(bits >> UInt32(18 - 6 * index) & 63)]
        result.append(index <= group.count ? digit : "=")
      }
    }
    return result
  }
}

extension String {
  fileprivate func replacing(_ placeholders: [(String, String)]) -> String {
    guard utf8.contains(UInt8(ascii: "{")) else { return self }
    var text = self
    for (name, value) in placeholders {
      while let range = text.firstRange(of: name) { text.replaceSubrange(range, with: value) }
    }
    return text
  }
}
