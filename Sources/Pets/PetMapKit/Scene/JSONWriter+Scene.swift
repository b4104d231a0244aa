import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapJSON
import PetMapAnnouncements

extension JSONWriter {
  /// Appends a member whose value is an array; `body` writes its elements.
  mutating func member<Element>(
    _ name: String, _ elements: [Element], body: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array { writer in
      for element in elements { body(&writer, element) }
    }
  }

  /// Appends the members `latitude` and `longitude`, without negative zeros.
  mutating func members(of coordinate: Coordinate) {
    member("latitude", coordinate.latitude + 0)
    member("longitude", coordinate.longitude + 0)
  }

  /// Appends a scene element.
  mutating func element(_ element: SceneElement) {
    switch element {
    case .marker(let value): marker(value)
    case .cluster(let value): cluster(value)
    case .fan(let value): fan(value)
    }
  }

  mutating func marker(_ marker: SceneMarker) {
    object { writer in
      writer.members(of: marker.id, marker.coordinate, marker.point)
      writer.member("status", marker.status.word)
      writer.member("selected", marker.isSelected)
      if let fan = marker.fan { writer.member("fan", fan.string) }
      if let cluster = marker.countedIn { writer.member("countedIn", cluster.string) }
    }
  }

  mutating func cluster(_ cluster: SceneCluster) {
    object { writer in
      writer.members(of: cluster.id, cluster.coordinate, cluster.point)
      writer.member("count", cluster.count)
      writer.member("abbreviatedCount", cluster.abbreviatedCount)
      writer.member("missing", cluster.missing)
      writer.member("found", cluster.found)
      writer.member("closed", cluster.closed)
      writer.member("expansionZoom", cluster.expansionZoom)
    }
  }

  mutating func fan(_ fan: SceneFan) {
    object { writer in
      writer.members(of: fan.id, fan.coordinate, fan.point)
      writer.member("legs", fan.legs) { writer, leg in
        writer.object { writer in
          writer.member("pin", leg.pin.string)
          writer.members(of: ScreenPoint(x: fan.point.x + leg.dx, y: fan.point.y + leg.dy))
        }
      }
    }
  }

  private mutating func members(
    of id: SceneElementID, _ coordinate: Coordinate, _ point: ScreenPoint
  ) {
    member("id", id.string)
    members(of: coordinate)
    members(of: point)
  }
}
