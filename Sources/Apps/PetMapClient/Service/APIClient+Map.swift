public import PetMapAnnouncements
import PetMapAPI
public import PetMapGeo
import PetMapJSON
public import PetMapKit
import PetMapParameters
public import PetMapRequests

/// What a map asks for.
extension APIClient {
  /// Returns the pins in a region or, if `PinRequest.isClustered` is set, the pins and clusters at
  /// a zoom, with absolute `photoUrl`s.
  ///
  /// ```swift
  /// var request = PinRequest()
  /// request.region.box = screen.visibleBox
  /// request.isClustered = true
  /// request.zoom = 12
  /// let found = try await client.pins(request)
  /// ```
  ///
  /// Features that cannot be decoded are skipped and logged.
  public func pins(_ request: PinRequest) async throws(ClientError) -> [FoundCluster] {
    try await features("api/v1/pins", request)
  }

  /// Returns the announcements in a cluster, or all announcements at the coordinate of a pin.
  ///
  /// - Parameters:
  ///   - id: The ID of the cluster or pin.
  ///   - request: The filters with which the cluster was requested, and the limit.
  public func announcements(
    inCluster id: String, _ request: ClusterRequest = ClusterRequest()
  ) async throws(ClientError) -> [Announcement] {
    try await features("api/v1/clusters/" + PercentEncoding.encoded(id), request)
      .compactMap(\.announcement)
  }

  private func features(
    _ path: String, _ request: some ParameterSet
  ) async throws(ClientError) -> [FoundCluster] {
    let response = try await get(path, request)
    do throws(AnnouncementDecodingError) {
      let features = try DecodedFeatures(response.body)
      for problem in features.problems {
        log("feature \(problem.index) skipped: \(problem.reason)")
      }
      return features.elements.map { element in
        var element = element
        element.announcement = element.announcement.map(resolved)
        return element
      }
    } catch {
      log("the features cannot be read: \(error)")
      throw .malformedAnswer
    }
  }

  /// Returns the cities whose names begin with a text.
  public func cities(_ request: CityRequest) async throws(ClientError) -> [FoundCity] {
    try await data("api/v1/cities", request).compactMap { value in
      guard let object = value.object, let name = object["name"]?.string,
        let coordinate = Self.coordinate(object)
      else { return nil }
      return FoundCity(
        name: name, near: object["near"]?.string, coordinate: coordinate)
    }
  }

  /// Returns the coordinate that a text expresses in any notation that the service knows, or `nil`
  /// if it expresses none.
  public func coordinate(in text: String) async throws(ClientError) -> Coordinate? {
    var request = CoordinateRequest()
    request.text = text
    return try await data("api/v1/coordinates", request).first?.object.flatMap(Self.coordinate)
  }

  /// Returns the contact details of an announcement, which a service may give only on request.
  public func contact(of id: String) async throws(ClientError) -> FoundContact {
    let response = try await send(ClientRequest(.post, base.announcement(id, "/contact")))
    guard let object = (try? JSONValue(parsing: response.body))?.object else {
      throw .malformedAnswer
    }
    return FoundContact(
      phone: (object["phone"]?.string).presence, email: (object["email"]?.string).presence)
  }

  /// Reports that something is wrong with an announcement to the service's moderators.
  ///
  /// - Parameter comment: Further words, if any.
  public func flag(
    _ id: String, reason: AnnouncementFlag.Reason,
    subject: AnnouncementFlag.Subject = .announcement, comment: String? = nil
  ) async throws(ClientError) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("reason", reason.rawValue)
      writer.member("subject", subject.rawValue)
      if let comment { writer.member("comment", comment) }
    }
    var request = ClientRequest(.post, base.announcement(id, "/flags"), body: writer.bytes)
    request.headers = [HTTPHeader("Content-Type", "application/json")]
    try confirm(try await send(request))
  }

  /// Returns the elements of the array `data`.
  private func data(
    _ path: String, _ request: some ParameterSet
  ) async throws(ClientError) -> [JSONValue] {
    let response = try await get(path, request)
    guard let data = (try? JSONValue(parsing: response.body))?.object?["data"]?.array else {
      throw .malformedAnswer
    }
    return data
  }

  private func get(
    _ path: String, _ request: some ParameterSet
  ) async throws(ClientError) -> ClientResponse {
    try await send(ClientRequest(.get, base.resolved(path) + PercentEncoding.query(request.query)))
  }

  private static func coordinate(_ object: JSONObject) -> Coordinate? {
    guard let latitude = object["latitude"]?.number, let longitude = object["longitude"]?.number
    else { return nil }
    return try? Coordinate(latitude: latitude.double, longitude: longitude.double)
  }
}

/// A city found by name.
public struct FoundCity: Sendable, Hashable {
  /// The name in the requested language.
  public let name: String
  /// A larger city nearby, which tells cities of the same name apart.
  public let near: String?
  /// The coordinate of its center.
  public let coordinate: Coordinate
}

/// The contact details of an announcement.
public struct FoundContact: Sendable, Hashable {
  /// The phone number, if any.
  public let phone: String?
  /// The e-mail address, if any.
  public let email: String?
}
