import GeoTestSupport
import PetMapGeo
import TestSupport
import Testing

/// Compares a changed tree of a single zoom with the definition of merging.
@Suite struct ClusterUpdateTests {
  @Test(arguments: Spread.allCases)
  func `the centers of an updated zoom match the definition`(spread: Spread) throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for _ in 0..<cases(40, debug: 2) {
      let options = try ClusterOptions(radius: random.double(in: 0.01...100), maximumZoom: 0)
      var samples = samplePins(spread, count: 60, &random)
      // Some pins share an ID.
      for pin in samples.indices { samples[pin].id = "pet \(random.int(in: 0...40))" }
      var tree = try ClusterTree(Array(samples[..<40]), options: options)
      var isShown = samples.indices.map { $0 < 40 }
      for new in 40..<60 {
        let sample = samples[new]
        tree.insert(
          id: sample.id,
          at: try Coordinate(latitude: sample.latitude, longitude: sample.longitude))
        let (moved, removed) = (random.int(in: 0...new), random.int(in: 0...new))
        isShown[new] = true
        if isShown[moved] {
          samples[moved].latitude = -sample.latitude
          tree.move(
            pin: moved,
            to: try Coordinate(
              latitude: -sample.latitude, longitude: samples[moved].longitude))
        }
        tree.remove(pin: removed)
        isShown[removed] = false

        var order = RankOrder()
        var candidates: [MergeCandidate] = []
        for pin in 0...new {
          let coordinate = try Coordinate(
            latitude: samples[pin].latitude, longitude: samples[pin].longitude)
          order.append(id: Array(samples[pin].id.utf8), at: coordinate)
          guard isShown[pin] else { continue }
          candidates.append(
            MergeCandidate(
              position: MercatorPlane.position(of: coordinate),
              rank: order.rank(of: UInt32(pin)), pin: UInt32(pin)))
        }
        let centers = centersByDefinition(
          of: candidates, radius: options.radius / options.extent * MercatorPlane.width, by: order)
        let found = candidates.map { tree.node(showing: Int($0.pin), zoom: 0)?.pin }
        #expect(found == centers.map { Int(candidates[$0].pin) }, "\(random)")
      }
      #expect(tree.firstViolation() == nil, "\(random)")
    }
  }
}
