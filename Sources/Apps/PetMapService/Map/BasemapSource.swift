package import PetMapAnnouncements
package import PetMapGeo
import PetMapSystem

/// The base map of the map page, provided by the host.
package struct BasemapSource: Sendable {
  /// A color scheme of the map.
  package enum Theme: String, Sendable, CaseIterable {
    case light
    case dark

    /// The path of the style.
    var path: String { "/basemap/style-\(rawValue).json" }

    /// Returns the URL of the style with labels in a language.
    func url(_ language: Language) -> String {
      language == .english ? path : "\(path)?lang=\(language.rawValue)"
    }
  }

  /// The absolute URLs that a style refers to.
  package struct URLs: Sendable, Hashable {
    /// The tiles, with `{z}`, `{x}` and `{y}`.
    package var tiles: String
    /// The glyphs, with `{fontstack}` and `{range}`.
    package var glyphs: String
    /// The tiles of ``BasemapSource/street``, with `{z}`, `{x}` and `{y}`.
    package var streets: String
  }

  /// A street tile.
  package struct StreetTile: Sendable {
    package var bytes: [UInt8]
    package var mediaType: String
    /// Whether the bytes are compressed with gzip.
    package var isCompressed: Bool

    package init(_ bytes: [UInt8], mediaType: String, isCompressed: Bool = false) {
      self.bytes = bytes
      self.mediaType = mediaType
      self.isCompressed = isCompressed
    }
  }

  /// The version of the content, which is part of the URLs in styles. It consists of letters and
  /// digits.
  package var version: String
  /// The highest zoom with tiles.
  package var deepestZoom: Int
  /// Returns a vector tile, or an empty array if the tile is empty.
  package var tile: @Sendable (TileID) -> [UInt8]
  /// Returns a MapLibre style with labels in a language.
  package var style: @Sendable (Theme, Language, URLs) -> [UInt8]
  /// Returns the signed distance fields of 256 characters, starting at a scalar, or `nil` if there
  /// is no such font.
  package var glyphs: @Sendable (_ font: String, _ start: UInt32) -> [UInt8]?
  /// Returns a street tile, if any.
  package var street: (@Sendable (TileID) throws -> StreetTile?)?
  /// Returns whether a coordinate is in the sea or in a lake, away from the shore.
  package var isOpenWater: @Sendable (Coordinate) -> Bool = { _ in false }
  /// The region with street tiles.
  package var streetBounds: BoundingBox?
  /// Whether the search finds the streets and landmarks of the tiles.
  package var findsPlaces = false
  /// A style from another service, used instead of ``style``.
  package var otherStyle: OtherStyle?

  /// A style provided by another service.
  package struct OtherStyle: Sendable {
    package var url: String
    /// The scheme and authority of the URL, which the page's content security policy allows.
    package var origin: String

    package init(url: String, origin: String) {
      self.url = url
      self.origin = origin
    }
  }

  package init(
    version: String, deepestZoom: Int, tile: @escaping @Sendable (TileID) -> [UInt8],
    style: @escaping @Sendable (Theme, Language, URLs) -> [UInt8],
    glyphs: @escaping @Sendable (_ font: String, _ start: UInt32) -> [UInt8]?
  ) {
    self.version = version
    self.deepestZoom = deepestZoom
    self.tile = tile
    self.style = style
    self.glyphs = glyphs
  }
}

/// The base map's most recently generated tiles and glyphs, plain or compressed, by path.
final class BasemapCache: Sendable {
  private let entries = Monitor(
    // A few hundred tiles.
    BoundedCache<String, [UInt8]>(byteLimit: 16 << 20))

  /// Returns the content for a key, generating it if it is not cached.
  func content(_ key: String, make: () -> [UInt8]?) -> [UInt8]? {
    if let found = entries.withLock({ $0[key] }) { return found }
    // The content is generated without holding the lock. Two requests may generate the same
    // content; that is harmless, because the results are identical.
    guard let made = make() else { return nil }
    _ = entries.withLock { $0.insert(made, at: key, size: made.count) }
    return made
  }
}
