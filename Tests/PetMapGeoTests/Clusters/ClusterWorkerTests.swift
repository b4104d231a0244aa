import PetMapGeo
import Synchronization
import TestSupport
import Testing

private let rounds = UInt64(Fixture.scale(debug: 1, release: 12))
private let size = Fixture.scale(debug: 150, release: 3_000)

/// Does its pieces one after another in a random order, which no result may depend on.
private final class ShufflingWorkers: Workers {
  let count: Int
  private let random: Mutex<SeededRandom>

  init(count: Int, seed: UInt64) {
    self.count = count
    random = Mutex(SeededRandom(seed: seed))
  }

  func run(_ count: Int, _ piece: @Sendable (Int) -> Void) {
    let order = random.withLock { random in (0..<count).shuffled(using: &random) }
    for index in order { piece(index) }
  }
}

@Suite struct ClusterWorkerTests {
  @Test(arguments: Spread.allCases, [ClusterOptions.Compatibility.canonical, .supercluster])
  func anyNumberOfWorkersBuildsTheSameTree(
    spread: Spread, compatibility: ClusterOptions.Compatibility
  ) throws {
    for seed in 0..<rounds {
      let options = try ClusterOptions(
        radius: [40, 5, 120, 512][Int(seed % 4)], minimumPoints: [2, 2, 3][Int(seed % 3)],
        maximumZoom: [16, 24, 10, 3][Int(seed / 2 % 4)], compatibility: compatibility)
      let pins = try columns(samplePins(spread, count: size, seed: seed))
      let alone = ClusterTree(pins, options: options)
      for count in [1, 2, 3, 7] {
        let workers = ShufflingWorkers(count: count, seed: seed)
        let tree = ClusterTree(pins, options: options, workers: workers)
        #expect(tree.isIdentical(to: alone), "seed \(seed), \(count) workers")
      }
    }
  }

  /// Of so many pins one worker makes several bands, which are joined zoom by zoom; that of many
  /// workers stay apart.
  @Test(arguments: Spread.allCases, [ClusterOptions.Compatibility.canonical, .supercluster])
  func bandsThatAreJoinedMakeTheSameTree(
    spread: Spread, compatibility: ClusterOptions.Compatibility
  ) throws {
    let count = Fixture.scale(debug: 150, release: 120_000)
    let options = try ClusterOptions(
      minimumPoints: spread == .cities ? 3 : 2, compatibility: compatibility)
    let pins = try columns(samplePins(spread, count: count, seed: 1))
    let alone = ClusterTree(pins, options: options)
    for workers in [2, 12] {
      let tree = ClusterTree(
        pins, options: options, workers: ShufflingWorkers(count: workers, seed: 1))
      #expect(tree.isIdentical(to: alone), "\(workers) workers")
    }
  }

  /// A crowd along a line of latitude on which bands meet, ranked from one end to the other in
  /// supercluster's way: everybody waits for somebody else.
  @Test(arguments: [ClusterOptions.Compatibility.canonical, .supercluster])
  func aCrowdWhereBandsMeetIsMergedTheSame(compatibility: ClusterOptions.Compatibility) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      // The plane's strips are a 64th of its width high.
      let strip = Int.random(in: -20...20, using: &random)
      let middle = WorldPosition(x: 0.5, y: 0.5 + Double(strip) / 64).coordinate
      let width = [0.00001, 0.01, 1, 3][Int(seed % 4)]
      let samples = (0..<size).map { index in
        SamplePin(
          id: "pin-\(index)",
          latitude: middle.latitude + Double.random(in: -width...width, using: &random),
          longitude: seed % 2 == 0
            ? Double(index) * 0.0001 : Double.random(in: -width...width, using: &random),
          sum: Int64(index))
      }
      let options = try ClusterOptions(compatibility: compatibility)
      let pins = try columns(samples)
      let alone = ClusterTree(pins, options: options)
      for count in [2, 5] {
        let workers = ShufflingWorkers(count: count, seed: seed)
        let tree = ClusterTree(pins, options: options, workers: workers)
        #expect(tree.isIdentical(to: alone), "seed \(seed), \(count) workers")
      }
    }
  }

  @Test(arguments: Spread.allCases)
  func anyNumberOfWorkersFiltersTheSame(spread: Spread) throws {
    for seed in 0..<rounds {
      var alone = ClusterTree(try columns(samplePins(spread, count: size, seed: seed)))
      var helped = alone
      let modulus = Int(seed % 3) + 2
      alone.filter { $0 % modulus == 0 }
      helped.filter(workers: ShufflingWorkers(count: 3, seed: seed)) { $0 % modulus == 0 }
      #expect(helped.isIdentical(to: alone), "seed \(seed)")
    }
  }

  /// Pins that have moved or come later stand elsewhere in memory than their neighbours.
  @Test(arguments: Spread.allCases)
  func anyNumberOfWorkersFiltersTheSameAfterChanges(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      var samples = samplePins(spread, count: size + size / 10, seed: seed)
      var isThere = samples.indices.map { $0 < size }
      var tree = ClusterTree(try columns(Array(samples[..<size])))
      for index in size..<samples.count {
        let new = samples[index]
        tree.insert(
          id: new.id, at: try Coordinate(latitude: new.latitude, longitude: new.longitude),
          status: new.status, species: new.species, sums: [new.sum])
        isThere[index] = true
        let pin = Int.random(in: 0..<size, using: &random)
        let place = samples[Int.random(in: 0..<samples.count, using: &random)]
        if isThere[pin], index % 3 == 0 {
          tree.remove(pin: pin)
          isThere[pin] = false
        } else if isThere[pin] {
          samples[pin].latitude = place.latitude
          samples[pin].longitude = place.longitude
          tree.move(
            pin: pin, to: try Coordinate(latitude: place.latitude, longitude: place.longitude))
        }
      }
      let shown = samples.indices.filter { isThere[$0] && $0 % 3 != 0 }.map { samples[$0] }
      let fresh = try ClusterTree(shown).dump()
      for count in [1, 2, 5] {
        var helped = tree
        helped.filter(workers: ShufflingWorkers(count: count, seed: seed)) { $0 % 3 != 0 }
        #expect(helped.dump() == fresh, "seed \(seed), \(count) workers")
      }
    }
  }

  @Test func noPinsNeedNoWorkers() {
    let workers = ShufflingWorkers(count: 4, seed: 1)
    let tree = ClusterTree(ClusterPins(), workers: workers)
    #expect(tree.isIdentical(to: ClusterTree(ClusterPins())))
  }
}
