import PetMapSynonyms

/// Names of columns that contain a part of a coordinate, or a coordinate without its sign:
/// `Lat Min`, `Latitude (sec)`, `lat_dir`, `N/S`, `Longitude (W)`, `South latitude`.
extension ColumnName {
  /// A part of a latitude or longitude that is divided among several columns.
  enum CoordinatePart: Hashable {
    case degrees, minutes, seconds, hemisphere
  }

  /// A direction in the name of a coordinate.
  enum Direction: Hashable {
    case north, south, east, west

    var field: RecordField { self == .north || self == .south ? .latitude : .longitude }
    /// Whether coordinates in this direction are negative.
    var isNegative: Bool { self == .south || self == .west }
    var opposite: Direction {
      switch self {
      case .north: .south
      case .south: .north
      case .east: .west
      case .west: .east
      }
    }
  }

  /// Returns the part of a coordinate that a name denotes, or `nil` if it denotes no part.
  ///
  /// A name such as `hemisphere` does not specify the coordinate, so that `field` is `nil`.
  static func part(_ name: String) -> (field: RecordField?, part: CoordinatePart)? {
    guard name.utf8.count <= 64 else { return nil }
    var field: RecordField?
    var part: CoordinatePart?
    let words = joiningHemispheres(name.foldedWords)
    // An S is south in `Lat S Min`, and seconds in `LAT_S`.
    let hasPart = words.contains { $0 != "s" && parts[$0] != nil }
    let coordinate = Self.field(inWordsOf: name)
    for word in words {
      if let coordinate, word != "s" || hasPart, direction(word, of: coordinate, in: name) != nil {
        continue
      }
      let hemispheres = hemispheres[word]
      let meant = hemispheres ?? (isAngular(word) ? Self.coordinate(word) : nil)
      if let meant {
        guard field == nil || field == meant else { return nil }
        field = meant
      }
      let found = hemispheres == nil ? parts[word] : .hemisphere
      if let found {
        guard part == nil || part == found else { return nil }
        part = found
      }
      guard meant != nil || found != nil || isQualifier(word) else { return nil }
    }
    // A direction alone may be the one in which an animal ran.
    guard let part, field != nil || isNamedHemisphere(name) else { return nil }
    return (field, part)
  }

  /// Returns whether a name contains the word hemisphere.
  static func isNamedHemisphere(_ name: String) -> Bool {
    name.foldedWords.contains { $0.hasPrefix("hemi") }
  }

  /// Returns whether the only direction in a name is an S, which may be an abbreviation of seconds.
  static func mayDenoteSeconds(_ name: String) -> Bool {
    let words = name.foldedWords
    return words.contains("s") && !words.contains { $0 != "s" && parts[$0] != nil }
      && !words.contains { $0 != "s" && directions[$0] == .south }
  }

  /// Returns the direction in the name of a coordinate in degrees: west for `Longitude (W)`.
  static func direction(of name: String) -> Direction? {
    guard let field = field(inWordsOf: name) else { return nil }
    let directions = Set(name.foldedWords.compactMap { direction($0, of: field, in: name) })
    return directions.count == 1 ? directions.first : nil
  }

  /// Returns whether a name denotes a latitude or longitude, as opposed to a coordinate on a plane.
  static func isInDegrees(_ name: String) -> Bool { field(inWordsOf: name) != nil }

  /// Returns whether a word denotes a latitude or longitude, as opposed to a coordinate on a plane,
  /// such as `x` or `northing`.
  static func isAngular(_ word: String) -> Bool {
    coordinate(word) != nil && !["x", "y"].contains { word.hasPrefix($0) || word.hasSuffix($0) }
      && word != "northing" && word != "easting"
  }

  /// Returns the words of a name that do not denote a coordinate, its part, or its direction. The
  /// columns of a latitude and a longitude that belong together share these words.
  static func stem(of name: String) -> [String] {
    joiningHemispheres(name.foldedWords).filter {
      coordinate($0) == nil && hemispheres[$0] == nil && parts[$0] == nil && directions[$0] == nil
        && $0 != "o"
    }
  }

  /// Returns a stem without the words for decimal degrees: `Latitude (decimal)` belongs to `Longitude`
  /// if no other column does.
  static func looseStem(_ stem: [String]) -> [String] { stem.filter { !notations.contains($0) } }

  /// Returns whether a bracket after the name of a coordinate only qualifies it, as in
  /// `Latitude (deg)`, as opposed to `Latitude (min)` and `Latitude (owner)`.
  static func isQualifier(bracket: String, of field: RecordField, in name: String) -> Bool {
    guard field == .latitude || field == .longitude else { return true }
    let isAngular = name.foldedWords.contains { Self.isAngular($0) }
    return bracket.foldedWords.allSatisfy { word in
      if others.contains(word) { return false }
      guard isAngular else { return true }
      if direction(word, of: field, in: name) != nil { return true }
      if directions[word] != nil || word == "o" { return false }
      return parts[word] == nil || parts[word] == .degrees
    }
  }

  // MARK: Words

  /// Returns the latitude or longitude that a word of a name denotes.
  private static func field(inWordsOf name: String) -> RecordField? {
    name.foldedWords.first { isAngular($0) }.flatMap { coordinate($0) }
  }

  /// Returns the direction that a word of a name denotes. An S may also stand for seconds: only a
  /// capital S denotes a direction.
  static func direction(
    _ word: String, of field: RecordField, in name: String
  ) -> Direction? {
    if word == "o", field == .longitude {
      let coordinate = name.foldedWords.first { isAngular($0) } ?? ""
      if ["lang", "laeng"].contains(where: { coordinate.hasPrefix($0) }) { return .east }
      return coordinate.hasPrefix("longitud") && !coordinate.hasSuffix("e") ? .west : nil
    }
    guard let direction = directions[word], direction.field == field else { return nil }
    let isCapital = name.split { !$0.isLetter }.contains("S")
    return word == "s" && !isCapital ? nil : direction
  }

  /// Returns whether a word of a coordinate's name is its direction, or specifies degrees.
  static func isQualifier(_ word: String, of field: RecordField, in name: String) -> Bool {
    guard name.foldedWords.contains(where: { isAngular($0) }) else { return false }
    return parts[word] == .degrees || direction(word, of: field, in: name) != nil
  }

  /// Returns the words with `n` and `s`, or `e` and `w`, joined, as in `N/S`.
  private static func joiningHemispheres(_ words: [String]) -> [String] {
    var joined: [String] = []
    for word in words {
      if let last = joined.last, last.utf8.count == 1, word.utf8.count == 1,
        hemispheres[last + word] != nil
      {
        joined[joined.count - 1] = last + word
      } else {
        joined.append(word)
      }
    }
    return joined
  }

  private static let hemispheres: [String: RecordField] = [
    // `S/N` is usually spayed or neutered, or a serial number.
    "ns": .latitude, "ew": .longitude, "we": .longitude, "wo": .longitude,
    "ow": .longitude, "eo": .longitude,
  ]

  private static let parts: [String: CoordinatePart] = table([
    .degrees: "d deg degs degree degrees grad grade grados graus degrés stopnie 度",
    .minutes: "m min mins minute minutes minuten minuty minutos minuti 分",
    .seconds: "s sec secs second seconds sek sekunden sekundy seg segundos secondes secondi 秒",
    .hemisphere: "hemisphere hemi hem hemisphare polkula hemisferio dir direction ref cardinal",
  ])

  /// The directions that folded words denote.
  static let directions: [String: Direction] = table([
    .north: "n north northern nord norte norr polnoc polnocna",
    .south: "s south southern sud sur sul syd poludnie poludniowa",
    .east: "e east eastern est ost este leste oster wschod wschodnia",
    .west: "w west western ouest oeste ovest vaster zachod zachodnia",
  ])

  /// Words for the notation of a coordinate.
  private static let notations: Set<String> = [
    "decimal", "dec", "dd", "wgs84", "wgs", "84", "epsg", "4326",
  ]

  /// Words for the limits of an area, and for other places.
  private static let others: Set<String> = [
    "max", "maximum", "minimum", "owner", "home", "shelter", "clinic", "vet", "office", "finder",
    "reporter",
  ]

  private static func table<Meaning>(
    _ words: KeyValuePairs<Meaning, String>
  ) -> [String: Meaning] {
    var table: [String: Meaning] = [:]
    for (meaning, words) in words {
      for word in words.spacedWords { table[word.folded] = meaning }
    }
    return table
  }
}
