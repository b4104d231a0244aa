import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import PetMapAPI
import PetMapParameters

/// The query parameters for pins and tiles: the filters of `petmap pins` and, for pins only, a
/// region, clustering and a page.
struct MapQuery {
  private(set) var pins = PinQuery()
  /// The zoom at which pins are clustered, or `nil` for unclustered pins.
  private(set) var zoom: Int?

  /// The names of the parameters that filter pins.
  static let filterNames: Set = ["status", "species", "since", "until", "text"]

  private static let maximumLimit = 10_000

  /// Creates a query with filters only, for tiles.
  init(filters parameters: [QueryParameter]) throws(ServiceError) {
    for parameter in parameters where !parameter.value.isEmpty {
      switch parameter.name {
      case "status":
        pins.filter.statuses = try Self.statuses(parameter.value)
      case "species":
        pins.filter.species = PinFilter.SpeciesList(try Self.species(parameter.value))
      case "since": pins.filter.since = try Self.date(parameter)
      case "until": pins.filter.until = try Self.date(parameter)
      case "text": pins.filter.text = try Self.text(parameter.value)
      default: break
      }
    }
  }

  /// Creates a query with all parameters, for pins.
  init(_ parameters: [QueryParameter]) throws(ServiceError) {
    try self.init(filters: parameters)
    pins.limit = Self.maximumLimit
    var wantsClusters = false
    var zoom: Int?
    for parameter in parameters {
      switch parameter.name {
      case "bbox":
        guard let box = try? BoundingBox(parsing: parameter.value) else {
          throw .parameter("bbox", "must be west,south,east,north in degrees")
        }
        pins.region = .box(box)
      case "zoom":
        guard let number = Int(parameter.value), (0...24).contains(number) else {
          throw .parameter("zoom", "must be an integer between 0 and 24")
        }
        zoom = number
      case "cluster":
        guard ["", "1", "true", "0", "false"].contains(parameter.value) else {
          throw .parameter("cluster", "must be true or false")
        }
        wantsClusters = !["0", "false"].contains(parameter.value)
      case "limit":
        guard let limit = Int(parameter.value), (1...Self.maximumLimit).contains(limit) else {
          throw .parameter("limit", "must be an integer between 1 and \(Self.maximumLimit)")
        }
        pins.limit = limit
      case "offset":
        guard let offset = Int(parameter.value), (0...Self.maximumOffset).contains(offset) else {
          throw .parameter("offset", "must be an integer between 0 and \(Self.maximumOffset)")
        }
        pins.offset = offset
      case "order":
        guard let order = Self.orders[parameter.value] else {
          throw .parameter("order", "must be newest, date or distance")
        }
        pins.order = order
      default: break
      }
    }
    try takeOrigin(parameters)
    if wantsClusters {
      guard let zoom else { throw .parameter("zoom", "is required when 'cluster' is provided") }
      self.zoom = zoom
    }
  }

  private static let maximumOffset = 1_000_000
  private static let orders: [String: PinQuery.Order] = [
    "newest": .newest, "date": .date, "distance": .distance,
  ]

  /// Reads `near` and `radius`, which restrict pins to a circle and add distances.
  private mutating func takeOrigin(_ parameters: [QueryParameter]) throws(ServiceError) {
    var radius = Double.infinity
    if let text = parameters.value("radius") {
      guard let meters = DecimalNumber.parse(text), meters > 0 else {
        throw .parameter("radius", "must be a number of meters above 0")
      }
      radius = meters
    }
    guard let near = parameters.value("near") else {
      if pins.order == .distance {
        throw .parameter("near", "is required when 'order' is 'distance'")
      }
      return
    }
    guard let center = Coordinate(parameter: near) else {
      throw .parameter("near", "must be latitude,longitude in degrees")
    }
    pins.order = .distance
    let circle = PinCircle(center: center, radius: Meters(radius), metric: .haversine)
    if case .everywhere = pins.region, radius < .infinity {
      pins.region = .circle(circle)
    } else {
      pins.origin = circle
    }
  }

  private static func statuses(_ text: String) throws(ServiceError) -> [AnnouncementStatus] {
    var statuses: [AnnouncementStatus] = []
    for word in text.split(separator: ",") {
      guard let status = AnnouncementStatus(String(word)) else {
        throw .parameter("status", "must be missing, found or closed")
      }
      if !statuses.contains(status) { statuses.append(status) }
    }
    return statuses
  }

  private static let speciesLimit = 16

  private static func species(_ text: String) throws(ServiceError) -> [String] {
    let words = Set(text.split(separator: ",").map(String.init))
    guard words.count <= speciesLimit else {
      throw .parameter("species", "must have at most \(speciesLimit) different values")
    }
    return words.sorted()
  }

  /// Parses the text filter. The number of words is limited, because each word is searched for in
  /// every announcement.
  private static func text(_ text: String) throws(ServiceError) -> TextQuery? {
    guard text.unicodeScalars.count <= TextQuery.lengthLimit else {
      throw .parameter("text", "must be at most \(TextQuery.lengthLimit) characters")
    }
    let query = TextQuery(text)
    guard query?.wordCount ?? 0 <= TextQuery.wordLimit else {
      throw .parameter("text", "must have at most \(TextQuery.wordLimit) different words")
    }
    return query
  }

  private static func date(_ parameter: QueryParameter) throws(ServiceError) -> CalendarDate {
    guard let date = CalendarDate(iso: parameter.value) else {
      throw .parameter(parameter.name, "must be a date (YYYY-MM-DD)")
    }
    return date
  }
}

extension Coordinate {
  /// Creates a coordinate from a query parameter, such as `33.77,-118.19`. Spaces are ignored.
  init?(parameter text: String) {
    let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      DecimalNumber.parse(String(part.filter { $0 != " " }))
    }
    guard numbers.count == 2, let latitude = numbers[0], let longitude = numbers[1] else {
      return nil
    }
    try? self.init(latitude: latitude, longitude: longitude)
  }
}
