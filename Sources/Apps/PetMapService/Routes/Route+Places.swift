import PetMapAPI
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
    return service.list(search.results(request), call) { $0.write(to: &$1) }
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
    let places = (found ?? []).map {
      NearbyPlace($0.place.kind, $0.place.name, coordinate: $0.at, distance: $0.distance)
    }
    return service.list(places, call) { $0.write(to: &$1) }
  }
}

extension Service {
  /// Returns a response with a list of objects.
  fileprivate func list<Element>(
    _ elements: [Element], _ call: Call,
    write: (Element, inout JSONWriter) -> Void
  ) -> Reaction {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("data")
      writer.array { writer in
        for element in elements {
          writer.object { write(element, &$0) }
        }
      }
    }
    return .respond(represented(.json(writer.bytes), to: call.head, cacheControl: "no-cache"))
  }
}
