public import PetMapGeo
public import PetMapKit

/// How many pins of each status stand in a viewport, each counted once, whatever is drawn for it.
///
/// A cluster's circle may stand for pins outside of the picture, and a copy of the world repeats
/// those within: neither changes the counts.
public struct PinCounts: Sendable, Hashable {
  /// Pins that somebody misses.
  public private(set) var missing = 0
  /// Pins that somebody found.
  public private(set) var found = 0
  /// Pins that are reunited.
  public private(set) var closed = 0

  /// Pins of any status.
  public var total: Int { missing + found + closed }

  /// Counts the pins whose coordinates are in the viewport, edges inclusive.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* pins in or near the viewport.
  public init(of tree: ClusterTree, in viewport: Viewport, by camera: Camera) {
    let screen = ScreenProjection(camera: camera, viewport: viewport)
    let single = tree.options.maximumZoom + 1
    for pin in tree.nodes(in: screen.visibleBox(margin: 1), zoom: single) {
      let position = pin.position
      // What lies beyond the projection's limit stands on the limit.
      let shown = WorldPosition(x: position.x, y: max(0, min(1, position.y)))
      guard !screen.points(of: shown, margin: 0).isEmpty else { continue }
      missing += tree.count(of: pin, status: 0)
      found += tree.count(of: pin, status: 1)
      closed += tree.count(of: pin, status: 2)
    }
  }
}
