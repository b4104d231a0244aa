import PetMapAPI
import PetMapAnnouncements
import PetMapPhotos

extension Route {
  /// Photos in the sizes that pages use.
  static let sizedPhotos = [
    sizedPhoto("/photos/{photo}.jpg", "getSizedPhoto", "image/jpeg", { $0.photo }),
    sizedPhoto("/photos/{photo}.webp", "getSizedWebP", "image/webp", { $0.photoAsWebP }),
  ]

  private static func sizedPhoto(
    _ path: PathPattern, _ operation: String, _ type: String,
    _ resize: @escaping @Sendable (PagePictures) -> (@Sendable ([UInt8], Int) -> [UInt8]?)?
  ) -> Route {
    Route(
      "GET", path, operation,
      "Returns a published announcement's photo in one of the sizes that pages use, upright and without "
        + "metadata",
      description: OperationDescription(
        parameters: [
          .init(
            "photo", in: "path",
            schema: #"{"type":"string","pattern":"^[0-9a-f-]{36}-(160|320|640|1280)$"}"#,
            "The announcement's ID and the width in pixels; smaller photos keep their size.")
        ],
        successes: [
          .init(200, "The photo", [(type, Schema.binary)]), .init(304, "Not modified"),
        ], errors: [.notFound, .storeUnavailable], tag: "photos"),
      work: .reading
    ) { (service, call) throws(ServiceError) in
      guard let resize = resize(service.environment.pictures) else { throw .notFound }
      return .respond(try service.sizedPhoto(call, type, resize))
    }
  }
}

extension Service {
  fileprivate func sizedPhoto(
    _ call: Call, _ type: String, _ resize: @Sendable ([UInt8], Int) -> [UInt8]?
  ) throws(ServiceError) -> Response {
    guard let name = call["photo"].flatMap({ SizedPhotoName($0) }), live.isPublished(name.id)
    else { throw .notFound }
    return try withPhoto(of: name.id) { (photo) throws(ServiceError) in
      try drawn(
        type, tag: "\"\(photo.tag)-\(name.width)\"", to: call, cacheControl: "public, max-age=0"
      ) { () throws(ServiceError) in
        let file = try bytes(of: photo, of: name.id)
        let (result, decoded) = Self.pixels(ofPhoto: file, photo.format, width: name.width)
        // A list shows several photos at once, and browsers do not retry.
        let picture = try pixelBudget.holding(result, photo: decoded, atMost: 1) {
          () throws(ServiceError) in
          resize(file, name.width)
        }
        guard let picture else { throw .notFound }
        return picture
      }
    }
  }

  /// Returns the pixel counts of a resized photo and of the decoded photo. JPEG is decoded at less
  /// than twice the required width and height, in addition to any coefficients, and other formats at
  /// full size.
  static func pixels(
    ofPhoto file: [UInt8], _ format: PhotoFormat, width: Int
  ) -> (result: Double, decoded: Int) {
    guard let size = PhotoDimensions(file, format: format) else { return (0, 0) }
    // Narrow photos are at most four times as tall as they are wide.
    let result = min(size.pixelCount, 4 * width * width)
    guard format == .jpeg else { return (Double(result), size.pixelCount) }
    return (Double(result), min(size.pixelCount, 4 * result) + size.coefficientPixelCount)
  }
}
