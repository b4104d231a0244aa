public import PetMapAnnouncements
public import PetMapGeo
public import PetMapParameters

/// A search for places: streets, addresses, landmarks and cities.
public struct PlaceRequest: ParameterSet {
  /// A name, optionally with a house number, or the beginning of one.
  public var text: String?
  /// The coordinate near which places are preferred.
  public var center: Coordinate?
  /// The maximum number of results.
  public var limit = 8
  /// The language of the names of cities.
  public var language = Language.english

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &text, "text", .text(100),
      "Find places whose name, or a word in it, begins with this text. It may contain a house "
        + "number.",
      .searchText)
    try visitor.visit(
      &center, "at", .coordinate,
      "Of equally good matches, return those near this coordinate first.")
    try visitor.visit(&limit, "limit", .integer(1...20), "Return at most N places.")
    try visitor.visit(&language, "lang", .choice(), "Set the language of the names of cities.")
  }
}

/// A search for the streets and landmarks around a coordinate.
public struct NearestPlaceRequest: ParameterSet {
  /// The coordinate.
  public var center: Coordinate?
  /// The maximum number of results.
  public var limit = 10

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &center, "at", .coordinate, "Find the places around this coordinate.", .required)
    try visitor.visit(&limit, "limit", .integer(1...20), "Return at most N places.")
  }
}
