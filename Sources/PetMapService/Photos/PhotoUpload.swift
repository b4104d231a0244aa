import PetMapReports

/// Takes the body of a photo's upload: of a form's parts the file named `photo`, and nothing else.
final class PhotoUpload: BodyReceiver, @unchecked Sendable {
  /// The most bytes of a photo.
  static let fileLimit = 20_971_520
  /// The most bytes of the whole body.
  static let bodyLimit = fileLimit + 64 * 1024

  static let tooLarge = ServiceError(
    .payloadTooLarge, "File size exceeds maximum limit of 20MB", field: "photo")
  static let missing = ServiceError(.missingFile, "Photo field is required", field: "photo")
  static let malformed = ServiceError(
    .malformedMultipart, "Invalid multipart form data in request body")

  private enum Part {
    case none, photo, other
  }

  private let room: UploadRoom
  private let publish: @Sendable ([UInt8], PhotoFormat) throws(ServiceError) -> Void
  // A request's calls come one after the other, so nobody shares what follows.
  private var parser: MultipartParser
  private var part = Part.none
  private var photoCount = 0
  private var file: [UInt8] = []
  private var bodyCount = 0
  private var isMalformed = false
  private var isTooLarge = false
  private var takenRoom = 0
  private var hasRoom = true

  /// - Parameters:
  ///   - room: where the photo's bytes are counted as long as the upload lives.
  ///   - publish: takes the whole photo.
  init(
    boundary: String, room: UploadRoom,
    publish: @escaping @Sendable ([UInt8], PhotoFormat) throws(ServiceError) -> Void
  ) {
    parser = MultipartParser(boundary: boundary)
    self.room = room
    self.publish = publish
  }

  deinit { room.giveBack(takenRoom) }

  func receive(_ bytes: [UInt8]) throws(ServiceError) {
    bodyCount += bytes.count
    if bodyCount > Self.bodyLimit { throw Self.tooLarge }
    guard !isMalformed else { return }
    do {
      try parser.consume(bytes) { take($0) }
    } catch {
      // The size counts first: the rest is read, and dropped.
      isMalformed = true
      file = []
    }
    if isTooLarge { throw Self.tooLarge }
    if !hasRoom { throw UploadRoom.full }
  }

  private func take(_ event: MultipartParser.Event) {
    switch event {
    case .began(let header):
      part = header.isFile && header.name == "photo" ? .photo : .other
      if case .photo = part { photoCount += 1 }
    case .content(let bytes):
      guard case .photo = part, photoCount == 1, !isTooLarge else { return }
      isTooLarge = file.count + bytes.count > Self.fileLimit
      if isTooLarge || !hasRoom { return }
      hasRoom = room.take(bytes.count)
      guard hasRoom else { return }
      takenRoom += bytes.count
      file += bytes
    case .ended:
      part = .none
    }
  }

  func finish() throws(ServiceError) -> Response {
    if isMalformed || !parser.isFinished { throw Self.malformed }
    if photoCount == 0 { throw Self.missing }
    if photoCount > 1 {
      throw ServiceError(.invalidField, "Only one photo is allowed", field: "photo")
    }
    guard let format = PhotoFormat(header: file) else {
      throw ServiceError(
        .invalidFileFormat,
        "File is not a valid image format (JPEG, PNG, GIF, WebP, BMP, TIFF, HEIC, HEIF)",
        field: "file")
    }
    try publish(file, format)
    return .json(status: 201, Array("{}".utf8))
  }

  func cancel() { file = [] }
}
