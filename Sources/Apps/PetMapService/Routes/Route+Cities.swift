import PetMapAPI
import PetMapCities
import PetMapGeo
import PetMapJSON

extension Route {
  /// Cities for the search box of the map.
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
      ],
      successes: [
        .init(
          200, "The cities, best match first (GeoNames, CC BY 4.0)",
          [(MediaType.json, Schema.object)]),
        .init(304, "Not modified"),
      ], errors: [.invalidParameter], tag: "map"),
    work: .searching
  ) { (service, call) throws(ServiceError) in
    var (text, limit) = (String?.none, 6)
    for parameter in call.head.target.parameters {
      switch parameter.name {
      case "text": text = parameter.value
      case "limit":
        guard let number = Int(parameter.value), (1...20).contains(number) else {
          throw .parameter("limit", "must be an integer between 1 and 20")
        }
        limit = number
      default: break
      }
    }
    guard let text else {
      throw .parameter("text", "is required")
    }
    guard text.unicodeScalars.count <= cityTextLimit else {
      throw .parameter("text", "must be at most \(cityTextLimit) characters")
    }
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("data")
      writer.array { writer in
        for match in CitySearch(text)?.matches(limit: limit) ?? [] {
          writer.object { writer in
            writer.member("name", match.city.name)
            writer.member("latitude", match.city.coordinate.latitude)
            writer.member("longitude", match.city.coordinate.longitude)
            writer.member("near", match.neighbor?.name)
          }
        }
      }
    }
    return .respond(
      service.represented(
        .json(writer.bytes), to: call.head, cacheControl: "public, max-age=86400"))
  }

  private static let cityTextLimit = 100
}
