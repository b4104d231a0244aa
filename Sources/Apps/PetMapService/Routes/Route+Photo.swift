import PetMapAPI
import PetMapAnnouncements
import PetMapPhotos

extension Route {
  /// An announcement's photo, and its smaller versions for pages.
  static let photos = [
    photo(
      "/images/{name}", "getPhoto", "Returns an announcement's photo",
      .init(
        "name", in: "path", schema: Schema.string,
        "The announcement's ID and the photo's extension, as in photoUrl."), [.jpeg]
    ) { call in
      call["name"].flatMap { PhotoName($0) }.map { ($0.id, .largest) }
    },
    sized("/photos/{photo}.jpg", "getSizedPhoto", .jpeg),
    sized("/photos/{photo}.webp", "getSizedWebP", .webp),
  ]

  private static func sized(
    _ path: PathPattern, _ operation: String, _ format: PhotoPart.Format
  ) -> Route {
    photo(
      path, operation, "Returns an announcement's photo in one of the sizes that pages use",
      .init(
        "photo", in: "path",
        schema: #"{"type":"string","pattern":"^[0-9a-f-]{36}-(160|320|640|1280)$"}"#,
        "The announcement's ID and the width in pixels; smaller photos keep their size."), [format]
    ) { call in
      call["photo"].flatMap { SizedPhotoName($0) }
        .flatMap { name in PhotoPart.sized(format, width: name.width).map { (name.id, $0) } }
    }
  }

  private static func photo(
    _ path: PathPattern, _ operation: String, _ summary: String,
    _ name: OperationDescription.Parameter, _ formats: [PhotoPart.Format],
    part: @escaping @Sendable (Call) -> (AnnouncementID, PhotoPart)?
  ) -> Route {
    let types = formats.map { ($0.contentType, Schema.binary) }
    return Route(
      "GET", path, operation, summary,
      description: OperationDescription(
        parameters: [
          name,
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
          .init(200, "The photo", types), .init(206, "The requested range", types),
          .init(304, "Not modified"),
        ], errors: [.notFound, .rangeNotSatisfiable, .storeUnavailable], tag: "photos"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      guard let (id, part) = part(call) else { throw .notFound }
      return .respond(try service.photo(part, of: id, to: call))
    }
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
      ], security: ["password", "token"], tag: "photos"),
    work: .hashing, isSerial: true
  ) { (service, call) throws(ServiceError) in
    let id = try service.authorizeReporter(call)
    let boundary = try PhotoUpload.boundary(call.head)
    return .receive(
      PhotoUpload(
        boundary: boundary, memory: try service.budgets.uploads.reserve(0, for: call.head.client)
      ) { (bytes) throws(ServiceError) in
        try service.publish(service.prepared(bytes, from: call.head), of: id, from: call.head)
      })
  }
}

extension Service {
  /// Prepares an uploaded photo.
  ///
  /// It blocks for about a second.
  ///
  /// - Throws: 403 if the sender is banned, 400 if the file is no photo or cannot be decoded within the limits, 413 for too many
  ///   pixels, or 503.
  func prepared(
    _ file: [UInt8], from head: RequestHead
  ) throws(ServiceError) -> PreparedPhoto {
    try checkSender(head)
    guard PhotoFormat(header: file) != nil else { throw PhotoUpload.unknownFormat }
    do throws(PhotoProblem) {
      return try environment.preparePhoto(file)
    } catch {
      switch error {
      case .unreadable: throw PhotoUpload.unreadable
      case .tooManyPixels: throw PhotoUpload.tooManyPixels
      case .noWorker: throw PhotoUpload.noWorker
      }
    }
  }

  /// Stores an announcement's photo, which publishes the announcement.
  @discardableResult
  func publish(
    _ photo: PreparedPhoto, of id: AnnouncementID, from head: RequestHead
  ) throws(ServiceError) -> Announcement {
    try checkSender(head)
    return try storing { (store) throws(StoreError) in
      try store.publishPhoto(
        photo, of: id, isReviewed: environment.reviewsReports, at: environment.now())
    }.announcement
  }

  /// Reads an announcement and the metadata of its photo from the store.
  func stored(_ id: AnnouncementID) throws(ServiceError) -> StoredAnnouncement? {
    try reading(try environment.store.announcement(id))
  }

  fileprivate func photo(
    _ part: PhotoPart, of id: AnnouncementID, to call: Call
  ) throws(ServiceError) -> Response {
    guard let announcement = live[id], let urls = PhotoURLs(of: announcement, id) else {
      throw .notFound
    }
    let cacheControl =
      live.isPublished(id)
      ? cacheControl(isCurrent: urls.isVersion(call.head.target.query)) : cacheControl(of: id)
    var last: StoredPhoto?
    // The photo may be replaced before it is read.
    while let photo = try stored(id)?.photo, photo != last {
      if let response = try response(with: part, of: photo, id, cacheControl, to: call) {
        return response
      }
      last = photo
    }
    throw .notFound
  }

  /// - Returns: `nil` if the photo is missing.
  private func response(
    with part: PhotoPart, of photo: StoredPhoto, _ id: AnnouncementID, _ cacheControl: String,
    to call: Call
  ) throws(ServiceError) -> Response? {
    let size = part.width.map { "-\($0)" } ?? ""
    let tag = "\"\(photo.tag)\(size)\""
    var headers = [
      HeaderField("ETag", tag), HeaderField("Cache-Control", cacheControl),
      HeaderField("Accept-Ranges", "bytes"),
      // Unlike browsers, nginx can ask soon whether a moderator has hidden the photo. It does not
      // pass this field on.
      HeaderField("X-Accel-Expires", cacheControl.hasPrefix("public") ? "60" : "0"),
    ]
    if EntityTag.matches(tag, call.head.headers.values(of: "If-None-Match")) {
      return Response(status: 304, headers: headers)
    }
    let found = try reading(
      try environment.store.photoData(part, of: id, version: photo.version))
    guard let data = found else { return nil }
    headers.append(HeaderField("Content-Type", part.format.contentType))
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
  /// Creates a response body with a range of a part of a photo.
  fileprivate init(_ photo: PhotoData, _ range: Range<Int>) {
    switch photo {
    case .bytes(let bytes): self = .bytes(Array(bytes[range]))
    case .file(let file):
      let start = file.range.lowerBound
      self = .file(OpenFile(file, start + range.lowerBound..<start + range.upperBound))
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
