import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import TestSupport
import Testing

/// Compares a collection under random changes with a dictionary and brute-force queries.
@Suite struct PinCollectionTests {
  @Test(arguments: cases(of: [2, 1, 3] as [UInt64], debug: 1))
  func `a collection matches the oracle after random changes`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var oracle = PinOracle()
    var pins = PinCollection()
    if seed > 1 { pins.buildClusters() }
    var snapshot = (pins: pins, oracle: oracle)
    for step in 0..<cases(260, debug: 156) {
      // The collection grows, shrinks to nothing, and grows again.
      let removes = step % 130 > 80
      for change in random.changes(to: oracle, count: random.int(in: 1...9), removes: removes) {
        pins.apply([change])
        oracle.apply(change)
      }
      guard step % 13 == 0 else { continue }
      expectSame(pins, oracle, &random)
      // A copy does not change.
      expectSame(snapshot.pins, snapshot.oracle, &random)
      snapshot = (pins, oracle)
    }
  }

  @Test func `old pins are last by distance, and left out of the counts of clusters`() throws {
    var random = SeededRandom(seed: 11)
    var pins = PinCollection()
    for number in 0..<300 {
      pins.put(random.announcement(id: "\(number)"), insertion: Int64(number))
    }
    pins.buildClusters()
    var query = PinQuery()
    query.filter.activeSince = CalendarDate(daysSinceEpoch: 20_005)
    query.order = .distance
    query.origin = PinCircle(
      center: try Coordinate(latitude: 0, longitude: 0), radius: Meters(.infinity),
      metric: .haversine)
    let found = pins.pins(query).pins
    let filter = query.filter
    let isOld = found.map { filter.isOld(day: $0.lastSeenDay) }
    #expect(found.count == 300 && isOld.contains(true) && isOld.contains(false))
    #expect(isOld == isOld.filter { !$0 } + isOld.filter { $0 })
    let tree = pins.clusters(of: filter).tree
    let shown = pins.clusters(of: filter)
    for zoom in [0, 4, 9] {
      for node in tree.nodes(atZoom: zoom) where node.isCluster {
        let young = tree.leaves(of: node).filter {
          !filter.isOld(day: shown.records[$0].lastSeenDay)
        }
        for (category, status) in AnnouncementStatus.allCases.enumerated() {
          let expected = young.count { shown.records[$0].status == status }
          #expect(tree.count(of: node, category: category) == expected)
        }
      }
    }
  }

  @Test func `many changes release empty slots and rebuild the index`() {
    var random = SeededRandom(seed: 4)
    var oracle = PinOracle()
    var loader = PinLoader()
    for number in 0..<cases(3000, debug: 1100) {
      let pet = random.announcement(id: "\(number)")
      oracle.apply(.put(pet, insertion: Int64(number)))
      let isNew = loader.append(pet, insertion: Int64(number))
      #expect(isNew)
    }
    var pins = PinCollection(loader)
    pins.buildClusters()
    expectSame(pins, oracle, &random)
    for number in 0..<cases(2600, debug: 600) {
      let isRemoved = pins.remove(id: "\(number)")
      #expect(isRemoved)
      oracle.apply(.remove(id: "\(number)"))
    }
    #expect(pins.records.slotCount < 1100)
    expectSame(pins, oracle, &random)
    for number in 0..<cases(1500, debug: 100) {
      let pet = random.announcement(id: "new \(number)")
      pins.put(pet, insertion: Int64(5000 + number))
      oracle.apply(.put(pet, insertion: Int64(5000 + number)))
    }
    expectSame(pins, oracle, &random)
  }

  @Test func `short pages of thousands of pins match the oracle in every order`() {
    var random = SeededRandom(seed: 8)
    var oracle = PinOracle()
    var loader = PinLoader()
    for number in 0..<5000 {
      let id = number % 2 == 0 ? "\(number)" : AnnouncementID(ofSource: "\(number)").text
      var pet = Announcement(id: id, coordinate: random.coordinate(), species: "DOG")
      pet.lastSeenDate = CalendarDate(iso: "2025-01-\(10 + random.int(in: 0...19))")
      pet.createdAt = Timestamp(milliseconds: Int64(random.int(in: 0...99)))
      oracle.apply(.put(pet, insertion: Int64(number)))
      _ = loader.append(pet, insertion: Int64(number))
    }
    let pins = PinCollection(loader)
    for order in [PinQuery.Order.source, .newest, .distance, .date, .id] {
      for (offset, limit) in [(0, 1), (0, 50), (30, 20), (700, 500)] {
        var query = PinQuery()
        query.region = order == .distance ? .globe : .everywhere
        query.order = order
        (query.offset, query.limit) = (offset, limit)
        let ids = pins.pins(query).pins.map(\.announcement.id)
        #expect(ids == oracle.ids(query), "\(order), \(offset), \(limit)")
      }
    }
  }

  @Test(arguments: [5, 6] as [UInt64])
  func `snapshots do not change when live pins change`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var oracle = PinOracle()
    var live = LivePins(PinCollection())
    var snapshots: [(pins: PinCollection, oracle: PinOracle)] = []
    for step in 0..<60 {
      let changes = random.changes(to: oracle, count: step % 7, removes: step > 40)
      live.apply(changes)
      for change in changes { oracle.apply(change) }
      snapshots.append((live.current, oracle))
      if snapshots.count > 3 { snapshots.removeFirst() }
    }
    for (pins, oracle) in snapshots { expectSame(pins, oracle, &random) }
  }

  @Test func `the first of several pins with the same ID is loaded`() throws {
    var random = SeededRandom(seed: 7)
    var loader = PinLoader()
    let first = random.announcement(id: "rex")
    let isFirstNew = loader.append(first, insertion: 1)
    let isSecondNew = loader.append(random.announcement(id: "rex"), insertion: 2)
    #expect(isFirstNew && !isSecondNew)
    #expect(PinCollection(loader).announcement(withID: "rex") == first)
  }

  @Test func `IDs are compared byte by byte`() {
    var pins = PinCollection()
    let composed = Announcement(id: "\u{E9}", coordinate: .warsaw)
    let decomposed = Announcement(id: "e\u{301}", coordinate: .warsaw, status: .found)
    pins.put(composed, insertion: 1)
    pins.put(decomposed, insertion: 2)
    #expect(pins.count == 2)
    #expect(pins.announcement(withID: "\u{E9}")?.status == .missing)
    #expect(pins.announcement(withID: "e\u{301}")?.status == .found)
  }

  @Test(arguments: [8, 9] as [UInt64])
  func `a record preserves every member of its announcement`(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var records = PinRecords()
    var pets: [Announcement] = []
    for number in 0..<600 {
      let id = random.id()
      pets.append(random.announcement(id: id))
      records.append(pets[number], insertion: Int64(number))
    }
    for _ in 0..<200 {
      let slot = random.int(in: 0...599)
      let id = random.id()
      pets[slot] = random.announcement(id: id)
      records.replace(slot, by: pets[slot], insertion: Int64(slot))
    }
    for (slot, pet) in pets.enumerated() {
      #expect(records[slot].announcement == pet, "slot \(slot), seed \(seed)")
      #expect(records[slot].id.utf8.elementsEqual(pet.id.utf8))
      #expect(records[slot].position.insertion == Int64(slot))
      #expect(records[slot].species == pet.species)
      #expect(records[slot].lastSeenDay == pet.lastSeenDay)
      expectSameJSON(records[slot], pet, seed)
    }
  }

  /// Checks that a record and its announcement have the same JSON.
  private func expectSameJSON(_ record: PinRecord, _ pet: Announcement, _ seed: UInt64) {
    var (own, oracle): ([UInt8], [UInt8]) = ([], [])
    record.appendJSON(to: &own)
    record.appendFeature(to: &own)
    pet.appendJSON(to: &oracle)
    pet.appendFeature(to: &oracle)
    #expect(
      own == oracle,
      "\(String(decoding: own, as: UTF8.self)), \(String(decoding: oracle, as: UTF8.self)), \(seed)"
    )
  }

  /// Checks the invariants, every announcement, and queries of all kinds.
  private func expectSame(
    _ pins: PinCollection, _ oracle: PinOracle, _ random: inout SeededRandom
  ) {
    #expect(pins.firstViolation == nil, "\(random)")
    #expect(pins.count == oracle.pins.count)
    for (id, pin) in oracle.pins {
      #expect(pins.announcement(withID: id) == pin.announcement, "\(random)")
    }
    #expect(pins.announcement(withID: "nobody") == nil)
    for _ in 0..<12 {
      let query = random.query(oracle)
      let page = pins.pins(query)
      #expect(page.pins.map(\.announcement.id) == oracle.ids(query), "\(query), \(random)")
      if query.order == .newest {
        let (records, next) = pins.records(query)
        #expect(records.map(\.announcement) == page.pins.map(\.announcement), "\(random)")
        #expect(next == page.next, "\(random)")
      }
      for pin in page.pins {
        #expect(
          pin.bearing?.distance
            == query.circle.map { circle in
              circle.center.distance(to: pin.announcement.coordinate)
            })
      }
      var all = query
      (all.limit, all.offset, all.cursor) = (.max, 0, nil)
      let count = try? pins.count(of: query, geodesy: SphereOnly())
      #expect(count == oracle.ids(all).count, "\(query), \(random)")
    }
  }
}

extension Coordinate {
  static var warsaw: Coordinate {
    guard let coordinate = try? Coordinate(latitude: 52.2297, longitude: 21.0122) else {
      preconditionFailure("in range")
    }
    return coordinate
  }
}

extension PinOracle {
  mutating func apply(_ change: PinChange) {
    switch change {
    case .put(let pet, let insertion): pins[pet.id] = Pin(announcement: pet, insertion: insertion)
    case .remove(let id): pins[id] = nil
    }
  }
}

extension SeededRandom {
  /// Returns successive changes to new pins, existing pins, and pins that do not exist.
  mutating func changes(
    to oracle: PinOracle, count: Int, removes: Bool
  ) -> [PinChange] {
    var insertion = (oracle.pins.values.map(\.insertion).max() ?? 0) + 1
    var ids = oracle.pins.keys.sorted()
    var changes: [PinChange] = []
    for _ in 0..<count {
      if !ids.isEmpty, chance(removes ? 85 : 25) {
        let id = ids.remove(at: int(in: 0...(ids.count - 1)))
        changes.append(.remove(id: id))
      } else if !ids.isEmpty, chance(40), let old = oracle.pins[pick(ids)] {
        var pet = chance(50) ? old.announcement : announcement(id: old.announcement.id)
        if chance(30) { pet.status = .closed }
        changes.append(.put(pet, insertion: old.insertion))
      } else {
        let id = id()
        guard oracle.pins[id] == nil else { continue }
        changes.append(.put(announcement(id: id), insertion: insertion))
        insertion += 1
      }
    }
    if chance(10) { changes.append(.remove(id: "nobody")) }
    return changes
  }

  /// Returns a query of any kind, often around a pin.
  mutating func query(_ oracle: PinOracle) -> PinQuery {
    var query = PinQuery()
    query.order = pick([.source, .newest, .newest, .distance, .date, .id])
    let center = coordinate()
    switch int(in: 0...3) {
    case 0: break
    case 1:
      let other = coordinate()
      let (south, north) = (
        min(center.latitude, other.latitude), max(center.latitude, other.latitude)
      )
      if let box = try? BoundingBox(
        west: center.longitude, south: south, east: other.longitude, north: north)
      {
        query.region = .box(box)
      }
    default:
      let radius = Meters(pick([0, 3000, 20_000, 1e6, 1.2e7, 3e7]))
      query.region = .circle(PinCircle(center: center, radius: radius, metric: .haversine))
    }
    if chance(30) { query.filter.statuses = [pick(AnnouncementStatus.allCases)] }
    if chance(20) {
      query.filter.species = PinFilter.SpeciesList(pick([["dog"], ["żółw", "Cat"], ["CĄT"]]))
    }
    if chance(20) { query.filter.since = CalendarDate(daysSinceEpoch: 20_004) }
    if chance(20) { query.filter.until = CalendarDate(daysSinceEpoch: 20_006) }
    if chance(10) { query.filter.text = TextQuery("łatka") }
    if chance(50) { query.limit = int(in: 0...20) }
    if chance(30) { query.offset = int(in: 0...5) }
    if chance(30), !oracle.pins.isEmpty {
      query.cursor = oracle.pins[pick(oracle.pins.keys.sorted())]?.position
    }
    return query
  }
}
