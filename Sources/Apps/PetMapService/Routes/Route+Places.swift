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
    return service.list(search.results(request), call) { found, writer in
      writer.member("kind", found.kind.rawValue)
      writer.member("name", found.name)
      writer.member("detail", found.detail)
      writer.write(found.coordinate)
      writer.member("radius", found.radius.value, decimals: 0)
      writer.member("exact", found.isExact)
      writer.member("missingNumber", found.missingNumber)
      writer.member("source", found.source.rawValue)
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
    return service.list(found ?? [], call) { found, writer in
      writer.member("kind", found.place.kind.rawValue)
      writer.member("name", found.place.name)
      writer.write(found.at)
      writer.member("distance", found.distance.value, decimals: 0)
    }
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

extension JSONWriter {
  fileprivate mutating func write(_ coordinate: Coordinate) {
    member("latitude", coordinate.latitude, decimals: 5)
    member("longitude", coordinate.longitude, decimals: 5)
  }
}
