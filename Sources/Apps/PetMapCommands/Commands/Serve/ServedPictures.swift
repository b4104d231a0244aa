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
  /// The custom base map, if any.
  let streets: StreetFile?

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
      if let spot = request.spot, let radius = request.spotRadius {
        options.area = PictureOptions.Area(center: spot, radius: radius)
      }
      return try map(
        SceneRequest(camera: camera, viewport: request.viewport),
        of: tree(of: request, clusters), options: options, scale: request.scale)
    }
    pictures.map = { (request, announcement, sightings) throws(ServiceError) in
      try map(request, of: announcement, sightings)
    }
    pictures.poster = { (request, announcement, sightings, link, photo) throws(ServiceError) in
      try poster(request, of: announcement, sightings, link: link, photo: photo)
    }
    return pictures
  }

  /// Returns the pins of a picture: all pets, only that of a report that is being entered, or none.
  private func tree(of request: MapPictureRequest, _ clusters: PinClusters) -> ClusterTree {
    guard request.isBare || request.spot != nil else { return clusters.tree }
    var loader = PinLoader()
    if let spot = request.spot {
      loader.append(Announcement(id: "spot", coordinate: spot), insertion: 1)
    }
    return PinClusters(loader).tree
  }

  /// The zooms of an announcement's map: one that shows the pet's district and the towns around it,
  /// and one that shows the streets if the base map has them.
  private static let zooms = (towns: 10.0, streets: 15.0)

  private func camera(
    around announcement: Announcement, _ sightings: [Sighting], in viewport: Viewport
  ) -> Camera? {
    let center = announcement.coordinate
    if !sightings.isEmpty {
      return .fitting(
        [center] + sightings.map { $0.coordinate }, in: viewport, padding: 40,
        maximumZoom: Zoom(clamping: Self.zooms.streets))
    }
    if let radius = announcement.locationRadius {
      // The circle fills the picture, with a margin.
      let side = 0.8 * min(viewport.width, viewport.height)
      let zoom = WebMercator.zoom(
        metersPerPixel: Meters(2_000 * radius / side), latitude: center.latitude)
      return try? Camera(
        center: center, zoom: Zoom(clamping: min(Self.zooms.streets, zoom.level)))
    }
    if let streets, streets.map.bounds.contains(center) {
      return try? Camera(center: center, zoom: Zoom(clamping: Self.zooms.streets))
    }
    let zoom = coast == nil ? min(Self.zooms.towns, MapPicture.finestZoom) : Self.zooms.towns
    return try? Camera(center: center, zoom: Zoom(clamping: zoom))
  }

  private func map(
    _ request: PetMapRequest, of announcement: Announcement, _ sightings: [Sighting]
  ) throws(ServiceError) -> [UInt8] {
    let size = request.size.screen
    guard let viewport = try? Viewport(width: size.width, height: size.height) else {
      throw .internalError
    }
    var options = PictureOptions()
    options.theme = request.theme
    options.language = request.language
    return try map(
      of: announcement, sightings, in: viewport, options: options, scale: PetMapRequest.scale)
  }

  private func map(
    of announcement: Announcement, _ sightings: [Sighting], in viewport: Viewport,
    options: PictureOptions, scale: Double
  ) throws(ServiceError) -> [UInt8] {
    guard let camera = camera(around: announcement, sightings, in: viewport) else {
      throw .internalError
    }
    var loader = PinLoader()
    loader.append(announcement, insertion: 1)
    var options = options
    options.area = announcement.locationRadius.map {
      PictureOptions.Area(center: announcement.coordinate, radius: Meters($0 * 1_000))
    }
    if !sightings.isEmpty {
      options.trail = PictureOptions.Trail(
        from: announcement.coordinate,
        sightings.map { PictureOptions.Trail.Stop($0.coordinate, number: $0.number) })
    }
    return try map(
      SceneRequest(camera: camera, viewport: viewport), of: PinClusters(loader).tree,
      options: options, scale: scale)
  }

  /// Returns the map on a poster, if the base map shows the streets around the place, or if the
  /// animal was seen elsewhere since.
  private func posterMap(
    _ request: PosterRequest, of announcement: Announcement, _ sightings: [Sighting]
  ) -> PictureFile? {
    let hasStreets = streets?.map.bounds.contains(announcement.coordinate) == true
    guard hasStreets || !sightings.isEmpty else { return nil }
    let (width, height) = Poster.mapSize(request.paper)
    var options = PictureOptions()
    options.language = request.language ?? .english
    guard let viewport = try? Viewport(width: width, height: height),
      let bytes = try? map(of: announcement, sightings, in: viewport, options: options, scale: 3)
    else { return nil }
    return PictureFile(bytes)
  }

  private func map(
    _ request: SceneRequest, of tree: ClusterTree, options: PictureOptions, scale: Double
  ) throws(ServiceError) -> [UInt8] {
    let scene = MapScene(for: request, of: tree) { _, _, _ in nil }
    var options = options
    options.hasLegend = false
    options.hasGrid = false
    // A damaged tile does not deprive the page of its map.
    let tiles = try? streets?.tiles(seenBy: request.camera, in: request.viewport)
    let picture = MapPicture(of: scene, options: options, tiles: tiles, coast: coast)
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
    _ request: PosterRequest, of announcement: Announcement, _ sightings: [Sighting],
    link: String, photo: [UInt8]?
  ) throws(ServiceError) -> [UInt8] {
    let picture = photo.flatMap { PictureFile($0) }
    let code = try? QREncoder.code(of: link)
    let map = posterMap(request, of: announcement, sightings)
    let list = try engines.lending { engine in
      PosterDrawing.list(
        of: announcement, request, link: link, photo: picture, map: map, code: code,
        text: &engine.text)
    }
    do {
      return try CairoWriter.pdf(list)
    } catch {
      throw .internalError
    }
  }
}
