import Foundation
import PetMapCommands
import PetMapService
import ServiceTestSupport
import Testing

/// Tests the callouts of a service that serves a file.
@Suite final class ServeCalloutTests {
  private static let pets = packageRoot.appending(path: "Fixtures/callout/pets.json").path
  private let process = Process()
  private let server: OverSocket

  init() throws {
    let errors = Pipe()
    process.executableURL = Subprocess.program
    process.arguments = ["serve", "--source", Self.pets, "--port", "0"]
    process.environment = ["PATH": "/usr/bin:/bin"]
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    try process.run()
    var text = ""
    var port: Int?
    while port == nil {
      let bytes = errors.fileHandleForReading.availableData
      try #require(!bytes.isEmpty, "the process ended: \(text)")
      text += String(decoding: bytes, as: UTF8.self)
      port = text.firstMatch(of: /:([0-9]+),/).flatMap { Int($0.1) }
    }
    server = OverSocket(port: try #require(port))
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  private func get(_ target: String) throws -> WireResponse {
    try server.send(WireRequest(method: "GET", target: target))
  }

  /// Returns the path of a pet's callout.
  private func callout(_ name: String) throws -> String {
    let list = try get("/api/v1/announcements").body
    let object = try JSONSerialization.jsonObject(with: Data(list)) as? [String: Any]
    let pets = try #require(object?["data"] as? [[String: Any]])
    let pet = try #require(pets.first { $0["petName"] as? String == name })
    return "/api/v1/announcements/\(try #require(pet["id"] as? String))/callout"
  }

  /// A text for each parameter of a callout, and all of them together.
  private static let layouts = [
    "at=150,430", "center=52.2,21&zoom=9", "center=35.7,499.7&zoom=4", "bbox=139,35,140,36",
    "bbox=499,35,500,36&insets=59,0,34,0", "at=150,430&previous=LEFT", "at=150,430&marker=20×30",
    "at=150,430&sides=right,left&align=start&padding=4,5,6,7&arrow=30x14",
    "at=150,430&avoid=390x300@0,0,40x40@60,460",
    "at=150,430&gap=5", "width=120", "width=600", "text-scale=3.2", "photo-height=none",
    "photo-height=80", "fields=photo, name ,badge", "fields=name&fields=badge", "lang=pl",
    "lang=PL", "contrast=increased", "drawing", "scale=8",
    "at=150,430&lang=pl&text-scale=1.5&marker=20x30@10,30&gap=5&photo-height=80"
      + "&fields=photo,name,badge&drawing",
  ]

  @Test func `layouts are the same as those of petmap callout, except for the ID`() throws {
    // The service hides the contact details of closed announcements.
    let path = try callout("قطتي لولو")
    func layout(_ text: String) -> Substring { text.drop { $0 != "}" } }
    for query in Self.layouts {
      let parameters = query.split(separator: "&").map(String.init)
      let encoded = parameters.map { text in
        text.addingPercentEncoding(withAllowedCharacters: .urlQueryAllowed) ?? text
      }
      let response = try get("\(path)?viewport=390x844&\(encoded.joined(separator: "&"))")
      #expect(response.status == 200, "\(query)")
      #expect(response["Content-Type"] == "application/json; charset=utf-8")
      let run = Run(
        ["callout", "--source", Self.pets, "--pin", "lulu", "--viewport", "390x844", "--quiet"]
          + parameters.map { "--\($0)" })
      #expect(run.status == .done, "\(query): \(run.errors)")
      #expect(
        layout(String(decoding: response.body, as: UTF8.self)) == layout(run.output), "\(query)")
    }
  }

  @Test func `the error for an invalid parameter names the parameter`() throws {
    let path = try callout("タマ")
    for (query, field, message) in [
      ("", "viewport", "'viewport' is required"),
      ("viewport=390x844&zoom=3", "center", "'center' is required when 'zoom' is provided"),
      (
        "viewport=390x844&bbox=1,2,3,4&center=1,2&zoom=3", "bbox",
        "'bbox' cannot be combined with 'center' or 'zoom'"
      ),
      ("viewport=390x844&width=5", "width", "'width' must be a number from 120 to 600"),
      (
        "viewport=90x90&insets=50,0", "insets",
        "'insets' must be top,right,bottom,left in pixels, such as 59,0,34,0"
      ),
      ("viewport=90x90&insets=50", "insets", "'insets' is too large for 'viewport'"),
    ] {
      let response = try get(path + "?" + query)
      #expect(response.status == 400)
      let object = try JSONSerialization.jsonObject(with: Data(response.body)) as? [String: Any]
      let error = try #require(object?["error"] as? [String: Any])
      #expect(error["field"] as? String == field)
      #expect(error["message"] as? String == "Parameter \(message)")
    }
  }
}
