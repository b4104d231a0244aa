import Foundation
import PetMapCommands
import PetMapJSON
import ServiceTestSupport
import TestSupport
import Testing

/// Tests the options of `petmap serve` for alerts, with a program that takes mail.
@Suite struct ServeAlertsTests {
  private let directory = TemporaryDirectory()

  private static let mail: [String] = ["--mail-command", "/bin/cat"]
  private static let from: [String] = ["--mail-from", "alerts@pets.example"]
  private static let url: [String] = ["--public-url", "https://pets.example"]
  private static let push: [String] = ["--push", "mailto:admin@pets.example"]

  private static let refused: [(options: [String], message: String)] = [
    (mail, "--mail-command: requires --mail-from; add --mail-from"),
    (from, "--mail-from: requires --mail-command; add --mail-command"),
    ([mail, from].flatMap { $0 }, "--mail-command: requires --public-url; add --public-url"),
    (push, "--push: requires --public-url; add --public-url"),
    (["--push-services", "push.example"], "--push-services: requires --push; add --push"),
    (
      [["--mail-command", "/no/program -t"], from, url].flatMap { $0 },
      #"--mail-command: there is no program "/no/program"; use the path of a program such as "#
        + "/usr/sbin/sendmail"
    ),
  ]

  @Test(arguments: refused)
  func `options that cannot work are refused before a store is created`(
    _ options: [String], _ message: String
  ) {
    let path = directory.file("pets.sqlite")
    let run = Run(["serve", "--port", "0", "--store", path] + options)
    #expect(run.status == .usage && run.errors == "petmap: \(message)\n")
    #expect(!FileManager.default.fileExists(atPath: path))
  }

  @Test func `mail is confirmed, sent, and listed for its address`() throws {
    let (path, outbox) = (directory.file("pets.sqlite"), directory.file("outbox"))
    let script = directory.file("sendmail")
    try "#!/bin/sh\ncat >> '\(outbox)'\n".write(toFile: script, atomically: true, encoding: .utf8)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script)
    let server = try ServeProcess(
      [["--store", path, "--mail-command", "\(script) -t"], Self.from, Self.url].flatMap { $0 })
    try post(
      server, "/api/v1/alerts", "application/json",
      #"{"search":"near=52.2297,21.0122&radius=5","mail":"ann@example.org"}"#, status: 201)
    let asked = try sentMail(in: outbox) { $0.contains("/alerts/") }
    #expect(asked.contains("To: ann@example.org\n"))
    let token = try #require(asked.firstMatch(of: /pets\.example\/alerts\/([0-9a-z]{26})/)?.1)
    try post(
      server, "/alerts/\(token)", "application/x-www-form-urlencoded", "action=confirm",
      status: 303)
    let record = "id,lat,lng,name,status\nrex,52.2297,21.0122,Rex,missing\n"
    try write(Array(record.utf8), to: directory.file("pets.csv"))
    let imported = Run(["import", "--source", directory.file("pets.csv"), "--store", path])
    #expect(imported.status == .done)
    let told = try sentMail(in: outbox) { $0.contains("List-Unsubscribe: ") }
    #expect(told.contains("Rex"))

    let listed = Run(["moderate", "alerts", "ann@example.org", "--store", path])
    #expect(listed.status == .done)
    #expect(listed.output.hasSuffix("\tconfirmed\tnear=52.2297%2C21.0122&radius=5\n"))
    let stop = ["moderate", "stop-alerts", "ann@example.org", "--as", "kim", "--store", path]
    #expect(Run(stop).status == .done)
    let audit = Run(["moderate", "audit", "--store", path]).output.split(separator: "\n").last
    #expect(
      audit?.contains(
        #""actor":"administrator","name":"kim","action":"stop-alert""#) == true, "\(audit ?? "")")
    #expect(audit?.contains("ann@") == false)
    #expect(Run(["moderate", "alerts", "ann@example.org", "--store", path]).status == .noResult)
    #expect(try server.get("/alerts/\(token)").status == 404)
    #expect(server.stop() == 0)
  }

  private func post(
    _ server: ServeProcess, _ target: String, _ type: String, _ body: String, status: Int
  ) throws {
    let client = try SocketClient(port: server.port)
    client.send(
      "POST \(target) HTTP/1.1\r\nHost: x\r\nContent-Type: \(type)\r\n"
        + "Content-Length: \(body.utf8.count)\r\n\r\n\(body)")
    var buffer: [UInt8] = []
    let response = try client.receiveResponse(buffer: &buffer)
    #expect(response.status == status, "\(String(decoding: response.body, as: UTF8.self))")
  }

  /// Waits until the mail that was sent satisfies a condition.
  private func sentMail(in path: String, _ isExpected: (String) -> Bool) throws -> String {
    for _ in 0..<3000 {
      let sent = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
      let text = sent.replacing("=\n", with: "")
      if isExpected(text) { return text }
      usleep(10_000)
    }
    Issue.record("no such mail")
    return ""
  }
}
