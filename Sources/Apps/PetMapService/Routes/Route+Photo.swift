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
        "The name of the photo, as in photos."), [.jpeg]
    ) { call in
      call["name"].flatMap { PhotoName($0) }.map { ($0, .largest) }
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
        schema: #"{"type":"string","pattern":"^[0-9a-f-]{36}(-s?[0-9]+)?-(160|320|640|1280)$"}"#,
        "The name of the photo without its extension, and the width in pixels; smaller photos keep "
          + "their size."), [format]
    ) { call in
      call["photo"].flatMap { SizedPhotoName($0) }
        .flatMap { name in PhotoPart.sized(format, width: name.width).map { (name.photo, $0) } }
    }
  }

  private static func photo(
    _ path: PathPattern, _ operation: String, _ summary: String,
    _ name: OperationDescription.Parameter, _ formats: [PhotoPart.Format],
    part: @escaping @Sendable (Call) -> (PhotoName, PhotoPart)?
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
          .notModified,
        ], errors: [.notFound, .rangeNotSatisfiable, .storeUnavailable], tag: "photos"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      guard let (name, part) = part(call) else { throw .notFound }
      return .respond(try service.photo(part, of: name, to: call))
    }
  }

  static let upload = Route(
    "POST", "/api/v1/announcements/{id}/photos", "uploadPhoto",
    "Adds a photo to an announcement, which publishes it",
    description: OperationDescription(
      parameters: [Schema.idParameter],
      body: ("multipart/form-data", Schema.photoForm),
      successes: [
        .init(201, "The photo has been stored", [(MediaType.json, Schema.object)])
      ],
      errors: [
        .unauthenticated, .notFound, .tooManyRequests, .unauthorized, .payloadTooLarge,
        .malformedMultipart, .missingFile, .invalidField, .invalidFileFormat, .conflict,
        .storeUnavailable,
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

extension Route {
  /// Orders and removes the photos of an announcement.
  static let arrangePhotos = [
    Route(
      "PUT", "/api/v1/announcements/{id}/photos", "orderPhotos",
      "Puts the photos of an announcement in an order",
      description: arrangement(
        parameters: [],
        body: (
          "application/json",
          """
          {"type":"object","required":["photos"],"additionalProperties":false,"properties":\
          {"photos":{"type":"array","items":{"type":"integer","minimum":1},"maxItems":\
          \(StoredPhoto.limit)}}}
          """
        ),
        errors: [
          .unsupportedMediaType, .payloadTooLarge, .malformedJSON, .missingValue, .invalidFormat,
          .invalidField,
        ]), work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let id = try service.authorizeReporter(call)
      return try JSONBody.receive(call.head) { (body) throws(ServiceError) in
        let numbers: [Int]
        do throws(DraftProblem) {
          numbers = try PhotoOrderBody.numbers(body)
        } catch {
          throw ServiceError(error)
        }
        let known = try service.stored(id)?.photos.map(\.number) ?? []
        // Photos are only removed by their own request.
        guard Set(known) == Set(numbers), known.count == numbers.count else {
          throw ServiceError(StoreError.unknownPhotos)
        }
        return .json(try service.arrangePhotos(numbers, of: id, from: call.head).jsonBytes)
      }
    },
    Route(
      "DELETE", "/api/v1/announcements/{id}/photos/{number}", "deletePhoto",
      "Removes a photo of an announcement",
      description: arrangement(
        parameters: [
          .init(
            "number", in: "path", schema: #"{"type":"integer","minimum":1}"#,
            "The number of the photo, as in its URL; 1 if the URL has none.")
        ], errors: [.conflict]), work: .hashing, isSerial: true
    ) { (service, call) throws(ServiceError) in
      let id = try service.authorizeReporter(call)
      guard let number = call["number"].flatMap({ Int($0) }) else { throw .notFound }
      return .respond(.json(try service.removePhoto(number, of: id, from: call.head).jsonBytes))
    },
  ]

  private static func arrangement(
    parameters: [OperationDescription.Parameter], body: (type: String, schema: String)? = nil,
    errors: [APIErrorCode]
  ) -> OperationDescription {
    OperationDescription(
      parameters: [Schema.idParameter] + parameters, body: body,
      successes: [
        .init(
          200, "The updated announcement",
          [(MediaType.json, Schema.reference("Announcement"))])
      ],
      errors: [.unauthenticated, .notFound, .tooManyRequests, .unauthorized, .storeUnavailable]
        + errors, security: ["password", "token"], tag: "photos")
  }
}

extension Service {
  /// Orders the photos of an announcement, and removes those that are not listed.
  func arrangePhotos(
    _ numbers: [Int], of id: AnnouncementID, from head: RequestHead
  ) throws(ServiceError) -> Announcement {
    try checkSender(head)
    return try storing { (store) throws(StoreError) in
      try store.arrangePhotos(numbers, of: id, at: environment.now())
    }.managed(by: environment.disclosure)
  }

  /// Removes a photo of an announcement.
  ///
  /// - Throws: 404 if there is no photo with the number; 409 if it is the only one of a published
  ///   report that needs one.
  @discardableResult
  func removePhoto(
    _ number: Int, of id: AnnouncementID, from head: RequestHead
  ) throws(ServiceError) -> Announcement {
    let numbers = try stored(id)?.photos.map(\.number) ?? []
    guard numbers.contains(number) else { throw .notFound }
    return try arrangePhotos(numbers.filter { $0 != number }, of: id, from: head)
  }

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
    }.managed(by: environment.disclosure)
  }

  /// Reads an announcement and the metadata of its photo from the store.
  func stored(_ id: AnnouncementID) throws(ServiceError) -> StoredAnnouncement? {
    try reading(try environment.store.announcement(id))
  }

  fileprivate func photo(
    _ part: PhotoPart, of name: PhotoName, to call: Call
  ) throws(ServiceError) -> Response {
    let id = name.id
    guard let announcement = live[id] else { throw .notFound }
    var cacheControl = cacheControl(of: id)
    if !name.isOfSighting {
      guard let urls = announcement.ownPhotos.first(where: { $0.name == name }) else {
        throw .notFound
      }
      if live.isPublished(id) {
        cacheControl = self.cacheControl(isCurrent: urls.isVersion(call.head.target.query))
      }
    }
    var last: StoredPhoto?
    // The photo may be replaced before it is read.
    while let photo = try storedPhoto(name), photo != last {
      if let response = try response(with: part, of: photo, id, cacheControl, to: call) {
        return response
      }
      last = photo
    }
    throw .notFound
  }

  private func storedPhoto(_ name: PhotoName) throws(ServiceError) -> StoredPhoto? {
    name.isOfSighting
      ? try photo(of: SightingID(name.id, name.number))
      : try stored(name.id)?.photos.first { $0.number == name.number }
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
  static func boundary(_ head: RequestHead) throws(ServiceError) -> String {
    if let length = head.declaredLength, length > bodyLimit { throw tooLarge }
    let type = HeaderValue(head.headers["Content-Type"] ?? "")
    guard type.token.equalsIgnoringCase("multipart/form-data") else { throw missing }
    return try boundary(type)
  }
}
