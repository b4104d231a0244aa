package import PetMapDrawing
import PetMapGeo
package import PetMapKit
package import PetMapAnnouncements

/// The arrangement of circles and markers that keeps all counts legible: circles are drawn over
/// markers, and a marker whose head would be under a circle tilts around its tip.
package struct PinArrangement {
  /// A cluster's circle.
  package struct Circle {
    package let cluster: SceneCluster
    package let drawing: ClusterCircle
    /// The position of the count if the selected marker covers the middle of the circle.
    package var badge: ScreenPoint?

    package var point: ScreenPoint { cluster.point }
    /// The approximate frame of the count; the width of a bold digit is less than two thirds of its
    /// height.
    package var numberFrame: ScreenRect {
      let size = drawing.textStyle.size
      let width = Double(cluster.abbreviatedCount.utf8.count) * size * 0.64
      return ScreenRect(
        x: point.x - width / 2, y: point.y - size * 0.4, width: width, height: size * 0.8)
    }
    /// The radius including the translucent edge.
    package var reach: Double { drawing.radius + 2 }
  }

  /// The properties that determine the appearance of a marker.
  package struct Appearance: Sendable, Hashable {
    package let status: AnnouncementStatus
    package let isOld: Bool
    package let pose: PinMarker.Pose

    /// The style of the marker, which is faded if the pin is old.
    package var style: MarkerStyle { isOld ? status.marker.faded : status.marker }
  }

  /// A pin's marker.
  package struct Marker {
    package let status: AnnouncementStatus
    package var isOld = false
    package let tip: ScreenPoint
    package let pose: PinMarker.Pose

    package var appearance: Appearance { Appearance(status: status, isOld: isOld, pose: pose) }
    package var head: ScreenPoint { pose.head(tip: tip) }
    /// Returns whether the head of an upright marker, or the narrow part below it, intersects a
    /// rectangle.
    package func covers(_ rect: ScreenRect) -> Bool {
      let radius = PinMarker.width / 2
      let head = ScreenRect(
        x: tip.x - radius, y: tip.y - PinMarker.height, width: 2 * radius,
        height: PinMarker.height - 10)
      let tail = ScreenRect(x: tip.x - 7, y: tip.y - 10, width: 14, height: 10)
      return head.touches(rect) || tail.touches(rect)
    }
    /// The bounding box of the head and the tip.
    package var frame: ScreenRect {
      let radius = PinMarker.width / 2
      let head = head
      let left = min(head.x - radius, tip.x)
      let top = min(head.y - radius, tip.y)
      return ScreenRect(
        x: left, y: top, width: max(head.x + radius, tip.x) - left,
        height: max(head.y + radius, tip.y) - top)
    }
  }

  /// A pin that is drawn as a dot.
  package struct Dot {
    package let status: AnnouncementStatus
    package var isOld = false
    package let point: ScreenPoint

    /// The radius including the edge, in CSS pixels.
    static let radius = 3.0
  }

  /// The circles from back to front: largest first, so that small circles are never hidden.
  package private(set) var circles: [Circle]
  /// The markers from back to front, except for the selected marker.
  package private(set) var markers: [Marker] = []
  /// The markers of the selected pin, one in each copy of the world.
  package private(set) var selected: [Marker] = []

  /// The dots in place of markers, in scene order.
  package private(set) var dots: [Dot] = []

  /// The height of a count outside its circle.
  static let badgeHeight = 17.0

  /// Returns whether the markers are so dense on the screen that they hide each other:
  /// more than three on average in each cell of a marker's size that contains any.
  static func isDense(_ scene: MapScene) -> Bool {
    struct Cell: Hashable { let column, row: Int }
    let cells = Set(
      scene.markers.map {
        Cell(
          column: Int(($0.point.x / PinMarker.width).rounded(.down)),
          row: Int(($0.point.y / PinMarker.height).rounded(.down)))
      })
    return scene.markers.count > max(100, 3 * cells.count)
  }

  /// - Parameter asDots: Whether to draw dots in place of markers, except for the selected one.
  /// - Complexity: O(*m* · *c*) for *m* markers and *c* circles.
  package init(_ scene: MapScene, asDots: Bool = false) {
    var circles = scene.clusters.map { Circle(cluster: $0, drawing: ClusterCircle($0)) }
    // Equal circles stay in scene order.
    let order = circles.indices.sorted { a, b in
      (circles[b].drawing.radius, a) < (circles[a].drawing.radius, b)
    }
    circles = order.map { circles[$0] }
    for marker in scene.markers where marker.isSelected {
      selected.append(
        Marker(status: marker.status, tip: marker.point, pose: .upright))
    }
    if asDots {
      dots = scene.markers.filter { !$0.isSelected }.map {
        Dot(status: $0.status, isOld: $0.isOld, point: $0.point)
      }
      self.circles = circles
      return
    }
    let poses = Self.poses
    markers.reserveCapacity(scene.markers.count)
    for marker in scene.markers where !marker.isSelected {
      let pose = Self.pose(at: marker.point, among: circles, and: markers, of: poses)
      markers.append(
        Marker(status: marker.status, isOld: marker.isOld, tip: marker.point, pose: pose))
    }
    self.circles = circles
    moveNumbers(awayFrom: scene.frame.callout?.placement.frame)
  }

  /// The poses to try: upright and up to twice as long, then increasingly tilted, and finally
  /// hanging.
  private static let poses: [PinMarker.Pose] = {
    var poses: [PinMarker.Pose] = []
    for turns in [[0.0, 30, -30, 60, -60], [90, -90], [120, -120, 150, -150, 180]] {
      for stretch in [1.0, 1.4, 1.9] {
        for turn in turns {
          let (sine, cosine) = sineAndCosine(degrees: turn)
          poses.append(
            PinMarker.Pose(x: sine, y: -cosine, length: PinMarker.headHeight * stretch))
        }
      }
    }
    return poses
  }()

  /// Returns the first pose whose head overlaps no circle, or else the pose with the least overlap.
  private static func pose(
    at tip: ScreenPoint, among circles: [Circle], and markers: [Marker], of poses: [PinMarker.Pose]
  ) -> PinMarker.Pose {
    let farthest = PinMarker.headHeight * 1.9 + PinMarker.width / 2
    let near = circles.filter {
      distance($0.point, tip) < $0.reach + farthest
    }
    guard !near.isEmpty, overlap(of: .upright, at: tip, with: near) > 0 else { return .upright }
    let neighbors = markers.filter { distance($0.tip, tip) < 2 * farthest }
    var best = PinMarker.Pose.upright
    var least = Double.infinity
    for (index, pose) in poses.enumerated() {
      var cost = overlap(of: pose, at: tip, with: near) * 10 + Double(index) * 0.25
      let head = pose.head(tip: tip)
      for other in neighbors {
        cost += max(0, PinMarker.width - distance(other.head, head))
      }
      if cost < least { (best, least) = (pose, cost) }
    }
    return best
  }

  /// Returns the overlap of a marker's head with circles in CSS pixels.
  private static func overlap(
    of pose: PinMarker.Pose, at tip: ScreenPoint, with circles: [Circle]
  ) -> Double {
    let head = pose.head(tip: tip)
    return circles.reduce(0) { sum, circle in
      sum + max(0, PinMarker.width / 2 + circle.reach - distance(head, circle.point))
    }
  }

  /// Moves counts that a selected marker would cover to the edge of their circles.
  private mutating func moveNumbers(awayFrom card: ScreenRect?) {
    guard !selected.isEmpty else { return }
    let taken = selected.map { $0.frame.grown(by: 1) }
    for index in circles.indices {
      let circle = circles[index]
      let number = circle.numberFrame
      guard selected.contains(where: { $0.covers(number) }) else { continue }
      let width = Self.badgeWidth(of: circle.cluster)
      let others = circles.indices.filter { $0 != index }.map { other in
        circles[other].numberFrame
      }
      var fallback: ScreenPoint?
      for (x, y, further) in Self.badgeSpots {
        let point = ScreenPoint(
          x: circle.point.x + x * (circle.drawing.radius + width / 2 - 6 + further),
          y: circle.point.y + y * (circle.drawing.radius + 2 + further))
        let frame = Self.badgeFrame(at: point, width: width)
        if taken.contains(where: { $0.touches(frame) }) { continue }
        if let card, card.grown(by: 2).touches(frame) { continue }
        if fallback == nil { fallback = point }
        if others.contains(where: { $0.touches(frame) }) { continue }
        circles[index].badge = point
        break
      }
      // If counts occupy all positions, overlapping another count is better than showing none.
      if circles[index].badge == nil { circles[index].badge = fallback }
    }
  }

  /// Positions below, next to and above a circle: first on its edge, then farther out.
  private static let badgeSpots: [(x: Double, y: Double, further: Double)] = [0.0, 10, 20]
    .flatMap { further in
      [(0.0, 1.0), (1, 0.3), (-1, 0.3), (1, -0.4), (-1, -0.4), (0, -1)].map {
        ($0.0, $0.1, further)
      }
    }

  /// Returns the approximate width of the count in 11-pixel bold digits.
  package static func badgeWidth(of cluster: SceneCluster) -> Double {
    Double(cluster.abbreviatedCount.utf8.count) * 7.2 + 11
  }

  package static func badgeFrame(at point: ScreenPoint, width: Double) -> ScreenRect {
    ScreenRect(
      x: point.x - width / 2, y: point.y - badgeHeight / 2, width: width, height: badgeHeight)
  }

  /// The frames of circles, markers and dots, with a margin.
  var frames: [ScreenRect] {
    circles.map { ScreenRect(around: $0.point, radius: $0.reach) }
      + (markers + selected).map { $0.frame.grown(by: 2) }
      + dots.map { ScreenRect(around: $0.point, radius: Dot.radius) }
  }

  /// Marks the space that circles, markers and dots take up as occupied.
  func take(from space: inout LabelSpace) {
    for frame in frames { space.take(frame) }
  }
}

private func distance(_ a: ScreenPoint, _ b: ScreenPoint) -> Double {
  ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
}
