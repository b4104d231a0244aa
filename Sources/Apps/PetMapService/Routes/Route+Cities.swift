import PetMapAPI
import PetMapAnnouncements
import PetMapCities
import PetMapGeo
import PetMapJSON
import PetMapRequests

/// The routes of the map's search box.
extension Route {
  static let cities = Route(
    "GET", "/api/v1/cities", "getCities", "Finds cities by prefix",
    description: OperationDescription(
      parameters: Schema.parameters(of: CityRequest.self),
      successes: [
        .init(
          200, "The cities, best match first (GeoNames, CC BY 4.0)",
          [(MediaType.json, Schema.object)]),
        .notModified,
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    let request = try CityRequest(of: call)
    let matches = request.text.flatMap { CitySearch($0) }?.matches(limit: request.limit) ?? []
    return service.list(matches, to: call, cacheControl: "public, max-age=86400") {
      match, writer in
      writer.member("name", match.city.name(request.language))
      writer.write(match.city.coordinate)
      writer.member("near", match.neighbor?.name(request.language))
      writer.member("state", match.city.division?.name(request.language))
      writer.member("country", match.city.division?.country.name(request.language))
    }
  }

  static let coordinates = Route(
    "GET", "/api/v1/coordinates", "getCoordinates", "Parses a coordinate in any common notation",
    description: OperationDescription(
      parameters: Schema.parameters(of: CoordinateRequest.self),
      successes: [
        .init(
          200, "The coordinate, or an empty array for other text",
          [(MediaType.json, Schema.object)]),
        .notModified,
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    let request = try CoordinateRequest(of: call)
    let coordinate = request.text.flatMap { service.environment.parseCoordinate($0) }
    return service.list(coordinate.map { [$0] } ?? [], to: call) { coordinate, writer in
      writer.write(coordinate)
    }
  }
}
