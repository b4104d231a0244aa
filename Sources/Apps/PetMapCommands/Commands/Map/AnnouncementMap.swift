import PetMapAnnouncements
import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapPicture
import PetMapText

/// The base map of the pictures of a service and of posters, and how an announcement is drawn on it: its
/// pin with the circle around it, and the places where the animal was seen since.
struct AnnouncementMap: Sendable {
  /// The coastlines, or `nil` for the built-in ones.
  let coast: CoastFile?
  /// The custom base map, if any.
  let streets: StreetFile?

  /// The number of pixels per CSS pixel of the map on a poster.
  static let posterScale = 3.0

  /// The zooms of an announcement's map: one that shows the pet's district and the towns around it,
  /// and one that shows the streets if the base map has them.
  private static let zooms = (towns: 10.0, streets: 15.0)

  /// Returns the drawing of a part of the map.
  func list(
    _ request: SceneRequest, of tree: ClusterTree, options: PictureOptions,
    text: inout TextLayout<CommandMeasurer>
  ) -> DisplayList {
    let scene = MapScene(for: request, of: tree) { _, _, _ in nil }
    var options = options
    options.hasLegend = false
    options.hasGrid = false
    // A damaged tile does not deprive the page of its map.
    let tiles = try? streets?.tiles(seenBy: request.camera, in: request.viewport)
    let picture = MapPicture(of: scene, options: options, tiles: tiles, coast: coast)
    var source = text.measurer
    return picture.displayList(text: &text, from: &source)
  }

  /// Returns the drawing of the map around an announcement, or `nil` if no camera shows it in the viewport.
  ///
  /// - Parameter sightings: In the order in which the animal was seen.
  func list(
    of announcement: Announcement, _ sightings: [Sighting], in viewport: Viewport,
    options: PictureOptions, text: inout TextLayout<CommandMeasurer>
  ) -> DisplayList? {
    guard let camera = camera(around: announcement, sightings, in: viewport) else { return nil }
    var loader = PinLoader()
    loader.append(announcement, insertion: 1)
    var options = options
    options.area = announcement.locationRadius.map {
      PictureOptions.Area(center: announcement.coordinate, radius: Meters($0 * 1_000))
    }
    options.trail = PictureOptions.Trail(of: announcement, sightings)
    return list(
      SceneRequest(camera: camera, viewport: viewport), of: PinClusters(loader).tree,
      options: options, text: &text)
  }

  /// Returns the drawing of the map on a poster if the base map shows the streets around the place, or if
  /// the animal was seen elsewhere since.
  func posterList(
    of announcement: Announcement, _ sightings: [Sighting], on paper: PaperSize,
    in language: Language, text: inout TextLayout<CommandMeasurer>
  ) -> DisplayList? {
    let hasStreets = streets?.map.bounds.contains(announcement.coordinate) == true
    guard hasStreets || !sightings.isEmpty else { return nil }
    let (width, height) = Poster.mapSize(paper)
    guard let viewport = try? Viewport(width: width, height: height) else { return nil }
    var options = PictureOptions()
    options.language = language
    return list(of: announcement, sightings, in: viewport, options: options, text: &text)
  }

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
}
