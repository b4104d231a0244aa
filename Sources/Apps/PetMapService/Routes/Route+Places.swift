import PetMapAPI
import PetMapAnnouncements
import PetMapGeo
import PetMapJSON
import PetMapRequests

/// The routes that find places of the street map.
extension Route {
  static let places = Route(
    "GET", "/api/v1/places", "getPlaces", "Finds streets, addresses, landmarks and cities by name",
    description: OperationDescription(
      parameters: Schema.parameters(of: PlaceRequest.self),
      successes: [
        .init(
          200,
          "The places, best match first: those of the --basemap file, and cities (GeoNames, CC BY 4.0)",
          [(MediaType.json, Schema.object)]),
        .notModified,
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    let request = try PlaceRequest(of: call)
    let search = PlaceSearch(index: service.environment.places())
    return service.list(search.results(request), to: call) { $0.write(to: &$1) }
  }

  /// The distance within which a place is near a coordinate.
  private static let reach = Meters(500)

  static let nearestPlaces = Route(
    "GET", "/api/v1/places/nearest", "getNearestPlaces",
    "Finds the streets, addresses and landmarks within 500 m of a coordinate",
    description: OperationDescription(
      parameters: Schema.parameters(of: NearestPlaceRequest.self),
      successes: [
        .init(200, "The places, nearest first", [(MediaType.json, Schema.object)]),
        .notModified,
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    let request = try NearestPlaceRequest(of: call)
    let index = service.environment.places()
    let found = request.center.flatMap { center in
      index?.nearest(to: center, within: reach, limit: request.limit)
    }
    let places = (found ?? []).map {
      NearbyPlace($0.place.kind, $0.place.name, coordinate: $0.at, distance: $0.distance)
    }
    return service.list(places, to: call) { $0.write(to: &$1) }
  }
}

extension Service {
  /// Returns the places that a person typed, best first: a coordinate, or places with a name.
  ///
  /// - Parameter areChoices: Whether to return only the places of which any may be meant.
  func places(
    _ text: String, near center: Coordinate?, _ language: Language, areChoices: Bool = false
  ) -> [FoundPlace] {
    if let coordinate = environment.parseCoordinate(text) {
      return [
        FoundPlace(
          .address, coordinate.formatted(.hemispheres), coordinate: coordinate, radius: Meters(0),
          isExact: true, source: .streets)
      ]
    }
    var request = PlaceRequest()
    (request.text, request.center, request.language) = (text, center, language)
    let search = PlaceSearch(index: environment.places())
    return areChoices ? search.choices(request) : search.results(request)
  }
}
