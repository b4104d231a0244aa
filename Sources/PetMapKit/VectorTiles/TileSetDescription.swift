public import PetMapGeo

/// What clients are told of a set of pin tiles, in MBTiles' metadata and in TileJSON.
public struct TileSetDescription: Sendable {
  /// What the tile set is called.
  public var name: String
  /// The first zoom that has tiles.
  public var minimumZoom: Int
  /// The last zoom that has tiles.
  public var maximumZoom: Int
  /// The box of the pins within the square of Web Mercator, outliers aside; it does not cross the
  /// antimeridian.
  public let bounds: BoundingBox
  /// The same box, which crosses the antimeridian where that makes it narrower.
  private let core: BoundingBox

  /// - Parameter pins: nothing for the whole world.
  public init(name: String, minimumZoom: Int, maximumZoom: Int, pins: [Coordinate]) {
    self.name = name
    self.minimumZoom = minimumZoom
    self.maximumZoom = maximumZoom
    let edge = WebMercator.maximumLatitude
    let box = CoordinateExtent(of: pins)?.box ?? .world
    core = BoundingBox(
      validWest: box.west, south: max(-edge, min(edge, box.south)), east: box.east,
      north: max(-edge, min(edge, box.north)))
    bounds = BoundingBox(
      validWest: box.crossesAntimeridian ? -180 : box.west, south: core.south,
      east: box.crossesAntimeridian ? 180 : box.east, north: core.north)
  }

  /// Where a map opens: the middle.
  public var center: Coordinate {
    let north = WorldPosition.y(latitude: core.north)
    let south = WorldPosition.y(latitude: core.south)
    return Coordinate(
      validLatitude: WorldPosition.latitude(y: (north + south) / 2),
      wrappingLongitude: core.center.longitude)
  }

  /// The zoom at which a map opens: the deepest at which one tile holds everything, within the
  /// zooms that have tiles.
  public var centerZoom: Int {
    let north = WorldPosition.y(latitude: core.north)
    let south = WorldPosition.y(latitude: core.south)
    let span = max(core.longitudeSpan / 360, south - north)
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
