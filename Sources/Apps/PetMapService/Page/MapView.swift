import PetMapDrawing
import PetMapGeo
import PetMapJSON
import PetMapKit
import PetMapRequests

/// The view of the map page.
struct MapView {
  let camera: Camera
  /// The circle that the map and the list are restricted to.
  private(set) var circle: PinCircle?
  /// The box that the view was created for, if it is not in the URL: `west,south,east,north`.
  private(set) var extent: String?

  private static let padding = 40.0
  private static let viewport = MapPictureRequest().viewport

  private init(_ camera: Camera) { self.camera = camera }

  /// Creates the view of a page, or returns `nil` if its URL has none.
  init?(_ request: ViewRequest) {
    guard let camera = request.camera(in: Self.viewport) else { return nil }
    self.init(camera)
    circle = request.circle.circle
  }

  /// Creates a view that shows coordinates except outliers, or the world if there are none.
  init(showing coordinates: [Coordinate]) {
    let box = CoordinateExtent(of: coordinates)?.box
    self.init(
      box.map { .fitting($0, in: Self.viewport, padding: Self.padding, maximumZoom: 14) }
        ?? .fitting([], in: Self.viewport))
    extent = box.map(Self.corners)
  }

  /// The query parameters of the view.
  var parameters: [String: String] {
    [
      "center": Self.pair(camera.center),
      "zoom": Self.number(camera.zoom.level, decimals: 2),
    ]
  }

  /// Returns the west, south, east and north of a box, separated by commas.
  static func corners(_ box: BoundingBox) -> String {
    [box.west, box.south, box.east, box.north].map(degrees).joined(separator: ",")
  }

  /// Returns the latitude and the longitude, separated by a comma.
  static func pair(_ coordinate: Coordinate) -> String {
    "\(degrees(coordinate.latitude)),\(degrees(coordinate.longitude))"
  }

  static func degrees(_ value: Double) -> String { number(value, decimals: 5) }

  private static func number(_ value: Double, decimals: Int) -> String {
    var writer = JSONWriter()
    writer.number(value, decimals: decimals)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  // MARK: Moving

  private var screen: ScreenProjection {
    ScreenProjection(camera: camera, viewport: Self.viewport)
  }

  /// The box in view.
  var box: BoundingBox? {
    let (width, height) = (Self.viewport.width, Self.viewport.height)
    let topLeft = screen.coordinate(at: ScreenPoint(x: 0, y: 0))
    let bottomRight = screen.coordinate(at: ScreenPoint(x: width, y: height))
    let isWhole = camera.worldWidth <= width
    return try? BoundingBox(
      west: isWhole ? -180 : topLeft.longitude, south: bottomRight.latitude,
      east: isWhole ? 180 : bottomRight.longitude, north: topLeft.latitude)
  }

  func zoomed(by steps: Double) -> MapView {
    let zoom = Zoom(clamping: max(0, min(20, camera.zoom.level + steps)))
    return (try? Camera(center: camera.center, zoom: zoom)).map { MapView($0) } ?? self
  }

  /// Returns the view moved by fractions of its width and height.
  func moved(right: Double, down: Double) -> MapView {
    let center = screen.coordinate(
      at: ScreenPoint(
        x: Self.viewport.width * (0.5 + right), y: Self.viewport.height * (0.5 + down)))
    return (try? Camera(center: center, zoom: camera.zoom)).map { MapView($0) } ?? self
  }
}
