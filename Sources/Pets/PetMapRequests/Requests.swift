public import PetMapParameters

/// The requests of the operations that return pins and what is drawn with them.
public enum Requests {
  /// The names of all parameters of all operations.
  ///
  /// A parameter that one operation has, but another does not, is an error in the other, because
  /// ignoring it would change the result.
  private static let names: Set<String> = {
    // Only the command line has these, which are not parts of a request.
    var names: Set = ["polygon", "where"]
    func add<Request: ParameterSet>(_ request: Request.Type) {
      for surface in Surface.allCases {
        for definition in request.definitions(on: surface) { names.insert(definition.name) }
      }
    }
    add(PinRequest.self)
    add(ListRequest.self)
    add(ValueRequest.self)
    add(TileRequest.self)
    add(ClusterRequest.self)
    add(PageState.self)
    add(CalloutRequest.self)
    add(MapRequest.self)
    add(MapPictureRequest.self)
    add(PetMapRequest.self)
    add(PosterRequest.self)
    add(StyleRequest.self)
    add(CityRequest.self)
    add(MatchRequest.self)
    add(CoordinateRequest.self)
    add(PlaceRequest.self)
    add(NearestPlaceRequest.self)
    return names
  }()

  /// Returns whether any operation has a parameter with a name.
  public static func isKnown(_ name: String) -> Bool { names.contains(name) }
}

extension ParameterSet {
  /// Reads the query of a request to the API.
  public init(_ query: [QueryParameter]) throws(ParameterError) {
    try self.init(query, on: .http) { Requests.isKnown($0) }
  }
}
