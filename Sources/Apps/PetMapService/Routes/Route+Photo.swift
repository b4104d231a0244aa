import PetMapAPI
import PetMapAnnouncements
import PetMapPhotos

extension Route {
  static let photo = Route(
    "GET", "/images/{name}", "getPhoto", "Returns an announcement's photo",
    description: OperationDescription(
      parameters: [
        .init(
          "name", in: "path", schema: Schema.string,
          "The announcement's ID and the photo's extension, as in photoUrl."),
        .init(
          "If-None-Match", in: "header", schema: Schema.string,
          "The entity tag of a cached photo."),
        .init(
          "Range", in: "header",
          schema: #"{"type":"string","pattern":"^bytes=([0-9]+-[0-9]*|-[0-9]+)$"}"#,
          "The requested range, such as bytes=0-1023."),
        .init(
          "If-Range", in: "header", schema: Schema.string,
          "The entity tag of the photo that the range belongs to; if it has changed, the whole "
            + "photo is returned."),
      ],
      successes: [
        .init(200, "The photo", PhotoFormat.allCases.map { ($0.contentType, Schema.binary) }),
        .init(
          206, "The requested range", PhotoFormat.allCases.map { ($0.contentType, Schema.binary) }),
        .init(304, "Not modified"),
      ], errors: [.notFound, .rangeNotSatisfiable, .storeUnavailable], tag: "photos"),
    work: .reading
  ) { (service, call) throws(ServiceError) in
    .respond(try service.photo(call))
  }

  static let upload = Route(
    "POST", "/api/v1/announcements/{id}/photos", "uploadPhoto",
    "Uploads an announcement's photo, which publishes the announcement",
    description: OperationDescription(
      parameters: [Schema.idParameter],
      body: ("multipart/form-data", Schema.photoForm),
      successes: [
        .init(201, "The photo has been stored", [(MediaType.json, Schema.object)])
      ],
      errors: [
        .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .payloadTooLarge,
        .malformedMultipart, .missingFile, .invalidField, .invalidFileFormat, .storeUnavailable,
      ], security: ["password"], tag: "photos"),
    work: .hashing, isSerial: true
  ) { (service, call) throws(ServiceError) in
    let id = try service.authorizeReporter(call)
    let boundary = try PhotoUpload.boundary(call.head)
    return .receive(
      PhotoUpload(boundary: boundary, budget: service.uploadBudget, peer: call.head.network) {
        (bytes, format) throws(ServiceError) in
        try service.publish(bytes, format, of: id)
      })
  }
}

extension Service {
  /// Stores an announcement's photo without metadata, which publishes the announcement.
  func publish(
    _ photo: [UInt8], _ format: PhotoFormat, of id: AnnouncementID
  ) throws(ServiceError) {
    let published = PhotoMetadata.removed(from: photo)
    _ = try storing { (store) throws(StoreError) in
      try store.publishPhoto(published, format: format, of: id, at: environment.now())
    }
  }

  /// Returns the number of pixels in memory while a photo is drawn: PNG, WebP and HEIC are decoded
  /// at full size, JPEG at the size at which it is drawn, in addition to any coefficients.
  func decodedPixels(ofPhotoOf id: AnnouncementID) throws(ServiceError) -> Int {
    guard let photo = try stored(id)?.photo,
      [.jpeg, .png, .webp, .heic, .heif].contains(photo.format),
      let size = PhotoDimensions(try bytes(of: photo, of: id), format: photo.format)
    else { return 0 }
    return photo.format == .jpeg ? size.coefficientPixelCount : size.pixelCount
  }

  /// Returns the bytes of a photo, or no bytes if its file is missing.
  func bytes(of photo: StoredPhoto, of id: AnnouncementID) throws(ServiceError) -> [UInt8] {
    try reading(try environment.store.photo(of: id, version: photo.version)) ?? []
  }

  /// Reads an announcement and the metadata of its photo from the store.
  func stored(_ id: AnnouncementID) throws(ServiceError) -> StoredAnnouncement? {
    try reading(try environment.store.announcement(id))
  }

  /// Returns the result of `read` for an announcement's photo. If the photo is replaced before it is
  /// read, `read` is called again with the new one.
  ///
  /// - Parameter read: A function that throws ``ServiceError/notFound`` if the photo is missing.
  func withPhoto<Result>(
    of id: AnnouncementID, _ read: (StoredPhoto) throws(ServiceError) -> Result
  ) throws(ServiceError) -> Result {
    var last: StoredPhoto?
    while let photo = try stored(id)?.photo, photo != last {
      do throws(ServiceError) { return try read(photo) } catch {
        guard error.code == .notFound else { throw error }
      }
      last = photo
    }
    throw .notFound
  }

  fileprivate func photo(_ call: Call) throws(ServiceError) -> Response {
    guard let text = call["name"], let name = PhotoName(text), live[name.id]?.photoUrl == name.url
    else { throw .notFound }
    return try withPhoto(of: name.id) { (photo) throws(ServiceError) in
      guard photo.format == name.format else { throw .notFound }
      return try response(with: photo, of: name.id, to: call)
    }
  }

  private func response(
    with photo: StoredPhoto, of id: AnnouncementID, to call: Call
  ) throws(ServiceError) -> Response {
    let tag = "\"\(photo.tag)\""
    var headers = [
      HeaderField("ETag", tag), HeaderField("Cache-Control", "public, max-age=0"),
      HeaderField("Accept-Ranges", "bytes"),
    ]
    if EntityTag.matches(tag, call.head.headers.values(of: "If-None-Match")) {
      return Response(status: 304, headers: headers)
    }
    let found = try reading(
      try environment.store.photoData(of: id, version: photo.version))
    guard let data = found else { throw .notFound }
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
  /// Returns the boundary of an upload's body, whose declared size is within the limit.
  fileprivate static func boundary(_ head: RequestHead) throws(ServiceError) -> String {
    if let length = head.declaredLength, length > bodyLimit { throw tooLarge }
    let type = HeaderValue(head.headers["Content-Type"] ?? "")
    guard type.token.equalsIgnoringCase("multipart/form-data") else { throw missing }
    return try boundary(type)
  }
}
