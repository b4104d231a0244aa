import PetMapDrawing
import PetMapJSON

/// A layer of the street map under the labels, which styles and pictures draw in the same way.
struct StreetLayer: Sendable {
  enum Paint: Sendable {
    case fill(DrawingColor, outline: DrawingColor? = nil)
    case line(StreetStroke)
  }

  /// The ID in styles.
  let id: String
  let selection: StreetSelection
  let firstZoom: Double
  /// The zoom from which on the layer is not drawn.
  var endZoom = Double.infinity
  let paint: Paint

  /// The layer in a MapLibre style.
  var json: JSONValue {
    let end = endZoom < .infinity ? endZoom : nil
    switch paint {
    case .fill(let color, let outline):
      return BasemapStyle.fill(
        id, selection.layer, color, outline: outline, source: StreetMap.source,
        filter: selection.filter, minimumZoom: firstZoom, maximumZoom: end)
    case .line(let stroke):
      return BasemapStyle.line(
        id, selection.layer, source: StreetMap.source, filter: selection.filter,
        minimumZoom: firstZoom, cap: stroke.dashes.isEmpty ? "round" : "butt", stroke.json)
    }
  }
}

/// How lines are drawn.
struct StreetStroke: Sendable {
  let color: DrawingColor
  /// The width in CSS pixels.
  let width: ZoomStops
  /// The lengths of dashes and gaps as multiples of the width; empty for a solid line.
  var dashes: [Double] = []
  /// What is in a tunnel, and therefore visible through what is above it.
  var tunnel: StreetCondition?

  /// The opacity of what is in a tunnel.
  static let tunnelOpacity = 0.4

  var json: JSONValue {
    var paint: [JSONObject.Member] = [
      .init(name: "line-color", value: color.json), .init(name: "line-width", value: width.json),
    ]
    if !dashes.isEmpty {
      let lengths = dashes.map { JSONValue(floatLiteral: $0) }
      paint.append(.init(name: "line-dasharray", value: .array(lengths)))
    }
    if let tunnel {
      let opacity: JSONValue = [
        "case", tunnel.json, JSONValue(floatLiteral: Self.tunnelOpacity), 1,
      ]
      paint.append(.init(name: "line-opacity", value: opacity))
    }
    return .object(JSONObject(paint))
  }
}
