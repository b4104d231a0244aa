import PetMapAnnouncements
import PetMapCairo
import PetMapDrawing
import PetMapGeo
import PetMapHarfBuzz
import PetMapKit
import PetMapPicture
import PetMapQRCode
import PetMapService
import PetMapText

/// Draws the pictures of pets' pages for the service.
enum ServedPictures {
  static var all: PagePictures {
    var pictures = PagePictures()
    pictures.qrCode = { try? QREncoder.code(of: $0) }
    guard CairoWriter.isAvailable else { return pictures }
    pictures.map = { (announcement) throws(ServiceError) in try map(of: announcement) }
    pictures.poster = { (request) throws(ServiceError) in try poster(request) }
    if CairoWriter.writesJPEG {
      pictures.photo = { file, width in
        PictureFile(file).flatMap { try? CairoWriter.jpeg(of: $0, width: width) }
      }
    }
    return pictures
  }

  /// The zoom of the map: the pet's district and the towns around it.
  private static let zoom = min(10, MapPicture.finestZoom)

  private static func map(of announcement: Announcement) throws(ServiceError) -> [UInt8] {
    let (width, height) = PagePictures.mapSize
    guard let viewport = try? Viewport(width: Double(width), height: Double(height)),
      let camera = try? Camera(center: announcement.coordinate, zoom: Zoom(clamping: zoom))
    else { throw .internalError }
    var loader = PinLoader()
    loader.append(announcement, insertion: 1)
    let scene = MapScene(
      for: SceneRequest(camera: camera, viewport: viewport), of: PinClusters(loader).tree
    ) { _, _, _ in nil }
    var options = PictureOptions()
    options.hasLegend = false
    options.hasGrid = false
    let picture = MapPicture(of: scene, options: options)
    let measurer = HarfBuzzMeasurer()
    let list: DisplayList
    if measurer.chain.fonts.isEmpty {
      var text = TextLayout(measurer: TableMeasurer())
      var source = NoGlyphs()
      list = picture.displayList(text: &text, from: &source)
    } else {
      var text = TextLayout(measurer: measurer)
      var source = measurer
      list = picture.displayList(text: &text, from: &source)
    }
    do {
      return try CairoWriter.png(list, scale: Double(PagePictures.mapScale))
    } catch {
      throw .internalError
    }
  }

  private static func poster(_ request: PosterRequest) throws(ServiceError) -> [UInt8] {
    let photo = request.photo.flatMap { PictureFile($0) }
    let list = PosterDrawing.list(
      of: request.announcement, language: request.language, paper: request.paper,
      link: request.link, photo: photo.flatMap { PictureDecoder.canUnpack($0) ? $0 : nil },
      code: try? QREncoder.code(of: request.link))
    do {
      return try CairoWriter.pdf(list)
    } catch {
      throw .internalError
    }
  }
}
