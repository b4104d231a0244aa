import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import PetMapJSON
import PetMapAPI

/// Reads the value of `--polygon`: well-known text, or a GeoJSON file.
enum PolygonArgument {
  private static let sizeLimit = 64 << 20

  /// - Throws: a usage error for text that is not a polygon, and an error of the file.
  static func polygon(_ text: String) throws(CommandError) -> PlanePolygon {
    if PlanePolygon.isWKT(text) {
      do {
        return try PlanePolygon(wkt: text)
      } catch {
        throw .usage(
          "not a polygon: \(describe(error))", at: "--polygon \(text.quoted)",
          remedy: "give POLYGON((lng lat,lng lat,lng lat,lng lat))")
      }
    }
    let place = "--polygon \(text.quoted)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.read(text, limit: sizeLimit)
    } catch {
      throw CommandError(error)
    }
    guard let value = try? JSONValue(parsing: bytes) else {
      throw CommandError(
        .badData, "not a GeoJSON file", at: place, remedy: "give GeoJSON or well-known text")
    }
    var rings: [[PlanePoint]] = []
    guard collect(value, into: &rings), !rings.isEmpty else {
      throw CommandError(
        .badData, "the file has no polygon", at: place,
        remedy: "give a GeoJSON file with a Polygon or MultiPolygon")
    }
    do {
      return try PlanePolygon(rings: rings)
    } catch {
      throw CommandError(
        .badData, "not a polygon: \(describe(.polygon(error)))", at: place,
        remedy: "give longitude and latitude in degrees")
    }
  }

  /// Adds the rings of all polygons of a GeoJSON value; geometries of other kinds are passed over.
  ///
  /// - Returns: false for something that is not GeoJSON.
  private static func collect(_ value: JSONValue, into rings: inout [[PlanePoint]]) -> Bool {
    guard let object = value.object, let type = object["type"]?.string else { return false }
    switch type {
    case "FeatureCollection":
      return object["features"]?.array?.allSatisfy { collect($0, into: &rings) } ?? false
    case "Feature":
      guard let geometry = object["geometry"], geometry != .null else { return true }
      return collect(geometry, into: &rings)
    case "GeometryCollection":
      return object["geometries"]?.array?.allSatisfy { collect($0, into: &rings) } ?? false
    case "Polygon": return add(object["coordinates"], to: &rings)
    case "MultiPolygon":
      return object["coordinates"]?.array?.allSatisfy { add($0, to: &rings) } ?? false
    default: return true
    }
  }

  private static func add(_ polygon: JSONValue?, to rings: inout [[PlanePoint]]) -> Bool {
    guard let parts = polygon?.array else { return false }
    for part in parts {
      guard let corners = part.array else { return false }
      var ring: [PlanePoint] = []
      for corner in corners {
        guard let numbers = corner.array, numbers.count >= 2, let x = numbers[0].number?.double,
          let y = numbers[1].number?.double
        else { return false }
        ring.append(PlanePoint(x: x, y: y))
      }
      rings.append(ring)
    }
    return true
  }

  private static func describe(_ error: PolygonTextError) -> String {
    switch error {
    case .syntax: "the text cannot be read"
    case .polygon(.corners(let count, _)): "a ring has \(count) corners, at least 3 are needed"
    case .polygon(.longitude(let degrees, _, _)): "longitude \(degrees) is out of range"
    case .polygon(.latitude(let degrees, _, _)): "latitude \(degrees) is not from -90 to 90"
    }
  }
}
