import PetMapCairo
import PetMapDrawing
import PetMapText
import PetMapGeo
import PetMapHarfBuzz
import PetMapKit
import PetMapPicture
import PetMapAnnouncements

/// Renders a map in a file format.
struct MapRenderer {
  let format: MapOptions.Format
  let scale: Double
  let photos: PhotoFiles
  let options: PictureOptions
  let tiles: RasterTiles?
  let coast: CoastFile?

  /// Returns the contents of the file. Text is set in the system's fonts or, if there are none, measured
  /// with the built-in table.
  func bytes(
    of request: SceneRequest, in tree: ClusterTree, selected: Announcement?
  ) throws(CommandError) -> [UInt8] {
    let measurer = HarfBuzzMeasurer()
    let list: DisplayList
    if measurer.chain.fonts.isEmpty {
      var engine = CalloutEngine(measurer: TableMeasurer())
      list = try self.list(
        of: request, in: tree, selected: selected, by: &engine, from: NoGlyphs())
    } else {
      var engine = CalloutEngine(measurer: measurer)
      list = try self.list(
        of: request, in: tree, selected: selected, by: &engine, from: measurer)
    }
    do {
      switch format {
      case .svg: return SVGWriter.write(list)
      case .png: return try CairoWriter.png(list, scale: scale)
      case .jpeg: return try CairoWriter.jpeg(list, scale: scale)
      case .pdf: return try CairoWriter.pdf(list)
      }
    } catch {
      throw CommandError(error, format: format.rawValue)
    }
  }

  private func list<Measurer: TextMeasurer, Source: GlyphSource>(
    of request: SceneRequest, in tree: ClusterTree, selected: Announcement?,
    by engine: inout CalloutEngine<Measurer>, from source: Source
  ) throws(CommandError) -> DisplayList {
    let scene = MapScene(for: request, of: tree) { _, point, side in
      selected.map {
        engine.layout(for: $0, at: point, in: request.viewport, previous: side)
      }
    }
    var photo: PictureFile?
    if let callout = scene.frame.callout { photo = photos.photo(of: callout) }
    var source = source
    let pins = PinCounts(of: tree, in: request.viewport, by: request.camera)
    let picture = MapPicture(
      of: scene, photo: photo, pins: pins, options: options, tiles: tiles, coast: coast)
    return picture.displayList(text: &engine.typesetter.text, from: &source)
  }
}
