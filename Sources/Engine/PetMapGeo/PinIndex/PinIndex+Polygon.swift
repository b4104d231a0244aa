extension PinIndex {
  /// Returns the pins in the given polygon, including those on its edges.
  ///
  /// The result is the set of pins for which `polygon.contains(pin)` is true.
  ///
  /// - Complexity: At most O(√*n* · *e* + *k*) for *k* pins found and *e* edges; below the root,
  ///   only the edges within a node's latitudes are examined.
  public func pins(in polygon: PlanePolygon) -> [UInt32] {
    var numbers: [UInt32] = []
    appendPins(in: polygon, to: &numbers)
    return numbers
  }

  /// Appends the pins in the given polygon, including those on its edges.
  ///
  /// - Complexity: The same as ``pins(in:)-(PlanePolygon)``.
  public func appendPins(in polygon: PlanePolygon, to numbers: inout [UInt32]) {
    PinNumbers.append(to: &numbers) { sink in
      search(polygon, into: &sink)
    }
  }

  /// Calls a closure with each pin in the given polygon, including those on its edges.
  ///
  /// - Complexity: The same as ``pins(in:)-(PlanePolygon)``.
  public func forEachPin(in polygon: PlanePolygon, _ visit: (UInt32) -> Void) {
    withoutActuallyEscaping(visit) { visit in
      var sink = PinVisitor(visit: visit)
      search(polygon, into: &sink)
    }
  }

  /// Returns the number of pins in the given polygon, including those on its edges.
  ///
  /// - Complexity: The same as ``pins(in:)-(PlanePolygon)``, without copying the pins.
  public func countPins(in polygon: PlanePolygon) -> Int {
    var sink = PinCounter()
    search(polygon, into: &sink)
    return sink.count
  }

  private func search<Sink: PinSink>(_ polygon: PlanePolygon, into sink: inout Sink) {
    guard count > 0 else { return }
    let edges = PlanePolygon.turns.map { _ in polygon.edges }
    descend(0, level: tree.levels.count - 1, edges, &sink)
  }

  /// Searches below a node for pins inside edges. `edges` has one list for each representation of a
  /// longitude, limited to the edges within the node's latitudes, because other edges have no
  /// effect there.
  private func descend<Sink: PinSink>(
    _ node: Int, level: Int, _ edges: [[Edge]], _ sink: inout Sink
  ) {
    for lane in 0..<pinFanout {
      let child = node * pinFanout + lane
      guard !tree.positions(under: child, level: level).isEmpty else { break }
      let box = ChildBox(childAt: lane, of: tree.levels[level] + node, in: tree)
      var nearEdges: [[Edge]] = []
      var isInside = false
      var isCrossed = false
      for (turn, edges) in zip(PlanePolygon.turns, edges) {
        let turned = box.turned(by: turn)
        let near = edges.filter { $0.south.y <= turned.north && $0.north.y >= turned.south }
        nearEdges.append(near)
        if near.contains(where: turned.mayMeet) {
          isCrossed = true
        } else if isPoint(PlanePoint(x: turned.west, y: turned.south), inside: near) {
          isInside = true
        }
      }
      if isInside {
        sink.take(tree.positions(under: child, level: level), of: tree)
      } else if isCrossed, level > 0 {
        descend(child, level: level - 1, nearEdges, &sink)
      } else if isCrossed {
        sink.take(lanes(ofLeaf: child, within: nearEdges), ofLeaf: child, of: tree)
      }
    }
  }

  private func lanes(ofLeaf leaf: Int, within edges: [[Edge]]) -> UInt32 {
    var lanes: UInt32 = 0
    for lane in 0..<min(pinFanout, count - leaf * pinFanout) {
      let pin = tree.coordinate(at: leaf * pinFanout + lane)
      let isInside = zip(PlanePolygon.turns, edges).contains { turn, edges in
        isPoint(PlanePoint(x: pin.longitude + turn, y: pin.latitude), inside: edges)
      }
      if isInside { lanes |= 1 << UInt32(lane) }
    }
    return lanes
  }
}

/// A box of the tree in the plane of longitude and latitude.
private struct ChildBox {
  var west: Double
  var south: Double
  var east: Double
  var north: Double

  init(childAt lane: Int, of node: Int, in tree: PinTree) {
    let boxes = tree.planeBoxes[node]
    west = Double(boxes.west[lane])
    east = Double(boxes.east[lane])
    south = Double(boxes.south[lane])
    north = Double(boxes.north[lane])
  }

  /// Returns the box with its longitudes shifted by full turns, widened to allow for rounding.
  func turned(by degrees: Double) -> ChildBox {
    var turned = self
    turned.west = (west + degrees).nextDown
    turned.east = (east + degrees).nextUp
    return turned
  }

  /// Returns whether an edge may intersect the box: their extents overlap, and the box's corners
  /// are not all on the same side of the edge.
  func mayMeet(_ edge: Edge) -> Bool {
    guard edge.west <= east, edge.east >= west else { return false }
    guard edge.south.y <= north, edge.north.y >= south else { return false }
    let side = edge.side(of: PlanePoint(x: west, y: south))
    return side == 0 || side != edge.side(of: PlanePoint(x: west, y: north))
      || side != edge.side(of: PlanePoint(x: east, y: south))
      || side != edge.side(of: PlanePoint(x: east, y: north))
  }
}
