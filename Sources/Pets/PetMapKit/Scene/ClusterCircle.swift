package import PetMapDrawing
package import PetMapText
import PetMapAnnouncements
import PetMapGeo

/// The drawing of a cluster: a white disc with its count, inside a ring whose arcs are proportional
/// to the numbers of missing, found and closed pins.
package struct ClusterCircle: Sendable, Hashable {
  /// An arc of the ring.
  package struct Arc: Sendable, Hashable {
    package let color: DrawingColor
    /// The start in full turns clockwise from straight up, from 0 to 1.
    package let start: Double
    package let end: Double
  }

  /// The radius including the ring, in CSS pixels.
  package let radius: Double
  package let ringWidth: Double
  /// The arcs, clockwise from straight up. There is no arc for a status that no pin has.
  package let arcs: [Arc]

  /// Creates a circle whose radius grows with the logarithm of the count: 14 for 2 pins, 19 for a
  /// hundred, 27 for ten thousand, and at most 36. Clusters are about 40 pixels apart.
  package init(count total: Int, missing: Int, found: Int, closed: Int) {
    let decades = logarithm(Double(max(1, total))) / logarithm(10)
    radius = min(36, 13 + 2 * decades + 0.4 * decades * decades)
    ringWidth = 2.5 + radius / 14
    var arcs: [Arc] = []
    var start = 0.0
    let shares = [
      (missing, AnnouncementStatus.missing.color), (found, AnnouncementStatus.found.color),
      (closed, AnnouncementStatus.closed.color),
    ]
    let counted = Double(max(1, missing + found + closed))
    for (count, color) in shares where count > 0 {
      let end = start + Double(count) / counted
      // A gap of 1.5 pixels between two arcs, if the arc is long enough.
      let gap = count == total ? 0 : min(0.75 / (2 * .pi * radius), (end - start) / 4)
      arcs.append(Arc(color: color, start: start + gap, end: end - gap))
      start = end
    }
    self.arcs = arcs
  }

  /// Creates the circle of a cluster in a scene.
  package init(_ cluster: SceneCluster) {
    self.init(
      count: cluster.count, missing: cluster.missing, found: cluster.found,
      closed: cluster.closed)
  }

  /// The text style of the count, which fits into the disc.
  package var textStyle: TextStyle {
    let size = (radius * 0.58).rounded()
    return TextStyle(size: min(17, max(10, size)), weight: .bold, lineHeight: 20)
  }
}
