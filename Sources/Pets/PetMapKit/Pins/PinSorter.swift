import PetMapGeo
public import PetMapAnnouncements

/// What pins and clusters are ordered by.
public protocol SortablePin {
  /// The id, by which ties are ordered, byte by byte.
  var id: String { get }
  /// From the center, nil without a circle.
  var distance: Meters? { get }
  /// The last day seen, see ``FilterablePin/lastSeenDay``.
  var lastSeenDay: Int32? { get }
  var position: ListPosition { get }
}

extension FoundPin: SortablePin {
  /// The announcement's id.
  public var id: String { announcement.id }
  /// From the circle's center.
  public var distance: Meters? { bearing?.distance }
  /// The announcement's last day seen.
  public var lastSeenDay: Int32? { announcement.lastSeenDay }
}

extension PinQuery.Order {
  /// Whether a pin comes before another.
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
      // The smallest number stands for no day, which is the earliest then.
      if day != other { return (day ?? .min) > (other ?? .min) }
    case .id:
      break
    }
    return a.id.isIDBefore(b.id)
  }
}

/// Keeps of the pins found those that a query shows: in order, after the offset, up to the limit.
///
/// Of pins that wait to be sorted no more are held than twice what is shown.
public struct PinSorter<Pin: SortablePin> {
  private let order: PinQuery.Order
  private let offset: Int
  /// After how many pins no more are shown.
  private let end: Int
  private var kept: [Pin] = []

  /// - Parameter query: its order, offset and limit count.
  public init(_ query: PinQuery) {
    order = query.order
    offset = query.offset
    end = query.end
  }

  /// Takes note of a pin.
  ///
  /// - Complexity: O(log *k*) amortised for *k* pins shown.
  public mutating func add(_ pin: Pin) {
    guard end > offset else { return }
    kept.append(pin)
    if kept.count > 1024, kept.count / 2 > end {
      sort()
      kept.removeSubrange(end...)
    }
  }

  /// The pins that are shown, in order.
  ///
  /// - Complexity: O(*k* log *k*).
  public mutating func sorted() -> ArraySlice<Pin> {
    sort()
    return kept.dropFirst(offset).prefix(end - offset)
  }

  private mutating func sort() {
    kept = sortedIndices(kept.count) { order.precedes(kept[$0], kept[$1]) }.map { kept[$0] }
  }
}
