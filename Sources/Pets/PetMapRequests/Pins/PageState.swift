public import PetMapAnnouncements
public import PetMapDrawing
public import PetMapGeo
public import PetMapKit
public import PetMapParameters

/// The view of the map page and of pictures of it: a center and a zoom, or a circle.
public struct ViewRequest: ParameterSet {
  /// The zooms of the page's map.
  public static let zooms = 0.0...22

  /// The center of the map.
  public var center: Coordinate?
  /// The zoom of the map.
  public var zoom: Double?
  /// The circle to which the map and the list are limited.
  public var circle = CircleRequest()

  /// Creates a request without a view.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &center, "center", .coordinate, "The center of the map; requires `zoom`.", .requires("zoom"))
    let isPage = visitor.surface == .page
    try visitor.visit(
      &zoom, "zoom", isPage ? .clamped(to: Self.zooms) : .number(Self.zooms).named("Z"),
      "The zoom of the map; requires `center`.", .requires("center"))
    try circle.visit(&visitor)
  }

  /// Returns the camera, or `nil` if neither a center nor a circle is given.
  public func camera(in viewport: Viewport) -> Camera? {
    if let center, let zoom { return try? Camera(center: center, zoom: Zoom(clamping: zoom)) }
    return circle.circle.map { .around($0.center, radius: $0.radius, in: viewport) }
  }
}

/// The state of the map page, which its URL contains.
public struct PageState: ParameterSet {
  /// The view.
  public var view = ViewRequest()
  /// The filters.
  public var filters = FilterRequest()
  /// The order of the list, or `nil` for the order of distances from the circle's center if there is
  /// one, and else the order of last-seen dates.
  public var sort: PinQuery.Order?
  /// The place for which the page's form searches without scripts.
  public var place: String?
  /// The coordinate near which the place is preferred.
  public var center: Coordinate?
  /// The ID of the open announcement.
  public var pet: AnnouncementID?
  /// The language, or `nil` for the reader's.
  public var language: Language?

  /// Creates the state of a page without parameters.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try view.visit(&visitor)
    try filters.visit(&visitor)
    try visitor.visit(
      &sort, "sort", .choice([("date", .date), ("distance", .distance)]),
      "The order of the list: by last-seen date, or by distance from the center of the map.",
      .otherwise("distance with `near`, otherwise date"))
    try visitor.visit(
      &place, "place", .text(100),
      "A city or a coordinate, to which the page moves the map.")
    try visitor.visit(
      &center, "at", .coordinate,
      "Of several places with the name, prefer those near this coordinate.")
    try visitor.visit(&pet, "pet", .announcementID, "The ID of the open announcement.")
    try visitor.visit(
      &language, "lang", .choice(), "The language of the page.",
      .otherwise("the preferred language in Accept-Language"))
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) { try filters.check() }
}

extension ParameterKind where Value == Double {
  /// The zoom of a camera, of which the nearest value in a range is used.
  fileprivate static func clamped(to range: ClosedRange<Double>) -> Self {
    let number = number(Camera.zooms.lowerBound.level...Camera.zooms.upperBound.level)
    return Self(number.shape) { (text, notation) throws(ParameterProblem) in
      min(max(try number.read(text, notation), range.lowerBound), range.upperBound)
    } write: {
      number.write($0)
    }
    .named("Z")
  }
}

extension ParameterKind where Value == AnnouncementID {
  /// The ID of an announcement.
  public static var announcementID: Self {
    Self(.id) { (text, _) throws(ParameterProblem) in
      guard let id = AnnouncementID(text) else { throw .malformed }
      return id
    } write: {
      $0.text
    }
  }
}
