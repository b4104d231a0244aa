public import PetMapGeo
public import PetMapJSON

/// The metadata of a tile set, for MBTiles and TileJSON.
public struct TileSetDescription: Sendable {
  /// An attribute of the layer.
  public struct Field: Sendable, Hashable {
    /// A type as defined by MBTiles 1.3.
    public enum Kind: String, Sendable {
      case string = "String"
      case number = "Number"
      case boolean = "Boolean"
    }

    /// The attribute's name.
    public var name: String
    /// The type of the attribute's values.
    public var type: Kind
  }

  /// The attributes of every tile set.
  static let ownFields: [Field] =
    PetField.inTiles.map { Field(name: $0.name, type: .string) } + [
      Field(name: "stack", type: .number),
      Field(name: "cluster", type: .boolean), Field(name: "cluster_id", type: .string),
      Field(name: "point_count", type: .number),
      Field(name: "point_count_abbreviated", type: .string),
      Field(name: "expansion_zoom", type: .number), Field(name: "missing", type: .number),
      Field(name: "found", type: .number), Field(name: "closed", type: .number),
    ]

  /// The name of the tile set.
  public var name: String
  /// The first zoom that has tiles.
  public var minimumZoom: Int
  /// The last zoom that has tiles.
  public var maximumZoom: Int
  /// The box of all pins within the Web Mercator square, extended to all tiles that show a pin. It
  /// does not cross the antimeridian (TileJSON 3.0.0, section 3.5: no tile is outside the bounds).
  public let bounds: BoundingBox
  /// The box of the pins excluding outliers, which a map shows first. It crosses the antimeridian
  /// if that makes it narrower.
  private let core: BoundingBox

  /// The additional attributes of pins; see ``PinTiles/keptFields``.
  public let keptFields: [Field]

  /// - Parameter pins: The extent of the pins. If there are no pins, the entire world is used.
  public init(
    name: String, minimumZoom: Int, maximumZoom: Int, pins: [Coordinate], keptFields: [Field] = []
  ) {
    self.init(
      name: name, minimumZoom: minimumZoom, maximumZoom: maximumZoom,
      extent: BoundingBox(containing: pins) ?? .world, core: CoordinateExtent(of: pins)?.box,
      keptFields: keptFields)
  }

  /// - Parameters:
  ///   - all: The box of all pins.
  ///   - core: The box of the pins excluding outliers, or `nil` if there are no pins.
  public init(
    name: String, minimumZoom: Int, maximumZoom: Int, extent all: BoundingBox,
    core: BoundingBox? = nil, keptFields: [Field] = []
  ) {
    self.name = name
    self.keptFields = keptFields
    self.minimumZoom = minimumZoom
    self.maximumZoom = maximumZoom
    let edge = WebMercator.maximumLatitude
    let box = core ?? all
    self.core = BoundingBox(
      validWest: box.west, south: max(-edge, min(edge, box.south)), east: box.east,
      north: max(-edge, min(edge, box.north)))
    let isSplit = all.crossesAntimeridian
    bounds = Self.covering(
      BoundingBox(
        validWest: isSplit ? -180 : all.west, south: max(-edge, min(edge, all.south)),
        east: isSplit ? 180 : all.east, north: max(-edge, min(edge, all.north))),
      zooms: minimumZoom...max(minimumZoom, maximumZoom))
  }

  /// Returns the box, extended to adjacent tiles that also show pins near their edge.
  private static func covering(_ box: BoundingBox, zooms: ClosedRange<Int>) -> BoundingBox {
    let reach = Double(PinTiles.buffer) / Double(VectorTileLayer.extent)
    var (left, right) = (WorldPosition.x(longitude: box.west), WorldPosition.x(longitude: box.east))
    var (top, bottom) = (WorldPosition.y(latitude: box.north), WorldPosition.y(latitude: box.south))
    for zoom in zooms {
      let count = Double(Int64(1) << Int64(zoom))
      // The edge is moved slightly into the adjacent tile, because a shared edge alone is not an
      // intersection.
      let inside = 1e-6 / count
      func low(_ position: Double) -> Double {
        let edge = (position * count).rounded(.down)
        return position * count - reach < edge && edge > 0 ? edge / count - inside : position
      }
      func high(_ position: Double) -> Double {
        let edge = (position * count).rounded(.down) + 1
        return position * count + reach >= edge && edge < count ? edge / count + inside : position
      }
      (left, top) = (min(left, low(left)), min(top, low(top)))
      (right, bottom) = (max(right, high(right)), max(bottom, high(bottom)))
    }
    // Across the antimeridian, a tile on the other side also shows the pin.
    if left < reach || right > 1 - reach {
      let count = Double(Int64(1) << Int64(zooms.lowerBound))
      if left * count < reach || (1 - right) * count <= reach { (left, right) = (0, 1) }
    }
    (left, right) = widened(left, right)
    (top, bottom) = widened(top, bottom)
    return BoundingBox(
      validWest: max(-180, left * 360 - 180), south: WorldPosition.latitude(y: bottom),
      east: min(180, right * 360 - 180), north: WorldPosition.latitude(y: top))
  }

  /// Returns a range in the unit world that is wide enough for a box with an area, even with edges
  /// rounded to five decimal places near the edge of Web Mercator.
  private static func widened(_ start: Double, _ end: Double) -> (Double, Double) {
    let missing = max(0, 0.001 / 360 - (end - start))
    return (max(0, start - missing / 2), min(1, end + missing / 2))
  }

  /// The coordinate at which a map opens.
  public var center: Coordinate {
    let north = WorldPosition.y(latitude: core.north)
    let south = WorldPosition.y(latitude: core.south)
    return Coordinate(
      validLatitude: WorldPosition.latitude(y: (north + south) / 2),
      wrappingLongitude: core.center.longitude)
  }

  /// The zoom at which a map opens: the highest zoom that has tiles and at which a single tile
  /// contains all pins.
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
    var writer = JSONWriter()
    writer.array { writer in
      writer.object { writer in
        writer.member("id", PinTiles.layer)
        writer.member("description", "lost and found pets")
        writer.member("minzoom", minimumZoom)
        writer.member("maxzoom", maximumZoom)
        writer.key("fields")
        writer.object { writer in
          for field in Self.ownFields + keptFields {
            writer.member(field.name, field.type.rawValue)
          }
        }
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// What a file with the tiles says about them.
  public var header: TileSetHeader {
    let layers = (try? JSONValue(parsing: Array(vectorLayers.utf8))) ?? .null
    return TileSetHeader(
      zooms: minimumZoom...max(minimumZoom, maximumZoom), bounds: bounds, center: center,
      centerZoom: centerZoom,
      metadata: [
        "name": .string(name), "type": "overlay", "format": "pbf", "vector_layers": layers,
      ])
  }
}

/// What a file with vector tiles says about them, in the forms of MBTiles and PMTiles.
public struct TileSetHeader: Sendable {
  /// The zooms with tiles.
  public var zooms: ClosedRange<Int>
  /// The region with tiles, which does not cross the antimeridian.
  public var bounds: BoundingBox
  /// The coordinate at which a map opens.
  public var center: Coordinate
  /// The zoom at which a map opens.
  public var centerZoom: Int
  /// Other members, such as `name`, `attribution` and `vector_layers`.
  public var metadata: JSONObject

  /// Creates a header.
  public init(
    zooms: ClosedRange<Int>, bounds: BoundingBox, center: Coordinate, centerZoom: Int,
    metadata: JSONObject
  ) {
    self.zooms = zooms
    self.bounds = bounds
    self.center = center
    self.centerZoom = centerZoom
    self.metadata = metadata
  }

  /// The metadata of PMTiles as a JSON object.
  var json: [UInt8] { JSONValue.object(metadata).bytes }

  /// The metadata of MBTiles 1.3 as names and values.
  public var rows: [(name: String, value: String)] {
    let layers = JSONValue.object(
      JSONObject(metadata.members.filter { $0.name == "vector_layers" }))
    let texts = metadata.members.compactMap { member in
      member.value.string.map { (name: member.name, value: $0) }
    }
    return texts.filter { !Self.ownRows.contains($0.name) } + [
      ("format", "pbf"),
      ("bounds", [bounds.west, bounds.south, bounds.east, bounds.north].joined),
      ("center", [center.longitude, center.latitude].joined + ",\(centerZoom)"),
      ("minzoom", "\(zooms.lowerBound)"),
      ("maxzoom", "\(zooms.upperBound)"),
      ("json", String(decoding: layers.bytes, as: UTF8.self)),
    ]
  }

  /// The names that ``rows`` has from other members than ``metadata``.
  private static let ownRows: Set<String> = [
    "format", "bounds", "center", "minzoom", "maxzoom", "json",
  ]
}

extension [Double] {
  /// The numbers rounded to five decimal places, separated by commas.
  fileprivate var joined: String {
    var bytes: [UInt8] = []
    for number in self {
      if !bytes.isEmpty { bytes.append(UInt8(ascii: ",")) }
      HundredThousandths(number).append(to: &bytes)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
