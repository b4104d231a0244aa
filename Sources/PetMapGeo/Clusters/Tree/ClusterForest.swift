/// The pins and clusters on the map, those that merge under the cluster they make.
///
/// It is its own spatial index: what is under an entry lies within its reach, so a search follows the
/// branches that reach into the window. Siblings lie side by side. Entries are only ever added; what a
/// change replaces stays behind as garbage until the forest is compacted.
struct ClusterForest: Sendable {
  private(set) var entries: [ClusterEntry] = []
  /// The indices of the entries without a parent, which are on the map at zoom 0, by x.
  private(set) var roots: [UInt32] = []
  /// By pin its entry, `none` when it is not shown.
  var entryOfPin: [UInt32]
  var tallies: ClusterTallies
  /// A 32nd of the radius by zoom, and 0 for the pins' own.
  private let reachUnits: [Double]

  /// - Parameter radii: by zoom, in the plane's units.
  init(for pins: borrowing ClusterPins, radii: [Double]) {
    tallies = ClusterTallies(for: pins)
    entryOfPin = []
    // With room for more, so that the first insertion need not copy it.
    entryOfPin.reserveCapacity(ClusterPins.capacity(for: pins.count))
    entryOfPin.append(contentsOf: repeatElement(.none, count: pins.count))
    reachUnits = radii.map { $0 / 32 } + [0]
  }

  mutating func reserveCapacity(pins: Int) {
    // Room for all the clusters there may be and for some changes; it takes no memory before it is
    // written to.
    entries.reserveCapacity(pins * 5 / 2)
    tallies.reserveCapacity(pins * 5 / 8)
  }

  // MARK: Growing

  /// Adds an entry beside its siblings; what is under it learns of its new parent.
  mutating func append(_ entry: ClusterEntry) {
    let index = UInt32(entries.count)
    var entry = entry
    entry.parent = .none
    entries.append(entry)
    if entry.isPin { entryOfPin[Int(entry.pin)] = index }
    for child in entry.children { entries[child].parent = index }
  }

  /// A cluster of the last entries, its centre the first of them, that is not an entry itself yet.
  mutating func cluster(
    ofLast count: Int, zoom: Int, pins: borrowing ClusterPins, on plane: MercatorPlane
  ) -> ClusterEntry {
    let children = entries.count - count..<entries.count
    let centre = entries[children.lowerBound]
    let number = tallies.add()
    var mean = MeanPosition(around: centre.position, on: plane)
    for child in children {
      mean.add(entries[child].position, count: entries[child].count)
      tallies.add(entries[child], of: pins, to: number)
    }
    var cluster = ClusterEntry(
      cluster: number, of: children, pin: centre.pin, at: mean.position, count: mean.count,
      zoom: zoom)
    var farthest = 0.0
    for child in children {
      let square = plane.squaredDistance(cluster.position, entries[child].position)
      farthest = max(farthest, square.squareRoot() + reach(of: entries[child]))
    }
    // Rounded up. Never more than four radii: each child is within two radii of the mean, and the
    // deeper zooms' radii, two of each, add up to two more.
    cluster.reach = UInt8(min(farthest / reachUnits[zoom] + 1.001, 255))
    return cluster
  }

  /// How far from an entry what is under it is at most.
  func reach(of entry: ClusterEntry) -> Double {
    Double(entry.reach) * reachUnits[entry.deepestZoom]
  }

  /// Makes entries of what is left at zoom 0.
  mutating func setRoots(_ entries: [ClusterEntry]) {
    for entry in entries.sorted(by: { $0.position.x < $1.position.x }) {
      roots.append(UInt32(self.entries.count))
      append(entry)
    }
  }

  /// Puts what stands at zoom 0 after a change in the place of what stood there before.
  mutating func replaceRoots(_ changes: [ClusterChange]) {
    for change in changes {
      guard let old = change.before else { continue }
      var position = firstRoot(from: old.position.x)
      while entries[Int(roots[position])].pin != old.pin { position += 1 }
      roots.remove(at: position)
    }
    for change in changes {
      guard let new = change.after else { continue }
      roots.insert(UInt32(entries.count), at: firstRoot(from: new.position.x))
      append(new)
    }
  }

  // MARK: Searching

  /// Visits what is within a window at a zoom, with its index.
  func search(_ window: PlaneWindow, zoom: Int, _ visit: (Int, ClusterEntry) -> Void) {
    // Spans, since an array would be retained and released for each entry.
    let (entries, reachUnits) = (entries.span, reachUnits.span)
    // Farther than a root reaches, see `cluster(ofLast:)`.
    let ranges = window.ranges(within: 130 * reachUnits[0])
    for range in [ranges.first, ranges.second] {
      guard let range else { continue }
      for root in roots[firstRoot(from: range.lowerBound)...] {
        let root = Int(root)
        guard entries[root].position.x <= range.upperBound else { break }
        Self.search(root..<root + 1, window, zoom, entries, reachUnits, visit)
      }
    }
  }

  /// Visits what is within a window of some siblings and of what is under them.
  private static func search(
    _ siblings: Range<Int>, _ window: PlaneWindow, _ zoom: Int, _ entries: Span<ClusterEntry>,
    _ reachUnits: Span<Double>, _ visit: (Int, ClusterEntry) -> Void
  ) {
    for index in siblings {
      let entry = entries[index]
      if entry.deepestZoom >= zoom {
        if window.contains(entry.position) { visit(index, entry) }
      } else {
        let reach = Double(entry.reach) * reachUnits[entry.deepestZoom]
        if window.isWithin(reach, of: entry.position) {
          search(entry.children, window, zoom, entries, reachUnits, visit)
        }
      }
    }
  }

  /// The position among the roots of the first one with an x or a greater one.
  private func firstRoot(from x: Double) -> Int {
    var (low, high) = (0, roots.count)
    while low < high {
      let middle = (low + high) / 2
      if entries[Int(roots[middle])].position.x < x { low = middle + 1 } else { high = middle }
    }
    return low
  }

  // MARK: Memory

  var byteCount: Int {
    entries.count * MemoryLayout<ClusterEntry>.stride + (roots.count + entryOfPin.count) * 4
      + tallies.byteCount
  }

  /// How many entries may be on the map at some zoom.
  var liveCount: Int { entryOfPin.count + tallies.clusterCount }

  /// How many entries changes have left behind, at least.
  var garbageCount: Int { max(0, entries.count - liveCount) }

  /// Leaves out what changes have left behind, and lays what is near on the map near in memory.
  ///
  /// - Complexity: O(n).
  mutating func compact() {
    let old = self
    (entries, roots) = ([], [])
    tallies = old.tallies.emptied()
    tallies.reserveCapacity(old.tallies.clusterCount)
    entries.reserveCapacity(2 * old.liveCount)
    for root in old.roots {
      roots.append(UInt32(entries.count))
      entries.append(old.entries[Int(root)])
    }
    for root in roots.indices { copyChildren(of: root, from: old.entries.span, old.tallies) }
  }

  /// Puts what is under an entry that has been copied behind it.
  private mutating func copyChildren(
    of index: Int, from old: Span<ClusterEntry>, _ oldTallies: borrowing ClusterTallies
  ) {
    let entry = entries[index]
    guard !entry.isPin else {
      entryOfPin[Int(entry.pin)] = UInt32(index)
      return
    }
    let children = entries.count..<entries.count + entry.children.count
    for child in entry.children {
      entries.append(old[child])
      entries[entries.count - 1].parent = UInt32(index)
    }
    entries[index].children = children
    entries[index].cluster = tallies.add(entry.cluster, of: oldTallies)
    for child in children { copyChildren(of: child, from: old, oldTallies) }
  }
}
