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
