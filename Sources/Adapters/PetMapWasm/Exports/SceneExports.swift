import PetMapCallout
import PetMapGeo
import PetMapKit
import PetMapReports

/// Announcements with their cluster tree, and the scene that the page has drawn of them.
final class HeldMap {
  let announcements: [Announcement]
  let tree: ClusterTree
  var engine: CalloutEngine<PageMeasurer>
  var previous: MapScene?

  init(_ announcements: [Announcement], options: ClusterOptions, pageFonts: String?) {
    self.announcements = announcements
    var pins = ClusterPins()
    pins.reserveCapacity(announcements.count)
    for announcement in announcements {
      pins.append(
        id: announcement.id, at: announcement.coordinate,
        status: Int(announcement.status.rawValue))
    }
    tree = ClusterTree(pins, options: options)
    engine = CalloutEngine(measurer: PageMeasurer(pageFonts: pageFonts))
  }
}

/// A map of announcements; nil as for `clustersMake`.
@_expose(wasm, "mapMake") @_cdecl("petmap_map_make")
func exportMapMake(
  _ texts: UnsafePointer<UInt8>, _ latitudes: UnsafePointer<Double>,
  _ longitudes: UnsafePointer<Double>, _ count: Int32, _ radius: Double, _ extent: Double,
  _ minimumPoints: Int32, _ maximumZoom: Int32, _ fonts: UnsafePointer<UInt8>?,
  _ fontsCount: Int32
) -> UnsafeMutableRawPointer? {
  guard let options = clusterOptions(radius, extent, minimumPoints, maximumZoom, .canonical)
  else { return nil }
  var reader = PageTextReader(texts)
  var announcements: [Announcement] = []
  announcements.reserveCapacity(Int(count))
  for index in 0..<Int(count) {
    guard let degrees = coordinate(latitudes[index], longitudes[index], pin: index)
    else { return nil }
    announcements.append(reader.announcement(at: degrees))
  }
  return hold(
    HeldMap(announcements, options: options, pageFonts: fonts.map { text($0, fontsCount) }))
}

/// Frees a map.
@_expose(wasm, "mapFree") @_cdecl("petmap_map_free")
func exportMapFree(_ map: UnsafeMutableRawPointer) { free(map, as: HeldMap.self) }

/// The scene as JSON, and from the byte on that the one number names, what changed since the last
/// one; texts are the selected pin's id and the open cluster's. 0, or what is wrong:
/// 1 the camera, 2 the viewport, 3 the margin.
@_expose(wasm, "mapScene") @_cdecl("petmap_map_scene")
func exportMapScene(
  _ map: UnsafeMutableRawPointer, _ texts: UnsafePointer<UInt8>, _ latitude: Double,
  _ longitude: Double, _ zoom: Double, _ width: Double, _ height: Double, _ top: Double,
  _ right: Double, _ bottom: Double, _ left: Double, _ isClustered: Int32, _ margin: Double
) -> Int32 {
  guard let center = try? Coordinate(latitude: latitude, longitude: longitude),
    let zoom = Zoom(level: zoom), let camera = try? Camera(center: center, zoom: zoom)
  else { return 1 }
  guard let viewport = viewport(width, height, top, right, bottom, left) else { return 2 }
  guard margin >= 0, margin <= 10_000 else { return 3 }
  let map = held(map, as: HeldMap.self)
  var reader = PageTextReader(texts)
  var selection = PinSelection()
  if let pin = reader.optionalText() { selection.tap(pin: pin) }
  let request = SceneRequest(
    camera: camera, viewport: viewport, selection: selection,
    openCluster: reader.optionalText(), isClustered: isClustered != 0, margin: margin)
  let update = MapScene.update(for: request, of: map.tree, after: map.previous) {
    pin, point, side in
    map.engine.layout(
      for: map.announcements[pin], at: point, in: viewport, previous: side)
  }
  map.previous = update.scene
  answerBytes.removeAll(keepingCapacity: true)
  update.scene.appendJSON(to: &answerBytes)
  answerNumbers = [Double(answerBytes.count)]
  update.difference.appendJSON(to: &answerBytes)
  return 0
}
