public import PetMapAnnouncements
public import PetMapGeo
public import PetMapParameters

/// The state of the map page, which its URL contains.
public struct PageState: ParameterSet {
  /// The zooms of the page's map.
  public static let zooms = 0.0...22

  /// The center of the map.
  public var center: Coordinate?
  /// The zoom of the map.
  public var zoom: Double?
  /// The circle to which the map and the list are limited.
  public var circle = CircleRequest()
  /// The filters.
  public var filters = FilterRequest()
  /// The ID of the open announcement.
  public var pet: AnnouncementID?
  /// The language, or `nil` for the reader's.
  public var language: Language?

  /// Creates the state of a page without parameters.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(&center, "center", .coordinate, "The center of the map; requires `zoom`.")
    try visitor.visit(
      &zoom, "zoom", .number(Self.zooms), "The zoom of the map; requires `center`.")
    try circle.visit(&visitor)
    try filters.visit(&visitor)
    try visitor.visit(&pet, "pet", .announcementID, "The ID of the open announcement.")
    try visitor.visit(
      &language, "lang", .choice(), "The language of the page.",
      .otherwise("the preferred language in Accept-Language"))
  }

  /// Checks the rules about several parameters.
  public func check() throws(ParameterError) {
    if center != nil, zoom == nil { throw ParameterError("center", .requires("zoom")) }
    if zoom != nil, center == nil { throw ParameterError("zoom", .requires("center")) }
    try circle.check()
    try filters.check()
  }
}

extension ParameterKind where Value == AnnouncementID {
  /// The ID of an announcement.
  public static var announcementID: Self {
    Self(.text(scalars: 36)) { (text, _) throws(ParameterProblem) in
      guard let id = AnnouncementID(text) else { throw .malformed }
      return id
    } write: {
      $0.text
    }
  }
}
