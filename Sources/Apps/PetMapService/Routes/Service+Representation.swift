import PetMapAnnouncements
import PetMapGeo
import PetMapJSON

extension Service {
  /// Adds an entity tag, and compresses or omits the content depending on the request; see
  /// ``Representation``.
  func represented(
    _ full: Response, to head: RequestHead, version: String? = nil,
    cacheControl: String = "public, max-age=0"
  ) -> Response {
    Representation(gzip: environment.gzip).response(
      full, to: head, version: version, cacheControl: cacheControl)
  }

  /// Responds with the objects of a list, as the member `data`.
  func list<Element>(
    _ elements: [Element], to call: Call, cacheControl: String = "public, max-age=0",
    write: (Element, inout JSONWriter) -> Void
  ) -> Reaction {
    var writer = JSONWriter()
    writer.object { writer in
      writer.key("data")
      writer.array { writer in
        for element in elements { writer.object { write(element, &$0) } }
      }
    }
    return .respond(represented(.json(writer.bytes), to: call.head, cacheControl: cacheControl))
  }

  /// Returns a picture, drawing it only if the client does not have it.
  ///
  /// - Parameter tag: The entity tag, which changes with everything that the picture depends on.
  func drawn(
    _ type: String, tag: String, to call: Call, headers: [HeaderField] = [], cacheControl: String,
    _ draw: () throws(ServiceError) -> [UInt8]
  ) throws(ServiceError) -> Response {
    let headers =
      headers + [HeaderField("ETag", tag), HeaderField("Cache-Control", cacheControl)]
    if EntityTag.matches(tag, call.head.headers.values(of: "If-None-Match")) {
      return Response(status: 304, headers: headers)
    }
    return .content(try draw(), type: type, headers: headers)
  }

  /// Draws a picture while its pixels are reserved.
  ///
  /// - Throws: 400 if the picture is too large, 503 if too many are being drawn, or any error from
  ///   `draw`.
  func drawing<Result>(
    _ pixelCount: Double, for peer: Peer, _ draw: () throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    guard pixelCount <= Double(Budgets.pictureLimit) else {
      throw .parameter(
        "viewport", "times 'scale' must be at most \(Budgets.pictureLimit / 1_000_000) megapixels")
    }
    let pixels = try budgets.pictures.reserve(Int(pixelCount), for: peer)
    return try withExtendedLifetime(pixels, draw)
  }

  /// Returns the cache policy for what shows announcements or photos: if its URL names the current
  /// version, it need not be requested again, but what was deleted leaves all caches within a day.
  func cacheControl(isCurrent: Bool) -> String {
    isCurrent ? "public, max-age=86400, immutable" : "public, max-age=0"
  }

  /// Returns the cache policy for an announcement. An unpublished one must not be stored.
  func cacheControl(of id: AnnouncementID) -> String {
    live.isPublished(id) ? "public, max-age=0" : "private, no-store"
  }
}

extension JSONWriter {
  /// Writes the members `latitude` and `longitude`.
  ///
  /// - Parameter decimals: The number of decimals; by default, as many as the values have.
  mutating func write(_ coordinate: Coordinate, decimals: Int? = nil) {
    if let decimals {
      member("latitude", coordinate.latitude, decimals: decimals)
      member("longitude", coordinate.longitude, decimals: decimals)
    } else {
      member("latitude", coordinate.latitude)
      member("longitude", coordinate.longitude)
    }
  }
}
