import Foundation
import PetMapGeo
import Testing

/// What supercluster makes of the shelter file, recorded from its own code.
private struct Reference: Decodable {
  struct Zoom: Decodable {
    let zoom: Int
    let features: Int
    let clusters: Int
    let points: Int
    let largest: [Int]
  }

  let records: Int
  let zooms: [Zoom]

  static func read() throws -> Reference {
    let text = Fixture.lines("clusters/supercluster-shelter.json").joined(separator: "\n")
    return try JSONDecoder().decode(Reference.self, from: Data(text.utf8))
  }
}

/// What supercluster calls the clusters, recorded from its own code.
private struct Numbers: Decodable {
  struct Zoom: Decodable {
    let zoom: Int
    let clusters: Int
    let sum: Int
    let ids: [Int]
    let counts: [Int]
  }

  let zooms: [Zoom]

  static func read() throws -> Numbers {
    let text = Fixture.lines("clusters/supercluster-shelter-ids.json").joined(separator: "\n")
    return try JSONDecoder().decode(Numbers.self, from: Data(text.utf8))
  }
}

/// The first record of each animal of the shelter file.
func shelterPins() throws -> [SamplePin] {
  var seen: Set<Substring> = []
  return Fixture.lines("longbeach-shelter.csv").dropFirst().compactMap { line in
    let fields = line.split(separator: ",", omittingEmptySubsequences: false)
    guard seen.insert(fields[0]).inserted, let longitude = Double(fields[fields.count - 1]),
      let latitude = Double(fields[fields.count - 2])
    else { return nil }
    return SamplePin(id: String(fields[0]), latitude: latitude, longitude: longitude)
  }
}

@Suite struct SuperclusterTests {
  @Test func countsAreThoseOfSupercluster() throws {
    let reference = try Reference.read()
    let samples = try shelterPins()
    #expect(samples.count == reference.records)
    let tree = try ClusterTree(samples, options: ClusterOptions(compatibility: .supercluster))
    for expected in reference.zooms {
      let nodes = tree.nodes(atZoom: expected.zoom)
      let clusters = nodes.filter { $0.isCluster }
      #expect(nodes.count == expected.features, "zoom \(expected.zoom)")
      #expect(clusters.count == expected.clusters, "zoom \(expected.zoom)")
      let largest = clusters.map { $0.count }.sorted(by: >)
      #expect(Array(largest.prefix(10)) == expected.largest, "zoom \(expected.zoom)")
    }
  }

  @Test func idsAreThoseOfSupercluster() throws {
    let tree = try ClusterTree(
      shelterPins(), options: ClusterOptions(compatibility: .supercluster))
    for expected in try Numbers.read().zooms {
      let clusters = tree.nodes(atZoom: expected.zoom).filter { $0.isCluster }
        .map { (id: Int(tree.id(of: $0)) ?? -1, count: $0.count) }
        .sorted { $0.id < $1.id }
      #expect(clusters.count == expected.clusters, "zoom \(expected.zoom)")
      #expect(clusters.reduce(0) { $0 + $1.id * $1.count } == expected.sum)
      #expect(clusters.prefix(5).map(\.id) == expected.ids, "zoom \(expected.zoom)")
      #expect(clusters.prefix(5).map(\.count) == expected.counts, "zoom \(expected.zoom)")
    }
  }
}
