import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapAnnouncements

/// Engine values in the page's JSON format.
extension Transcript {
  func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONWriter.append(to: &bytes) { $0.string(text) }
    return String(decoding: bytes, as: UTF8.self)
  }

  func quoted(_ text: String?) -> String { text.map { quoted($0) } ?? "null" }

  func list(_ numbers: some Sequence<Double>) -> String {
    "[" + numbers.map { "\($0)" }.joined(separator: ",") + "]"
  }

  func json(_ coordinate: Coordinate) -> String {
    "{\"latitude\":\(coordinate.latitude),\"longitude\":\(coordinate.longitude)}"
  }

  func json(_ point: ScreenPoint) -> String { "{\"x\":\(point.x),\"y\":\(point.y)}" }

  /// Returns a marker and its gap as members.
  func json(_ marker: CalloutMarker) -> String {
    """
    "gap":\(marker.gap),"marker":{"width":\(marker.width),"height":\(marker.height),\
    "anchor":{"x":\(marker.anchorX),"y":\(marker.anchorY)}}
    """
  }

  func json(_ camera: Camera) -> String {
    "{\"center\":\(json(camera.center)),\"zoom\":\(camera.zoom.level)}"
  }

  func json(_ viewport: Viewport) -> String {
    let i = viewport.insets
    let insets =
      "{\"top\":\(i.top),\"right\":\(i.right),\"bottom\":\(i.bottom),\"left\":\(i.left)}"
    return "{\"width\":\(viewport.width),\"height\":\(viewport.height),\"insets\":\(insets)}"
  }

  func json(_ box: BoundingBox) -> String { list([box.west, box.south, box.east, box.north]) }

  func json(_ node: ClusterTree.Node, of tree: ClusterTree) -> String {
    let coordinate = tree.coordinate(of: node)
    let numbers = (0..<3).map { "\(tree.count(of: node, category: $0))" }.joined(separator: ",")
    return "[\(quoted(tree.id(of: node))),\(node.count),\(coordinate.longitude),"
      + "\(coordinate.latitude),\(numbers)]"
  }

  func json(_ pet: Announcement) -> String {
    return """
      {"id":\(quoted(pet.id)),"latitude":\(pet.coordinate.latitude),\
      "longitude":\(pet.coordinate.longitude),"species":\(quoted(pet.species)),\
      "status":\(quoted(pet.status.word)),"petName":\(quoted(pet.petName)),\
      "breed":\(quoted(pet.breed)),"description":\(quoted(pet.description)),\
      "lastSeenDate":\(quoted(pet.lastSeenDate?.isoText)),"email":\(quoted(pet.email)),"phone":\(quoted(pet.phone)),\
      "photoUrl":\(quoted(pet.photoUrl))}
      """
  }
}
