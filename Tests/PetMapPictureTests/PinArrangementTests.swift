import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import TestSupport
import Testing

@Suite struct PinArrangementTests {
  /// Returns a scene with dense groups and single pins in and around a town, at a zoom.
  private func scene(_ random: inout SeededRandom, zoom: Double, selected: String? = nil) throws
    -> MapScene
  {
    var pins = ClusterPins()
    for number in 0..<900 {
      let spread = number % 9 == 0 ? 0.5 : 0.05
      pins.append(
        id: "p\(number)",
        at: try Coordinate(
          latitude: 52.2 + random.double(in: -spread...spread),
          longitude: 21 + random.double(in: -spread...spread)),
        category: number % 3)
    }
    var selection = PinSelection()
    if let selected { selection.tap(pin: selected) }
    let request = SceneRequest(
      camera: try Camera(
        center: Coordinate(latitude: 52.2, longitude: 21), zoom: Zoom(clamping: zoom)),
      viewport: try Viewport(width: 900, height: 700), selection: selection)
    return MapScene.update(for: request, of: ClusterTree(pins, options: .standard)).scene
  }

  private func distance(_ a: ScreenPoint, _ b: ScreenPoint) -> Double {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }

  @Test func `a marker under a circle is tilted away from it, and others are upright`()
    throws
  {
    var random = SeededRandom(seed: 11)
    var tilted = 0
    for _ in 0..<cases(60, debug: 20) {
      let scene = try scene(&random, zoom: random.double(in: 8...14))
      let pins = PinArrangement(scene)
      #expect(pins.markers.map(\.tip) == scene.markers.map(\.point), "\(random)")
      for marker in pins.markers {
        func clearance(_ head: ScreenPoint) -> Double {
          pins.circles.map { distance($0.point, head) - $0.reach - PinMarker.width / 2 }.min()
            ?? .infinity
        }
        let upright = PinMarker.Pose.upright.head(tip: marker.tip)
        if clearance(upright) >= 0 {
          #expect(marker.pose == .upright, "\(random)")
        } else {
          tilted += 1
          #expect(clearance(marker.head) > clearance(upright), "\(random)")
        }
      }
    }
    #expect(tilted > 5)
  }

  @Test func `smaller circles are drawn over larger ones`() throws {
    var random = SeededRandom(seed: 12)
    let radii = PinArrangement(try scene(&random, zoom: 11)).circles.map(\.drawing.radius)
    #expect(radii.count > 5 && radii == radii.sorted(by: >))
  }

  @Test func `the count of the circle under the selected marker is moved next to both`() throws {
    var random = SeededRandom(seed: 13)
    var moved = 0
    for number in 0..<cases(60, debug: 20) {
      let pins = PinArrangement(try scene(&random, zoom: 8, selected: "p\(number)"))
      let marker = try #require(pins.selected.first)
      for circle in pins.circles {
        let middle = circle.numberFrame
        // The square around the head, without the narrow part that ends in the tip.
        let isCovered =
          middle.x < marker.tip.x + 14 && marker.tip.x - 14 < middle.maxX
          && middle.y < marker.tip.y - 10 && marker.tip.y - 36 < middle.maxY
        guard let badge = circle.badge else {
          #expect(!isCovered, "\(random)")
          continue
        }
        moved += 1
        let frame = PinArrangement.badgeFrame(
          at: badge, width: PinArrangement.badgeWidth(of: circle.cluster))
        #expect(
          frame.x >= marker.frame.maxX || frame.maxX <= marker.frame.x
            || frame.y >= marker.frame.maxY || frame.maxY <= marker.frame.y, "\(random)")
      }
    }
    #expect(moved > 3)
  }
}
