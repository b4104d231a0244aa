import PetMapAPI
import PetMapAnnouncements
import PetMapCities
import PetMapGeo
import PetMapJSON
import PetMapParameters

/// The routes of the map's search box.
extension Route {
  static let cities = Route(
    "GET", "/api/v1/cities", "getCities", "Finds cities by prefix",
    description: OperationDescription(
      parameters: [
        .init(
          "text", schema: #"{"type":"string","maxLength":\#(cityTextLimit)}"#,
          "The prefix of a city's name or of a word in the name.", isRequired: true),
        .init(
          "limit", schema: #"{"type":"integer","minimum":1,"maximum":20}"#,
          "Return at most N cities. Default: 6."),
        .init("lang", schema: Schema.language, "The language of the names. Default: en."),
      ],
      successes: [
        .init(
          200, "The cities, best match first (GeoNames, CC BY 4.0)",
          [(MediaType.json, Schema.object)]),
        .init(304, "Not modified"),
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    let parameters = call.head.target.parameters
    let text = try searchText(in: parameters, limit: cityTextLimit)
    guard let limit = Int(parameters.value("limit") ?? "6"), (1...20).contains(limit) else {
      throw .parameter("limit", "must be an integer between 1 and 20")
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("data")
      writer.array { writer in
        for match in CitySearch(text)?.matches(limit: limit) ?? [] {
          writer.object { writer in
            writer.member("name", match.city.name(parameters.language))
            writer.member("latitude", match.city.coordinate.latitude)
            writer.member("longitude", match.city.coordinate.longitude)
            writer.member("near", match.neighbor?.name(parameters.language))
          }
        }
      }
    }
    return .respond(
      service.represented(
        .json(writer.bytes), to: call.head, cacheControl: "public, max-age=86400"))
  }

  static let coordinates = Route(
    "GET", "/api/v1/coordinates", "getCoordinates", "Parses a coordinate in any common notation",
    description: OperationDescription(
      parameters: [
        .init(
          "text", schema: #"{"type":"string","maxLength":\#(coordinateTextLimit)}"#,
          "Degrees, minutes and seconds, a map link, a `geo:` URI, a geohash, or an MGRS reference.",
          isRequired: true)
      ],
      successes: [
        .init(
          200, "The coordinate, or an empty array for other text",
          [(MediaType.json, Schema.object)]),
        .init(304, "Not modified"),
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    let text = try searchText(in: call.head.target.parameters, limit: coordinateTextLimit)
    let coordinate = service.environment.parseCoordinate(text)
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("data")
      writer.array { writer in
        guard let coordinate else { return }
        writer.object { writer in
          writer.member("latitude", coordinate.latitude)
          writer.member("longitude", coordinate.longitude)
        }
      }
    }
    return .respond(service.represented(.json(writer.bytes), to: call.head))
  }

  private static let cityTextLimit = 100
  /// Map links may be long.
  private static let coordinateTextLimit = 2000

  /// Returns the value of the `text` parameter.
  ///
  /// - Throws: 400 if the parameter is missing or longer than the limit.
  private static func searchText(
    in parameters: [QueryParameter], limit: Int
  ) throws(ServiceError) -> String {
    guard let text = parameters.value("text") else {
      throw .parameter("text", "is required")
    }
    guard text.unicodeScalars.count <= limit else {
      throw .parameter("text", "must be at most \(limit) characters")
    }
    return text
  }
}
