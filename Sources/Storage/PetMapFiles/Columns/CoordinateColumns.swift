import PetMapAnnouncements
import PetMapSynonyms

/// The columns of a latitude and a longitude that belong together.
struct CoordinateColumns {
  /// The columns of a latitude or longitude.
  struct Axis {
    /// ``RecordField/latitude`` or ``RecordField/longitude``.
    let field: RecordField
    /// The column of the degrees.
    let degrees: Int
    /// The number of units per degree in that column.
    var unitsPerDegree = 1.0
    /// The columns of the minutes and seconds, if the degrees are whole numbers.
    var minutes: Int?
    var seconds: Int?
    /// The column of the hemisphere.
    var hemisphere: Int?
    /// Whether the name of that column does not contain a coordinate, as in `N/S`, so that degrees
    /// with a sign contradict it.
    var isHemisphereVague = false
    /// The direction denoted by an O in that column: east in German, and west in Romance languages.
    var meaningOfO: ColumnName.Direction?
    /// Whether the column's name specifies south or west, and its numbers have no sign.
    var isNegated = false

    /// Whether the column of the degrees contains the complete coordinate.
    var isComplete: Bool {
      unitsPerDegree == 1 && minutes == nil && hemisphere == nil && !isNegated
    }

    /// The columns that complete the degrees.
    var parts: [Int] { [minutes, seconds, hemisphere].compactMap { $0 } }
  }

  let latitude: Axis
  let longitude: Axis

  /// The properties of a column's name, found once because each is compared with those of others.
  private struct Name {
    let text: String
    let words: [String]
    let stem: [String]
    let part: (field: RecordField?, part: ColumnName.CoordinatePart)?
    let isInDegrees: Bool

    /// What the names of a latitude and its longitude have in common.
    struct Kind: Hashable {
      let stem: [String]
      let isInDegrees: Bool
    }

    var kind: Kind { Kind(stem: stem, isInDegrees: isInDegrees) }

    init(_ text: String) {
      self.text = text
      words = text.foldedWords
      stem = ColumnName.stem(of: text)
      part = ColumnName.part(text)
      isInDegrees = ColumnName.isInDegrees(text)
    }
  }

  /// Finds the columns that belong together.
  ///
  /// - Parameters:
  ///   - latitudes: The columns with degrees of latitude, most certain first.
  ///   - longitudes: The columns with degrees of longitude, most certain first.
  ///   - names: The names of all columns.
  ///   - profiles: The profiles of all columns.
  static func find(
    _ latitudes: [Int], _ longitudes: [Int], names: [String], profiles: [ColumnProfile]
  ) -> [CoordinateColumns] {
    if latitudes.isEmpty || longitudes.isEmpty { return [] }
    let names = names.map(Name.init)
    let pairs = plausible(pairs(latitudes, longitudes, names), names, profiles)
    return pairs.map { latitude, longitude in
      var latitude = axis(.latitude, at: latitude, names, profiles)
      var longitude = axis(.longitude, at: longitude, names, profiles)
      let areUnsigned = [latitude, longitude].allSatisfy { profiles[$0.degrees].negative == 0 }
      // `N/S` without `E/W` may be neutered or spayed.
      if longitude.hemisphere == nil || !areUnsigned { latitude.dropVagueHemisphere() }
      if !areUnsigned { longitude.dropVagueHemisphere() }
      return CoordinateColumns(latitude: latitude, longitude: longitude)
    }
  }

  /// Returns the pairs of columns whose names share a stem, as in `found_lat` and `found_lon`, most
  /// certain first; if there are none, returns the most certain columns.
  private static func pairs(
    _ latitudes: [Int], _ longitudes: [Int], _ names: [Name]
  ) -> [(latitude: Int, longitude: Int)] {
    var pairs: [(latitude: Int, longitude: Int)] = []
    var kinds: Set<Name.Kind> = []
    for latitude in latitudes {
      let kind = names[latitude].kind
      guard !kinds.contains(kind),
        let longitude = longitudes.first(where: { names[$0].kind == kind })
      else { continue }
      kinds.insert(kind)
      pairs.append((latitude, longitude))
    }
    for latitude in latitudes where !kinds.contains(names[latitude].kind) {
      let longitude = longitudes.first {
        !kinds.contains(names[$0].kind) && names[$0].isInDegrees == names[latitude].isInDegrees
          && ColumnName.looseStem(names[$0].stem) == ColumnName.looseStem(names[latitude].stem)
      }
      guard let longitude else { continue }
      kinds.insert(names[latitude].kind)
      kinds.insert(names[longitude].kind)
      pairs.append((latitude, longitude))
    }
    let ranked = pairs.map { pair in
      // The number of columns that are more certain.
      let rank =
        latitudes.prefix { $0 != pair.latitude }.count
        + longitudes.prefix { $0 != pair.longitude }.count
      return (rank: rank, words: ColumnName.looseStem(names[pair.latitude].stem).count, pair: pair)
    }
    pairs = ranked.sorted { ($0.rank, $0.words) < ($1.rank, $1.words) }.map(\.pair)
    if pairs.isEmpty, let latitude = latitudes.first, let longitude = longitudes.first {
      pairs.append((latitude, longitude))
    }
    return pairs
  }

  /// Returns the pairs whose values are in degrees, those with decimal places first; if there are
  /// none, returns all pairs. Pairs that are named for degrees are preferred to those that may be on a
  /// plane.
  private static func plausible(
    _ pairs: [(latitude: Int, longitude: Int)], _ names: [Name], _ profiles: [ColumnProfile]
  ) -> [(latitude: Int, longitude: Int)] {
    let inDegrees = pairs.filter {
      profiles[$0.latitude].areDegrees && profiles[$0.longitude].areDegrees
    }
    let named = (inDegrees.isEmpty ? pairs : inDegrees).filter { names[$0.latitude].isInDegrees }
    if inDegrees.isEmpty { return named.isEmpty ? pairs : named }
    let plausible = named.isEmpty ? inDegrees : named
    func isPrecise(_ pair: (latitude: Int, longitude: Int)) -> Bool {
      profiles[pair.latitude].fractions > 0 || profiles[pair.longitude].fractions > 0
    }
    return plausible.filter(isPrecise) + plausible.filter { !isPrecise($0) }
  }

  private static func axis(
    _ field: RecordField, at degrees: Int, _ names: [Name],
    _ profiles: [ColumnProfile]
  ) -> Axis {
    let name = names[degrees].text
    var axis = Axis(
      field: field, degrees: degrees, unitsPerDegree: ColumnName.unitsPerDegree(of: name))
    let isDivided = profiles[degrees].fractions == 0 || names[degrees].part?.part == .degrees
    // `lat_min` may be the minimum instead of minutes.
    let hasMaximum = names.contains {
      $0.words.contains("max") && $0.words.contains { ColumnName.coordinate($0) == field }
    }
    for index in names.indices where index != degrees {
      guard let part = names[index].part, part.field == nil || part.field == field,
        names[index].stem == names[degrees].stem
      else { continue }
      switch part.part {
      case .minutes where isDivided && !hasMaximum: axis.minutes = axis.minutes ?? index
      case .seconds where isDivided && !hasMaximum: axis.seconds = axis.seconds ?? index
      case .hemisphere where profiles[index].hasHemispheres(of: field):
        let isVague =
          !names[index].isInDegrees && !ColumnName.isNamedHemisphere(names[index].text)
        guard axis.hemisphere == nil || axis.isHemisphereVague && !isVague else { break }
        axis.hemisphere = index
        axis.isHemisphereVague = isVague
        axis.meaningOfO =
          profiles[index].hasWest == profiles[index].hasEast
          ? nil : profiles[index].hasWest ? .east : .west
      default: break
      }
    }
    if axis.minutes == nil { axis.seconds = nil }
    let isSeconds =
      axis.minutes != nil && axis.seconds == nil && ColumnName.mayDenoteSeconds(name)
    axis.isNegated =
      ColumnName.direction(of: name)?.isNegative == true && profiles[degrees].negative == 0
      && !isSeconds
    return axis
  }
}

extension CoordinateColumns.Axis {
  /// Ignores the column of the hemisphere if its name does not contain a coordinate.
  fileprivate mutating func dropVagueHemisphere() {
    guard isHemisphereVague else { return }
    hemisphere = nil
    isHemisphereVague = false
    meaningOfO = nil
  }
}

/// The hemisphere of a coordinate in a column such as `N/S`.
enum Hemisphere {
  /// Returns the direction that a word denotes in any language, or `nil` if it is unknown.
  static func direction(_ word: String) -> ColumnName.Direction? {
    ColumnName.directions[word.folded]
  }

  /// Returns whether a word denotes east in one language and west in another.
  static func isAmbiguous(_ word: String) -> Bool { word.folded == "o" }
}
