import PetMapAPI
import PetMapAnnouncements
import PetMapPhotos

extension Route {
  static let photo = Route(
    "GET", "/images/{name}", "getPhoto", "An announcement's photo",
    description: OperationDescription(
      parameters: [
        .init(
          "name", in: "path", schema: #"{"type":"string"}"#,
          "The announcement's id and the photo's extension, as its photoUrl has it."),
        .init(
          "If-None-Match", in: "header", schema: #"{"type":"string"}"#,
          "An entity tag that the client has."),
        .init(
          "Range", in: "header",
          schema: #"{"type":"string","pattern":"^bytes=([0-9]+-[0-9]*|-[0-9]+)$"}"#,
          "The part that is wanted, such as bytes=0-1023."),
        .init(
          "If-Range", in: "header", schema: #"{"type":"string"}"#,
          "The entity tag of the photo of which a part is wanted; the whole photo is sent if it has "
            + "another."),
      ],
      successes: [
        .init(200, "The photo", PhotoFormat.allCases.map { ($0.contentType, Schema.binary) }),
        .init(206, "The part", PhotoFormat.allCases.map { ($0.contentType, Schema.binary) }),
        .init(304, "The client has it"),
      ], errors: [.notFound, .rangeNotSatisfiable], tag: "photos"),
    work: .reading
  ) { (service, call) throws(ServiceError) in
    .respond(try service.photo(call))
  }

  static let upload = Route(
    "POST", "/api/v1/announcements/{id}/photos", "uploadPhoto",
    "Gives an announcement its photo, which publishes it",
    description: OperationDescription(
      parameters: [Schema.idParameter],
      body: ("multipart/form-data", Schema.photoForm),
      successes: [.init(201, "The photo is stored", [(MediaType.json, #"{"type":"object"}"#)])],
      errors: [
        .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .payloadTooLarge,
        .malformedMultipart, .missingFile, .invalidField, .invalidFileFormat, .storeUnavailable,
      ], security: ["password"], tag: "photos"),
    work: .hashing, isSerial: true
  ) { (service, call) throws(ServiceError) in
    let id = try service.authorizeReporter(call)
    let boundary = try PhotoUpload.boundary(call.head)
    return .receive(
      PhotoUpload(boundary: boundary, room: service.uploadRoom, peer: call.head.network) {
        (bytes, format) throws(ServiceError) in
        let published = PhotoMetadata.removed(from: bytes)
        _ = try service.storing { (store) throws(StoreError) in
          try store.publishPhoto(published, format: format, of: id, at: service.environment.now())
        }
      })
  }
}

extension Service {
  /// Returns the number of pixels in memory while a photo is drawn: PNG and WebP are decoded at
  /// full size, JPEG at the size at which it is drawn.
  func decodedPixels(ofPhotoOf id: AnnouncementID) throws(ServiceError) -> Int {
    guard let photo = try stored(id)?.photo, photo.format == .png || photo.format == .webp else {
      return 0
    }
    return PhotoDimensions(try bytes(of: photo, of: id), format: photo.format)?.pixelCount ?? 0
  }

  /// Returns the bytes of a photo, or no bytes if its file is missing.
  func bytes(of photo: StoredPhoto, of id: AnnouncementID) throws(ServiceError) -> [UInt8] {
    do {
      return try environment.store.photo(of: id, version: photo.version) ?? []
    } catch {
      throw ServiceError(error)
    }
  }

  /// Returns an announcement with what the store knows about its photo. It accesses the store.
  func stored(_ id: AnnouncementID) throws(ServiceError) -> StoredAnnouncement? {
    do {
      return try environment.store.announcement(id)
    } catch {
      throw ServiceError(error)
    }
  }

  fileprivate func photo(_ call: Call) throws(ServiceError) -> Response {
    guard let text = call["name"], let name = PhotoName(text), live[name.id]?.photoUrl == name.url,
      let photo = try stored(name.id)?.photo, photo.format == name.format
    else { throw .notFound }
    let tag = "\"\(photo.version)\""
    var headers = [
      HeaderField("ETag", tag), HeaderField("Cache-Control", "public, max-age=0"),
      HeaderField("Accept-Ranges", "bytes"),
    ]
    if EntityTag.matches(tag, call.head.headers.values(of: "If-None-Match")) {
      return Response(status: 304, headers: headers)
    }
    let data: PhotoData?
    do {
      data = try environment.store.photoData(of: name.id, version: photo.version)
    } catch {
      throw ServiceError(error)
    }
    guard let data else { throw .notFound }
    headers.append(HeaderField("Content-Type", photo.format.contentType))
    switch ByteRange(call.head, tag: tag, size: data.count) {
    case .whole:
      return Response(status: 200, headers: headers, body: Response.Body(data, 0..<data.count))
    case .unsatisfiable: throw .rangeNotSatisfiable(size: data.count)
    case .part(let range):
      headers.append(
        HeaderField(
          "Content-Range", "bytes \(range.lowerBound)-\(range.upperBound - 1)/\(data.count)"))
      return Response(status: 206, headers: headers, body: Response.Body(data, range))
    }
  }
}

extension Response.Body {
  /// Creates a response body with a range of a photo.
  fileprivate init(_ photo: PhotoData, _ range: Range<Int>) {
    switch photo {
    case .bytes(let bytes): self = .bytes(Array(bytes[range]))
    case .file(let file): self = .file(OpenFile(file, range))
    }
  }
}

extension PhotoUpload {
  /// Returns the boundary of the form (RFC 2046, section 5.1.1).
  fileprivate static func boundary(_ head: RequestHead) throws(ServiceError) -> String {
    if let length = head.declaredLength, length > bodyLimit { throw tooLarge }
    let type = HeaderValue(head.headers["Content-Type"] ?? "")
    guard type.token.equalsIgnoringCase("multipart/form-data") else { throw missing }
    guard let boundary = type["boundary"], (1...70).contains(boundary.utf8.count),
      boundary.utf8.allSatisfy({ $0 >= 0x20 && $0 < 0x7F })
    else { throw malformed }
    return boundary
  }
}
