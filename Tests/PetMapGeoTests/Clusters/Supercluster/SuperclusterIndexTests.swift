import Foundation
import GeoTestSupport
import PetMapGeo
import TestSupport
import Testing

/// The results of supercluster 8.0.1 for the shelter file, recorded with its original code.
private struct Recording: Decodable {
  struct Run: Decodable {
    let radius: Double
    let extent: Double
    let minPoints: Int
    let maxZoom: Int
    let zooms: [Zoom]
  }

  struct Zoom: Decodable, Equatable {
    let zoom: Int
    let features: Int
    let clusters: Int
    let hash: Int
  }

  let records: Int
  let runs: [Run]

  static func read() throws -> Recording {
    let text = Fixture.lines("clusters/supercluster-8.0.1-shelter.json").joined(separator: "\n")
    return try JSONDecoder().decode(Recording.self, from: Data(text.utf8))
  }
}

@Suite struct SuperclusterIndexTests {
  @Test func `the clusters at every zoom match supercluster's, in the same order`() throws {
    let recording = try Recording.read()
    let pins = try shelterPins().map {
      try Coordinate(latitude: $0.latitude, longitude: $0.longitude)
    }
    #expect(pins.count == recording.records)
    for run in cases(of: recording.runs, debug: 1) {
      let index = SuperclusterIndex(
        pins,
        options: try ClusterOptions(
          radius: run.radius, extent: run.extent, minimumPoints: run.minPoints,
          maximumZoom: run.maxZoom))
      for expected in run.zooms {
        let world = try BoundingBox(west: -180, south: -90, east: 180, north: 90)
        let nodes = index.nodes(in: world, zoom: expected.zoom)
        var hash = 0
        var clusters = 0
        for node in nodes {
          switch node {
          case .pin: hash = (31 * hash + 7) % 2_147_483_647
          case .cluster(let row):
            clusters += 1
            let cluster = index.clusters[row]
            hash = (31 * hash + 7 * cluster.count + cluster.id) % 2_147_483_647
          }
        }
        let found = Recording.Zoom(
          zoom: expected.zoom, features: nodes.count, clusters: clusters, hash: hash)
        #expect(found == expected, "minPoints \(run.minPoints)")
      }
    }
  }

  @Test func `a cluster contains the pins of its children`() throws {
    let pins = try shelterPins().prefix(cases(2_000, debug: 400)).map {
      try Coordinate(latitude: $0.latitude, longitude: $0.longitude)
    }
    let index = SuperclusterIndex(pins)
    for row in stride(from: 0, to: index.clusters.count, by: 17) {
      let leaves = index.leaves(ofCluster: row)
      #expect(leaves.count == index.clusters[row].count && Set(leaves).count == leaves.count)
      let parts = index.children(ofCluster: row).flatMap { node in
        switch node {
        case .pin(let pin): [pin]
        case .cluster(let child): index.leaves(ofCluster: child)
        }
      }
      #expect(leaves == parts)
      #expect(index.children(ofCluster: row).contains(index.origin(ofCluster: row)))
      #expect(index.leaves(ofCluster: row, offset: 1, limit: 2) == Array(leaves[1...].prefix(2)))
      #expect(index.cluster(withID: index.clusters[row].id) == row)
      #expect(index.expansionZoom(ofCluster: row) <= 17)
    }
    #expect(index.cluster(withID: 7) == nil)
  }

  @Test func `a box across the antimeridian contains both sides`() throws {
    let pins = try [-178.989, -178.99, -178.991, -178.992].map {
      try Coordinate(latitude: 0, longitude: $0)
    }
    let index = SuperclusterIndex(pins)
    let plain = try BoundingBox(west: -179, south: -10, east: -177, north: 10)
    let crossing = try BoundingBox(west: 179, south: -10, east: -177, north: 10)
    #expect(!index.nodes(in: plain, zoom: 1).isEmpty)
    #expect(index.nodes(in: plain, zoom: 1) == index.nodes(in: crossing, zoom: 1))
  }
}
