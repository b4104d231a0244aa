import PetMapAnnouncements
import PetMapDrawing
import PetMapGeo
import PetMapParameters

/// What the last step of a report shows of the place, next to the button that sends the report.
struct PlaceReview {
  let coordinate: Coordinate
  /// The radius around the coordinate in kilometers, or `nil` if it is exact.
  let radius: Double?
  /// Where the place is, in words: `near Mill Lane`, or `1 km NE of Long Beach`.
  let name: String?
  /// Whether the place is far from the region of the service's streets.
  let isFarFromStreets: Bool
  /// Whether the place is in the sea or in a lake, away from the shore.
  let isOpenWater: Bool

  /// The distance from the region with streets beyond which a place is probably a mistake.
  static let reach = Meters(50_000)
  /// The zoom that shows a street corner.
  private static let zoom = 16.0
  private static let size = ScreenSize(width: 320, height: 200)

  /// The figure with the place.
  func html(_ language: Language) -> HTML {
    let picture = SpotPicture(
      center: coordinate, zoom: zoom, size: Self.size, language: language, spot: coordinate,
      radius: radius)
    let range = radius.flatMap { Words(language).radius($0) }
    let caption = [name, coordinate.formatted(.hemispheres), range].compactMap { $0 }
    let doubts: [PageText] =
      (isFarFromStreets ? [.placeFarAway] : []) + (isOpenWater ? [.placeInWater] : [])
    let warnings = doubts.map { "<p class=\"problem\">\(language($0))</p>\n" as HTML }
    return """
      <figure class="review" data-testid="report.place.review">
      <img src="\(picture.url)" alt="\(language(.mapPicture))" width="\(String(Int(Self.size.width)))" \
      height="\(String(Int(Self.size.height)))">
      <figcaption>\(caption.joined(separator: " · "))</figcaption>
      </figure>
      \(warnings)
      """
  }

  /// The zoom of the picture: that of a corner, or the one that shows the circle.
  private var zoom: Double {
    guard let radius else { return Self.zoom }
    let zoom = WebMercator.zoom(
      metersPerPixel: Meters(2_500 * radius / Self.size.height), latitude: coordinate.latitude)
    return max(2, min(Self.zoom, zoom.level))
  }
}
