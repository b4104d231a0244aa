public import PetMapAnnouncements
public import PetMapParameters

/// A search for cities by prefix.
public struct CityRequest: ParameterSet {
  /// The prefix of a city's name or of a word in the name.
  public var text: String?
  /// The maximum number of results.
  public var limit = 6
  /// The language of the names.
  public var language = Language.english

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &text, "text", .text(100),
      "Find cities with this prefix of the name or of a word in the name.",
      .searchText)
    try visitor.visit(&limit, "limit", .integer(1...20), "Return at most N cities.")
    try visitor.visit(&language, "lang", .choice(), "Set the language of the names.")
  }
}

/// A text to read as a coordinate.
public struct CoordinateRequest: ParameterSet {
  /// A coordinate in any notation. Map links may be long.
  public var text: String?

  /// Creates a request with the defaults.
  public init() {}

  /// Passes each parameter to a visitor.
  public mutating func visit(_ visitor: inout some ParameterVisitor) throws(ParameterError) {
    try visitor.visit(
      &text, "text", .text(2000),
      "Read this text: degrees, minutes and seconds, a map link, a geo: URI, a geohash, or an MGRS "
        + "reference.",
      .searchText)
  }
}

extension ParameterTraits {
  /// The text must be given, but may be empty, which nothing matches.
  static var searchText: Self {
    var traits = ParameterTraits.required
    traits.keepsEmpty = true
    return traits
  }
}
