import PetMapReports

/// A pin that was found, with the way to it when there is a place to measure from.
struct FoundPin {
  let announcement: Announcement
  let way: PinBearing?
}

/// Keeps of the pins found those that are printed: in order, after the offset, up to the limit.
///
/// Of pins that wait to be sorted no more are held than twice what is printed.
struct PinSelection {
  private let order: PinOptions.Order?
  private let offset: Int
  private let limit: Int
  private var kept: [FoundPin] = []
  /// How many pins were found.
  private(set) var count = 0

  init(order: PinOptions.Order?, offset: Int, limit: Int) {
    self.order = order
    self.offset = offset
    self.limit = limit
  }

  /// How many pins are sure to be of no use any more.
  private var last: Int {
    let (sum, overflow) = offset.addingReportingOverflow(limit)
    return overflow ? .max : sum
  }

  /// Takes note of a pin.
  ///
  /// - Parameter make: makes the pin when it is needed.
  /// - Returns: the pin when it is to be printed at once, which it is in the source's order.
  mutating func add(_ make: () -> FoundPin) -> FoundPin? {
    count += 1
    guard order != nil else {
      return count > offset && count <= last ? make() : nil
    }
    guard limit > 0 else { return nil }
    kept.append(make())
    if kept.count > 1024, kept.count / 2 > last {
      kept.sort(by: precedes)
      kept.removeSubrange(last...)
    }
    return nil
  }

  /// The pins that waited, in order.
  mutating func sorted() -> ArraySlice<FoundPin> {
    kept.sort(by: precedes)
    return kept.dropFirst(offset).prefix(limit)
  }

  private func precedes(_ a: FoundPin, _ b: FoundPin) -> Bool {
    switch order {
    case .distance:
      let (near, far) = (a.way?.distance ?? 0, b.way?.distance ?? 0)
      if near != far { return near < far }
    case .date:
      // The latest first, those without a date last.
      switch (a.announcement.lastSeenDate, b.announcement.lastSeenDate) {
      case (let day?, let other?) where day != other: return day > other
      case (_?, nil): return true
      case (nil, _?): return false
      default: break
      }
    case .id, nil: break
    }
    return a.announcement.id.utf8.lexicographicallyPrecedes(b.announcement.id.utf8)
  }
}
