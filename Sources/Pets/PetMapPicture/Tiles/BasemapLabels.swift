import PetMapBasemap
import PetMapCities
import PetMapGeo
import PetMapKit

/// The labels of the base map, decoded once. Each belongs to a single tile per zoom.
struct BasemapLabels: Sendable {
  fileprivate struct Label: Sendable {
    let text: String
    /// The Polish name, if it is different.
    let polishText: String?
    /// The position in grid cells.
    let x: Double
    let y: Double
    /// The width in grid cells or the size of a city, which determines the first zoom with the
    /// label.
    let size: Double
    var zoom = 0.0
  }

  private let countries: [Label]
  private let lakes: [Label]
  /// The cities, from south to north.
  private let cities: [Label]

  init() {
    let grid = Double(Basemap.gridSize)
    countries = Basemap.countryNames.map {
      Label(
        text: $0.text, polishText: $0.polishText, x: Double($0.point.x), y: Double($0.point.y),
        size: $0.side / 360 * grid)
    }
    lakes = Basemap.lakeNames.map {
      Label(
        text: $0.text, polishText: $0.polishText, x: Double($0.point.x), y: Double($0.point.y),
        size: 2 * Double($0.halfWidth), zoom: $0.minimumZoom)
    }
    cities = City.all.map { city in
      let position = WorldPosition(city.coordinate)
      return Label(
        text: city.name, polishText: city.polishName, x: position.x * grid,
        y: position.y * grid, size: Double(city.size))
    }
  }

  /// Returns the label layers of a tile.
  ///
  /// - Complexity: O(*n*) for *n* labels.
  func layers(in frame: TileFrame) -> [VectorTileLayer] {
    let zoom = frame.id.z
    // Tiles at a zoom are shown up to the next zoom, at which their content is twice as wide.
    let pixels = frame.scale / 8 * 2
    var country = VectorTileLayer(name: "country")
    for label in countries where label.size * pixels >= 28 {
      let width = Int64(label.size * frame.scale / 8)
      country.append(label, in: frame, attributes: [("width", .integer(width))])
    }
    var water = VectorTileLayer(name: "water_name")
    for label in lakes where label.size * pixels >= 40 {
      water.append(label, in: frame)
    }
    var city = VectorTileLayer(name: "city")
    let smallest = Self.smallestCity(zoom: zoom)
    for label in cities where label.size >= smallest {
      city.append(label, in: frame, attributes: [("size", .integer(Int64(label.size)))])
    }
    return [country, water, city]
  }

  /// The minimum size of cities at a zoom: about 4 million inhabitants up to zoom 2, and less than
  /// half as many with each further zoom.
  private static func smallestCity(zoom: Int) -> Double {
    max(0, 32 - Double(max(0, zoom - 2)) * 5)
  }
}

extension VectorTileLayer {
  /// Appends a label unless it belongs to another tile.
  fileprivate mutating func append(
    _ label: BasemapLabels.Label, in frame: TileFrame, attributes: [(String, Value)] = []
  ) {
    guard let point = frame.label(x: label.x, y: label.y) else { return }
    var names: [(String, Value)] = [("name", .text(label.text))]
    if let polish = label.polishText, polish != label.text {
      names.append(("name_pl", .text(polish)))
    }
    append(x: point.x, y: point.y, id: UInt64(count + 1), attributes: names + attributes)
  }
}
