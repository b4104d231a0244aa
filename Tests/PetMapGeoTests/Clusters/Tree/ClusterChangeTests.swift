import GeoTestSupport
import PetMapGeo
import TestSupport
import Testing

private let rounds = UInt64(cases(8, debug: 1))
private let size = cases(150, debug: 36)

@Suite struct ClusterChangeTests {
  @Test(arguments: Spread.allCases)
  func `a tree after random changes equals a new tree`(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let options = try ClusterOptions(
        radius: [40, 100, 512, 7][Int(seed % 4)],
        minimumPoints: [2, 2, 2, 3, 9, 4, 3, 2][Int(seed % 8)],
        maximumZoom: [16, 5, 24][Int(seed % 3)])
      let pool = samplePins(spread, count: 2 * size, &random)
      var samples = Dictionary(uniqueKeysWithValues: pool[..<size].enumerated().map { ($0, $1) })
      var tree = try ClusterTree(Array(pool[..<size]), options: options)
      for step in 0..<2 * size {
        let pin = samples.keys.sorted().randomElement(using: &random) ?? 0
        switch Int.random(in: 0..<4, using: &random) {
        case 0 where size + step < pool.count:
          let new = pool[size + step]
          let index = tree.insert(
            id: new.id, at: try Coordinate(latitude: new.latitude, longitude: new.longitude),
            category: new.category)
          samples[index] = new
        case 1 where samples.count > 1:
          tree.remove(pin: pin)
          samples[pin] = nil
        case 2:
          samples[pin]?.category = step % 3
          tree.set(pin: pin, category: step % 3)
        default:
          let target = pool.randomElement(using: &random) ?? pool[0]
          samples[pin]?.latitude = target.latitude
          samples[pin]?.longitude = target.longitude
          tree.move(
            pin: pin, to: try Coordinate(latitude: target.latitude, longitude: target.longitude))
        }
        guard step % cases(23, debug: 25) == 0 else { continue }
        let fresh = try ClusterTree(samples.values.shuffled(using: &random), options: options)
        let isSame = tree.dump() == fresh.dump()
        #expect(isSame, "\(random), step \(step)")
        if !isSame { return }
      }
    }
  }

  @Test(arguments: Spread.allCases)
  func `a filtered tree equals a new tree of the matching pins`(spread: Spread) throws {
    for seed in 0..<rounds {
      var random = SeededRandom(seed: seed)
      let count = cases(750, debug: 40)
      let samples = samplePins(spread, count: count, &random)
      var tree = try ClusterTree(samples)
      var isShown = Array(repeating: true, count: count)
      for step in 0..<6 {
        // Toggle one pin, or show one category, half of the pins, all pins, or none.
        switch (step + Int(seed)) % 5 {
        case 0: isShown[Int.random(in: 0..<count, using: &random)].toggle()
        case 1: isShown = samples.map { $0.category == 1 }
        case 2: isShown = samples.map { _ in Bool.random(using: &random) }
        case 3: isShown = samples.map { _ in true }
        default: isShown = samples.map { _ in step % 2 == 0 }
        }
        tree.filter { isShown[$0] }
        let fresh = try ClusterTree(samples.indices.filter { isShown[$0] }.map { samples[$0] })
        let isSame = tree.dump() == fresh.dump()
        #expect(isSame, "\(random), step \(step)")
        if !isSame { return }
      }
    }
  }

  /// Pins that share an ID rank by their coordinates, both before and after a change.
  @Test func `a changed tree with repeated IDs equals a new tree`() throws {
    for seed in 0..<UInt64(cases(200, debug: 10)) {
      var random = SeededRandom(seed: seed)
      var samples = samplePins(.cities, count: 40, &random)
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
      #expect(isSame, "\(random)")
      // Pins with the same ID and coordinate may be in either order.
      let isSameInAnyOrder = fresh.dump().sorted() == shuffled.dump().sorted()
      #expect(isSameInAnyOrder, "\(random)")
      if !isSame || !isSameInAnyOrder { return }
    }
  }

  @Test(arguments: Spread.allCases)
  func `changes preserve the invariants of the tree`(spread: Spread) throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let samples = samplePins(spread, count: 3 * size, &random)
    var tree = try ClusterTree(Array(samples[..<size]))
    #expect(tree.firstViolation() == nil, "\(random)")
    for step in 0..<size {
      let new = samples[size + step]
      let target = try Coordinate(latitude: new.latitude, longitude: new.longitude)
      switch step % 4 {
      case 0: tree.insert(id: new.id, at: target, category: new.category)
      case 1: tree.remove(pin: Int.random(in: 0..<size, using: &random))
      case 2: tree.filter { $0 % 7 != step % 7 }
      default:
        let pin = Int.random(in: 0..<size, using: &random)
        if tree.pin(withID: samples[pin].id) == pin { tree.move(pin: pin, to: target) }
      }
      if step % 10 == 0 { #expect(tree.firstViolation() == nil, "\(random), step \(step)") }
    }
    #expect(tree.firstViolation() == nil, "\(random)")
  }

  /// A filter that changes at most one pin in a thousand is applied incrementally.
  @Test func `a tree with an incrementally applied filter equals a new tree`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let samples = samplePins(.cities, count: 1_000, &random)
    var tree = try ClusterTree(samples)
    for hidden in cases(of: [[17], [], [999], []], debug: 1) {
      tree.filter { !hidden.contains($0) }
      #expect(tree.firstViolation() == nil, "\(random)")
      let fresh = try ClusterTree(
        samples.indices.filter { !hidden.contains($0) }.map { samples[$0] })
      #expect(tree.dump() == fresh.dump(), "\(random)")
    }
  }

  @Test func `changes reuse memory`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let samples = samplePins(.cities, count: 600, &random)
    var tree = try ClusterTree(Array(samples[..<300]))
    let bytes = tree.byteCount
    var last = 299
    for step in 0..<cases(20_000, debug: 400) {
      let new = samples[300 + step % 300]
      tree.remove(pin: step)
      let pin = tree.insert(
        id: new.id, at: try Coordinate(latitude: new.latitude, longitude: new.longitude))
      #expect(pin == 300 + step)
      last = pin
      // A new pin takes 5 additional bytes.
      #expect(tree.byteCount < 2 * bytes + 5 * step, "\(random)")
    }
    #expect(tree.firstViolation() == nil, "\(random)")
    for pin in 0...last { tree.remove(pin: pin) }
    #expect(tree.nodes(atZoom: 0).isEmpty && tree.nodes(atZoom: 17).isEmpty)
    #expect(tree.firstViolation() == nil, "\(random)")
    #expect(tree.pin(withID: "") == nil)
  }

  @Test func `changes do not affect copies`() throws {
    var tree = try ClusterTree(samplePins(.cities, count: 200, seed: 3))
    let copy = tree
    let before = copy.dump()
    tree.remove(pin: 7)
    tree.move(pin: 8, to: try Coordinate(latitude: 1, longitude: 2))
    tree.set(pin: 9, category: 2)
    tree.insert(id: "new", at: try Coordinate(latitude: 1, longitude: 2))
    #expect(copy.dump() == before)
    #expect(copy.firstViolation() == nil)
    #expect(tree.dump() != before)
  }

  /// Neither choosing the center of a stack nor visiting its neighborhood may take quadratic time.
  @Test func `a pin can be added to and removed from a stack of thousands`() throws {
    let samples = samplePins(
      .stack, count: cases(20_000, debug: 1_000), seed: 1)
    var tree = try ClusterTree(samples)
    let best = samples.indices.min { tree.precedes(pin: $0, $1) } ?? 0
    let target = try Coordinate(latitude: samples[0].latitude, longitude: samples[0].longitude)
    tree.move(pin: best, to: try Coordinate(latitude: 0, longitude: 0))
    #expect(tree.nodes(atZoom: 16).map(\.count).sorted() == [1, samples.count - 1])
    tree.move(pin: best, to: target)
    #expect(tree.nodes(atZoom: 16).map(\.count) == [samples.count])
    #expect(tree.firstViolation() == nil)
  }

  /// When a stack grows or shrinks by one, its pins need a longer or shorter run of slots.
  @Test func `a growing and shrinking stack does not waste memory`() throws {
    let samples = samplePins(
      .stack, count: cases(2_000, debug: 200), seed: 1)
    var tree = try ClusterTree([samples[0]])
    for sample in samples.dropFirst() {
      tree.insert(
        id: sample.id,
        at: try Coordinate(latitude: sample.latitude, longitude: sample.longitude))
    }
    let bytes = tree.byteCount
    #expect(bytes < 8 * (try ClusterTree(samples)).byteCount)
    for pin in samples.indices.dropFirst() { tree.remove(pin: pin) }
    #expect(tree.byteCount < bytes + 10_000)
    #expect(tree.firstViolation() == nil)
  }
}
