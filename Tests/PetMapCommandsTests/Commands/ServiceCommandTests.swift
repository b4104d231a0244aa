import Foundation
import PetMapCommands
import PetMapHTTPServer
import PetMapJSON
import PetMapAnnouncements
import PetMapPhotoWorker
import PetMapPhotos
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

struct ServiceCommandTests {
  /// Starts a service on a free loopback port.
  func server() throws -> HTTPServer {
    var environment = ServiceEnvironment.test(now: {
      Timestamp(milliseconds: Int64(Date().timeIntervalSince1970 * 1000))
    })
    environment.preparePhoto = { file throws(PhotoProblem) in try PhotoWorker.prepared(file) }
    let service = try Service(environment)
    var options = HTTPServer.Options()
    options.port = 0
    options.workers = 2
    return try HTTPServer(service, options: options) { _ in }
  }

  let complete = [
    "--species", "dog", "--breed", "Beagle", "--sex", "male", "--at", "52.2297,21.0122", "--phone",
    "+48 123 456 789", "--email", "ola@example.org", "--name", "Rex",
  ]

  func photo() throws -> URL {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("petmap-photo-\(UUID().uuidString).bin")
    let photo = packageRoot.appendingPathComponent("Fixtures/photos/turned/6.jpeg")
    try FileManager.default.copyItem(at: photo, to: file)
    return file
  }

  @Test func `a report is submitted, shown, listed, closed, and removed`() throws {
    let server = try server()
    defer { _ = server.stop() }
    let url = "http://127.0.0.1:\(server.port)"
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }

    let report = try Subprocess(
      ["report", "--source", url, "--photo", photo.path] + complete)
    #expect(report.status == 0)
    let words = report.output.split(whereSeparator: \.isWhitespace).map(String.init)
    try #require(words.count == 2)
    let (id, password) = (words[0], words[1])
    #expect(report.errors.hasPrefix("petmap: report \(id): manage it at \(url)/manage/"))
    let token = report.errors.split(separator: "/").last?.dropLast()
    #expect(token.flatMap { ManagementToken(String($0)) } != nil, "\(report.errors)")

    let shown = try Subprocess(["show", id, "--source", url])
    #expect(shown.status == 0)
    #expect(shown.output.hasPrefix("MISSING  Rex\n\(url)/images/\(id).jpeg\n"))
    #expect(shown.output.contains("Contact owner: +48 123 456 789\n"))
    let polish = try Subprocess(["show", id, "--lang", "pl"], environment: ["PETMAP_SOURCE": url])
    #expect(polish.output.hasPrefix("ZAGINĄŁ  Rex\n"))

    let pins = try Subprocess([
      "pins", "--near", "52.23,21.01", "--radius", "5", "--count", "--source", url,
    ])
    #expect(pins.output == "1\n")

    let wrong = try Subprocess(
      ["close", id, "--source", url], environment: ["PETMAP_PASSWORD": "111"])
    #expect(wrong.status == 3)
    #expect(wrong.errors == "petmap: \"\(url)\": wrong password; check the ID and the password\n")
    let environment = ["PETMAP_PASSWORD": password]
    #expect(try Subprocess(["close", id, "--source", url], environment: environment).status == 0)
    #expect(try Subprocess(["show", id, "--source", url]).output.hasPrefix("CLOSED"))
    #expect(try Subprocess(["remove", id, "--source", url], environment: environment).status == 0)
    let gone = try Subprocess(["show", id, "--source", url])
    #expect(gone.status == 1)
    #expect(gone.errors == "petmap: \"\(url)\": no such announcement; check the ID\n")
  }

  @Test func `a callout's photo is fetched from the service`() throws {
    let server = try server()
    defer { _ = server.stop() }
    let url = "http://127.0.0.1:\(server.port)"
    let photo = packageRoot.appending(path: "Fixtures/photos/size.png").path
    let report = try Subprocess(["report", "--source", url, "--photo", photo] + complete)
    #expect(report.status == 0, "\(report.errors)")
    let id = try #require(report.output.split(separator: " ").first.map(String.init))
    let callout = try Subprocess([
      "callout", "--source", url, "--pin", id, "--viewport", "390x480", "--format", "svg",
    ])
    #expect(callout.status == 0)
    #expect(callout.errors == "")
    #expect(callout.output.contains(";base64,"))
    #expect(
      try Subprocess([
        "callout", "--source", url, "--pin", id, "--viewport", "390x480", "--format", "json",
      ]).output.contains("/images/"))
  }

  @Test func `a dry run prints the report`() throws {
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }
    let run = Run(
      ["report", "--dry-run", "--photo", photo.path, "--date", "2025-11-18"] + complete)
    #expect(run.errors == "")
    #expect(
      run.output == #"{"petName":"Rex","species":"DOG","breed":"Beagle","sex":"MALE","#
        + #""locationLatitude":52.2297,"locationLongitude":21.0122,"email":"ola@example.org","#
        + #""phone":"+48 123 456 789","lastSeenDate":"2025-11-18","status":"MISSING"}"# + "\n")
  }

  @Test(arguments: [("0.00001,21", 0.00001, 21), ("-0.0000425, -0.5", -0.0000425, -0.5)])
  func `a coordinate near the equator is accepted`(
    text: String, latitude: Double, longitude: Double
  ) throws {
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }
    let options = complete.map { $0 == "52.2297,21.0122" ? text : $0 }
    let run = Run(["report", "--dry-run", "--photo", photo.path] + options)
    #expect(run.errors == "")
    let object = try JSONValue(parsing: Array(run.output.utf8)).object
    #expect(object?["locationLatitude"]?.number?.double == latitude)
    #expect(object?["locationLongitude"]?.number?.double == longitude)
  }

  @Test func `a photo of more than 50 megapixels is rejected`() throws {
    let photo = try photo()
    defer { try? FileManager.default.removeItem(at: photo) }
    var file = try bytes(of: photo.path)
    let frame = try #require(file.firstRange(of: [0xFF, 0xC0])).upperBound
    file.replaceSubrange(frame + 3..<frame + 7, with: [0x1F, 0x40, 0x1F, 0x40])
    try write(file, to: photo.path)
    let run = Run(["report", "--dry-run", "--photo", photo.path] + complete)
    #expect(
      run.errors == "petmap: \"\(photo.path)\": The photo is too large; "
        + "use a photo of at most 50 megapixels\n")
    #expect(run.status == .badData)
  }

  @Test(arguments: [
    (["report", "--dry-run"], "--photo: This field is required; run petmap report --help"),
    (
      ["report", "--species", "dragon"],
      "--species \"dragon\": unknown value; use one of dog, cat, bird, rabbit, other"
    ),
    (
      ["report", "--sex", "mal"],
      "--sex \"mal\": unknown value; did you mean male? (valid values: female, male)"
    ),
    (
      ["report", "--date", "2025-02-30"],
      "--date \"2025-02-30\": no such day; use YYYY-MM-DD, such as 2024-02-29"
    ),
    (
      ["report", "--radius", "5league"],
      "--radius \"5league\": unknown unit \"league\"; use a number in m, km, mi or nmi, such as 10km"
    ),
    (
      ["report", "--location-privacy", "3"],
      "--location-privacy \"3\": out of range; use 50 to 10000 meters, such as 500"
    ),
    (
      ["report", "--kind", "found", "--reward", "5"],
      "--reward: not part of a report of a found animal; remove --reward"
    ),
    (["close"], "ID: missing argument; specify the announcement's ID"),
    (
      ["close", "x", "--source", "pets"],
      "--source \"pets\": not the URL of a service; use http://HOST:PORT or https://HOST"
    ),
  ])
  func `an invalid command line is a usage error`(arguments: [String], line: String) {
    let run = Run(arguments)
    #expect(run.errors == "petmap: \(line)\n")
    #expect(run.status == .usage)
  }

  @Test(arguments: ["--basemap", "--places"])
  func `serve with a file that does not exist creates no store`(option: String) throws {
    let folder = try temporaryDirectory()
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = folder.appendingPathComponent("pets.sqlite").path
    let run = try Subprocess(["serve", "--port", "0", "--store", store, option, "nope"])
    #expect(
      run.errors.hasSuffix(
        "petmap: \(option) \"nope\": cannot open: no such file, or it is not readable; "
          + "check the path\n"))
    #expect(run.status == 4)
    #expect(!FileManager.default.fileExists(atPath: store))
  }

  @Test func `show reads files as well as services`() throws {
    let run = try Subprocess(
      ["show", "rex", "--source", "-", "--input-format", "csv"],
      input: "id,name,lat,lng,chip\nrex,Rex\u{1B}[31m,52.2297,21.0122,123456789012345\n")
    #expect(run.output.hasPrefix("MISSING  Rex\\u{1B}[31m\nImage not available\n"))
    #expect(run.output.contains("Microchip number: 123-456-789-012-345\n"))
    #expect(run.output.contains("52.22970° N, 21.01220° E\n  Warsaw\n"))
    #expect(run.output.hasSuffix("\n© GeoNames\n"))
  }

  @Test func `the exit status is 5 if the service is unavailable`() throws {
    let run = try Subprocess([
      "pins", "--count", "--bbox", "1,2,3,4", "--source", "http://127.0.0.1:1",
    ])
    #expect(run.status == 5)
    #expect(
      run.errors
        == "petmap: \"http://127.0.0.1:1\": cannot connect to the service; check that it is running\n"
    )
  }
}
