public import PetMapAnnouncements
public import PetMapKit
import PetMapGeo

extension MapItem {
  /// Returns the accessibility label: the status of a pin, or the number of a cluster's pins.
  public func label(_ words: Words) -> String {
    switch content {
    case .pin(let status, _): words.text(status.phrase)
    case .cluster(let cluster):
      [
        (cluster.missing, AnnouncementStatus.missing), (cluster.found, .found),
        (cluster.closed, .closed),
      ].filter { $0.0 > 0 }.map { "\($0.0) \(words.text($0.1.phrase))" }.joined(separator: ", ")
    }
  }

  /// The camera that separates the pins of a cluster, or `nil` for a pin.
  public var openingCamera: Camera? {
    guard case .cluster(let cluster) = content else { return nil }
    return Camera.opening(coordinate, expansionZoom: cluster.expansionZoom)
  }
}
