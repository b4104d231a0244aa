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
