import PetMapGeo

/// A spatial index of slots: an immutable index of most pins, and a short list of pins that were
/// added or moved since it was built.
///
/// The list is searched linearly. When the list and the outdated index entries together exceed
/// 1,024 or a 64th of the pins, whichever is larger, the index is rebuilt. This takes 50 ms for a
/// million pins, or 3 µs per change.
struct PinLocations: Sendable {
  private struct Recent: Sendable {
    let slot: UInt32
    let coordinate: Coordinate
  }

  private var index = PinIndex([])
  /// The slots of the pins in the index.
  private var slots: [UInt32] = []
  /// Slots of indexed pins that have been moved or removed.
  private var outdated: Set<UInt32> = []
  private var recent: [Recent] = []

  init() {}

  /// - Complexity: O(*n*).
  init(of records: PinRecords) {
    var coordinates: [Coordinate] = []
    coordinates.reserveCapacity(records.count)
    slots.reserveCapacity(records.count)
    for slot in records.slots {
      slots.append(UInt32(slot))
      coordinates.append(records[slot].coordinate)
    }
    index = PinIndex(coordinates)
  }

  var count: Int { slots.count - outdated.count + recent.count }

  /// Whether the index should be rebuilt.
  var isOverdue: Bool { outdated.count + recent.count > max(1024, slots.count / 64) }

  mutating func insert(_ slot: Int, at coordinate: Coordinate) {
    recent.append(Recent(slot: UInt32(slot), coordinate: coordinate))
  }

  /// - Complexity: O(*n* / 64).
  mutating func remove(_ slot: Int) {
    let slot = UInt32(slot)
    if let index = recent.firstIndex(where: { $0.slot == slot }) {
      recent.swapAt(index, recent.count - 1)
      recent.removeLast()
    } else {
      outdated.insert(slot)
    }
  }

  // MARK: Searching

  /// Returns the slots of the pins in the given box, in no particular order.
  func slots(in box: BoundingBox) -> [UInt32] {
    var found = current(index.pins(in: box))
    for pin in recent where box.contains(pin.coordinate) { found.append(pin.slot) }
    return found
  }

  /// Returns the slots of the pins in the given polygon, in no particular order.
  func slots(in polygon: PlanePolygon) -> [UInt32] {
    var found = current(index.pins(in: polygon))
    for pin in recent where polygon.contains(pin.coordinate) { found.append(pin.slot) }
    return found
  }

  /// Returns the slots of the pins within a radius, in no particular order.
  func slots<Metric: DistanceMetric>(
    within radius: Meters, of center: Coordinate, by metric: Metric
  ) throws(Metric.Failure) -> [UInt32] {
    var found = current(try index.pins(within: radius, of: center, by: metric))
    guard !recent.isEmpty else { return found }
    let distances = try metric.distances(from: center, to: recent.map { $0.coordinate })
    for (pin, distance) in zip(recent, distances) where distance <= radius {
      found.append(pin.slot)
    }
    return found
  }

  /// Returns the slots of the indexed pins that are not outdated.
  private func current(_ numbers: [UInt32]) -> [UInt32] {
    let found = numbers.map { slots[Int($0)] }
    return outdated.isEmpty ? found : found.filter { !outdated.contains($0) }
  }

  /// Returns whether the index matches the records; for tests.
  func isValid(for records: PinRecords) -> Bool {
    let all = slots(in: .world).sorted()
    return all == records.slots.map { UInt32($0) }
      && all.allSatisfy { slot in
        let here = records[Int(slot)].coordinate
        let box = BoundingBox(
          validWest: here.longitude, south: here.latitude, east: here.longitude,
          north: here.latitude)
        return slots(in: box).contains(slot)
      }
  }
}
