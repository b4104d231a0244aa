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

  @Test func `the layout is the same as that of petmap callout, except for the ID`() throws {
    let response = try get(
      try callout("タマ") + "?viewport=390x844&at=150,430&lang=pl&text-scale=1.5&marker=20x30@10,30"
        + "&gap=5&photo-height=80&fields=photo,name,badge&drawing")
    #expect(response.status == 200)
    #expect(response["Content-Type"] == "application/json; charset=utf-8")
    let run = Run([
      "callout", "--source", Self.pets, "--pin", "tama", "--viewport", "390x844", "--at", "150,430",
      "--lang", "pl", "--text-scale", "1.5", "--marker", "20x30@10,30", "--gap", "5",
      "--photo-height", "80", "--fields", "photo,name,badge", "--drawing",
    ])
    func layout(_ text: String) -> Substring {
      text.drop { $0 != "}" }
    }
    #expect(run.status == .done)
    #expect(layout(String(decoding: response.body, as: UTF8.self)) == layout(run.output))
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
