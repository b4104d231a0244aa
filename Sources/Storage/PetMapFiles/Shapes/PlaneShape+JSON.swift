import PetMapGeo
package import PetMapJSON

/// Geometries in JSON.
extension PlaneShape {
  /// The maximum number of geometry collections within each other.
  private static let depthLimit = 8

  /// Creates the shape of a GeoJSON geometry (RFC 7946 §3.1) or of a geometry in Esri's JSON, or
  /// returns `nil` if the object is neither.
  package init?(json object: JSONObject) { self.init(json: object, depth: 0) }

  private init?(json object: JSONObject, depth: Int) {
    guard depth < Self.depthLimit else { return nil }
    if object["type"]?.string == "GeometryCollection" {
      self.init()
      for geometry in object["geometries"]?.array ?? [] {
        guard let inner = geometry.object, let shape = PlaneShape(json: inner, depth: depth + 1)
        else { return nil }
        add(shape)
      }
      return
    }
    if let type = object["type"]?.string {
      guard let coordinates = object["coordinates"] else { return nil }
      self.init(type: type, coordinates)
    } else if let rings = object["rings"], let area = Self.lines(rings) {
      self.init(areas: [area])
    } else if let paths = object["paths"], let lines = Self.lines(paths) {
      self.init(lines: lines)
    } else if let points = object["points"], let line = Self.line(points) {
      self.init(points: line)
    } else {
      return nil
    }
  }

  private init?(type: String, _ coordinates: JSONValue) {
    self.init()
    switch type {
    case "Point":
      guard let point = Self.point(coordinates) else { return nil }
      points = [point]
    case "MultiPoint":
      guard let line = Self.line(coordinates) else { return nil }
      points = line
    case "LineString":
      guard let line = Self.line(coordinates) else { return nil }
      lines = [line]
    case "MultiLineString":
      guard let all = Self.lines(coordinates) else { return nil }
      lines = all
    case "Polygon":
      guard let rings = Self.lines(coordinates) else { return nil }
      areas = [rings]
    case "MultiPolygon":
      guard let all = Self.elements(coordinates, Self.lines) else { return nil }
      areas = all
    default: return nil
    }
  }

  private static func lines(_ value: JSONValue) -> [[PlanePoint]]? { elements(value, line) }

  private static func line(_ value: JSONValue) -> [PlanePoint]? { elements(value, point) }

  private static func point(_ value: JSONValue) -> PlanePoint? {
    guard let numbers = value.array, numbers.count >= 2,
      let x = numbers[0].number.flatMap({ DecimalNumber.parse($0.text) }),
      let y = numbers[1].number.flatMap({ DecimalNumber.parse($0.text) })
    else { return nil }
    return PlanePoint(x: x, y: y)
  }

  /// Reads each element of an array, or returns `nil` if one of them is malformed.
  private static func elements<Element>(
    _ value: JSONValue, _ read: (JSONValue) -> Element?
  ) -> [Element]? {
    guard let array = value.array else { return nil }
    let elements = array.compactMap(read)
    return elements.count == array.count ? elements : nil
  }
}
