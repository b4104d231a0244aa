public import PetMapAnnouncements
import PetMapAPI
public import PetMapGeo
import PetMapJSON
public import PetMapKit
public import PetMapMatches
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

  /// Returns the streets, addresses, landmarks and towns that a text may name, best first. Those whose
  /// source is GeoNames must be credited.
  ///
  /// ```swift
  /// var request = PlaceRequest()
  /// request.text = "Keskuskatu 3"
  /// request.center = camera.center
  /// let places = try await client.places(request)
  /// ```
  public func places(_ request: PlaceRequest) async throws(ClientError) -> [FoundPlace] {
    try await data("api/v1/places", request).compactMap { $0.object.flatMap { FoundPlace($0) } }
  }

  /// Returns the streets, addresses and landmarks around a coordinate, nearest first.
  public func nearestPlaces(
    _ request: NearestPlaceRequest
  ) async throws(ClientError) -> [NearbyPlace] {
    try await data("api/v1/places/nearest", request)
      .compactMap { $0.object.flatMap { NearbyPlace($0) } }
  }

  /// Returns the number of announcements by status and by species, for the choices of filters.
  public func counts(_ request: ValueRequest) async throws(ClientError) -> PinCounts {
    let response = try await get("api/v1/pins/values", request)
    guard let json = try? JSONValue(parsing: response.body), let counts = PinCounts(json) else {
      throw .malformedAnswer
    }
    return counts
  }

  /// Returns the published announcements that may be of the same pet as a report, best first.
  public func matches(
    for id: String, _ request: MatchRequest = MatchRequest()
  ) async throws(ClientError) -> FoundMatches {
    try matches(try await get(ServiceURL.path(ofAnnouncement: id, "/matches"), request))
  }

  func matches(_ response: ClientResponse) throws(ClientError) -> FoundMatches {
    guard let json = try? JSONValue(parsing: response.body), let matches = FoundMatches(json) else {
      throw .malformedAnswer
    }
    return matches
  }

  /// Returns the coordinate that a text expresses in any notation that the service knows, or `nil`
  /// if it expresses none.
  public func coordinate(in text: String) async throws(ClientError) -> Coordinate? {
    var request = CoordinateRequest()
    request.text = text
    return try await data("api/v1/coordinates", request).first?.object?.coordinate
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

  /// Tells the service's moderators that something is wrong with an announcement, or with a sighting of
  /// its animal.
  ///
  /// - Parameter comment: Further words, if any.
  public func flag(
    _ id: String, reason: AnnouncementFlag.Reason,
    subject: AnnouncementFlag.Subject = .announcement, comment: String? = nil
  ) async throws(ClientError) {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("reason", reason.rawValue)
      writer.member("subject", subject.kind.rawValue)
      if let number = subject.sighting { writer.member("sighting", number) }
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
}

/// The contact details of an announcement.
public struct FoundContact: Sendable, Hashable {
  /// The phone number, if any.
  public let phone: String?
  /// The e-mail address, if any.
  public let email: String?
}
