import PetMapAnnouncements
public import PetMapGeo
public import PetMapJSON

/// A place in the response to a ``PlaceRequest``: a street, an address, a landmark or a town.
public struct FoundPlace: Sendable, Hashable {
  /// The kind of a place, in the order of results that match equally well.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case address
    case town
    case postcode
    case street
    case park
    case water
    case landmark
  }

  /// What contains the place.
  public enum Source: String, Sendable, Hashable, CaseIterable {
    /// The service's street map.
    case streets
    /// The cities of GeoNames (CC BY 4.0), which must be credited.
    case geonames
  }

  /// The kind.
  public var kind: Kind
  /// The name.
  public var name: String
  /// What tells the place from others with the name: its town, state and country.
  public var detail: String?
  /// The state or province, if it is known.
  public var state: String?
  /// The country, if it is known.
  public var country: String?
  /// The coordinate of the place.
  public var coordinate: Coordinate
  /// The radius of the area to show; 0 for a point.
  public var radius: Meters
  /// Whether the whole name matches, with its house number.
  public var isExact: Bool
  /// The house number in the query that the street map does not have.
  public var missingNumber: String?
  /// What contains the place.
  public var source: Source

  /// Creates a place.
  public init(
    _ kind: Kind, _ name: String, detail: String? = nil, coordinate: Coordinate, radius: Meters,
    isExact: Bool, missingNumber: String? = nil, source: Source
  ) {
    (self.kind, self.name, self.detail) = (kind, name, detail)
    (self.coordinate, self.radius) = (coordinate, radius)
    (self.isExact, self.missingNumber, self.source) = (isExact, missingNumber, source)
  }

  /// The zoom at which the area is 400 pixels wide, between those of a region and of a corner: 9 to
  /// 17.
  public var zoom: Double {
    let zoom = WebMercator.zoom(
      metersPerPixel: Meters(2 * max(radius.value, 1) / 400), latitude: coordinate.latitude)
    return max(9, min(17, zoom.level))
  }

  /// Writes the members of an element of the response.
  public func write(to writer: inout JSONWriter) {
    writer.member("kind", kind.rawValue)
    writer.member("name", name)
    writer.member("detail", detail)
    writer.member("state", state)
    writer.member("country", country)
    writer.write(coordinate)
    writer.member("radius", radius.value, decimals: 0)
    writer.member("zoom", zoom, decimals: 2)
    writer.member("exact", isExact)
    writer.member("missingNumber", missingNumber)
    writer.member("source", source.rawValue)
  }

  /// Creates a place from an element of the response, or returns `nil` if it is anything else.
  public init?(_ object: JSONObject) {
    guard let kind = object["kind"]?.string.flatMap({ Kind(rawValue: $0) }),
      let name = object["name"]?.string, let coordinate = object.coordinate,
      let radius = object["radius"]?.number, radius.double >= 0,
      let source = object["source"]?.string.flatMap({ Source(rawValue: $0) })
    else { return nil }
    var isExact = false
    if case .bool(true)? = object["exact"] { isExact = true }
    self.init(
      kind, name, detail: object["detail"]?.string, coordinate: coordinate,
      radius: Meters(radius.double), isExact: isExact,
      missingNumber: object["missingNumber"]?.string, source: source)
    (state, country) = (object["state"]?.string, object["country"]?.string)
  }
}

/// A place in the response to a ``NearestPlaceRequest``.
public struct NearbyPlace: Sendable, Hashable {
  /// The kind.
  public var kind: FoundPlace.Kind
  /// The name.
  public var name: String
  /// The point of the place that is nearest to the coordinate in the request.
  public var coordinate: Coordinate
  /// The distance of that point.
  public var distance: Meters

  /// Creates a place.
  public init(
    _ kind: FoundPlace.Kind, _ name: String, coordinate: Coordinate, distance: Meters
  ) {
    (self.kind, self.name) = (kind, name)
    (self.coordinate, self.distance) = (coordinate, distance)
  }

  /// Writes the members of an element of the response.
  public func write(to writer: inout JSONWriter) {
    writer.member("kind", kind.rawValue)
    writer.member("name", name)
    writer.write(coordinate)
    writer.member("distance", distance.value, decimals: 0)
  }

  /// Creates a place from an element of the response, or returns `nil` if it is anything else.
  public init?(_ object: JSONObject) {
    guard let kind = object["kind"]?.string.flatMap({ FoundPlace.Kind(rawValue: $0) }),
      let name = object["name"]?.string, let coordinate = object.coordinate,
      let distance = object["distance"]?.number, distance.double >= 0
    else { return nil }
    self.init(kind, name, coordinate: coordinate, distance: Meters(distance.double))
  }
}

extension JSONWriter {
  fileprivate mutating func write(_ coordinate: Coordinate) {
    member("latitude", coordinate.latitude, decimals: 5)
    member("longitude", coordinate.longitude, decimals: 5)
  }
}

extension JSONObject {
  /// The coordinate in the members `latitude` and `longitude`, or `nil` if it is missing or invalid.
  public var coordinate: Coordinate? {
    guard let latitude = self["latitude"]?.number, let longitude = self["longitude"]?.number
    else { return nil }
    return try? Coordinate(latitude: latitude.double, longitude: longitude.double)
  }
}
