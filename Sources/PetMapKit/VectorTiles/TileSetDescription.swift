public import PetMapGeo

/// What clients are told of a set of pin tiles, in MBTiles' metadata and in TileJSON.
public struct TileSetDescription: Sendable {
  /// What the tile set is called.
  public var name: String
  /// The first zoom that has tiles.
  public var minimumZoom: Int
  /// The last zoom that has tiles.
  public var maximumZoom: Int
  /// The box of all pins within the square of Web Mercator; it does not cross the antimeridian.
  public let bounds: BoundingBox

  /// - Parameter pins: nothing for the whole world.
  public init(name: String, minimumZoom: Int, maximumZoom: Int, pins: [Coordinate]) {
    self.name = name
    self.minimumZoom = minimumZoom
    self.maximumZoom = maximumZoom
    let edge = WebMercator.maximumLatitude
    guard let first = pins.first else {
      bounds = BoundingBox(validWest: -180, south: -edge, east: 180, north: edge)
      return
    }
    var (west, east) = (first.longitude, first.longitude)
    var (south, north) = (first.latitude, first.latitude)
    for pin in pins {
      west = min(west, pin.longitude)
      east = max(east, pin.longitude)
      south = min(south, pin.latitude)
      north = max(north, pin.latitude)
    }
    bounds = BoundingBox(
      validWest: west, south: max(-edge, min(edge, south)), east: east,
      north: max(-edge, min(edge, north)))
  }

  /// Where a map opens: the middle.
  public var center: Coordinate {
    let north = WorldPosition.y(latitude: bounds.north)
    let south = WorldPosition.y(latitude: bounds.south)
    return Coordinate(
      validLatitude: WorldPosition.latitude(y: (north + south) / 2),
      wrappingLongitude: (bounds.west + bounds.east) / 2)
  }

  /// The zoom at which a map opens: the deepest at which one tile holds everything, within the
  /// zooms that have tiles.
  public var centerZoom: Int {
    let north = WorldPosition.y(latitude: bounds.north)
    let south = WorldPosition.y(latitude: bounds.south)
    let span = max((bounds.east - bounds.west) / 360, south - north)
    var zoom = minimumZoom
    while zoom < maximumZoom, span * Double(Int64(1) << Int64(zoom + 1)) <= 1 { zoom += 1 }
    return zoom
  }

  /// The layers with their attributes, as a JSON array (TileJSON 3.0.0, §3.3).
  public var vectorLayers: String {
    let fields = [
      ("id", "String"), ("petName", "String"), ("species", "String"), ("breed", "String"),
      ("status", "String"), ("lastSeenDate", "String"), ("cluster", "Boolean"),
      ("cluster_id", "String"), ("point_count", "Number"), ("point_count_abbreviated", "String"),
      ("expansion_zoom", "Number"), ("missing", "Number"), ("found", "Number"),
      ("closed", "Number"),
    ]
    let listed = fields.map { "\"\($0.0)\":\"\($0.1)\"" }.joined(separator: ",")
    return "[{\"id\":\"\(PinTiles.layer)\",\"description\":\"lost and found pets\",\"minzoom\":"
      + "\(minimumZoom),\"maxzoom\":\(maximumZoom),\"fields\":{\(listed)}}]"
  }

  /// MBTiles' metadata (MBTiles 1.3), names and values in order.
  public var metadata: [(name: String, value: String)] {
    [
      ("name", name),
      ("format", "pbf"),
      ("bounds", [bounds.west, bounds.south, bounds.east, bounds.north].joined),
      ("center", [center.longitude, center.latitude].joined + ",\(centerZoom)"),
      ("minzoom", "\(minimumZoom)"),
      ("maxzoom", "\(maximumZoom)"),
      ("type", "overlay"),
      ("json", "{\"vector_layers\":\(vectorLayers)}"),
    ]
  }
}

extension [Double] {
  /// The numbers with five decimals and commas between them.
  fileprivate var joined: String {
    var bytes: [UInt8] = []
    for number in self {
      if !bytes.isEmpty { bytes.append(0x2C) }
      HundredThousandths(number).append(to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
