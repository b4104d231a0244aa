#if canImport(SwiftUI) && canImport(MapKit)
  import PetMapAnnouncements
  import PetMapApple
  import PetMapDrawing
  import PetMapKit
  public import SwiftUI

  /// The marker of a pin, or the circle of a cluster: its count inside a ring whose arcs are
  /// proportional to the numbers of missing, found and closed pins.
  public struct MapItemView: View {
    private let item: MapItem

    /// Creates a view of an item.
    public init(_ item: MapItem) { self.item = item }

    /// The marker or the circle.
    public var body: some View {
      switch item.content {
      case .pin(let status, let isSelected): DisplayListView(Self.marker(status, isSelected))
      case .cluster(let cluster):
        ClusterView(
          circle: ClusterCircle(
            count: cluster.count, missing: cluster.missing, found: cluster.found,
            closed: cluster.closed), text: cluster.text)
      }
    }

    /// The size of a marker's drawing, which is symmetric around the coordinate, so that the tip is in
    /// its middle.
    private static let markerSide = 2 * PinMarker.height + 8

    private static func marker(_ status: AnnouncementStatus, _ isSelected: Bool) -> DisplayList {
      var list = DisplayList(width: markerSide, height: markerSide)
      let tip = ScreenPoint(x: markerSide / 2, y: markerSide / 2)
      PinMarker.draw(status.marker, tip: tip, isSelected: isSelected, in: &list)
      return list
    }
  }

  private struct ClusterView: View {
    let circle: ClusterCircle
    let text: String

    var body: some View {
      ZStack {
        Circle().fill(.white)
        ForEach(Array(circle.arcs.enumerated()), id: \.offset) { _, arc in
          Circle()
            .trim(from: CGFloat(arc.start), to: CGFloat(arc.end))
            .stroke(
              Color(rgb: arc.color.rgb), style: StrokeStyle(lineWidth: CGFloat(circle.ringWidth))
            )
            .rotationEffect(.degrees(-90))
            .padding(CGFloat(circle.ringWidth / 2))
        }
        Text(verbatim: text)
          .font(.system(.footnote, weight: .bold))
          .foregroundStyle(Color(rgb: 0x1C2733))
      }
      .frame(width: CGFloat(2 * circle.radius), height: CGFloat(2 * circle.radius))
    }
  }
#endif
