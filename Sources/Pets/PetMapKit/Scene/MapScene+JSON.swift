import PetMapAnnouncements
import PetMapCallout
import PetMapDrawing
import PetMapGeo
import PetMapJSON

extension MapScene {
  /// Appends the scene as JSON without whitespace: `version`, `camera`, `viewport`, `clusterZoom`,
  /// `fans`, `clusters`, `markers`, `selection` and `callout`, each list in drawing order.
  ///
  /// Points are in CSS pixels, rounded to three decimal places. The callout has the format of
  /// `petmap callout`, or is null.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func appendJSON(to bytes: inout [UInt8]) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { appendMembers(to: &$0) }
    }
  }

  private func appendMembers(to writer: inout JSONWriter) {
    writer.member("version", 1)
    writer.key("camera")
    writer.object { writer in
      writer.members(of: camera.center)
      writer.member("zoom", camera.zoom.level + 0)
    }
    writer.member(viewport)
    writer.member("clusterZoom", frame.clusterZoom)
    writer.member("fans", fans) { writer, fan in writer.fan(fan) }
    writer.member("clusters", clusters) { writer, cluster in writer.cluster(cluster) }
    writer.member("markers", markers) { writer, marker in writer.marker(marker) }
    writer.key("selection")
    if let selection = frame.selection {
      writer.object { writer in
        writer.member("id", selection.id)
        writer.members(of: selection.point)
      }
    } else {
      writer.null()
    }
    writer.key("callout")
    if let callout = frame.callout {
      var bytes: [UInt8] = []
      callout.appendJSON(to: &bytes)
      writer.raw(bytes)
    } else {
      writer.null()
    }
  }
}

extension SceneDifference {
  /// Appends the difference as JSON: `added` and `changed` elements as in a scene's lists, `moved`
  /// as `{"id":…,"x":…,"y":…}`, and `removed` as IDs.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func appendJSON(to bytes: inout [UInt8]) {
    JSONWriter.append(to: &bytes) { writer in
      writer.object { writer in
        writer.member("added", added) { writer, element in writer.element(element) }
        writer.member("changed", changed) { writer, element in writer.element(element) }
        writer.member("moved", moved) { writer, move in
          writer.object { writer in
            writer.member("id", move.id.string)
            writer.members(of: move.to)
          }
        }
        writer.member("removed", removed) { writer, id in writer.string(id.string) }
      }
    }
  }
}

extension JSONWriter {
  /// Appends a member whose value is an array; `body` writes its elements.
  fileprivate mutating func member<Element>(
    _ name: String, _ elements: [Element], body: (inout JSONWriter, Element) -> Void
  ) {
    key(name)
    array { writer in
      for element in elements { body(&writer, element) }
    }
  }

  /// Appends the members `latitude` and `longitude`, without negative zeros.
  fileprivate mutating func members(of coordinate: Coordinate) {
    member("latitude", coordinate.latitude + 0)
    member("longitude", coordinate.longitude + 0)
  }

  /// Appends a scene element.
  fileprivate mutating func element(_ element: SceneElement) {
    switch element {
    case .marker(let value): marker(value)
    case .cluster(let value): cluster(value)
    case .fan(let value): fan(value)
    }
  }

  fileprivate mutating func marker(_ marker: SceneMarker) {
    object { writer in
      writer.members(of: marker.id, marker.coordinate, marker.point)
      writer.member("status", marker.status.word)
      writer.member("selected", marker.isSelected)
      if let fan = marker.fan { writer.member("fan", fan.string) }
      if let cluster = marker.countedIn { writer.member("countedIn", cluster.string) }
    }
  }

  fileprivate mutating func cluster(_ cluster: SceneCluster) {
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

  fileprivate mutating func fan(_ fan: SceneFan) {
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
