package import PetMapDrawing
package import PetMapText
package import PetMapKit
import PetMapGeo

/// The drawing of a cluster: a white disc with its count, in a ring whose arcs are as long as the
/// shares of missing, found and closed pins.
package struct ClusterCircle: Sendable, Hashable {
  /// An arc of the ring.
  package struct Arc: Sendable, Hashable {
    package let color: DrawingColor
    /// Whole turns clockwise from straight up, 0 to 1.
    package let start: Double
    package let end: Double
  }

  /// The radius of the disc with its ring, in CSS pixels.
  package let radius: Double
  package let ringWidth: Double
  /// From straight up clockwise; statuses that no pin has are left out.
  package let arcs: [Arc]

  /// A circle whose radius grows with the logarithm of the count: 14 for 2 pins, 19 for a hundred,
  /// 27 for ten thousand, and no further than 36. Clusters stand about 40 pixels apart.
  package init(_ cluster: SceneCluster) {
    let decades = logarithm(Double(max(1, cluster.count))) / logarithm(10)
    radius = min(36, 13 + 2 * decades + 0.4 * decades * decades)
    ringWidth = 2.5 + radius / 14
    var arcs: [Arc] = []
    var start = 0.0
    let shares = [
      (cluster.missing, PinStatus.missing.color),
      (cluster.found, PinStatus.found.color),
      (cluster.closed, PinStatus.closed.color),
    ]
    let total = Double(max(1, cluster.missing + cluster.found + cluster.closed))
    for (count, color) in shares where count > 0 {
      let end = start + Double(count) / total
      // A pixel and a half of white between two arcs, where the arc is long enough.
      let gap = count == cluster.count ? 0 : min(0.75 / (2 * .pi * radius), (end - start) / 4)
      arcs.append(Arc(color: color, start: start + gap, end: end - gap))
      start = end
    }
    self.arcs = arcs
  }

  /// The count's type: large enough to read, small enough for the disc.
  package var textStyle: TextStyle {
    let size = (radius * 0.58).rounded()
    return TextStyle(size: min(17, max(10, size)), weight: .bold, lineHeight: 20)
  }
}
