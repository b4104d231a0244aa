import PetMapGeo
import PetMapJSON
public import PetMapAnnouncements
public import PetMapAPI
import PetMapParameters

/// A client for a service's API (see *HTTP API*).
///
/// ```swift
/// let client = APIClient(base: .standard, transport: CurlTransport())
/// let pets = try await client.announcements(within: nil)
/// ```
///
/// The client neither retries nor caches. Each call sends one request, or one per page for a long
/// list.
public struct APIClient<Transport: HTTPTransport>: Sendable {
  /// The base URL of the service.
  public let base: ServiceURL
  let transport: Transport
  /// Receives messages about responses and list entries that cannot be read.
  let log: @Sendable (String) -> Void

  /// Creates a client for a service.
  ///
  /// - Parameters:
  ///   - base: The base URL of the service.
  ///   - transport: The transport for requests.
  ///   - log: A function that receives one line for each response or list entry that cannot be read.
  public init(
    base: ServiceURL = .standard, transport: Transport,
    log: @escaping @Sendable (String) -> Void = { _ in }
  ) {
    self.base = base
    self.transport = transport
    self.log = log
  }

  // MARK: Reading

  /// Returns all announcements in the service's list, newest first, or those within a circle.
  ///
  /// All pages are loaded. Entries that cannot be decoded are skipped and logged. If an ID occurs
  /// more than once, only its first entry is kept, and the others are logged. `photoUrl` is
  /// absolute.
  public func announcements(
    within circle: ListQuery.Circle?
  ) async throws(ClientError) -> [Announcement] {
    try await announcements(query: Self.query(circle))
  }

  /// Returns the announcements imported from records with the given ID in their source.
  ///
  /// - Parameter source: The name of the source, or `nil` for all sources.
  public func announcements(
    withSourceID id: String, in source: String? = nil
  ) async throws(ClientError) -> [Announcement] {
    var parameters = [QueryParameter(name: "source-id", value: id)]
    if let source { parameters.append(QueryParameter(name: "source-name", value: source)) }
    return try await announcements(query: PercentEncoding.query(parameters))
  }

  private func announcements(query: String) async throws(ClientError) -> [Announcement] {
    var url: String? = base.resolved("api/v1/announcements" + query)
    var followed: Set<String> = []
    var ids: Set<[UInt8]> = []
    var announcements: [Announcement] = []
    while let next = url, followed.insert(next).inserted {
      let response = try await send(ClientRequest(.get, next))
      for announcement in try list(response.body) {
        if ids.insert(Array(announcement.id.utf8)).inserted {
          announcements.append(resolved(announcement))
        } else {
          let reason = EntryProblem.Reason.duplicate(announcement.id)
          log("entry skipped: \(reason) of an entry on an earlier page")
        }
      }
      url = response.header("Link").flatMap(LinkHeader.next).map(base.resolved)
    }
    return announcements
  }

  /// Returns an announcement with an absolute `photoUrl`.
  public func announcement(_ id: String) async throws(ClientError) -> Announcement {
    let response = try await send(ClientRequest(.get, base.announcement(id)))
    return try announcement(response)
  }

  /// Returns the bytes of a photo.
  ///
  /// ```swift
  /// if let photo = pet.photoURLs.first {
  ///   let bytes = try await client.photo(at: photo.fitting(width: 320))
  /// }
  /// ```
  ///
  /// - Parameter url: The `photoUrl` of an announcement, absolute or relative, or one of the
  ///   `PhotoURLs` of a photo.
  public func photo(at url: String) async throws(ClientError) -> [UInt8] {
    try await send(ClientRequest(.get, base.resolved(url))).body
  }

  /// Returns whether an absolute URL refers to the service.
  public func owns(_ url: String) -> Bool { url.utf8.starts(with: (base.text + "/").utf8) }

  private func list(_ bytes: [UInt8]) throws(ClientError) -> [Announcement] {
    do throws(AnnouncementDecodingError) {
      let list = try AnnouncementDecoder.list(bytes)
      for problem in list.problems { log("entry \(problem.index) skipped: \(problem.reason)") }
      return list.announcements
    } catch {
      log("the list cannot be read: \(error)")
      throw .malformedAnswer
    }
  }

  func announcement(_ response: ClientResponse) throws(ClientError) -> Announcement {
    do throws(AnnouncementDecodingError) {
      return resolved(try AnnouncementDecoder.announcement(response.body))
    } catch {
      log("the announcement cannot be read: \(error)")
      throw .malformedAnswer
    }
  }

  /// Returns an announcement with an absolute `photoUrl`, and `nil` instead of empty strings.
  func resolved(_ announcement: Announcement) -> Announcement {
    var announcement = announcement
    for field in PetField.optionalTexts {
      announcement.set(field, to: announcement.text(of: field).presence)
    }
    announcement.photoUrl = announcement.photoUrl.map(base.resolved)
    announcement.morePhotoURLs = announcement.morePhotoURLs.map(base.resolved)
    return announcement
  }

  private static func query(_ circle: ListQuery.Circle?) -> String {
    guard let circle else { return "" }
    return PercentEncoding.query([
      QueryParameter(name: "near", value: ParameterKind.coordinate.write(circle.center)),
      QueryParameter(name: "radius", value: ParameterKind.distance.write(circle.radius)),
    ])
  }

  // MARK: Responses

  /// Requires a response to be empty or JSON. A captive portal responds to every request with its
  /// login page.
  func confirm(_ response: ClientResponse) throws(ClientError) {
    guard response.body.isEmpty || (try? JSONValue(parsing: response.body)) != nil else {
      throw .malformedAnswer
    }
  }

  /// Sends a request and returns the response if its status is 2xx.
  func send(
    _ request: ClientRequest, progress: (@Sendable (TransferProgress) -> Void)? = nil
  ) async throws(ClientError) -> ClientResponse {
    let response: ClientResponse
    do throws(TransportError) {
      if let progress {
        response = try await transport.send(request, progress: progress)
      } else {
        response = try await transport.send(request)
      }
    } catch {
      throw ClientError(error)
    }
    guard !(200...299).contains(response.status) else { return response }
    throw ErrorResponse(response).error
  }
}

// Embedded Swift does not compile asynchronous functions, so PetMapAPI cannot contain this one.
extension HTTPTransport {
  /// Sends a request, returns the complete response, and reports all bytes as sent.
  public func send(
    _ request: ClientRequest, progress: @escaping @Sendable (TransferProgress) -> Void
  ) async throws(TransportError) -> ClientResponse {
    let response = try await send(request)
    progress(TransferProgress(sent: request.body.count, total: request.body.count))
    return response
  }
}
