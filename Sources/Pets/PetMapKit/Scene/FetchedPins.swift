public import PetMapAnnouncements
import PetMapGeo

/// The pins and clusters that a service has found in a region at a zoom.
///
/// A scene of them shows what a scene of the service's cluster tree would show there. At other
/// zooms, the clusters stay as they are until those for the new zoom arrive.
public struct FetchedPins: Sendable, Hashable {
  /// The pins and clusters.
  public let elements: [FoundCluster]
  /// The selected announcement, which is shown even if it is not among the elements.
  public var selected: Announcement?

  /// Creates a source of scenes without a selected announcement.
  public init(_ elements: [FoundCluster] = []) { self.elements = elements }

  /// Returns the announcement of a pin in a scene.
  ///
  /// - Parameter pin: The index of the pin, as in ``SceneMarker/pin``.
  public func announcement(ofPin pin: Int) -> Announcement? {
    pin < elements.count ? elements[pin].announcement : selected
  }

  /// Returns the announcement with an ID, or `nil` if it was not found as a single pin.
  public func announcement(withID id: String) -> Announcement? {
    elements.first { $0.announcement?.id.isSameID(as: id) == true }?.announcement
  }
}

extension FetchedPins: SceneSource {
  struct Node: SceneNode {
    let position: WorldPosition
    /// The index of the element, or the number of elements for the selected announcement.
    let pin: Int
    let count: Int
  }

  var pinZoom: Int { ClusterOptions.standard.maximumZoom + 1 }

  func nodes(in box: BoundingBox, zoom: Int) -> [Node] {
    elements.indices.filter { box.contains(elements[$0].coordinate) }.map(node)
  }

  func sorted(_ nodes: [Node]) -> [Node] { nodes.sorted { $0.pin < $1.pin } }

  func id(of node: Node) -> String {
    node.pin < elements.count ? elements[node.pin].id : selected?.id ?? ""
  }

  func coordinate(of node: Node) -> Coordinate {
    if node.pin < elements.count { return elements[node.pin].coordinate }
    return selected?.coordinate ?? node.position.coordinate
  }

  func count(of node: Node, category: Int) -> Int {
    guard node.pin < elements.count else {
      return selected.map { Int($0.status.rawValue) } == category ? 1 : 0
    }
    let element = elements[node.pin]
    return [element.missing, element.found, element.closed][category]
  }

  func expansionZoom(of node: Node) -> Int? { elements[node.pin].expansionZoom }

  func isOld(_ pin: Node) -> Bool { false }

  func inseparablePins(of cluster: Node) -> [Node] { [] }

  func pin(withID id: String, expectedAt index: Int?) -> Node? {
    if let index = elements.firstIndex(where: { $0.count == 1 && $0.id.isSameID(as: id) }) {
      return node(index)
    }
    guard let selected, selected.id.isSameID(as: id) else { return nil }
    return Node(position: WorldPosition(selected.coordinate), pin: elements.count, count: 1)
  }

  func node(showing pin: Node, zoom: Int) -> Node? { pin }

  private func node(_ index: Int) -> Node {
    let element = elements[index]
    return Node(
      position: WorldPosition(element.coordinate), pin: index, count: element.count)
  }
}
