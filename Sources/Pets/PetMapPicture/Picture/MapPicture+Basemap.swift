import PetMapBasemap
import PetMapDrawing
import PetMapKit

extension MapPicture {
  func drawBasemap<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let viewport = frame.viewport
    let viewRect = ScreenRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    if let coast { return draw(coast, on: &canvas) }
    // At scales at which the coastline would be off by kilometers, fill the background uniformly.
    guard !isFinerThanBasemap else { return canvas.fill(DrawingPath(viewRect), palette.land) }
    canvas.fill(DrawingPath(viewRect), palette.sea)

    let land = PicturePath.polygon(BasemapOutlines(of: Basemap.land, on: screen).rings)
    // The band of shallow water is narrower at lower zooms.
    let reach = max(0.35, min(1, frame.camera.zoom.level / 5))
    canvas.stroke(land, palette.shallows.faded(0.55), width: 24 * reach)
    canvas.stroke(land, palette.shallows.faded(0.8), width: 11 * reach)
    canvas.fill(land, palette.land)
    canvas.stroke(land, palette.coast, width: frame.camera.zoom < 3 ? 0.6 : 0.9)

    drawDivisions(on: &canvas)
    drawRivers(on: &canvas)
    let lakes = PicturePath.polygon(
      BasemapOutlines(of: Basemap.lakes, on: screen, smallest: Self.smallestLake).rings)
    canvas.fill(lakes, palette.sea)
    canvas.stroke(lakes, palette.coast, width: frame.camera.zoom < 3 ? 0.4 : 0.8)
  }

  /// Draws the land and water from a shoreline file.
  private func draw<Measurer, Source>(
    _ coast: CoastOutlines, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let viewport = frame.viewport
    let viewRect = ScreenRect(x: 0, y: 0, width: viewport.width, height: viewport.height)
    canvas.fill(DrawingPath(viewRect), palette.sea)
    let shore = PicturePath.lines(coast.lines)
    canvas.stroke(shore, palette.shallows.faded(0.55), width: 24)
    canvas.stroke(shore, palette.shallows.faded(0.8), width: 11)
    for (level, rings) in coast.levels.enumerated() {
      canvas.fill(PicturePath.polygon(rings), level % 2 == 0 ? palette.land : palette.sea)
      // State boundaries and rivers are drawn over the land and under the lakes.
      if level == 0, !isFinerThanBasemap {
        drawDivisions(on: &canvas)
        drawRivers(on: &canvas)
      }
    }
    canvas.stroke(shore, palette.coast, width: 0.9)
  }

  /// Draws the boundaries of states and provinces, except at zooms at which they would look like a
  /// pattern.
  private func drawDivisions<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let zoom = frame.camera.zoom.level
    for (layer, first) in [(Basemap.wideDivisions, 3.0), (Basemap.divisions, 4.5)]
    where zoom >= first {
      let divisions = BasemapOutlines(of: layer, on: screen)
      canvas.stroke(
        PicturePath.lines(divisions.lines), palette.division, width: zoom < 5 ? 0.8 : 1)
    }
  }

  private func drawRivers<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    canvas.stroke(
      PicturePath.lines(rivers), palette.river, width: frame.camera.zoom < 6.5 ? 0.9 : 1.3)
  }

  func drawBorders<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let borders = BasemapOutlines(of: Basemap.borders, on: screen)
    let width = frame.camera.zoom < 3 ? 0.8 : 1.2
    if frame.camera.zoom >= 4 {
      canvas.stroke(
        PicturePath.lines(borders.lines), palette.border.faded(0.25), width: width + 4)
    }
    canvas.stroke(PicturePath.lines(borders.lines), palette.border, width: width)
    canvas.stroke(
      PicturePath.lines(borders.disputedLines), palette.border, width: width, dash: [3, 3])
  }

  /// Whether the zoom exceeds the base map's detail.
  var isFinerThanBasemap: Bool { frame.camera.zoom.level > BasemapOutlines.finestZoom }

  /// The minimum area of lakes in square pixels.
  private static let smallestLake = 25.0

  /// Draws meridians and parallels as fine lines.
  func drawGrid<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let graticule = Graticule(on: screen)
    let viewport = frame.viewport
    for line in graticule.meridians {
      canvas.stroke(
        PicturePath.segment(line.position, 0, line.position, viewport.height),
        palette.meridian.faded(line.isMain ? 0.32 : 0.16), width: line.isMain ? 0.8 : 0.6)
    }
    for line in graticule.parallels {
      canvas.stroke(
        PicturePath.segment(0, line.position, viewport.width, line.position),
        palette.meridian.faded(line.isMain ? 0.32 : 0.16), width: line.isMain ? 0.8 : 0.6)
    }
  }
}
