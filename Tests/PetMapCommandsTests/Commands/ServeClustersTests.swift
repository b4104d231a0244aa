import Foundation
import PetMapCommands
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

/// Compares a file's clusters on the command line with those from a service that serves the file.
@Suite struct ServeClustersTests {
  @Test func `a service that serves a file returns the same clusters as the command line`() throws {
    let console = Console(
      output: OutputStream(keepingWithColumns: nil), errors: OutputStream(keepingWithColumns: nil)
    ) { _ in nil }
    let arguments = Arguments(
      SourceOptions(), try ParsedArguments(["--source", ShelterFile.path], of: .serve))
    let service = try Service(
      ServiceEnvironment(
        store: SourceStore.read(arguments, console).0,
        hasher: PlainHasher(), adminToken: nil, now: { Timestamp(milliseconds: 0) },
        random: { 1 }))
    service.makeClusters()
    for zoom in [0, 5, 8, 9, 10, 12, 14, 16] {
      let run = Run([
        "pins", "--source", ShelterFile.path, "--quiet", "--cluster", "--zoom", "\(zoom)",
        "--bbox=-119,33,-117,35", "--format", "geojson",
      ])
      #expect(run.status == .done)
      let response = try InProcess(service).send(
        WireRequest(
          method: "GET",
          target: "/api/v1/pins?cluster=true&zoom=\(zoom)&bbox=-119,33,-117,35"))
      #expect(response.status == 200)
      let (own, served) = (
        Self.features(of: run.output),
        Self.features(of: String(decoding: response.body, as: UTF8.self))
      )
      #expect(own.count == served.count && !own.isEmpty)
      for (one, other) in zip(own, served) {
        if one.contains("\"cluster\":true") {
          #expect(Self.imported(one) == other, "zoom \(zoom)")
        } else {
          // The service completes and validates a record's fields, so only the IDs are compared.
          #expect(Self.id(Self.imported(one)) == Self.id(other), "zoom \(zoom)")
        }
      }
    }
  }

  /// Returns the text of each feature.
  private static func features(of text: String) -> [String] {
    text.components(separatedBy: "{\"type\":\"Feature\",").dropFirst().map {
      String($0.reversed().drop { ",]}\n".contains($0) }.reversed())
    }
  }

  private static func id(_ feature: String) -> String? {
    feature.firstMatch(of: /"id":"([^"]+)"/).map { String($0.1) }
  }

  /// Returns a feature with the IDs that an import assigns.
  private static func imported(_ feature: String) -> String {
    feature.replacing(/"(id|cluster_id)":"([^"@]+)/) { match in
      "\"\(match.1)\":\"\(AnnouncementID(ofSource: String(match.2)).text)"
    }
  }
}
