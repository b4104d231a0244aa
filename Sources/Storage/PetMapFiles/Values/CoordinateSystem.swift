public import PetMapGeo
import PetMapSynonyms

/// A function that returns the coordinates of points, with x east and y north, or `nil` for each
/// point that has none.
public typealias Unprojection = @Sendable (_ points: [PlanePoint]) -> [Coordinate?]

/// Names of coordinate systems in the notations used by files and users.
enum CoordinateSystem {
  /// Returns whether a system uses degrees on WGS84, which need no transformation.
  static func isDegrees(_ name: String) -> Bool {
    ["EPSG:4326", "EPSG:4979", "OGC:CRS84", "OGC:CRS84H", "CRS84", "WGS84", "WGS 84"]
      .contains(code(name))
  }

  /// Returns `EPSG:3857` for `urn:ogc:def:crs:EPSG::3857`,
  /// `http://www.opengis.net/def/crs/EPSG/0/3857`, `epsg:3857`, and `3857`, and any other text
  /// unchanged.
  static func code(_ name: String) -> String {
    let parts = name.split { $0 == ":" || $0 == "/" }
    if let code = parts.last,
      code.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }) || code.hasPrefix("CRS")
    {
      let authority = parts.dropLast().last {
        $0.utf8.allSatisfy { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
      }
      if parts.count == 1 && !code.hasPrefix("CRS") { return "EPSG:\(code)" }
      if let authority { return "\(authority.uppercased()):\(code)" }
    }
    return name.hasPrefix("epsg") ? name.uppercased() : name
  }
}

/// Zones of the Universal Transverse Mercator system, in a column next to eastings and northings.
enum UTMZone {
  /// Returns whether a column contains zones according to its name.
  static func isZone(_ name: String) -> Bool {
    ["zone", "utmzone", "zoneutm", "gridzone", "zona", "zonautm", "utmsone", "utmzon", "strefa"]
      .contains(name.folded)
  }

  /// Returns the zone's coordinate system on WGS84: `EPSG:32634` for `34N`, `34U`, and
  /// `UTM 34 north`.
  ///
  /// Returns `nil` if the text does not specify the hemisphere: an S may denote the southern
  /// hemisphere, or the band from 32° N to 40° N.
  static func system(_ text: String) -> String? {
    guard text.utf8.count <= 24 else { return nil }
    var folded = text.folded[...]
    for prefix in ["utm", "wgs84utm"] where folded.hasPrefix(prefix) {
      folded = folded.dropFirst(prefix.count)
    }
    if folded.hasPrefix("zone") { folded = folded.dropFirst(4) }
    let digits = folded.prefix { $0.isNumber }
    guard digits.utf8.count <= 2, let zone = Int(digits), (1...60).contains(zone) else {
      return nil
    }
    switch folded.dropFirst(digits.count) {
    case "north", "n", "p", "q", "r", "t", "u", "v", "w", "x": return "EPSG:\(32600 + zone)"
    case "south", "c", "d", "e", "f", "g", "h", "j", "k", "l", "m": return "EPSG:\(32700 + zone)"
    default: return nil
    }
  }
}
