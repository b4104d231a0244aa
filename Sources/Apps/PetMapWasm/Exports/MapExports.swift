import PetMapCallout
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapAnnouncements
import PetMapAPI

/// The announcements on a map, and the scene that the page has drawn.
final class RetainedMap {
  /// The announcements by pin, with `nil` for removed ones.
  private(set) var announcements: [Announcement?] = []
  private var pins: [ByteKey: Int] = [:]
  private let options: ClusterOptions
  /// The tree, created on first access.
  private var built: ClusterTree?
  /// The filter for pins on the map.
  var filter = PinFilter() {
    didSet { applyFilter() }
  }
  var engine: CalloutEngine<PageMeasurer>
  private var previous: MapScene?

  init(options: ClusterOptions, engine: CalloutEngine<PageMeasurer>) {
    self.options = options
    self.engine = engine
  }

  var tree: ClusterTree {
    if let built { return built }
    var columns = ClusterPins()
    columns.reserveCapacity(announcements.count)
    for case let announcement? in announcements {
      columns.append(
        id: announcement.id, at: announcement.coordinate,
        category: Int(announcement.status.rawValue))
    }
    let tree = ClusterTree(columns, options: options)
    built = tree
    return tree
  }

  /// Adds an announcement, or replaces the one with the same ID. Returns whether it was accepted.
  func put(_ announcement: Announcement, replaces: Bool) -> Bool {
    let id = ByteKey(announcement.id)
    let status = Int(announcement.status.rawValue)
    if let pin = pins[id] {
      guard replaces else { return false }
      announcements[pin] = announcement
      change {
        $0.move(pin: pin, to: announcement.coordinate)
        $0.set(pin: pin, category: status)
      }
    } else {
      pins[id] = announcements.count
      announcements.append(announcement)
      guard built != nil else { return true }
      change { _ = $0.insert(id: announcement.id, at: announcement.coordinate, category: status) }
    }
    if !filter.isUnset { applyFilter() }
    return true
  }

  func remove(id: String) -> Bool {
    _ = tree
    guard let pin = pins.removeValue(forKey: ByteKey(id)) else { return false }
    announcements[pin] = nil
    change { $0.remove(pin: pin) }
    return true
  }

  private func change(_ body: (inout ClusterTree) -> Void) {
    var tree = tree
    // Keep a single reference, so that changes do not copy the tree.
    built = nil
    body(&tree)
    built = tree
  }

  private func applyFilter() {
    let (filter, announcements) = (filter, announcements)
    change { tree in
      tree.filter { pin in announcements[pin].map { filter.admits($0) } ?? false }
    }
  }

  /// Returns the pins that match a query, and their total number regardless of limit and offset.
  func found(_ query: PinQuery) -> (count: Int, pins: [MatchingPin]) {
    var sorter = PinSorter<MatchingPin>(query)
    var count = 0
    var distances = query.circle.map { PinDistances(from: $0, by: SphereOnly()) }
    for (pin, announcement) in announcements.enumerated() {
      guard let announcement else { continue }
      var bearing: PinBearing?
      switch query.region {
      case .everywhere: break
      case .box(let box): if !box.contains(announcement.coordinate) { continue }
      case .polygon(let polygon): if !polygon.contains(announcement.coordinate) { continue }
      case .circle:
        guard distances?.mayReach(announcement.coordinate) == true,
          let measured = try? distances?.bearings(to: [announcement.coordinate])[0]
        else { continue }
        bearing = measured
      }
      guard query.filter.admits(announcement) else { continue }
      count += 1
      sorter.add(MatchingPin(announcement, bearing, insertion: Int64(pin)))
    }
    return (count, Array(sorter.sorted()))
  }

  func update(_ request: SceneRequest, options: PlacementOptions) -> SceneUpdate {
    let update = MapScene.update(for: request, of: tree, after: previous) { pin, point, side in
      announcements[pin].map {
        engine.layout(
          for: $0, at: point, in: request.viewport, previous: side, options: options)
      }
    }
    previous = update.scene
    return update
  }
}

/// A pin that matches a query: what the page receives, and what pins are sorted by. `FoundPin` has the
/// entire announcement, whose copies would make the module larger.
struct MatchingPin: SortablePin {
  let id: String
  let bearing: PinBearing?
  let lastSeenDay: Int32?
  let position: ListPosition

  init(_ announcement: Announcement, _ bearing: PinBearing?, insertion: Int64) {
    id = announcement.id
    self.bearing = bearing
    lastSeenDay = announcement.lastSeenDay
    position = ListPosition(
      createdAt: announcement.createdAt ?? Timestamp(milliseconds: 0), insertion: insertion)
  }

  var distance: Meters? { bearing?.distance }

  func isIDBefore(_ other: MatchingPin) -> Bool { id.isIDBefore(other.id) }
}

extension PinFilter {
  /// Whether the filter is empty. Strings are not compared, because that would link Unicode tables.
  var isUnset: Bool {
    statuses == nil && species == nil && since == nil && until == nil && text == nil
  }
}

extension Request {
  /// Reads a filter. The strings are the first day, the last day, the words, and the species.
  func filter() throws(Problem) -> PinFilter {
    var filter = PinFilter()
    if !self[filterStatuses].isNaN {
      let bits = integer(filterStatuses)
      filter.statuses = AnnouncementStatus.allCases.filter { bits & 1 << $0.rawValue != 0 }
    }
    if !self[filterHasSpecies].isNaN {
      filter.species = PinFilter.SpeciesList(texts.dropFirst(3).compactMap { $0 })
    }
    filter.since = try date(texts[0], of: "since")
    filter.until = try date(texts[1], of: "until")
    filter.text = texts[2].flatMap { TextQuery($0) }
    return filter
  }

  private func date(_ text: String?, of name: String) throws(Problem) -> CalendarDate? {
    guard let text else { return nil }
    guard let date = CalendarDate(timestamp: text) else {
      throw Problem(name + ": not a date such as 2025-01-31: " + text)
    }
    return date
  }

  /// Reads a query with great-circle distances.
  func query() throws(Problem) -> PinQuery {
    var query = PinQuery()
    query.filter = try filter()
    if integer(queryRegion) == inBox {
      query.region = .box(
        try box(self[queryWest], self[querySouth], self[queryEast], self[queryNorth]))
    } else if integer(queryRegion) == inCircle {
      // By default, the circle covers the Earth.
      query.region = .circle(
        PinCircle(
          center: coordinate(self[queryLatitude], self[queryLongitude]),
          radius: Meters(self[queryRadius, or: 3e7]), metric: .haversine))
    }
    let orders: [PinQuery.Order] = [.source, .newest, .distance, .date, .id]
    query.order = orders[integer(queryOrder)]
    if !self[queryLimit].isNaN { query.limit = integer(queryLimit) }
    query.offset = Int(self[queryOffset, or: 0])
    return query
  }

  /// Reads a scene request, whose IDs may be the IDs of scene elements. The strings are the
  /// selected pin and the open cluster.
  func scene(in map: RetainedMap) throws(Problem) -> SceneRequest {
    let tree = map.tree
    var selection = PinSelection()
    if let id = texts[0] {
      _ = selection.tap(
        pin: Self.elementName(id, kind: "pin/") { tree.pin(withID: $0) != nil })
    }
    let open = texts[1].map {
      Self.elementName($0, kind: "cluster/") { tree.cluster(withID: $0) != nil }
    }
    return SceneRequest(
      camera: camera(self[cameraLatitude], self[cameraLongitude], self[cameraZoom]),
      viewport: try viewport(), selection: selection, openCluster: open,
      isClustered: self[sceneIsClustered] != 0,
      margin: self[sceneMargin, or: SceneRequest.standardMargin])
  }

  /// Returns the name in a scene element's ID, without the kind and the world copy, or the ID
  /// itself.
  private static func elementName(
    _ id: String, kind: String, isKnown: (String) -> Bool
  ) -> String {
    let (bytes, prefix) = (Array(id.utf8), Array(kind.utf8))
    if isKnown(id) || !bytes.starts(with: prefix) { return id }
    let name = String(decoding: bytes[prefix.count...], as: UTF8.self)
    if isKnown(name) { return name }
    let end = bytes.lastIndex(of: UInt8(ascii: "@")) ?? bytes.count
    return String(decoding: bytes[prefix.count..<max(prefix.count, end)], as: UTF8.self)
  }
}

/// Creates a map without announcements.
@_expose(wasm, "mapMake") @_cdecl("petmap_map_make")
package func exportMapMake(
  _ memory: UnsafeMutableRawPointer, _ radius: Double, _ extent: Double, _ minimumPoints: Int32,
  _ maximumZoom: Int32, _ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>,
  _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    let engine = try unsafe Request(numbers, texts, textCount).engine()
    let options = clusterOptions(
      radius: radius, extent: extent, minimumPoints: minimumPoints, maximumZoom: maximumZoom)
    results.retain(RetainedMap(options: options, engine: engine))
  }
}

/// Sets the card and the fonts of callouts, and discards measurements.
@_expose(wasm, "mapCard") @_cdecl("petmap_map_card")
package func exportMapCard(
  _ memory: UnsafeMutableRawPointer, _ map: UnsafeMutableRawPointer,
  _ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>, _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (_) throws(Problem) in
    let engine = try unsafe Request(numbers, texts, textCount).engine()
    unsafe retained(map, as: RetainedMap.self).engine = engine
  }
}

/// Adds announcements. Returns the indices of those whose ID already exists.
@_expose(wasm, "mapAdd") @_cdecl("petmap_map_add")
package func exportMapAdd(
  _ memory: UnsafeMutableRawPointer, _ map: UnsafeMutableRawPointer,
  _ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>, _ count: Int32,
  _ replaces: Int32
) -> Int32 {
  let map = unsafe retained(map, as: RetainedMap.self)
  var reader = unsafe TextReader(texts)
  var repeated: [UInt32] = []
  for index in 0..<Int(count) {
    let announcement = unsafe Announcement(numbers + index * petNumberCount, &reader)
    if !map.put(announcement, replaces: replaces != 0) { repeated.append(UInt32(index)) }
  }
  unsafe Results(memory).set(repeated, count: repeated.count)
  return Int32(done)
}

/// Removes an announcement. Returns 1 if it existed.
@_expose(wasm, "mapRemove") @_cdecl("petmap_map_remove")
package func exportMapRemove(
  _ map: UnsafeMutableRawPointer, _ id: UnsafePointer<UInt8>, _ count: Int32
) -> Int32 {
  unsafe retained(map, as: RetainedMap.self).remove(id: text(id, count)) ? 1 : 0
}

/// Sets the filter of the map.
@_expose(wasm, "mapFilter") @_cdecl("petmap_map_filter")
package func exportMapFilter(
  _ memory: UnsafeMutableRawPointer, _ map: UnsafeMutableRawPointer,
  _ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>, _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (_) throws(Problem) in
    unsafe retained(map, as: RetainedMap.self).filter = try unsafe Request(
      numbers, texts, textCount
    )
    .filter()
  }
}

/// Returns the pins that match a query as JSON: the total number, and the ID, distance and bearing
/// of each pin on the page.
@_expose(wasm, "mapQuery") @_cdecl("petmap_map_query")
package func exportMapQuery(
  _ memory: UnsafeMutableRawPointer, _ map: UnsafeMutableRawPointer,
  _ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>, _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    let query = try unsafe Request(numbers, texts, textCount).query()
    let found = unsafe retained(map, as: RetainedMap.self).found(query)
    results.set { bytes in
      JSONWriter.append(to: &bytes) { writer in
        writer.object { writer in
          writer.member("count", found.count)
          writer.key("pins")
          writer.array { writer in
            for pin in found.pins {
              writer.object { writer in
                writer.member("id", pin.id)
                writer.member("distance", pin.bearing?.distance.value)
                writer.member("bearing", pin.bearing?.bearing)
              }
            }
          }
        }
      }
    }
  }
}

/// Returns the scene as JSON, followed by the difference from the previous scene. The number in the
/// results is the offset of the difference.
@_expose(wasm, "mapScene") @_cdecl("petmap_map_scene")
package func exportMapScene(
  _ memory: UnsafeMutableRawPointer, _ map: UnsafeMutableRawPointer,
  _ numbers: UnsafePointer<Double>, _ texts: UnsafePointer<UInt8>, _ textCount: Int32
) -> Int32 {
  unsafe Results(memory).run { (results) throws(Problem) in
    let map = unsafe retained(map, as: RetainedMap.self)
    let request = try unsafe Request(numbers, texts, textCount)
    let update = map.update(try request.scene(in: map), options: request.options)
    var sceneEnd = 0
    results.set { bytes in
      update.scene.appendJSON(to: &bytes)
      sceneEnd = bytes.count
      update.difference.appendJSON(to: &bytes)
    }
    results.set(Double(sceneEnd))
  }
}
