import PetMapAnnouncements
import PetMapCairo
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapParameters
import PetMapPicture
import PetMapQRCode
import PetMapRequests
import PetMapService

/// Draws the pictures that the service's pages show.
struct ServedPictures: Sendable {
  let engines: TextEngines
  /// The coastlines of maps, or `nil` for the built-in ones.
  let coast: CoastFile?

  /// The functions that draw the pictures.
  var all: PagePictures {
    var pictures = PagePictures()
    pictures.qrCode = { try? QREncoder.code(of: $0) }
    guard CairoWriter.isAvailable else { return pictures }
    pictures.view = { (request, clusters) throws(ServiceError) in
      guard let camera = request.camera else { throw .internalError }
      var options = PictureOptions()
      options.theme = request.theme
      options.language = request.language
      // The page's buttons cover the position of the scale bar.
      options.hasScale = false
      return try map(
        SceneRequest(camera: camera, viewport: request.viewport), of: clusters.tree,
        options: options, scale: request.scale)
    }
    pictures.map = { (request, announcement) throws(ServiceError) in
      try map(request, of: announcement)
    }
    pictures.poster = { (request, announcement, link, photo) throws(ServiceError) in
      try poster(request, of: announcement, link: link, photo: photo)
    }
    return pictures
  }

  /// The zoom of an announcement's map, which shows the pet's district and the towns around it.
  private static let zoom = 10.0

  private func map(
    _ request: PetMapRequest, of announcement: Announcement
  ) throws(ServiceError) -> [UInt8] {
    let size = request.size.screen
    let zoom = coast == nil ? min(Self.zoom, MapPicture.finestZoom) : Self.zoom
    guard let viewport = try? Viewport(width: size.width, height: size.height),
      let camera = try? Camera(center: announcement.coordinate, zoom: Zoom(clamping: zoom))
    else { throw .internalError }
    var loader = PinLoader()
    loader.append(announcement, insertion: 1)
    var options = PictureOptions()
    options.theme = request.theme
    options.language = request.language
    return try map(
      SceneRequest(camera: camera, viewport: viewport), of: PinClusters(loader).tree,
      options: options, scale: PetMapRequest.scale)
  }

  private func map(
    _ request: SceneRequest, of tree: ClusterTree, options: PictureOptions, scale: Double
  ) throws(ServiceError) -> [UInt8] {
    let scene = MapScene(for: request, of: tree) { _, _, _ in nil }
    var options = options
    options.hasLegend = false
    options.hasGrid = false
    let picture = MapPicture(of: scene, options: options, coast: coast)
    let list = try engines.lending { engine in
      var source = engine.text.measurer
      return picture.displayList(text: &engine.text, from: &source)
    }
    do {
      return try CairoWriter.png(list, scale: scale)
    } catch {
      throw .internalError
    }
  }

  private func poster(
    _ request: PosterRequest, of announcement: Announcement, link: String, photo: [UInt8]?
  ) throws(ServiceError) -> [UInt8] {
    let picture = photo.flatMap { PictureFile($0) }
    let code = try? QREncoder.code(of: link)
    let list = try engines.lending { engine in
      PosterDrawing.list(
        of: announcement, request, link: link, photo: picture, code: code, text: &engine.text)
    }
    do {
      return try CairoWriter.pdf(list)
    } catch {
      throw .internalError
    }
  }
}
