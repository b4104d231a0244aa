import PetMapCallout
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapReports

/// Draws a scene as the file that was asked for.
struct PictureDrawing {
  let format: MapOptions.Format
  let scale: Double

  func bytes(
    of request: SceneRequest, in tree: ClusterTree, selected: Announcement?, _ console: Console
  ) throws(CommandError) -> [UInt8] {
    var engine = CalloutEngine(measurer: TableMeasurer())
    let scene = Scene.update(for: request, of: tree) { _, point, side in
      selected.map {
        engine.answer(for: $0, at: point, in: request.viewport, previous: side)
      }
    }.scene
    var glyphs = NoGlyphs()
    let list = MapPicture(of: scene).displayList(text: &engine.typesetter.text, shaper: &glyphs)
    return SVGWriter.write(list)
  }
}
