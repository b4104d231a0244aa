import PetMapDrawing
import PetMapCallout
import PetMapGeo
import PetMapReports

extension MapScene {
  /// Appends the scene as JSON without white space: `version`, `camera`, `viewport`, `clusterZoom`,
  /// `fans`, `clusters`, `markers`, `selection` and `callout`, each list in drawing order.
  ///
  /// Points are in CSS pixels with at most three decimals. The callout is the answer of
  /// `petmap callout`, or null.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func appendJSON(to bytes: inout [UInt8]) {
    var writer = SceneWriter(bytes)
    bytes = []
    writer.literal(#"{"version":1,"camera":"#)
    writer.coordinate(camera.center)
    writer.literal(#","zoom":"#)
    writer.number(camera.zoom)
    writer.literal(#"},"viewport":{"width":"#)
    writer.pixels(viewport.width)
    writer.literal(#","height":"#)
    writer.pixels(viewport.height)
    writer.literal(#","insets":{"top":"#)
    writer.pixels(viewport.insets.top)
    writer.literal(#","right":"#)
    writer.pixels(viewport.insets.right)
    writer.literal(#","bottom":"#)
    writer.pixels(viewport.insets.bottom)
    writer.literal(#","left":"#)
    writer.pixels(viewport.insets.left)
    writer.literal(#"}},"clusterZoom":"#)
    writer.number(frame.clusterZoom)
    writer.list(",\"fans\":", fans) { writer, fan in writer.fan(fan) }
    writer.list(",\"clusters\":", clusters) { writer, cluster in writer.cluster(cluster) }
    writer.list(",\"markers\":", markers) { writer, marker in writer.marker(marker) }
    writer.literal(#","selection":"#)
    if let selection = frame.selection {
      writer.literal(#"{"id":"#)
      writer.text(selection.id)
      writer.literal(",")
      writer.point(selection.point)
      writer.literal("}")
    } else {
      writer.literal("null")
    }
    writer.literal(#","callout":"#)
    bytes = writer.bytes
    if let callout = frame.callout {
      callout.appendJSON(to: &bytes)
    } else {
      bytes += "null".utf8
    }
    bytes += "}".utf8
  }
}

extension SceneDifference {
  /// Appends the difference as JSON: `added` and `changed` elements under `fans`, `clusters` and
  /// `markers` as in a scene, `moved` as `{"id":…,"x":…,"y":…}`, `removed` as ids.
  ///
  /// - Complexity: O(*n*) in the number of elements.
  public func appendJSON(to bytes: inout [UInt8]) {
    var writer = SceneWriter(bytes)
    bytes = []
    writer.list("{\"added\":", added) { writer, element in writer.element(element) }
    writer.list(",\"changed\":", changed) { writer, element in writer.element(element) }
    writer.list(",\"moved\":", moved) { writer, move in
      writer.literal(#"{"id":"#)
      writer.text(move.id.string)
      writer.literal(",")
      writer.point(move.to)
      writer.literal("}")
    }
    writer.list(",\"removed\":", removed) { writer, id in writer.text(id.string) }
    writer.literal("}")
    bytes = writer.bytes
  }
}
