import Foundation
import PetMapCommands
import PetMapGeo
import PetMapAnnouncements
import TestSupport
import Testing

@Suite struct PinsClusterTests {
  private func run(_ arguments: [String]) -> Run {
    Run(["pins", "--source", ShelterFile.path, "--quiet"] + arguments)
  }

  private func clusters(_ arguments: [String]) throws -> [[String: Any]] {
    try features(["--bbox=-119,33,-117,35", "--cluster"] + arguments)
  }

  private func features(_ arguments: [String]) throws -> [[String: Any]] {
    let run = run(["--format", "geojson"] + arguments)
    let object = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let collection = try #require(object as? [String: Any])
    return try #require(collection["features"] as? [[String: Any]])
  }

  @Test func `the clusters match those in a tree of all pins`() throws {
    var pins = ClusterPins()
    var ids: [String: String] = [:]
    for feature in try features([]) {
      let geometry = try #require(feature["geometry"] as? [String: Any])
      let numbers = try #require(geometry["coordinates"] as? [Double])
      // Pins are ranked by the IDs that an import assigns, as in a service that serves the file.
      let id = try #require(feature["id"] as? String)
      let imported = AnnouncementID(ofSource: id).text
      ids[imported] = id
      pins.append(
        id: imported,
        at: try Coordinate(latitude: numbers[1], longitude: numbers[0]))
    }
    let tree = ClusterTree(pins)
    let box = try BoundingBox(west: -119, south: 33, east: -117, north: 35)
    for zoom in cases(of: [0, 9, 12, 14, 16], debug: 2) {
      let expected = tree.nodes(in: box, zoom: zoom).map { node in
        let id = tree.id(of: node)
        return "\(ids[String(id.prefix(36))] ?? "")\(id.dropFirst(36)): \(node.count)"
      }
      let found = try clusters(["--zoom", "\(zoom)"]).map { feature in
        let properties = try #require(feature["properties"] as? [String: Any])
        return "\(feature["id"] ?? ""): \(properties["point_count"] ?? 1)"
      }
      #expect(found.sorted() == expected.sorted())
    }
  }

  @Test(arguments: cases(of: [0, 9, 14, 16], debug: 2))
  func `counts add up to the number of pins`(zoom: Int) throws {
    let features = try clusters(["--zoom", "\(zoom)"])
    var total = 0
    for feature in features {
      let properties = try #require(feature["properties"] as? [String: Any])
      guard let count = properties["point_count"] as? Int else {
        total += 1
        #expect(properties["petName"] != nil)
        continue
      }
      total += count
      #expect(properties["cluster"] as? Bool == true)
      #expect(properties["cluster_id"] as? String == feature["id"] as? String)
      let statuses = ["missing", "found", "closed"].compactMap { properties[$0] as? Int }
      #expect(statuses.count == 3)
      #expect(statuses.reduce(0, +) == count)
      if count < 1000 {
        #expect(properties["point_count_abbreviated"] as? String == String(count))
      } else {
        #expect((properties["point_count_abbreviated"] as? String)?.hasSuffix("k") == true)
      }
      #expect(properties["expansion_zoom"] is Int || properties["expansion_zoom"] is NSNull)
    }
    // Some of the file's pins are outside the box; at zoom 0, the single cluster contains them,
    // too.
    let pins = PinsSearchTests.shelterPins
    let inside = pins.filter { PinsSearchTests.contains([-119, 33, -117, 35], $0) }
    #expect(total == (zoom == 0 ? pins.count : inside.count))
  }

  @Test func `filters are applied before clustering`() throws {
    let all = run(["--bbox=-119,33,-117,35", "--species", "rabbit", "--count"]).output
    let clusters = try clusters(["--zoom", "0", "--species", "rabbit"])
    let properties = try #require(clusters.first?["properties"] as? [String: Any])
    #expect("\(properties["point_count"] as? Int ?? 0)\n" == all)
  }

  @Test func `clusters are counted`() throws {
    let count = run(["--bbox=-119,33,-117,35", "--cluster", "--zoom", "12", "--count"]).output
    #expect(count == "\(try clusters(["--zoom", "12"]).count)\n")
  }

  @Test func `CSV has a row for each cluster`() throws {
    let rows = run([
      "--near", "33.8,-118.2", "--radius", "3km", "--cluster", "--zoom", "12", "--format", "csv",
    ]).output.split(separator: "\n")
    #expect(
      rows[0] == """
        id,cluster,point_count,point_count_abbreviated,expansion_zoom,missing,found,closed,\
        petName,species,breed,lastSeenDate,latitude,longitude,distance,bearing
        """)
    let distances = rows.dropFirst().compactMap {
      Double($0.split(separator: ",", omittingEmptySubsequences: false).dropLast().last ?? "")
    }
    #expect(distances.count == rows.count - 1)
    #expect(distances == distances.sorted())
    #expect(distances.allSatisfy { $0 <= 3000 })
  }

  @Test(arguments: [
    (["--zoom", "9"], "petmap: --zoom: requires --cluster; add --cluster\n"),
    (["--min-points", "3"], "petmap: --min-points: requires --cluster; add --cluster\n"),
    (["--cluster"], "petmap: --cluster: requires --zoom; add --zoom\n"),
    (
      ["--cluster", "--zoom", "25"],
      "petmap: --zoom \"25\": out of range; use a number from 0 to 24\n"
    ),
    (
      ["--cluster", "--zoom", "9", "--sort", "date"],
      "petmap: --sort \"date\": cannot be combined with --cluster; use only one of them\n"
    ),
  ])
  func `conflicting options are rejected`(arguments: [String], error: String) {
    let run = run(["--bbox=-119,33,-117,35"] + arguments)
    #expect(run.errors == error)
    #expect(run.status == .usage)
  }
}
