import PetMapAPI
import PetMapService
import Testing

@Suite struct FormFieldsTests {
  private func fields(_ text: String) throws -> FormFields {
    try FormFields(urlencoded: Array(text.utf8))
  }

  @Test func `values are decoded, and CRLF becomes a line feed`() throws {
    let form = try fields("a=1&b=x+y%26%3D&empty=&flag&%C5%BC=%C3%B3&lines=1%0D%0A2&&")
    #expect(form["a"] == "1")
    #expect(form["b"] == "x y&=")
    #expect(form["empty"] == "")
    #expect(form["flag"] == "")
    #expect(form["ż"] == "ó")
    #expect(form["lines"] == "1\n2")
    #expect(form["other"] == nil)
    #expect(try fields("") == FormFields())
  }

  @Test(arguments: [
    "a=%", "a=%4", "a=%G0", "%=1", "a=%FF", "a=%C3", "a=%00", "a=1&a=2", "a=1&%61=1",
  ])
  func `a malformed escape, invalid UTF-8, NUL, and a repeated name are rejected`(
    _ text: String
  ) {
    #expect(throws: FormFields.Malformed.self) { try fields(text) }
  }

  @Test func `a body over the limit is rejected`() throws {
    let prefix = "a="
    let limit = FormFields.limit - prefix.utf8.count
    #expect(try fields(prefix + String(repeating: "x", count: limit))["a"]?.utf8.count == limit)
    #expect(throws: FormFields.Malformed.self) {
      try fields(prefix + String(repeating: "x", count: limit + 1))
    }
  }
}

@Suite struct FormOriginTests {
  private func origin(_ headers: [(String, String)]) -> FormOrigin {
    RequestHead(
      "POST", "/manage", headers: HeaderFields(headers.map { HeaderField($0.0, $0.1) }),
      peer: "127.0.0.1", id: "x"
    ).formOrigin
  }

  @Test func `the site is determined by Sec-Fetch-Site or, if it is missing, by Origin`() {
    let host = ("Host", "pets.example:8080")
    #expect(origin([host, ("Sec-Fetch-Site", "same-origin")]) == .own)
    #expect(origin([host, ("Sec-Fetch-Site", "none")]) == .own)
    for site in ["cross-site", "same-site", "", "SAME-ORIGIN"] {
      let headers = [host, ("Sec-Fetch-Site", site), ("Origin", "http://pets.example:8080")]
      #expect(origin(headers) == .foreign, "\(site)")
    }
    #expect(origin([host, ("Origin", "https://PETS.example:8080")]) == .own)
    for site in ["http://pets.example", "http://evil.example:8080", "null", "", "x"] {
      #expect(origin([host, ("Origin", site)]) == .foreign, "\(site)")
    }
    let own = ("Origin", "http://pets.example:8080")
    #expect(origin([host, own, own]) == .foreign)
    #expect(origin([own]) == .foreign)
    #expect(origin([host]) == .unknown)
  }
}
