import PetMapDrawing
import PetMapGeo
import PetMapKit
import PetMapAnnouncements

/// Requests for a map with a million announcements.
///
///     load PINS QUERIES    files of doubles: latitude and longitude
///     scene N              → seconds and elements of scenes of 390 × 844 pixels around the first N
///                            queries, the first at zoom 0, the next at 1, and after 16 at 0 again
///     tile N               → seconds and bytes of the vector tiles that contain the queries
func sceneGroup(_ requests: inout Requests) throws {
  var queries: [Coordinate] = []
  var tiles = PinTiles(PinClusters(PinLoader()))
  let viewport = try Viewport(width: 390, height: 844)

  while let request = requests.next() {
    let count = Int(request.last ?? "") ?? 0
    switch request.first {
    case "load":
      queries = try coordinates(request[2])
      tiles = pinTiles(of: try coordinates(request[1]))
      requests.answer(queries.count)
    case "scene":
      var elements = 0
      let time = try seconds {
        for query in 0..<count {
          let camera = try Camera(center: queries[query], zoom: Zoom(clamping: Double(query % 17)))
          let scene = MapScene.update(
            for: SceneRequest(camera: camera, viewport: viewport), of: tiles.tree
          ).scene
          elements += scene.fans.count + scene.clusters.count + scene.markers.count
        }
      }
      requests.answer(time, elements)
    case "tile":
      var bytes = 0
      let time = seconds {
        for query in 0..<count {
          bytes += tiles.tile(TileID(containing: queries[query], zoom: query % 17)).count
        }
      }
      requests.answer(time, bytes)
    default:
      requests.refuse("no such request")
    }
  }
}

private func pinTiles(of coordinates: [Coordinate]) -> PinTiles {
  let statuses: [AnnouncementStatus] = [.missing, .found, .closed]
  let species = ["DOG", "CAT", "BIRD", "OTHER"]
  var loader = PinLoader()
  for (index, coordinate) in coordinates.enumerated() {
    let announcement = Announcement(
      id: String(index), coordinate: coordinate, species: species[index % 4],
      status: statuses[index % 3])
    loader.append(announcement, insertion: Int64(index))
  }
  return PinTiles(PinClusters(loader))
}
