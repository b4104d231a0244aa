/// The pins and clusters on the map, those that merge under the cluster they make.
///
/// It is its own spatial index: what is under an entry lies within its reach, so a search follows the
/// branches that reach into the window. Siblings lie side by side, in a run of slots. A change puts
/// what it makes into free runs, so that what was before can be searched until the change is complete;
/// only then are the runs that it leaves free for the next one.
struct ClusterForest: Sendable {
  private(set) var entries: [ClusterEntry] = []
  private(set) var freeRuns = FreeRuns()
  /// The indices of the entries without a parent, which are on the map at zoom 0, by x.
  private(set) var roots: [UInt32] = []
  /// By pin its entry, `none` when it is not shown.
  var entryOfPin: [UInt32]
  var tallies: ClusterTallies
  /// A 32nd of the radius by zoom, and 0 for the pins' own.
  private let reachUnits: [Double]
  /// No reach is greater. A child is within two radii of its cluster's mean; the radii of the deeper
  /// zooms, of which each is half of the one before, add up to another, so what is under the child
  /// is within two more: four radii, and two units for rounding.
  private static let greatestReach = 130.0

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

  /// Puts siblings side by side; what is under them learns of its new parent.
  ///
  /// - Returns: their indices.
  mutating func add(_ siblings: [ClusterEntry]) -> Range<Int> {
    let start = takeRun(of: siblings.count)
    for (offset, entry) in siblings.enumerated() { put(entry, at: start + offset) }
    return start..<start + siblings.count
  }

  private mutating func takeRun(of count: Int) -> Int {
    let length = FreeRuns.length(for: count)
    if let start = freeRuns.take(length: length) { return start }
    for _ in 0..<length { entries.append(.unused) }
    return entries.count - length
  }

  private mutating func put(_ entry: ClusterEntry, at index: Int) {
    entries[index] = entry
    entries[index].parent = .none
    if entry.isPin { entryOfPin[Int(entry.pin)] = UInt32(index) }
    for child in entry.children { entries[child].parent = UInt32(index) }
  }

  /// Makes a cluster of siblings, its centre the first of them, which is not in the forest itself yet.
  mutating func makeCluster(
    of children: Range<Int>, zoom: Int, pins: borrowing ClusterPins
  ) -> ClusterEntry {
    let centre = entries[children.lowerBound]
    let number = tallies.add()
    var mean = MeanPosition(around: centre.position)
    for child in children {
      mean.add(entries[child].position, count: entries[child].count)
      tallies.add(entries[child], of: pins, to: number)
    }
    var cluster = ClusterEntry(
      clusterNumber: number, of: children, pin: centre.pin, at: mean.position, count: mean.count,
      zoom: zoom)
    var farthest = 0.0
    for child in children {
      let square = MercatorPlane.squaredDistance(cluster.position, entries[child].position)
      farthest = max(farthest, square.squareRoot() + reach(of: entries[child]))
    }
    // Rounded up.
    cluster.reach = UInt8(min(farthest / reachUnits[zoom] + 1.001, 255))
    return cluster
  }

  /// How far from an entry what is under it is at most.
  func reach(of entry: ClusterEntry) -> Double {
    Double(entry.reach) * reachUnits[entry.deepestZoom]
  }

  /// Makes entries of what is left at zoom 0.
  mutating func setRoots(_ entries: [ClusterEntry]) {
    let order = sortedIndices(entries.count) { entries[$0].position.x < entries[$1].position.x }
    for index in order { roots.append(putRoot(entries[index])) }
  }

  private mutating func putRoot(_ entry: ClusterEntry) -> UInt32 {
    let index = takeRun(of: 1)
    put(entry, at: index)
    return UInt32(index)
  }

  // MARK: Completing a change

  /// Replaces what stood at zoom 0 before a change with what stands there after it.
  mutating func replaceRoots(_ changes: [ClusterChange]) {
    for change in changes {
      guard let old = change.before else { continue }
      var position = firstRoot(from: old.position.x)
      while entries[Int(roots[position])].pin != old.pin { position += 1 }
      let index = Int(roots.remove(at: position))
      freeRuns.add(index..<index + 1)
    }
    for change in changes {
      guard let new = change.after else { continue }
      let position = firstRoot(from: new.position.x)
      roots.insert(putRoot(new), at: position)
    }
  }

  /// Gives back what clusters took that are no more: the runs of their children and their numbers.
  mutating func free(_ clusters: [ClusterEntry]) {
    for cluster in clusters {
      freeRuns.add(cluster.children)
      tallies.remove(cluster.clusterNumber)
    }
  }

  // MARK: Searching

  /// Visits what is within a window at a zoom, with its index.
  func search(_ window: PlaneWindow, zoom: Int, _ visit: (Int, ClusterEntry) -> Void) {
    // Spans, since an array would be retained and released for each entry.
    let (entries, reachUnits) = (entries.span, reachUnits.span)
    let ranges = window.ranges(within: Self.greatestReach * reachUnits[0])
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
      + freeRuns.byteCount + tallies.byteCount
  }
}
