import PetMapSynonyms

/// Names that consist of several words, one of which denotes a coordinate: `location.lat`,
/// `last_seen_lat`, `lng_wgs84`, `latitudeE7`, `WGS84위도`.
extension ColumnName {
  /// Returns the coordinate denoted by a multiword name, or `nil` if a word refers to something
  /// else, such as an owner's home.
  static func flattened(_ name: String) -> (field: RecordField, rank: Int)? {
    let words = name.foldedWords
    guard words.count > 1, words.count <= 8 else { return nil }
    let isElement = name.hasSuffix("]") || name.dropLast().last.map { "./".contains($0) } == true
    if words.contains("coordinates"), words.contains("geometry") || isElement,
      let last = words.last
    {
      // A GeoJSON geometry's coordinates flattened to columns.
      if last == "0" { return (.longitude, 900) }
      if last == "1" { return (.latitude, 900) }
    }
    var field: RecordField?
    var isPlace = false
    var others: [String] = []
    for word in words {
      let meant = coordinate(word)
      isPlace = isPlace || places.contains(word)
      if let meant, let field, field != meant {
        return others.isEmpty ? (.location, 900 + words.count) : nil
      }
      if let meant, field == nil || field == meant {
        field = meant
      } else if !isQualifier(word) {
        others.append(word)
      }
    }
    guard let field else { return isPlace && others.isEmpty ? (.location, 900 + words.count) : nil }
    guard others.allSatisfy({ isQualifier($0, of: field, in: name) }) else { return nil }
    let isBare = !words.contains { $0.utf8.count > 1 && coordinate($0) == field }
    return isBare && !isPlace ? nil : (field, 900 + words.count)
  }

  /// Returns whether all words of a name denote a location or qualify it, as in `lastSighting`, so
  /// that an object with this name may contain a record's coordinates.
  static func isContext(_ name: String) -> Bool {
    let words = name.foldedWords
    return !words.isEmpty && words.allSatisfy { isQualifier($0) }
  }

  /// Returns the number of units per degree for a coordinate with this name, such as microdegrees.
  static func unitsPerDegree(of name: String) -> Double {
    let words = name.foldedWords
    if words.contains("e7") { return 1e7 }
    return words.contains { ["e6", "microdeg", "microdegrees", "micro"].contains($0) } ? 1e6 : 1
  }

  /// Returns whether a word denotes a location or qualifies it.
  static func isQualifier(_ word: String) -> Bool {
    places.contains(word) || contexts.contains(word)
  }

  /// Returns the coordinate that a word denotes.
  static func coordinate(_ word: String) -> RecordField? {
    guard let field = exact(word)?.field, field == .latitude || field == .longitude else {
      return nil
    }
    return field
  }

  /// Words for things that have coordinates.
  private static let places: Set<String> = [
    "location", "loc", "geo", "geolocation", "geometry", "geom", "coordinates", "coordinate",
    "coords", "coord", "point", "position", "pos", "gps", "latlng", "latlon", "latlong", "lonlat",
    "lnglat", "longlat", "geopoint", "place", "ubicacion", "localizacion", "localizacao",
    "geocode", "geocoded", "centroid", "center", "mgrs", "usng",
  ]
  /// Words that qualify the location or specify the unit.
  private static let contexts: Set<String> = [
    "last", "seen", "lost", "found", "missing", "sighting", "sighted", "intake", "incident",
    "event", "report", "reported", "pet", "animal", "map", "address", "addr", "street", "approx",
    "approximate", "wgs", "wgs84", "84", "4326", "epsg", "dd", "deg", "degrees", "decimal", "dec",
    "e7", "e6", "micro", "microdeg", "microdegrees", "value", "y", "x", "in", "of", "the", "at",
    "where", "site", "pickup", "crossing", "1", "scene", "rescue", "stray", "current", "original",
    "pin", "marker", "geogr", "geographic", "geographical", "geograficzna", "geografica",
  ]
}
