import PetMapAnnouncements
import PetMapCairo
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture

/// Renders a map in a file format.
struct MapRenderer {
  let format: MapOptions.Format
  let scale: Double
  let photos: PhotoFiles
  let options: PictureOptions
  let tiles: PictureTiles?
  let coast: CoastFile?

  /// Returns the contents of the file.
  ///
  /// Pins without clusters are drawn as dots if their markers would hide each other, which is noted
  /// on the console.
  func bytes(
    of request: SceneRequest, in tree: ClusterTree, selected: Announcement?, _ console: Console
  ) throws(CommandError) -> [UInt8] {
    var engine = CalloutEngine(measurer: CommandMeasurer.systemFonts)
    let scene = MapScene(for: request, of: tree) { _, point, side in
      selected.map {
        engine.layout(for: $0, at: point, in: request.viewport, previous: side)
      }
    }
    var photo: PictureFile?
    if let callout = scene.frame.callout { photo = photos.photo(of: callout) }
    let pins = PinCounts(of: tree, in: request.viewport, by: request.camera)
    var options = options
    options.drawsDots = !request.isClustered && MapPicture.isDense(scene)
    if options.drawsDots {
      console.note(
        "\(pins.total.grouped) pins are drawn as dots, because their markers would hide "
          + "each other; zoom in, or omit --no-cluster")
    }
    let picture = MapPicture(
      of: scene, photo: photo, pins: pins, options: options, tiles: tiles, coast: coast)
    var source = engine.typesetter.text.measurer
    let list = picture.displayList(text: &engine.typesetter.text, from: &source)
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
}

/// A camera whose zoom is clamped so that the world does not repeat in a picture.
struct ClampedCamera {
  let camera: Camera
  /// Whether the zoom was raised.
  let isRaised: Bool

  /// - Parameters:
  ///   - camera: The requested camera.
  ///   - worlds: The maximum width of the viewport, as a multiple of the world's width.
  init(_ camera: Camera, in viewport: Viewport, worlds: Double) {
    let least = viewport.width / worlds
    guard camera.worldWidth < least else {
      self.camera = camera
      isRaised = false
      return
    }
    // At zoom z, the world is 512 · 2^z pixels wide. For the note, the zoom is rounded up to four
    // decimal places.
    let zoom = (logarithm(least / 512) / logarithm(2) * 10_000).rounded(.up) / 10_000
    self.camera = (try? Camera(center: camera.center, zoom: Zoom(clamping: zoom))) ?? camera
    isRaised = true
  }
}
