import PetMapSystem
import PetMapAnnouncements
import PetMapFiles
import PetMapGeo
import PetMapJSON
import PetMapAPI

/// Reads the value of `--polygon`: well-known text (WKT) or the path of a GeoJSON file.
enum PolygonArgument {
  private static let sizeLimit = 64 << 20

  /// - Throws: A usage error for invalid WKT, or an error if the file is not readable or has no
  ///   polygon.
  static func polygon(_ text: String) throws(CommandError) -> PlanePolygon {
    // Other geometries in well-known text also end with a parenthesis.
    if PlanePolygon.isWKT(text) || text.hasSuffix(")") && FileSystem.identity(of: text) == nil {
      do {
        return try PlanePolygon(wkt: text)
      } catch {
        throw .usage(
          "invalid polygon: \(describe(error))", at: "--polygon \(text.quoted)",
          remedy: "use POLYGON((lng lat,lng lat,lng lat,lng lat))")
      }
    }
    let location = "--polygon \(text.quoted)"
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try WholeFile.read(text, limit: sizeLimit)
    } catch {
      throw CommandError(error)
    }
    guard let value = try? JSONValue(parsing: bytes) else {
      throw CommandError(
        .badData, "not a GeoJSON file", at: location, remedy: "use GeoJSON or WKT")
    }
    var rings: [[PlanePoint]] = []
    guard collect(value, into: &rings), !rings.isEmpty else {
      throw CommandError(
        .badData, "the file contains no polygon", at: location,
        remedy: "use a GeoJSON file with a Polygon or MultiPolygon")
    }
    do {
      return try PlanePolygon(rings: rings)
    } catch {
      throw CommandError(
        .badData, "invalid polygon: \(describe(.polygon(error)))", at: location,
        remedy: "use longitude and latitude in degrees")
    }
  }

  /// Adds the rings of all polygons in a GeoJSON value, ignoring other geometries.
  ///
  /// - Returns: `false` if the value is not GeoJSON.
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
    case .syntax: "syntax error"
    case .polygon(.corners(let count, _)): "a ring needs at least 3 vertices, not \(count)"
    case .polygon(.longitude(let degrees, _, _)): "longitude \(degrees) is out of range"
    case .polygon(.latitude(let degrees, _, _)): "latitude \(degrees) is out of range (-90 to 90)"
    }
  }
}

extension PlanePolygon {
  /// Returns the polygon that contains the pins, or `nil` for no limit.
  static func requested(
    by arguments: Arguments<RegionFilterOptions>
  ) throws(CommandError) -> PlanePolygon? {
    guard let text = arguments.polygon else { return nil }
    return try PolygonArgument.polygon(text)
  }
}
