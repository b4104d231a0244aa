import PetMapGeo
import PetMapReports

/// What a list was asked for (contract, section 4.1).
struct ListRequest {
  /// The circle, nil for everywhere.
  let circle: LiveAnnouncements.Circle?
  let limit: Int
  /// Where the page before ended, nil for the first one.
  let cursor: ListPosition?
  private let parameters: [RequestTarget.Parameter]

  /// - Throws: the first problem in the order lat, lng, range, limit, cursor, pair.
  init(_ parameters: [RequestTarget.Parameter]) throws(ServiceError) {
    self.parameters = parameters.filter { $0.name != "cursor" }
    let values = Values(parameters)
    let latitude = try values.number("lat", within: -90...90)
    let longitude = try values.number("lng", within: -180...180)
    let range = try values.range() ?? 5
    limit = try values.limit() ?? 1000
    cursor = try values.cursor()
    switch (latitude, longitude) {
    case (nil, nil): circle = nil
    case (nil, _): throw Values.refusal("lat", "is required when 'lng' is provided")
    case (_, nil): throw Values.refusal("lng", "is required when 'lat' is provided")
    case (let latitude?, let longitude?):
      guard let center = try? Coordinate(latitude: latitude, longitude: longitude) else {
        throw .internalError
      }
      circle = LiveAnnouncements.Circle(center: center, radius: .kilometers(range))
    }
  }

  /// The path and query of the page after a position.
  func link(after position: ListPosition) -> String {
    let pairs =
      parameters + [
        RequestTarget.Parameter(name: "cursor", value: ListCursor.text(of: position))
      ]
    let query = pairs.map { pair in
      PercentEncoding.encoded(pair.name) + "=" + PercentEncoding.encoded(pair.value)
    }
    return "/api/v1/announcements?" + query.joined(separator: "&")
  }
}

/// The parameters' values by name.
private struct Values {
  private var all: [String: [String]] = [:]

  init(_ parameters: [RequestTarget.Parameter]) {
    for parameter in parameters { all[parameter.name, default: []].append(parameter.value) }
  }

  static func refusal(_ name: String, _ rule: String) -> ServiceError {
    ServiceError(.invalidParameter, "Parameter '\(name)' \(rule)", field: name)
  }

  /// The number of a parameter that is given once; nil when it is not given.
  func number(_ name: String) throws(ServiceError) -> Double? {
    guard let values = all[name] else { return nil }
    guard values.count == 1 else { throw Self.refusal(name, "must be a valid number") }
    let bytes = Array(values[0].utf8).trimmingSpaces
    guard let (number, end) = DecimalNumber.scan(bytes.span), end == bytes.count,
      number.isFinite
    else { throw Self.refusal(name, "must be a valid number") }
    return number
  }

  func number(_ name: String, within range: ClosedRange<Double>) throws(ServiceError) -> Double? {
    guard let number = try number(name) else { return nil }
    guard range.contains(number) else {
      let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
      throw Self.refusal(name, "must be between \(low) and \(high)")
    }
    return number
  }

  func range() throws(ServiceError) -> Double? {
    guard let number = try number("range") else { return nil }
    if number != number.rounded() { throw Self.refusal("range", "must be an integer") }
    if number == 0 { throw Self.refusal("range", "must be greater than zero") }
    if number < 0 { throw Self.refusal("range", "must be a positive number") }
    return number
  }

  func limit() throws(ServiceError) -> Int? {
    guard let values = all["limit"] else { return nil }
    guard values.count == 1, values[0].utf8.allSatisfy(\.isASCIIDigit),
      let limit = Int(values[0]), (1...1000).contains(limit)
    else { throw Self.refusal("limit", "must be an integer between 1 and 1000") }
    return limit
  }

  func cursor() throws(ServiceError) -> ListPosition? {
    guard let values = all["cursor"] else { return nil }
    guard values.count == 1, let position = ListCursor.position(of: values[0]) else {
      throw Self.refusal("cursor", "is not valid")
    }
    return position
  }
}

extension [UInt8] {
  fileprivate var trimmingSpaces: [UInt8] {
    Array(drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed())
  }
}
