import PetMapGeo
import PetMapKit
import PetMapAnnouncements

/// A brute-force implementation of a collection's queries.
struct PinOracle {
  struct Pin {
    var announcement: Announcement
    var insertion: Int64

    var position: ListPosition {
      ListPosition(
        createdAt: announcement.createdAt ?? Timestamp(milliseconds: 0), insertion: insertion)
    }
  }

  var pins: [String: Pin] = [:]

  /// Returns the IDs of the pins in a query's result, in order.
  func ids(_ query: PinQuery) -> [String] {
    let found = pins.values.filter { matches($0, query) }
    let sorted = found.sorted { first, second in
      let (one, other) = (first.announcement, second.announcement)
      switch query.order {
      case .source: return first.insertion < second.insertion
      case .newest: return (second.created, second.insertion) < (first.created, first.insertion)
      case .distance:
        let (near, far) = (distance(to: one, query), distance(to: other, query))
        if near != far { return near < far }
      case .date:
        let (day, otherDay) = (one.lastSeenDate?.isoText ?? "", other.lastSeenDate?.isoText ?? "")
        if day != otherDay { return day > otherDay }
      case .id: break
      }
      return Array(one.id.utf8).lexicographicallyPrecedes(Array(other.id.utf8))
    }
    let after = sorted.filter { pin in
      guard query.order == .newest, let cursor = query.cursor else { return true }
      return (pin.created, pin.insertion) < (cursor.createdAt.milliseconds, cursor.insertion)
    }
    return after.dropFirst(query.offset).prefix(query.limit).map(\.announcement.id)
  }

  private func matches(_ pin: Pin, _ query: PinQuery) -> Bool {
    let pet = pin.announcement
    switch query.region {
    case .everywhere: break
    case .box(let box): if !box.contains(pet.coordinate) { return false }
    case .polygon(let polygon): if !polygon.contains(pet.coordinate) { return false }
    case .circle(let circle): if distance(to: pet, query) > circle.radius.value { return false }
    }
    if let statuses = query.filter.statuses, !statuses.contains(pet.status) { return false }
    if query.filter.since.map({ pet.lastSeenDate == nil || pet.lastSeenDate! < $0 }) == true {
      return false
    }
    if query.filter.until.map({ pet.lastSeenDate == nil || pet.lastSeenDate! > $0 }) == true {
      return false
    }
    if let species = query.filter.species, !species.contains(pet.species) { return false }
    return query.filter.text?.matches(pet) ?? true
  }

  private func distance(to pet: Announcement, _ query: PinQuery) -> Double {
    query.circle?.center.distance(to: pet.coordinate).value ?? 0
  }
}

extension PinOracle.Pin {
  fileprivate var created: Int64 { announcement.createdAt?.milliseconds ?? 0 }
}
