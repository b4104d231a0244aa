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
        .init(304, "Not modified"),
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    let request = try PlaceRequest(of: call)
    let search = PlaceSearch(index: service.environment.places())
    return service.list(search.results(request), to: call) { found, writer in
      writer.member("kind", found.kind?.rawValue)
      writer.member("name", found.name)
      writer.member("detail", found.detail)
      writer.write(found.coordinate, decimals: 5)
      writer.member("radius", found.radius.value, decimals: 0)
      writer.member("zoom", found.zoom, decimals: 2)
      writer.member("exact", found.isExact)
      writer.member("missingNumber", found.missingNumber)
      writer.member("source", found.source?.rawValue)
    }
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
        .init(304, "Not modified"),
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    let request = try NearestPlaceRequest(of: call)
    let index = service.environment.places()
    let found = request.center.flatMap { center in
      index?.nearest(to: center, within: reach, limit: request.limit)
    }
    return service.list(found ?? [], to: call) { found, writer in
      writer.member("kind", found.place.kind.rawValue)
      writer.member("name", found.place.name)
      writer.write(found.at, decimals: 5)
      writer.member("distance", found.distance.value, decimals: 0)
    }
  }
}

extension Service {
  /// Returns the places that a person typed, best first: a coordinate, or places with a name.
  func places(
    _ text: String, near center: Coordinate?, _ language: Language
  ) -> [PlaceSearch.Found] {
    if let coordinate = environment.parseCoordinate(text) {
      return [
        PlaceSearch.Found(
          kind: nil, name: coordinate.formatted(.hemispheres), coordinate: coordinate,
          radius: Meters(0), isExact: true)
      ]
    }
    var request = PlaceRequest()
    (request.text, request.center, request.language) = (text, center, language)
    return PlaceSearch(index: environment.places()).results(request)
  }
}
