import PetMapGeo
public import PetMapAnnouncements

/// The properties by which pins and clusters are sorted.
public protocol SortablePin {
  /// The distance from the center, or `nil` if the query has no circle.
  var distance: Meters? { get }
  /// The last-seen date; see ``FilterablePin/lastSeenDay``.
  var lastSeenDay: Int32? { get }
  var position: ListPosition { get }
  /// Returns whether the ID, which breaks ties and is compared byte by byte, precedes another.
  func isIDBefore(_ other: Self) -> Bool
}

extension FoundPin: SortablePin {
  /// The announcement's ID.
  public var id: String { announcement.id }
  /// The distance from the circle's center.
  public var distance: Meters? { bearing?.distance }
  /// The announcement's last-seen date.
  public var lastSeenDay: Int32? { announcement.lastSeenDay }

  /// Returns whether the announcement's ID precedes another.
  public func isIDBefore(_ other: FoundPin) -> Bool {
    announcement.id.isIDBefore(other.announcement.id)
  }
}

extension PinQuery.Order {
  /// Returns whether a pin precedes another pin.
  public func precedes<Pin: SortablePin>(_ a: Pin, _ b: Pin) -> Bool {
    switch self {
    case .source:
      return a.position.insertion < b.position.insertion
    case .newest:
      return a.position < b.position
    case .distance:
      let (near, far) = (a.distance ?? Meters(0), b.distance ?? Meters(0))
      if near != far { return near < far }
    case .date:
      let (day, other) = (a.lastSeenDay, b.lastSeenDay)
      // A missing day counts as the earliest.
      if day != other { return (day ?? .min) > (other ?? .min) }
    case .id:
      break
    }
    return a.isIDBefore(b)
  }
}

/// Selects and sorts the pins on a query's page: those after the offset, up to the limit.
///
/// The sorter retains at most twice as many pins as there are up to the end of the page, or 1,024
/// if that is more.
public struct PinSorter<Pin: SortablePin> {
  private let order: PinQuery.Order
  private let filter: PinFilter
  private let offset: Int
  /// The number of pins up to the end of the page.
  private let end: Int
  private var kept: [Pin] = []
  /// The last pin of the page so far, or `nil` before the page is full. Pins that follow it, as most
  /// pins of a large collection do, are dropped.
  private var last: Pin?

  /// - Parameter query: The query. Only its order, offset and limit, and the date before which pins
  ///   are old, are used.
  public init(_ query: PinQuery) {
    order = query.order
    filter = query.filter
    offset = query.offset
    end = query.end
  }

  /// Adds a pin.
  ///
  /// - Complexity: Amortized O(log *k*) for *k* pins on the page.
  public mutating func add(_ pin: Pin) {
    guard end > offset else { return }
    if let last, !precedes(pin, last) { return }
    kept.append(pin)
    if kept.count > 1024, kept.count / 2 > end {
      sort()
      kept.removeSubrange(end...)
      last = kept.last
    }
  }

  /// Returns the pins on the page, in order.
  ///
  /// - Complexity: O(*k* log *k*).
  public mutating func sorted() -> ArraySlice<Pin> {
    sort()
    return kept.dropFirst(offset).prefix(end - offset)
  }

  private mutating func sort() {
    kept = sortedIndices(kept.count) { precedes(kept[$0], kept[$1]) }.map { kept[$0] }
  }

  /// Returns whether a pin precedes another. In the order of distances, old pins come last; in that
  /// of dates, they do so anyway.
  private func precedes(_ one: Pin, _ other: Pin) -> Bool {
    if order == .distance, filter.activeSince != nil {
      let (isOld, isOtherOld) = (
        filter.isOld(day: one.lastSeenDay), filter.isOld(day: other.lastSeenDay)
      )
      if isOld != isOtherOld { return isOtherOld }
    }
    return order.precedes(one, other)
  }
}
