/// A part of a cluster tree: a window at a zoom and all deeper ones.
///
/// The clusters in a window depend on the pins around it, but not on distant ones. The clusters of a
/// few pins of a large tree, such as those that match a filter, can therefore be computed from the
/// surroundings of what is shown: take ``ClusterTree/pins(around:margin:limit:)``, build a tree of the
/// wanted ones, and ask it whether it ``ClusterTree/isExact(in:margin:)``.
package struct ClusterPart: Sendable, Hashable {
  let window: PlaneWindow
  let zoom: Int

  /// Creates the part in a box. Returns `nil` if the box touches a pole or goes all around the earth.
  ///
  /// - Parameter zoom: The zoom, 0 or more.
  package init?(_ box: BoundingBox, zoom: Int) {
    let windows = PlaneWindow.parts(of: box)
    guard windows.count == 1, !box.isAllAround else { return nil }
    self.init(windows[0], zoom: zoom)
  }

  /// Creates the part that contains a tile at its zoom, with its neighbors in a larger tile, so that
  /// the tiles of a view have few different parts.
  ///
  /// - Parameter buffer: The margin around each tile, in widths of a tile.
  package init(around tile: TileID, buffer: Double) {
    let levels = min(tile.z, Self.sharedLevels)
    let small = MercatorPlane.width / Double(1 << tile.z)
    let (side, around) = (small * Double(1 << levels), small * buffer)
    let (x, y) = (Double(tile.x >> levels), Double(tile.y >> levels))
    self.init(
      PlaneWindow(
        left: x * side - around, right: (x + 1) * side + around, top: y * side - around,
        bottom: (y + 1) * side + around),
      zoom: tile.z)
  }

  private init(_ window: PlaneWindow, zoom: Int) {
    self.window = window
    self.zoom = zoom
  }

  private static let sharedLevels = 2
}

extension ClusterTree {
  /// Returns the shown pins in a part and around it, in an unspecified order, or `nil` if there are too
  /// many, or the surroundings go around the earth.
  ///
  /// - Parameters:
  ///   - margin: The width of the surroundings, in radii of the part's zoom.
  ///   - limit: The maximum number of pins.
  /// - Complexity: O(*k* + zoom) expected for *k* pins.
  package func pins(around part: ClusterPart, margin: Double, limit: Int) -> [Int]? {
    guard let region = region(around: part, margin: margin) else { return nil }
    var pins: [Int] = []
    var isWithinLimit = true
    forest.search(region, zoom: options.deepestClusterZoom + 1) { _, node in
      if pins.count < limit { pins.append(Int(node.pin)) } else { isWithinLimit = false }
    }
    return isWithinLimit ? pins : nil
  }

  /// Returns whether this tree, of all wanted pins in a part and its surroundings, has the same nodes in
  /// the part as a tree of all wanted pins.
  ///
  /// At each zoom, from the deepest on, the candidates in a window are known. Those near its edge may
  /// depend on others outside of it, and so may worse-ranked candidates within the radius of these, and
  /// so on. What is farther from the edge than all of them becomes, two radii further inside, the
  /// window of the next zoom: a node there is within a radius of its center, and all members of that are
  /// within another radius.
  ///
  /// - Parameter margin: The width of the surroundings, in radii of the part's zoom.
  /// - Complexity: O(*n*) expected for each zoom, for *n* nodes near the edge.
  package func isExact(in part: ClusterPart, margin: Double) -> Bool {
    guard var known = region(around: part, margin: margin) else { return false }
    for zoom in stride(from: options.deepestClusterZoom, through: part.zoom, by: -1) {
      // Means are rounded to units.
      let margin = doubtfulMargin(of: known, zoom: zoom) + 2 * radii[zoom] + 4
      guard let next = known.inset(by: margin), next.contains(part.window) else { return false }
      known = next
    }
    return true
  }

  private func region(around part: ClusterPart, margin: Double) -> PlaneWindow? {
    part.window.extended(by: margin * radii[min(part.zoom, radii.count - 1)])
  }

  /// Returns how far from the edge of a window candidates may depend on others outside of it.
  private func doubtfulMargin(of window: PlaneWindow, zoom: Int) -> Double {
    let radius = radii[zoom]
    // Chains that reach farther are rare.
    let limit = 12 * radius
    var candidates: [MergeCandidate] = []
    forest.search(window, zoom: zoom + 1) { _, node in
      if window.depth(of: node.position) <= limit {
        candidates.append(
          MergeCandidate(
            position: node.position, rank: pins.order.rank(of: node.pin), pin: node.pin))
      }
    }
    let grid = CellGrid(sorting: &candidates, reach: radius)
    var isDoubtful = candidates.map { window.depth(of: $0.position) <= radius }
    var pending = candidates.indices.filter { isDoubtful[$0] }
    var margin = radius
    while let next = pending.popLast() {
      let candidate = candidates[next]
      margin = max(margin, window.depth(of: candidate.position))
      grid.visit(around: candidate.position) { other in
        guard !isDoubtful[other], candidate.precedes(candidates[other], in: pins.order),
          MercatorPlane.squaredDistance(candidate.position, candidates[other].position)
            <= radius * radius
        else { return }
        isDoubtful[other] = true
        pending.append(other)
      }
    }
    return margin < limit - radius ? margin : .infinity
  }
}
