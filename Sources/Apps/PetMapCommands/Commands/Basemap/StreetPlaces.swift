import PetMapAnnouncements
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapRequests
import PetMapService

/// Collects the named places in the street tiles of the highest zoom.
struct StreetPlaces {
  /// The maximum number of tiles to read. A city within 20 km has about a thousand; a country has
  /// too many for an index in memory.
  private static let tileLimit = 20_000
  /// The pieces of a street within this distance are one place.
  private static let gap = Meters(300)

  private let schema: StreetSchema
  private var streets: [String: [Piece]] = [:]
  private var places: [Place] = []
  /// The places that were found, because tiles repeat the features at their edges.
  private var known: Set<String> = []

  /// A part of a street in a tile.
  private struct Piece {
    var names: [String: String]
    var path: [WorldPosition]
  }

  /// Returns the places, or `nil` if the file has no known schema or too many tiles.
  static func places(of file: TileContainer, _ schema: StreetSchema) -> [Place]? {
    let ids = Array(TileID.covering(file.bounds, zoom: file.zooms.upperBound).prefix(tileLimit + 1))
    guard ids.count <= tileLimit else { return nil }
    var collected = StreetPlaces(schema: schema)
    for id in ids {
      guard let tile = file.decodedTile(id) else { continue }
      collected.add(tile, at: id)
    }
    return collected.places + collected.joinedStreets
  }

  private init(schema: StreetSchema) { self.schema = schema }

  private static let kinds: [(StreetFeature, Place.Kind)] = [
    (.place, .town), (.parkName, .park), (.waterName, .water), (.landmark1, .landmark),
    (.landmark2, .landmark), (.landmark3, .landmark), (.stop, .landmark),
  ]

  private mutating func add(_ tile: DecodedVectorTile, at id: TileID) {
    for feature in schema[.roadName]?.features(of: tile) ?? [] {
      guard let (name, names) = Self.names(of: feature) else { continue }
      streets[name, default: []] += Self.paths(of: feature, at: id).map {
        Piece(names: names, path: $0)
      }
    }
    for (kind, placeKind) in Self.kinds {
      for feature in schema[kind]?.features(of: tile) ?? [] {
        guard let (name, names) = Self.names(of: feature) else { continue }
        insert(Place(placeKind, name, names: names, paths: Self.paths(of: feature, at: id)))
      }
    }
    for feature in schema[.houseNumber]?.features(of: tile) ?? [] {
      guard let street = feature.text(StreetSchema.houseStreet),
        let number = feature.text(schema.houseNumber)
      else { continue }
      insert(
        Place(
          .address, "\(street) \(number)", paths: Self.paths(of: feature, at: id),
          address: (street, number)))
    }
  }

  private mutating func insert(_ place: Place?) {
    guard let place else { return }
    let at = place.paths[0][0]
    // A ten-thousandth of a tile at zoom 14 is about 10 cm.
    let (x, y) = (Int(at.x * 0x1000_0000), Int(at.y * 0x1000_0000))
    if known.insert("\(place.kind) \(x) \(y) \(place.name)").inserted { places.append(place) }
  }

  /// Returns the local name of a feature, and its names in the languages of the pages.
  private static func names(
    of feature: DecodedVectorTile.Feature
  ) -> (String, [String: String])? {
    func name(_ language: String?) -> String? {
      StreetSchema.nameAttributes(language).lazy.compactMap { feature.text($0) }
        .first { !$0.isEmpty }
    }
    guard let local = name(nil) else { return nil }
    let names = Language.allCases.compactMap { language in
      name(language.rawValue).map { (language.rawValue, $0) }
    }
    return (local, Dictionary(names) { first, _ in first }.filter { $0.value != local })
  }

  private static func paths(
    of feature: DecodedVectorTile.Feature, at id: TileID
  ) -> [[WorldPosition]] {
    let side = Double(1 << id.z)
    return feature.paths.filter { !$0.isEmpty }.map { path in
      path.map { WorldPosition(x: (Double(id.x) + $0.x) / side, y: (Double(id.y) + $0.y) / side) }
    }
  }

  /// The streets, each made of the pieces that are near each other.
  private var joinedStreets: [Place] {
    streets.sorted { $0.key < $1.key }.flatMap { name, pieces -> [Place] in
      var groups: [[Piece]] = []
      for piece in pieces {
        let near = groups.indices.filter { index in
          groups[index].contains { Self.isNear($0.path, piece.path) }
        }
        let joined = near.flatMap { groups[$0] } + [piece]
        for index in near.reversed() { groups.remove(at: index) }
        groups.append(joined)
      }
      return groups.compactMap { group in
        Place(.street, name, names: group[0].names, paths: group.map(\.path))
      }
    }
  }

  /// Returns whether the ends of two paths are within ``gap``.
  private static func isNear(_ one: [WorldPosition], _ other: [WorldPosition]) -> Bool {
    let ends = [one.first, one[one.count / 2], one.last].compactMap { $0?.coordinate }
    let others = [other.first, other[other.count / 2], other.last].compactMap { $0?.coordinate }
    return ends.contains { end in others.contains { $0.distance(to: end) <= gap } }
  }
}
