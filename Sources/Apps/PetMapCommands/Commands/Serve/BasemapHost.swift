import PetMapAnnouncements
import PetMapHarfBuzz
import PetMapPicture
import PetMapService
import PetMapSystem
import PetMapText

/// Generates the tiles, styles and glyphs of the service's base map from the built-in data, the
/// coastline file and the system's fonts.
struct BasemapHost: Sendable {
  private let coast: CoastSource?
  private let streets: StreetFile?
  private let version: String
  /// Decoded on first use, because a service may never show a map.
  private let tiles = Monitor<BasemapTiles?>(nil)

  /// - Parameter coast: The coastline file installed with the program, if any.
  init(coast: CoastSource?, streets: StreetFile? = nil) {
    self.coast = coast
    self.streets = streets
    version =
      "2" + (coast.map { "c\($0.version)" } ?? "") + (streets.map { "s\($0.version)" } ?? "")
  }

  /// Returns the base map for the service's environment.
  func source() -> BasemapSource {
    var source = BasemapSource(
      version: version, deepestZoom: BasemapTiles.deepestZoom,
      tile: { id in decodedTiles.tile(id) },
      style: { theme, language, urls in style(theme, language, urls) },
      glyphs: { font, start in Self.glyphs(font, from: start) })
    source.isOpenWater = { decodedTiles.isOpenWater($0) }
    if let streets {
      source.street = { id in try streets.tile(id) }
      source.streetBounds = streets.map.bounds
      source.findsPlaces = streets.survey != nil
    }
    return source
  }

  private var decodedTiles: BasemapTiles {
    tiles.withLock { tiles in
      if let tiles { return tiles }
      let decoded = BasemapTiles(coast: coast?.file)
      tiles = decoded
      return decoded
    }
  }

  private func style(
    _ theme: BasemapSource.Theme, _ language: Language, _ urls: BasemapSource.URLs
  ) -> [UInt8] {
    // Without a font, glyphs would be missing, and MapLibre would not draw tiles with labels at
    // all.
    let hasFonts = HarfBuzzMeasurer().fonts != TableMeasurer().fonts
    var streetMap = streets?.map
    streetMap?.tiles = urls.streets
    return BasemapStyle(
      theme: theme == .dark ? .dark : .light, tiles: urls.tiles,
      glyphs: hasFonts ? urls.glyphs : nil,
      attribution: BasemapTiles.attribution(hasCoast: coast != nil),
      streets: streetMap, language: language
    ).json
  }

  private static func glyphs(_ font: String, from start: UInt32) -> [UInt8]? {
    let weights: [String: FontWeight] = [BasemapStyle.regular: .regular, BasemapStyle.bold: .bold]
    guard let weight = weights[font] else { return nil }
    var measurer = HarfBuzzMeasurer()
    return GlyphRange.bytes(named: font, weight: weight, from: start, measurer: &measurer)
  }
}
