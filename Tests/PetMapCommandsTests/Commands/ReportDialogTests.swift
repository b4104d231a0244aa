import Foundation
import PetMapHTTPServer
import PetMapAnnouncements
import ServiceTestSupport
import TestSupport
import Testing

/// Tests `petmap report` on a terminal, and reports that are sent in two runs.
extension ServiceCommandTests {
  private func list(_ server: HTTPServer) throws -> String {
    try Subprocess(["pins", "--count", "--source", "http://127.0.0.1:\(server.port)"]).output
  }

  @Test func `a report is entered step by step, with invalid answers and going back`() throws {
    let server = try server()
    defer { _ = server.stop() }
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }
    let data = TemporaryDirectory()
    let run = try TerminalRun(
      ["report", "--source", "http://127.0.0.1:\(server.port)"],
      answers: [
        "<", "12345-67890-12345",  // the microchip
        "/etc/passwd", "'\(photo.path)'",
        "2999-01-01", "soon", "2025-11-18", "dragon", "Dog", "", "Beagle", "female", "41", "<",
        "male", "3", "black", "huge", "large",
        "95, 21", "52.2", "",  // no position yet
        "Rex", "red", "torn ear", "Łaciaty",
        "123", "+48 123-456-789", "a@b", "ola@example.org", "500 PLN",
        "<", "-", "y",
        "52.2297, 21.0122",
      ], environment: ["XDG_DATA_HOME": data.path, "NO_COLOR": "1"])
    #expect(run.status == 0)
    for words in [
      "1/4  Microchip number", "2/4  Animal photo", "3/4  Animal description",
      "4/4  Owner's details", "! This is the first question.",
      "! Choose a JPEG, PNG", "! The date cannot be in the future.",
      "! Enter a date as YYYY-MM-DD.", "! Select an option", "! This field is required.",
      "! Enter whole years from 0 to 40.", "Gender [female]: ",
      "! Enter a latitude from -90 to 90.", "! Enter both coordinates or neither.", "7/500",
      "! Enter a phone number of 7 to 15 digits.", "! Enter a valid email address.",
      "Reward for the finder (optional) [500 PLN]: ", "Send this report? [Y/n] ",
      "! Where was the animal last seen? Add its position.", "Report sent",
      "Management password: ",
    ] {
      #expect(run.errors.contains(words), "\(words)")
    }
    let id = try #require(run.output.split(separator: " ").first)
    let shown = try Subprocess([
      "show", String(id), "--source", "http://127.0.0.1:\(server.port)",
    ]).output
    #expect(shown.hasPrefix("MISSING  Rex\n"))
    #expect(shown.contains("Date of Disappearance: Nov 18, 2025\n"))
    #expect(shown.contains("Microchip number: 123-456-789-012-345\n"))
    #expect(shown.contains("Animal Sex: ♂ Male\nAnimal Approx. Age: 3 years\n"))
    #expect(shown.contains("Colors: black\nSize: Large\nCollar: red\n"))
    #expect(shown.contains("Contact owner: +48 123-456-789\nContact owner: ola@example.org\n"))
    #expect(!shown.contains("500 PLN"))
  }

  @Test func `a dry run also prompts, and a report can be canceled`() throws {
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }
    let given = ["report", "--dry-run", "--photo", photo.path] + complete.dropLast(4)
    let answers = ["", "2025-11-18", "", "", "", "", "", "", "", "a@b.pl", ""]
    let run = try TerminalRun(given, answers: answers + ["y"])
    #expect(run.status == 0)
    #expect(run.output.hasPrefix(#"{"species":"DOG","breed":"Beagle","sex":"MALE","#))
    #expect(run.output.contains(#""email":"a@b.pl","phone":"+48 123 456 789","lastSeenDate""#))
    #expect(try TerminalRun(given, answers: answers + ["n"]).status == 1)
    let ended = try TerminalRun(["report"], answers: [""])
    #expect(ended.status == 2)
    #expect(
      ended.errors.hasSuffix(
        "petmap: standard input: unexpected end of input; answer the prompts, or use options\n"))
  }

  @Test func `only the photo is sent if an earlier command has created the report`() throws {
    let server = try server()
    defer { _ = server.stop() }
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }
    let data = TemporaryDirectory()
    let environment = ["XDG_DATA_HOME": data.path, "NO_COLOR": "1"]
    // The photo upload is interrupted twice with options and twice on a terminal.
    let cut = CuttingProxy.Cut(request: 250)
    let proxy = try #require(
      CuttingProxy(to: server.port, [.init(), cut, cut, .init(), cut, cut]))
    defer { proxy.stop() }
    let url = "http://127.0.0.1:\(proxy.port)"
    let arguments =
      ["report", "--source", url, "--photo", photo.path, "--date", "2025-11-18"] + complete

    let first = try Subprocess(arguments, environment: environment)
    #expect(first.status == 5)
    #expect(first.errors.contains("run the same command again to send only the photo"))
    #expect(try list(server) == "0\n")
    #expect(try Subprocess(arguments, environment: environment).status == 5)
    let credentials = first.output.split(whereSeparator: \.isWhitespace)

    // Another report does not affect the pending one.
    let other = try TerminalRun(
      ["report", "--source", url, "--photo", photo.path] + complete.dropLast(4),
      answers: ["n", "", "", "", "", "", "", "", "", "", "a@b.pl", "", "y", "y", "n"],
      environment: environment)
    #expect(
      other.errors.contains(
        "An earlier report is still waiting for its photo. Send it now? [Y/n] "))
    for credential in credentials { #expect(other.errors.contains(": \(credential)\n")) }
    #expect(other.errors.contains("! You are offline. Your report is kept; try again."))
    #expect(other.errors.contains("Try again? [Y/n] "))
    #expect(other.status == 5)
    #expect(try list(server) == "0\n")

    let resumed = try TerminalRun(
      ["report", "--source", url], answers: ["y"], environment: environment)
    #expect(resumed.status == 0)
    #expect(resumed.errors.contains("Report sent"))
    #expect(resumed.output == other.output)
    #expect(try list(server) == "1\n")
  }

  @Test func `a corrected report replaces one whose response was lost`() throws {
    let server = try server()
    defer { _ = server.stop() }
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }
    let data = TemporaryDirectory()
    let proxy = try #require(CuttingProxy(to: server.port, [.init(response: 5)]))
    defer { proxy.stop() }
    let arguments =
      ["report", "--source", "http://127.0.0.1:\(proxy.port)", "--photo", photo.path]
      + ["--microchip", "123456789012345"] + complete
    let environment = ["XDG_DATA_HOME": data.path]
    let lost = try Subprocess(arguments, environment: environment)
    #expect(lost.status == 5)
    #expect(lost.output == "")
    // The announcement has the microchip number until it is deleted.
    let corrected = try Subprocess(
      arguments.map { $0 == "Rex" ? "Max" : $0 }, environment: environment)
    #expect(corrected.status == 0, "\(corrected.errors)")
    #expect(try list(server) == "1\n")
  }

  @Test(arguments: [
    ("Asia/Beirut", "ar_LB.UTF-8"), ("America/Sao_Paulo", "pt_BR.UTF-8"),
    ("Asia/Bangkok", "th_TH.UTF-8"), ("Pacific/Kiritimati", "pl_PL.UTF-8"),
    ("Pacific/Pago_Pago", "de_DE.UTF-8"),
  ])
  func `reports use the date in the local time zone, regardless of the locale`(
    zone: String, locale: String
  ) throws {
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }
    let environment = ["TZ": zone, "LC_ALL": locale, "LANG": locale]
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: zone))
    func today() throws -> String {
      let day = calendar.dateComponents([.year, .month, .day], from: Date())
      return try #require(
        CalendarDate(year: day.year ?? 0, month: day.month ?? 0, day: day.day ?? 0)
      ).isoText
    }
    let before = try today()
    let run = try Subprocess(
      ["report", "--dry-run", "--photo", photo.path] + complete, environment: environment)
    // Midnight may have passed in the meantime.
    let days = Set([before, try today()])
    #expect(days.contains { run.output.contains(#""lastSeenDate":"\#($0)""#) })
    #expect(run.output.contains(#""locationLatitude":52.2297,"locationLongitude":21.0122,"#))
    let shown = try Subprocess(
      ["show", "rex", "--source", "-", "--input-format", "csv"],
      input: "id,lat,lng,date,age\nrex,52.2297,21.0122,2025-11-18,3\n", environment: environment)
    #expect(shown.output.contains("Date of Disappearance: Nov 18, 2025\n"))
    #expect(shown.output.contains("52.22970° N, 21.01220° E\n"))
    #expect(shown.output.contains("Animal Approx. Age: 3 years\n"))
  }
}
