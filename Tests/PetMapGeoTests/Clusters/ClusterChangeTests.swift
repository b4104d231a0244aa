import PetMapGeo
import TestSupport
import Testing

private let rounds = UInt64(Fixture.scale(debug: 1, release: 8))
private let size = Fixture.scale(debug: 50, release: 150)

@Suite struct ClusterChangeTests {
  @Test(arguments: Spread.allCases)
  func equalsAFreshTreeAfterRandomChanges(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let options = try ClusterOptions(
        radius: [40, 100, 512, 7][Int(seed % 4)],
        minimumPoints: [2, 2, 2, 3, 9, 4, 3, 2][Int(seed % 8)],
        maximumZoom: [16, 5, 24][Int(seed % 3)])
      let pool = samplePins(spread, count: 2 * size, seed: seed)
      var samples = Dictionary(uniqueKeysWithValues: pool[..<size].enumerated().map { ($0, $1) })
      var tree = try ClusterTree(Array(pool[..<size]), options: options)
      for step in 0..<2 * size {
        let pin = samples.keys.sorted().randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where size + step < pool.count:
          let new = pool[size + step]
          let index = tree.insert(
            id: new.id, at: try Coordinate(latitude: new.latitude, longitude: new.longitude),
            status: new.status, species: new.species, sums: [new.sum])
          samples[index] = new
        case 1 where samples.count > 1:
          tree.remove(pin: pin)
          samples[pin] = nil
        case 2:
          samples[pin]?.status = step % 3
          samples[pin]?.species = step % 4
          tree.set(pin: pin, status: step % 3, species: step % 4)
        default:
          let place = pool.randomElement(using: &random) ?? pool[0]
          samples[pin]?.latitude = place.latitude
          samples[pin]?.longitude = place.longitude
          tree.move(
            pin: pin, to: try Coordinate(latitude: place.latitude, longitude: place.longitude))
        }
        guard step % Fixture.scale(debug: 25, release: 23) == 0 else { continue }
        let fresh = try ClusterTree(samples.values.shuffled(using: &random), options: options)
        let isSame = tree.dump() == fresh.dump()
        #expect(isSame, "seed \(seed), step \(step)")
        if !isSame { return }
      }
    }
  }

  @Test(arguments: Spread.allCases)
  func equalsAFreshTreeOfWhatAFilterLeaves(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let count = size * 5
      let samples = samplePins(spread, count: count, seed: seed)
      var tree = try ClusterTree(samples)
      var isShown = Array(repeating: true, count: count)
      for step in 0..<6 {
        // One pin more or less, a status, a half, everything, nothing.
        switch (step + Int(seed)) % 5 {
        case 0: isShown[Int.random(in: 0..<count, using: &random)].toggle()
        case 1: isShown = samples.map { $0.status == 1 }
        case 2: isShown = samples.map { _ in Bool.random(using: &random) }
        case 3: isShown = samples.map { _ in true }
        default: isShown = samples.map { _ in step % 2 == 0 }
        }
        tree.filter { isShown[$0] }
        let fresh = try ClusterTree(samples.indices.filter { isShown[$0] }.map { samples[$0] })
        let isSame = tree.dump() == fresh.dump()
        #expect(isSame, "seed \(seed), step \(step)")
        if !isSame { return }
      }
    }
  }

  /// Pins of one id rank by their coordinates, before a change as after it.
  @Test func repeatedIDsEndUpAsInAFreshTree() throws {
    for seed in 0..<200 as Range<UInt64> {
      var random = SeededRandom(seed: seed)
      var samples = samplePins(.cities, count: 40, seed: seed)
      for pin in samples.indices {
        samples[pin].id = "pet \(Int.random(in: 0..<12, using: &random))"
      }
      var tree = try ClusterTree(samples)
      for _ in 0..<10 {
        let pin = Int.random(in: 0..<samples.count, using: &random)
        let other = samples[Int.random(in: 0..<samples.count, using: &random)]
        (samples[pin].latitude, samples[pin].longitude) = (other.latitude, other.longitude)
        tree.move(
          pin: pin, to: try Coordinate(latitude: other.latitude, longitude: other.longitude))
      }
      let fresh = try ClusterTree(samples)
      let shuffled = try ClusterTree(samples.shuffled(using: &random))
      let isSame = tree.dump() == fresh.dump()
      #expect(isSame, "seed \(seed)")
      // Of pins alike in id and coordinate either may come first.
      let isSameInAnyOrder = fresh.dump().sorted() == shuffled.dump().sorted()
      #expect(isSameInAnyOrder, "seed \(seed)")
      if !isSame || !isSameInAnyOrder { return }
    }
  }
}
