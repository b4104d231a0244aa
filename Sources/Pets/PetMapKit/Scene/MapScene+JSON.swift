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
