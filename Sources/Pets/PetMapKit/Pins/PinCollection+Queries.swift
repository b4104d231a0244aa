public import PetMapGeo
import PetMapAnnouncements
import PetMapAPI

extension PinCollection {
  /// Returns the pins that match a query.
  ///
  /// - Throws: Errors from the geodesy provider, for circles that are not measured on the sphere.
  /// - Complexity: In list order, O(log *n* + *m*) for the *m* pins that precede the end of the
  ///   page, matching or not, unless the region is small; otherwise O(log *n* + *k* log *p*) for
  ///   *k* pins in the region and *p* pins on the page.
  public func pins<Geodesy: GeodesyProvider>(
    _ query: PinQuery, geodesy: Geodesy
  ) throws(Geodesy.Failure) -> PinPage {
    let selection = try selection(query, geodesy)
    return PinPage(
      pins: selection.pins.map { $0.record.found($0.bearing) }, next: selection.next)
  }

  private func selection<Geodesy: GeodesyProvider>(
    _ query: PinQuery, _ geodesy: Geodesy
  ) throws(Geodesy.Failure) -> Selection {
    guard query.limit > 0 else { return Selection(pins: [], next: nil) }
    if query.order == .newest, case .everywhere = query.region { return listed(query) }

    var slots = try slots(of: query, geodesy)
    if query.order == .newest {
      let page =
        isLarge(slots.count, for: query)
        ? listed(query, among: SlotSet(slots, of: records)) : newest(of: slots, query)
      return try measured(page, query, geodesy)
    }
    // Reading many records in the order of the index jumps in memory: a page sorted by date from a
    // box with most of a million pins took 80 ms instead of 33.
    if slots.count > count / 8 { slots = SlotSet(slots, of: records).ascending }
    var sorter = PinSorter<SortedSlot>(query)
    let isMeasured = query.order == .distance
    var bearings: [PinBearing?] = []
    if isMeasured, let circle = query.circle {
      var distances = PinDistances(from: circle, by: geodesy)
      bearings = try distances.bearings(to: slots.map { records[Int($0)].coordinate })
    }
    for (index, slot) in slots.enumerated() {
      let record = records[Int(slot)]
      if !bearings.isEmpty, bearings[index] == nil { continue }
      guard query.filter.admits(record) else { continue }
      sorter.add(SortedSlot(record: record, bearing: bearings.isEmpty ? nil : bearings[index]))
    }
    let selection = Selection(pins: Array(sorter.sorted()), next: nil)
    return isMeasured ? selection : try measured(selection, query, geodesy)
  }

  /// Returns the query's page of the pins in the given slots, in list order.
  private func newest(of slots: [UInt32], _ query: PinQuery) -> Selection {
    var entries: [PinListing.Entry] = []
    for slot in slots {
      let record = records[Int(slot)]
      let position = record.position
      if let cursor = query.cursor, !(cursor < position) { continue }
      guard query.filter.admits(record) else { continue }
      entries.append(PinListing.Entry(position: position, slot: slot))
    }
    entries.sort { $0.position < $1.position }
    let shown = entries.dropFirst(query.offset).prefix(query.limit)
    return Selection(
      pins: shown.map { SortedSlot(record: records[Int($0.slot)], bearing: nil) },
      next: shown.endIndex < entries.endIndex ? shown.last?.position : nil)
  }

  /// Returns whether scanning the list is cheaper than sorting the region's matches. The expected
  /// length of the scan is the length of the page times the ratio of all pins to the pins in the
  /// region.
  private func isLarge(_ found: Int, for query: PinQuery) -> Bool {
    query.end < .max && Double(found) * Double(found) > Double(count) * Double(query.end)
  }

  /// Returns the selection with distances and bearings from the query's circle.
  private func measured<Geodesy: GeodesyProvider>(
    _ selection: Selection, _ query: PinQuery, _ geodesy: Geodesy
  ) throws(Geodesy.Failure) -> Selection {
    guard let circle = query.circle else { return selection }
    var distances = PinDistances(from: circle, by: geodesy)
    let bearings = try distances.bearings(to: selection.pins.map { $0.record.coordinate })
    return Selection(
      pins: zip(selection.pins, bearings).map { pin, bearing in
        SortedSlot(record: pin.record, bearing: bearing)
      },
      next: selection.next)
  }

  /// Returns the pins that match a query whose distances are great-circle distances.
  ///
  /// - Precondition: The region is not a circle with a different metric.
  /// - Complexity: Like ``pins(_:geodesy:)``.
  public func pins(_ query: PinQuery) -> PinPage {
    precondition(query.circle.map { $0.metric == .haversine } ?? true)
    guard let page = try? pins(query, geodesy: SphereOnly()) else {
      preconditionFailure("great circles need no provider")
    }
    return page
  }

  /// Returns the records that match a query with the order ``PinQuery/Order/newest``. Unlike
  /// ``pins(_:)``, it neither measures distances nor creates announcements.
  ///
  /// - Precondition: Like ``pins(_:)``; in addition, the order is ``PinQuery/Order/newest``.
  /// - Complexity: Like ``pins(_:geodesy:)``.
  public func records(_ query: PinQuery) -> (records: [PinRecord], next: ListPosition?) {
    precondition(query.order == .newest && query.circle.map { $0.metric == .haversine } ?? true)
    guard let selection = try? selection(query, SphereOnly()) else {
      preconditionFailure("great circles need no provider")
    }
    return (selection.pins.map { $0.record }, selection.next)
  }

  /// Returns the number of pins that match a query, regardless of its limit, offset and cursor.
  ///
  /// - Throws: Like ``pins(_:geodesy:)``.
  /// - Complexity: O(log *n* + *k*) for *k* pins in the region.
  public func count<Geodesy: GeodesyProvider>(
    of query: PinQuery, geodesy: Geodesy
  ) throws(Geodesy.Failure) -> Int {
    if query.region == .everywhere, query.filter.isEmpty { return count }
    let slots = try slots(of: query, geodesy)
    if query.filter.isEmpty { return slots.count }
    return slots.count { query.filter.admits(records[Int($0)]) }
  }

  /// Returns the slots of the pins in the region and within the radius of the origin.
  private func slots<Geodesy: GeodesyProvider>(
    of query: PinQuery, _ geodesy: Geodesy
  ) throws(Geodesy.Failure) -> [UInt32] {
    let slots = try slots(in: query.region, geodesy)
    guard let origin = query.origin, origin.radius < Meters(.infinity) else { return slots }
    var distances = PinDistances(from: origin, by: geodesy)
    let bearings = try distances.bearings(to: slots.map { records[Int($0)].coordinate })
    return zip(slots, bearings).compactMap { $1 == nil ? nil : $0 }
  }

  /// Returns the query's page from the list of all pins, or of the pins in a set.
  private func listed(_ query: PinQuery, among slots: SlotSet? = nil) -> Selection {
    var pins: [SortedSlot] = []
    var next: ListPosition?
    var skip = query.offset
    listing.forEach(after: query.cursor) { entry in
      if let slots, !slots.contains(entry.slot) { return true }
      let record = records[Int(entry.slot)]
      guard query.filter.admits(record) else { return true }
      if skip > 0 {
        skip -= 1
      } else if pins.count == query.limit {
        next = pins.last?.position
        return false
      } else {
        pins.append(SortedSlot(record: record, bearing: nil))
      }
      return true
    }
    return Selection(pins: pins, next: next)
  }

  /// Returns the slots of the pins in the given region, in no particular order.
  private func slots<Geodesy: GeodesyProvider>(
    in region: PinQuery.Region, _ geodesy: Geodesy
  ) throws(Geodesy.Failure) -> [UInt32] {
    switch region {
    case .everywhere:
      return records.slots.map { UInt32($0) }
    case .box(let box):
      return locations.slots(in: box)
    case .polygon(let polygon):
      return locations.slots(in: polygon)
    case .circle(let circle):
      let (radius, center) = (circle.radius, circle.center)
      switch circle.metric {
      case .haversine:
        return locations.slots(within: radius, of: center, by: GreatCircleMetric())
      case .geodesic:
        let metric = GeodesicMetric(try geodesy.geodesics())
        return locations.slots(within: radius, of: center, by: metric)
      case .projected:
        let metric = ProjectedMetric(try geodesy.azimuthalEquidistant(around: center))
        return try locations.slots(within: radius, of: center, by: metric)
      }
    }
  }
}

/// The pins on a page, before their announcements are created.
private struct Selection {
  let pins: [SortedSlot]
  let next: ListPosition?
}

/// A record to be sorted.
private struct SortedSlot: SortablePin {
  let record: PinRecord
  let bearing: PinBearing?

  var distance: Meters? { bearing?.distance }
  var lastSeenDay: Int32? { record.lastSeenDay }
  var position: ListPosition { record.position }

  func isIDBefore(_ other: Self) -> Bool {
    // The texts of UUIDs are ordered like their bytes.
    guard record.hasPackedID, other.record.hasPackedID else {
      return record.id.isIDBefore(other.record.id)
    }
    return record.packedID.lexicographicallyPrecedes(other.record.packedID)
  }
}

/// A set of slots, with one bit per slot.
private struct SlotSet {
  private var bits: [UInt64]

  init(_ slots: [UInt32], of records: PinRecords) {
    bits = Array(repeating: 0, count: records.slotCount / 64 + 1)
    for slot in slots { bits[Int(slot / 64)] |= 1 << UInt64(slot % 64) }
  }

  /// The slots in ascending order.
  var ascending: [UInt32] {
    var slots: [UInt32] = []
    for (number, word) in bits.enumerated() {
      var rest = word
      while rest != 0 {
        slots.append(UInt32(number * 64 + rest.trailingZeroBitCount))
        rest &= rest - 1
      }
    }
    return slots
  }

  func contains(_ slot: UInt32) -> Bool { bits[Int(slot / 64)] >> UInt64(slot % 64) & 1 == 1 }
}

extension PinRecord {
  func found(_ bearing: PinBearing?) -> FoundPin {
    FoundPin(
      announcement: announcement, bearing: bearing, insertion: position.insertion)
  }
}
