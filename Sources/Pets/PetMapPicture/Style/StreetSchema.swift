import PetMapJSON
import PetMapKit

/// A schema of vector tiles with streets: which layers and attributes a feature has.
///
/// Each schema has one table from what petmap draws to the features of the tiles; all else, such as
/// paint, is the same for all schemas.
public enum StreetSchema: String, Sendable, CaseIterable {
  /// OpenMapTiles 3.15 (https://openmaptiles.org/schema), including what tilemaker makes of it.
  case openMapTiles = "OpenMapTiles"
  /// Protomaps basemap 4 (https://docs.protomaps.com/basemaps/layers).
  case protomaps = "Protomaps"

  /// Recognizes a schema by the names of its layers, or returns `nil` for an unknown one.
  public init?(layers: some Sequence<String>) {
    let layers = Set(layers)
    if layers.contains("transportation") {
      self = .openMapTiles
    } else if layers.contains("roads"), layers.contains("earth") {
      self = .protomaps
    } else {
      return nil
    }
  }

  /// The features of the tiles that petmap draws as something, or `nil` if the schema has none.
  package subscript(feature: StreetFeature) -> StreetSelection? {
    switch self {
    case .openMapTiles: StreetSelection.openMapTiles[feature]
    case .protomaps: StreetSelection.protomaps[feature]
    }
  }

  /// What makes a road or a path a tunnel.
  var tunnel: StreetCondition {
    switch self {
    case .openMapTiles: .any("brunnel", ["tunnel"])
    case .protomaps: .isTrue("is_tunnel")
    }
  }

  /// The attribute with a house number.
  package var houseNumber: String {
    self == .openMapTiles ? "housenumber" : "addr_housenumber"
  }

  /// The attribute with the street of a house number, which not all tiles have.
  package static let houseStreet = "addr_street"

  /// Returns the attributes that contain names, best first, for readers of a language.
  ///
  /// - Parameter language: A language code; `nil` for the local name, as on signs.
  package static func nameAttributes(_ language: String?) -> [String] {
    let local = ["name", "name:latin", "name_int"]
    // tilemaker writes only `name:latin`, and older OpenMapTiles `name_en` instead of `name:en`.
    return language.map { ["name:\($0)", "name_\($0)"] + local } ?? local
  }
}

/// What petmap draws from street tiles.
package enum StreetFeature: String, Sendable, CaseIterable {
  case earth, built, green, wood, sand, park, grounds, water, ocean, waterway, building
  case pier, path, track, minor, tertiary, secondary, primary, motorway, tram, rail
  case roadName, place, waterName, parkName, houseNumber
  case landmark1, landmark2, landmark3, stop

  /// The landmarks' labels, most prominent first.
  static let landmarks: [StreetFeature] = [.landmark1, .landmark2, .landmark3]
}

/// The features of a layer that meet some conditions.
package struct StreetSelection: Sendable {
  package let layer: String
  let conditions: [StreetCondition]

  init(_ layer: String, _ conditions: StreetCondition...) {
    self.layer = layer
    self.conditions = conditions
  }

  /// The conditions as a filter in a MapLibre style, or `nil` if there are none.
  var filter: JSONValue? {
    conditions.isEmpty
      ? nil
      : conditions.count == 1 ? conditions[0].json : .array(["all"] + conditions.map { $0.json })
  }

  /// Returns whether a feature of the layer meets the conditions.
  package func contains(_ feature: DecodedVectorTile.Feature) -> Bool {
    conditions.allSatisfy { $0.holds(for: feature) }
  }

  /// Returns the selected features of a tile.
  package func features(of tile: DecodedVectorTile) -> [DecodedVectorTile.Feature] {
    tile.features(of: layer).filter(contains)
  }
}

/// A condition on a feature.
enum StreetCondition: Sendable {
  case any(String, [String])
  case none(String, [String])
  case isTrue(String)
  case isNotTrue(String)
  /// The attribute is a number in a range; without the attribute, the number is 99.
  case number(String, ClosedRange<Int>)
  case has(String)
  case geometry(DecodedVectorTile.Geometry)

  var json: JSONValue {
    switch self {
    case .any(let name, let values):
      ["in", ["get", .string(name)], ["literal", .array(values.map { .string($0) })]]
    case .none(let name, let values): ["!", Self.any(name, values).json]
    case .isTrue(let name): ["==", ["get", .string(name)], true]
    case .isNotTrue(let name): ["!=", ["get", .string(name)], true]
    case .number(let name, let range):
      [
        "all", [">=", Self.number(name), JSONValue(integerLiteral: range.lowerBound)],
        ["<=", Self.number(name), JSONValue(integerLiteral: range.upperBound)],
      ]
    case .has(let name): ["has", .string(name)]
    case .geometry(let type): ["==", ["geometry-type"], .string(type.rawValue)]
    }
  }

  static func number(_ name: String) -> JSONValue { ["to-number", ["get", .string(name)], 99] }

  func holds(for feature: DecodedVectorTile.Feature) -> Bool {
    switch self {
    case .any(let name, let values): feature.text(name).map(values.contains) ?? false
    case .none(let name, let values): !(feature.text(name).map(values.contains) ?? false)
    case .isTrue(let name): feature[name] == .boolean(true)
    case .isNotTrue(let name): feature[name] != .boolean(true)
    case .number(let name, let range):
      Double(range.lowerBound)...Double(range.upperBound) ~= feature.number(name) ?? 99
    case .has(let name): feature[name] != nil
    case .geometry(let type): feature.geometry == type
    }
  }
}
