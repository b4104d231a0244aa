import PetMapBasemap
import PetMapCities
public import PetMapDrawing
public import PetMapText
public import PetMapKit
import PetMapAnnouncements

/// A picture of a scene on the base map, with a graticule, a scale bar, a legend and sources.
///
/// ```swift
/// var text = TextLayout(measurer: TableMeasurer())
/// var glyphs = NoGlyphs()
/// let pins = PinCounts(of: tree, in: viewport, by: camera)
/// let picture = MapPicture(of: update.scene, pins: pins)
/// let list = picture.displayList(text: &text, from: &glyphs)
/// let svg = SVGWriter.write(list)
/// ```
///
/// The layers from back to front are: sea, land, rivers, lakes, streets, graticule, borders (or
/// pictures of a custom base map instead of all of these), labels, areas, legs of fans, markers, clusters, panels in the corners within the
/// viewport's insets, and the selected marker with its callout.
public struct MapPicture: Sendable {
  let frame: SceneFrame
  let fans: [SceneFan]
  let photo: PictureFile?
  let counts: PinCounts?
  let options: PictureOptions
  let tiles: PictureTiles?
  let screen: ScreenProjection
  let pins: PinArrangement
  let palette: MapPalette
  let coast: CoastOutlines?
  let trail: PlacedTrail?
  /// The built-in rivers in the picture.
  let rivers: [[ScreenPoint]]

  /// The zoom up to which the built-in base map has sufficient detail. Beyond it, coastlines, lakes
  /// and borders are omitted, because they would be off by the width of a city district; coastlines
  /// and lakes from a ``CoastFile`` are drawn at all zooms.
  public static let finestZoom = BasemapOutlines.finestZoom

  /// The zoom from which rivers are drawn, up to ``finestZoom``.
  public static let riverZoom = 5.0

  /// Returns whether the markers of a scene without clusters would hide each other, so that dots
  /// show more.
  ///
  /// - Complexity: O(*m*) for *m* markers.
  public static func isDense(_ scene: MapScene) -> Bool { PinArrangement.isDense(scene) }

  /// Creates a picture of a scene.
  ///
  /// - Parameters:
  ///   - photo: The photo for the callout of the selected pin, or `nil` for the placeholder.
  ///   - pins: The counts in the legend, or `nil` for no legend.
  ///   - options: The options for elements other than the map.
  ///   - tiles: A custom base map, or `nil` for the built-in base map.
  ///   - coast: The shorelines to draw from ``CoastFile/firstZoom`` on instead of the built-in
  ///     ones.
  public init(
    of scene: MapScene, photo: PictureFile? = nil, pins: PinCounts? = nil,
    options: PictureOptions = PictureOptions(), tiles: PictureTiles? = nil,
    coast: CoastFile? = nil
  ) {
    counts = pins
    frame = scene.frame
    fans = scene.fans
    self.photo = photo
    self.options = options
    self.tiles = tiles
    self.pins = PinArrangement(scene, asDots: options.drawsDots)
    palette = MapPalette(options.theme)
    screen = ScreenProjection(camera: frame.camera, viewport: frame.viewport)
    trail = options.trail.map { [screen] in PlacedTrail($0, on: screen) }
    let hasBasemap = tiles?.coversAll != true
    self.coast =
      hasBasemap ? coast.flatMap { [screen] in CoastOutlines(of: $0, on: screen) } : nil
    let zoom = frame.camera.zoom.level
    let showsRivers = hasBasemap && zoom >= Self.riverZoom && zoom <= Self.finestZoom
    rivers = showsRivers ? BasemapOutlines(of: Basemap.rivers, on: screen).lines : []
  }

  /// Returns the picture as drawing commands in viewport pixels.
  ///
  /// - Parameters:
  ///   - text: The text layout.
  ///   - source: The source of glyph shapes.
  /// - Complexity: O(*n* + *p*) for *n* elements in the scene and *p* visible points of the base
  ///   map.
  public func displayList<Measurer: TextMeasurer, Source: GlyphSource>(
    text: inout TextLayout<Measurer>, from source: inout Source
  ) -> DisplayList {
    var canvas = PictureCanvas(frame.viewport, text: text, source: source)
    let (furniture, names) = layOut(on: &canvas)

    if tiles?.coversAll != true { drawBasemap(on: &canvas) }
    if let tiles { draw(tiles, on: &canvas) }
    if hasGrid { drawGrid(on: &canvas) }
    if hasBasemapNames, !isFinerThanBasemap { drawBorders(on: &canvas) }
    for name in names { draw(name, on: &canvas) }
    if let area = options.area { draw(area, on: &canvas) }
    if let trail { drawLine(of: trail, on: &canvas) }
    drawPins(on: &canvas)
    draw(furniture, on: &canvas)
    if let trail { drawStops(of: trail, on: &canvas) }
    drawSelection(on: &canvas)
    canvas.describe(
      title: options.title ?? "Map of lost and found pets",
      summary: summary(naming: furniture.sources))
    text = canvas.text
    source = canvas.source
    return canvas.list
  }

  /// Lays out panels, then labels in the remaining space.
  func layOut<Measurer, Source>(
    on canvas: inout PictureCanvas<Measurer, Source>
  ) -> (furniture: PictureFurniture, names: [PlacedName]) {
    let furniture = PictureFurniture(of: self, sources: sources(withCities: true), on: &canvas)
    var space = LabelSpace(frame.viewport)
    for panel in furniture.panels { space.take(panel.grown(by: 4)) }
    if let card = frame.callout?.placement.frame { space.take(card.grown(by: 8)) }
    pins.take(from: &space)
    for frame in trail?.frames ?? [] { space.take(frame) }
    var names: [PlacedName] = []
    if hasGrid { names += gridNames(in: &space, on: &canvas) }
    names += streetNames(in: &space, on: &canvas)
    if hasBasemapNames {
      if !isFinerThanBasemap { names += lakeNames(in: &space, on: &canvas) }
      names += countryNames(in: &space, on: &canvas)
      // Cities are shown only if there is space for their attribution.
      let cities = furniture.sourcesPanel == nil ? [] : cityNames(in: &space, on: &canvas)
      if !cities.isEmpty { return (furniture, names + cities) }
    }
    return (PictureFurniture(of: self, sources: sources(withCities: false), on: &canvas), names)
  }

  /// The frames of everything that panels should not cover: pins, clusters and the callout.
  var obstacles: [ScreenRect] {
    pins.frames + (trail?.frames ?? []) + [frame.callout?.placement.frame].compactMap { $0 }
  }

  /// Whether meridians and parallels are drawn. Streets orient the reader better.
  private var hasGrid: Bool {
    options.hasGrid && (tiles?.map.schema == nil || tiles?.isEmpty == true)
  }

  /// Whether the names and borders of the built-in base map are drawn. Pictures of a custom base map
  /// have their own.
  var hasBasemapNames: Bool { tiles == nil || tiles?.map.schema != nil }

  /// Returns the attributions for the visible data.
  func sources(withCities: Bool) -> [String] {
    var sources: [String] = []
    if let name = options.attribution { sources.append(name) }
    if let tiles, !tiles.tiles.isEmpty, !tiles.map.credit.isEmpty {
      sources.append(tiles.map.credit)
    }
    if tiles?.coversAll != true, !isFinerThanBasemap { sources.append(Basemap.attribution) }
    // The built-in rivers are GSHHG's, too.
    if coast != nil || !rivers.isEmpty { sources.append(CoastFile.attribution) }
    if hasBasemapNames, withCities { sources.append(City.attribution) }
    return sources
  }

  /// Returns a text description of the picture.
  private func summary(naming sources: String) -> String {
    var words = "A map"
    if let counts {
      words += " with " + Self.count(counts.missing + counts.found + counts.closed)
      let parts = [
        (counts.missing, "missing"), (counts.found, "found"), (counts.closed, "closed"),
      ]
      let nonzero = parts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
      if !nonzero.isEmpty { words += " (" + nonzero.joined(separator: ", ") + ")" }
    }
    if let content = frame.callout?.card.content {
      words += ", and the callout of \(content.name ?? "a pet")"
    }
    return words + (sources.isEmpty ? "." : ". Base map: \(sources).")
  }

  private static func count(_ pins: Int) -> String {
    pins == 0 ? "no pins" : pins == 1 ? "1 pin" : "\(pins.grouped) pins"
  }
}
