import Foundation
import PetMapAlerts
import PetMapAnnouncements
import TestSupport
import Testing

struct MailMessageTests {
  private func message(
    name: String = "petmap", subject: String = "Rex was seen", text: String = "Hello\n",
    identifier: String = "7-1", unsubscribe: String? = "https://pets.example.org/alerts/a?b=c",
    receiver: String = "ola@example.org"
  ) throws -> MailMessage {
    MailMessage(
      from: Mailbox(name: name, try MailAddress("alerts@pets.example.org")),
      to: try MailAddress(receiver), subject: subject, text: text,
      date: try #require(Timestamp(iso: "2026-11-30T12:00:00Z")), identifier: identifier,
      unsubscribeURL: unsubscribe)
  }

  @Test func `a message has the headers of automatic messages`() throws {
    let text = String(decoding: try message().bytes(.lf), as: UTF8.self)
    #expect(
      text == """
        From: petmap <alerts@pets.example.org>
        To: ola@example.org
        Subject: Rex was seen
        Date: Mon, 30 Nov 2026 12:00:00 +0000
        Message-ID: <7-1@pets.example.org>
        Auto-Submitted: auto-generated
        List-ID: <alerts.pets.example.org>
        List-Unsubscribe: <https://pets.example.org/alerts/a?b=c>
        List-Unsubscribe-Post: List-Unsubscribe=One-Click
        MIME-Version: 1.0
        Content-Type: text/plain; charset=utf-8
        Content-Transfer-Encoding: quoted-printable

        Hello

        """)
  }

  /// RFC 8058 requires HTTPS.
  @Test func `only an https URL can be unsubscribed from in one click`() throws {
    let text = String(
      decoding: try message(unsubscribe: "http://localhost:3000/a").bytes(.lf), as: UTF8.self)
    #expect(text.contains("\nList-Unsubscribe: <http://localhost:3000/a>\n"))
    #expect(!text.contains("One-Click"))
    #expect(
      !String(decoding: try message(unsubscribe: nil).bytes(.lf), as: UTF8.self).contains("List-"))
  }

  // MARK: Python's parser

  /// What Python's `email` package reads from a message.
  private struct Parsed: Decodable {
    var subject: String
    var name: String
    var address: String
    var to: [String]
    var headers: [String]
    var defects: [String]
    var text: String
  }

  /// Reads messages in Base64. The name of the sender is read by the older of the two parsers, because
  /// the newer one of Python 3.11 adds spaces between encoded words.
  private static let script = """
    import base64, email, email.header, email.policy, email.utils, json, sys
    def parsed(data):
        message = email.message_from_bytes(data, policy=email.policy.SMTP)
        old = email.message_from_bytes(data)
        name = email.utils.parseaddr(old["From"])[0]
        defects = message.defects + [d for v in message.values() for d in getattr(v, "defects", ())]
        return {"subject": message["Subject"], "address": message["From"].addresses[0].addr_spec,
            "name": str(email.header.make_header(email.header.decode_header(name))),
            "to": [a.addr_spec for a in message["To"].addresses], "headers": message.keys(),
            "defects": [repr(d) for d in defects],
            "text": message.get_content().replace("\\r\\n", "\\n")}
    json.dump([parsed(base64.b64decode(text)) for text in json.load(sys.stdin)], sys.stdout)
    """

  private static let headers = [
    "From", "To", "Subject", "Date", "Message-ID", "Auto-Submitted", "List-ID", "List-Unsubscribe",
    "List-Unsubscribe-Post", "MIME-Version", "Content-Type", "Content-Transfer-Encoding",
  ]

  /// Parses messages with both line endings, and checks what is true of every message.
  private func parsed(_ messages: [MailMessage]) throws -> [Parsed] {
    for message in messages {
      let (lf, crlf) = (message.bytes(.lf), message.bytes(.crlf))
      #expect(!lf.contains(UInt8(ascii: "\r")) && !lf.contains(0))
      let lines = lf.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      #expect(crlf == Array(lines.joined(separator: Array("\r\n".utf8))))
      #expect(lf.allSatisfy { $0 < 0x80 } && lf.last == UInt8(ascii: "\n"))
      #expect(!lines.contains { $0.first == UInt8(ascii: ".") })
      #expect(!lines.contains { $0.starts(with: Array("From ".utf8)) })
      #expect(!lines.contains { $0.last == UInt8(ascii: " ") || $0.last == UInt8(ascii: "\t") })
      let end = try #require(lines.firstIndex { $0.isEmpty })
      #expect(lines[(end + 1)...].allSatisfy { $0.count <= 76 })
      for line in lines[..<end] {
        let isURL = line.starts(with: Array("List-Unsubscribe:".utf8))
        let isEncoded = line.firstRange(of: Array("=?".utf8)) != nil
        let limit = isURL ? 998 : isEncoded ? 76 : 78
        #expect(line.count <= limit || line.starts(with: Array("Message-ID:".utf8)))
      }
    }
    let input = [MailMessage.LineEnding.lf, .crlf].flatMap { ending in
      messages.map { Data($0.bytes(ending)).base64EncodedString() }
    }
    let output = try Tool("python3").data(["-c", Self.script], input: JSONEncoder().encode(input))
    let results = try JSONDecoder().decode([Parsed].self, from: output)
    try #require(results.count == 2 * messages.count)
    for (lf, crlf) in zip(results, results[messages.count...]) {
      #expect(lf.defects.isEmpty && crlf.defects.isEmpty, "\(lf)")
      #expect(lf.headers == Self.headers)
      #expect(lf.text == crlf.text && lf.subject == crlf.subject && lf.name == crlf.name)
    }
    return Array(results[messages.count...])
  }

  @Test(.needs("python3")) func `any subject is read back`() throws {
    let subjects = [
      "Rex", "", "Ktoś widział Reksa 🐕‍🦺 przy ulicy Żółwiej", "شوهد ريكس قرب المحطة",
      String(repeating: "A long subject of plain words. ", count: 20) + "End",
      String(repeating: "a", count: 1000), String(repeating: "żółw ", count: 60) + "koniec",
      String(repeating: "🐢", count: 300), "Z\(String(repeating: "\u{0301}", count: 200))algo",
      "=?utf-8?Q?Rex?=", "two  spaces", "a \"quote\" and \\ (comment)", "Re: Rex?=", "?= =? =",
      "(=?utf-8?Q?Rex?=)", String(repeating: "abc ", count: 30) + String(repeating: "d", count: 75),
    ]
    let parsed = try parsed(subjects.map { try message(subject: $0) })
    #expect(parsed.map { $0.subject } == subjects)
  }

  @Test(.needs("python3")) func `any name of the sender is read back`() throws {
    let names = [
      "petmap", "Zaginione zwierzęta 🐾", "\"\"\"\\\"\\", "O'Neil, Ola (shelter) <x@y.org>",
      "St. John: pets; lost @ found", String(repeating: "name ", count: 30) + "end",
      String(repeating: "\"", count: 100), "=?utf-8?Q?a?=", "حيوانات", "a  b",
      String(repeating: "żółw ", count: 30) + "koniec",
    ]
    let parsed = try parsed(names.map { try message(name: $0) })
    #expect(parsed.map { $0.name } == names)
    #expect(parsed.allSatisfy { $0.address == "alerts@pets.example.org" })
    #expect(parsed.allSatisfy { $0.to == ["ola@example.org"] })
  }

  @Test(.needs("python3")) func `any text is read back`() throws {
    let texts = [
      "", "Hello\n", "Hello", "a\n\nb\n", String(repeating: "x", count: 1000) + "\n",
      String(repeating: "words and ", count: 100) + "\n", "Zażółć gęślą jaźń 🐢👩‍👩‍👧\n",
      String(repeating: "ż", count: 500) + "\n", "trailing \ntab\t\n \n", ".\n..dot\n.\n",
      "From here\nFrom: x\n>From y\n", "= =3D =\n=", "שלום \u{202B}עולם\u{202C}\n",
      String(repeating: ".", count: 300), String(repeating: "From ", count: 60),
      String(repeating: " ", count: 200), String(repeating: "a", count: 75) + " \n",
      String(repeating: "a", count: 74) + "ż\n", "--\nsignature\n", "\tindented\n  twice\n",
    ]
    // The end of the last line is part of the format.
    func trimmed(_ text: String) -> String {
      String(text.reversed().drop { $0 == "\n" }.reversed())
    }
    let parsed = try parsed(texts.map { try message(text: $0) })
    #expect(parsed.map { trimmed($0.text) } == texts.map { trimmed($0) })
  }

  @Test func `control characters are removed from the text, and lines end in any way`() throws {
    let message = try message(text: "a\u{0}b\u{1B}[1m\rc\r\nd\u{85}e\n")
    let text = String(decoding: message.bytes(.lf), as: UTF8.self)
    #expect(text.hasSuffix("\n\nab[1m\nc\nde\n"))
  }

  @Test(.needs("python3")) func `no value can add a header or end the headers`() throws {
    let separators = [
      "\r\n", "\n", "\r", "\0", "\u{0B}", "\u{0C}", "\u{85}", "\u{2028}", "\r\n\r\n", "\r\n\t",
    ]
    let messages = try separators.map { separator in
      let injected = "x\(separator)Bcc: eve@example.org\(separator)\(separator)body"
      return try message(
        name: injected, subject: injected, identifier: injected,
        unsubscribe: "https://pets.example.org/" + injected)
    }
    for parsed in try parsed(messages) {
      #expect(parsed.subject.hasPrefix("x ") && parsed.subject.hasSuffix("body"))
      #expect(parsed.text == "Hello\n")
      #expect(parsed.to == ["ola@example.org"])
    }
  }

  @Test(.needs("python3")) func `random texts are read back`() throws {
    var random = SeededRandom(seed: 11)
    let alphabet = Array(" \t\n.=FromżŁ🐢\u{200F}\"\\?_,;<>@aé\u{0301}").map { String($0) }
    func text(_ count: Int) -> String {
      (0..<count).map { _ in alphabet.randomElement(using: &random) ?? "" }.joined()
    }
    let cases = (0..<cases(300, debug: 100)).map { _ in
      let counts = [80, 200, 600].map { random.int(in: 0...$0) }
      return (text(counts[0]), text(counts[1]), text(counts[2]))
    }
    let messages = try cases.map { name, subject, body in
      try message(name: name, subject: subject, text: "x" + body + "x\n")
    }
    for (parsed, (name, subject, body)) in zip(try parsed(messages), cases) {
      #expect(words(parsed.subject) == words(subject), "\(random)")
      #expect(words(parsed.name) == words(name), "\(random)")
      #expect(parsed.text == "x" + body + "x\n", "\(random)")
    }
  }

  /// Returns the words of a value in which control characters are spaces.
  private func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\t" || $0 == "\n" }.map { String($0) }
  }
}
