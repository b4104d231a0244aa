import PetMapAnnouncements
import Testing

struct MailAddressTests {
  @Test(arguments: [
    "ola@example.org", "Ola.Nowak+rex@mail.example.co.uk", "o'neil@example.org",
    "a@xn--bcher-kva.example", "!#$%&'*+-/=?^_`{|}~@example.org",
  ])
  func `plain addresses are accepted`(text: String) throws {
    #expect(try MailAddress(text).description == text)
    #expect(try MailAddress(" \(text)\n").description == text)
  }

  @Test(arguments: [
    ("", MailAddress.Problem.malformed), ("ola", .malformed), ("ola@", .malformed),
    ("a@b@c.org", .malformed), ("Ola <ola@example.org>", .malformed),
    ("ola@example.org\r\nBcc: x@y.org", .malformed), ("ola@exam\u{0}ple.org", .malformed),
    ("\"ola\"@example.org", .malformed), ("ola@localhost", .malformed),
    ("żółw@example.org", .international), ("ola@bücher.example", .international),
    ("ola,eve@example.org", .unusual), ("ola;eve@example.org", .unusual),
    ("(comment)ola@example.org", .unusual), ("group:ola@example.org", .unusual),
    ("ola\\@example.org", .unusual), (".ola@example.org", .unusual),
    ("o..la@example.org", .unusual),
    ("ola@[127.0.0.1]", .unusual), ("ola@exam_ple.org", .unusual), ("ola@-example.org", .unusual),
    ("ola@example.org,eve.org", .unusual),
    (String(repeating: "a", count: 65) + "@example.org", .tooLong),
    ("a@" + String(repeating: "a.", count: 126) + "org", .tooLong),
  ])
  func `other addresses are refused`(text: String, problem: MailAddress.Problem) {
    #expect(throws: problem) { try MailAddress(text) }
  }
}
