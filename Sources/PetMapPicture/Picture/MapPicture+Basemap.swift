import PetMapBasemap
import PetMapDrawing
import PetMapKit

extension MapPicture {
  func drawBasemap<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let viewport = scene.viewport
    canvas.fill(
      DrawingPath(ScreenRect(x: 0, y: 0, width: viewport.width, height: viewport.height)),
      MapStyle.sea)

    let land = PicturePath.polygon(BasemapOutlines(of: Basemap.land, on: screen).rings)
    // The farther away the camera, the narrower the band of shallow water.
    let reach = max(0.35, min(1, scene.camera.zoom.level / 5))
    canvas.stroke(land, MapStyle.shallows.faded(0.55), width: 24 * reach)
    canvas.stroke(land, MapStyle.shallows.faded(0.8), width: 11 * reach)
    canvas.fill(land, MapStyle.land)
    canvas.stroke(land, MapStyle.coast, width: scene.camera.zoom < 3 ? 0.6 : 0.9)

    let lakes = PicturePath.polygon(BasemapOutlines(of: Basemap.lakes, on: screen).rings)
    canvas.fill(lakes, MapStyle.sea)
    canvas.stroke(lakes, MapStyle.coast, width: scene.camera.zoom < 3 ? 0.4 : 0.8)
  }

  func drawBorders<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let borders = BasemapOutlines(of: Basemap.borders, on: screen)
    let width = scene.camera.zoom < 3 ? 0.8 : 1.2
    if scene.camera.zoom >= 4 {
      canvas.stroke(
        PicturePath.lines(borders.lines), MapStyle.border.faded(0.25), width: width + 4)
    }
    canvas.stroke(PicturePath.lines(borders.lines), MapStyle.border, width: width)
    canvas.stroke(
      PicturePath.lines(borders.disputedLines), MapStyle.border, width: width, dash: [3, 3])
  }

  /// Meridians and parallels as fine lines, named at the left and upper edge.
  func drawNet<Measurer, Source>(on canvas: inout PictureCanvas<Measurer, Source>) {
    let net = Graticule(on: screen)
    let viewport = scene.viewport
    for line in net.meridians {
      canvas.stroke(
        PicturePath.segment(line.position, 0, line.position, viewport.height),
        MapStyle.meridian.faded(line.isMain ? 0.32 : 0.16), width: line.isMain ? 0.8 : 0.6)
    }
    for line in net.parallels {
      canvas.stroke(
        PicturePath.segment(0, line.position, viewport.width, line.position),
        MapStyle.meridian.faded(line.isMain ? 0.32 : 0.16), width: line.isMain ? 0.8 : 0.6)
    }
    drawNames(of: net, on: &canvas)
  }

  /// The lines' names, where no marker or cluster stands.
  private func drawNames<Measurer, Source>(
    of net: Graticule, on canvas: inout PictureCanvas<Measurer, Source>
  ) {
    let viewport = scene.viewport
    let insets = viewport.insets
    guard viewport.width >= 240, viewport.height >= 160 else { return }
    let style = MapStyle.netLabelStyle
    var names: [(text: String, at: ScreenPoint)] = []
    for line in net.meridians where line.position > 60 && line.position < viewport.width - 30 {
      names.append((line.label, ScreenPoint(x: line.position + 4, y: insets.top + 14)))
    }
    for line in net.parallels
    where line.position > insets.top + 32 && line.position < viewport.height - 8 {
      names.append((line.label, ScreenPoint(x: insets.left + 8, y: line.position - 4)))
    }
    for name in names {
      let width = canvas.width(of: name.text, style: style)
      let frame = ScreenRect(x: name.at.x, y: name.at.y - 9, width: width, height: 12)
      guard !isOccupied(frame) else { continue }
      canvas.write(name.text, at: name.at, anchor: .start, style: style, color: MapStyle.netLabel)
    }
  }
}

extension DrawingColor {
  /// The colour with a share of its opacity.
  func faded(_ share: Double) -> DrawingColor { DrawingColor(rgb, opacity: opacity * share) }
}
