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
  let map: AnnouncementMap

  /// The functions that draw the pictures.
  var all: PagePictures {
    var pictures = PagePictures()
    pictures.qrCode = { try? QREncoder.code(of: $0) }
    guard CairoWriter.isAvailable else { return pictures }
    pictures.view = { (request, clusters, pet, sightings) throws(ServiceError) in
      guard let camera = request.camera else { throw .internalError }
      var options = PictureOptions()
      options.theme = request.theme
      options.language = request.language
      // The page's buttons cover the position of the scale bar.
      options.hasScale = false
      if let spot = request.spot, let radius = request.spotRadius {
        options.area = PictureOptions.Area(center: spot, radius: radius)
      }
      options.trail = pet.flatMap { PictureOptions.Trail(of: $0, sightings) }
      let scene = SceneRequest(camera: camera, viewport: request.viewport)
      let tree = tree(of: request, clusters)
      let list = try engines.lending { engine in
        map.list(scene, of: tree, options: options, text: &engine.text)
      }
      return try png(list, scale: request.scale)
    }
    pictures.map = { (request, announcement, sightings) throws(ServiceError) in
      try picture(request, of: announcement, sightings)
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

  private func picture(
    _ request: PetMapRequest, of announcement: Announcement, _ sightings: [Sighting]
  ) throws(ServiceError) -> [UInt8] {
    let size = request.size.screen
    guard let viewport = try? Viewport(width: size.width, height: size.height) else {
      throw .internalError
    }
    var options = PictureOptions()
    options.theme = request.theme
    options.language = request.language
    let list = try engines.lending { engine in
      map.list(of: announcement, sightings, in: viewport, options: options, text: &engine.text)
    }
    guard let list else { throw .internalError }
    return try png(list, scale: PetMapRequest.scale)
  }

  private func png(_ list: DisplayList, scale: Double) throws(ServiceError) -> [UInt8] {
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
    let drawn = try engines.lending { engine in
      map.posterList(
        of: announcement, sightings, on: request.paper, in: request.language ?? .english,
        text: &engine.text)
    }
    // A poster without its map is better than none.
    let mapFile = drawn.flatMap { try? CairoWriter.png($0, scale: AnnouncementMap.posterScale) }
      .flatMap { PictureFile($0) }
    let list = try engines.lending { engine in
      PosterDrawing.list(
        of: announcement, request, link: link, photo: picture, map: mapFile, code: code,
        text: &engine.text)
    }
    do {
      return try CairoWriter.pdf(list)
    } catch {
      throw .internalError
    }
  }
}
