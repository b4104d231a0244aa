import PetMapDrawing
import PetMapKit

/// The tiles of a custom base map in pictures.
extension MapPicture {
  /// Draws the tiles: pictures as they are, or the areas and lines of vector tiles, layer by layer.
  func draw<Measurer, Source>(
    _ tiles: PictureTiles, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    var streets: [StreetTile] = []
    for tile in tiles.tiles {
      let frame = tile.frame(on: screen)
      guard frame.width > 0, frame.height > 0 else { continue }
      switch tile.content {
      case .picture(let picture): canvas.picture(picture, over: frame)
      case .streets(let content):
        streets.append(StreetTile(tile: tile, content: content, frame: frame))
      }
    }
    guard let schema = tiles.map.schema else { return }
    if tiles.map.hasGroundOfTiles {
      for tile in streets { canvas.fill(DrawingPath(tile.frame), palette.land) }
    }
    let zoom = frame.camera.zoom.level
    for layer in tiles.map.layers(schema, palette, StreetColors(isDark: options.theme == .dark))
    where zoom >= layer.firstZoom && zoom < layer.endZoom {
      draw(layer, of: &streets, on: &canvas)
    }
  }

  private func draw<Measurer, Source>(
    _ layer: StreetLayer, of tiles: inout [StreetTile],
    on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let shapes = tiles.indices.map { tiles[$0].shapes(of: layer, on: screen) }
    switch layer.paint {
    case .fill(let color, let outline):
      canvas.fill(Self.joined(shapes.map { $0.open }), color)
      guard let outline else { return }
      // Tiles contain parts of what is next to them, whose cut edges are not drawn.
      for (tile, shape) in zip(tiles, shapes) {
        canvas.clipped(to: tile.frame) { $0.stroke(shape.open, outline, width: 1) }
      }
    case .line(let stroke):
      let width = stroke.width.value(at: frame.camera.zoom.level)
      let dashes = stroke.dashes.map { $0 * width }
      canvas.stroke(
        Self.joined(shapes.map { $0.hidden }), stroke.color.faded(StreetStroke.tunnelOpacity),
        width: width, dash: dashes)
      canvas.stroke(
        Self.joined(shapes.map { $0.open }), stroke.color, width: width, dash: dashes)
    }
  }

  private static func joined(_ paths: [DrawingPath]) -> DrawingPath {
    var path = DrawingPath()
    for part in paths { path.append(part) }
    return path
  }
}

/// A vector tile in a picture.
struct StreetTile {
  let tile: PictureTiles.Tile
  let content: DecodedVectorTile
  let frame: ScreenRect
  /// The features of the layers read so far, because several layers of the style have the same
  /// features.
  private var layers: [String: [DecodedVectorTile.Feature]] = [:]

  init(tile: PictureTiles.Tile, content: DecodedVectorTile, frame: ScreenRect) {
    (self.tile, self.content, self.frame) = (tile, content, frame)
  }

  /// Returns the selected features.
  mutating func features(of selection: StreetSelection) -> [DecodedVectorTile.Feature] {
    let all = layers[selection.layer] ?? content.features(of: selection.layer)
    layers[selection.layer] = all
    return all.filter(selection.contains)
  }

  /// Returns the shapes of a layer that touch the viewport: those in the open, and those of lines
  /// in tunnels.
  mutating func shapes(
    of layer: StreetLayer, on screen: ScreenProjection
  ) -> (open: DrawingPath, hidden: DrawingPath) {
    var open: [[ScreenPoint]] = []
    var hidden: [[ScreenPoint]] = []
    var geometry = DecodedVectorTile.Geometry.polygon
    var tunnel: StreetCondition?
    if case .line(let stroke) = layer.paint { (geometry, tunnel) = (.line, stroke.tunnel) }
    for feature in features(of: layer.selection) where feature.geometry != .point {
      // The outlines of areas may be drawn as lines.
      if geometry == .polygon, feature.geometry != .polygon { continue }
      let paths = paths(of: feature, on: screen)
      guard Self.touches(paths, screen.viewport) else { continue }
      if tunnel?.holds(for: feature) == true { hidden += paths } else { open += paths }
    }
    return geometry == .polygon
      ? (PicturePath.polygon(open), DrawingPath())
      : (PicturePath.lines(open), PicturePath.lines(hidden))
  }

  /// Returns the paths of a feature on the screen.
  func paths(
    of feature: DecodedVectorTile.Feature, on screen: ScreenProjection
  ) -> [[ScreenPoint]] {
    feature.paths.map { path in path.map { tile.point($0.x, $0.y, on: screen) } }
  }

  /// The margin in which lines outside the viewport are visible by their width, in CSS pixels.
  private static let margin = 16.0

  /// Returns whether the box around paths touches the viewport.
  private static func touches(_ paths: [[ScreenPoint]], _ viewport: Viewport) -> Bool {
    guard var low = paths.first?.first else { return false }
    var high = low
    for path in paths {
      for point in path {
        low = ScreenPoint(x: min(low.x, point.x), y: min(low.y, point.y))
        high = ScreenPoint(x: max(high.x, point.x), y: max(high.y, point.y))
      }
    }
    return high.x >= -margin && high.y >= -margin && low.x <= viewport.width + margin
      && low.y <= viewport.height + margin
  }
}
