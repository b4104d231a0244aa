import PetMapAPI
import PetMapPhotos
import PetMapSystem

/// Receives a photo upload, using only the file named `photo` in the form.
final class PhotoUpload: BodyReceiver {
  /// The maximum size of a photo in bytes.
  static let fileLimit = Budgets.fileLimit
  /// The maximum size of the entire body in bytes.
  static let bodyLimit = fileLimit + 64 * 1024

  static let tooLarge = ServiceError(
    .payloadTooLarge, "File size exceeds maximum limit of 20MB", field: "photo")
  static let tooManyPixels = ServiceError(
    .payloadTooLarge,
    "Photo exceeds maximum limit of \(PhotoFormat.megapixelLimit) megapixels",
    field: "photo")
  static let unknownFormat = ServiceError(
    .invalidFileFormat, "File is not a valid image format (JPEG, PNG, GIF, WebP, HEIC, HEIF)",
    field: "file")
  static let unreadable = ServiceError(
    .invalidFileFormat, "The photo cannot be read", field: "file")
  static let noWorker = ServiceError(
    .storeUnavailable, "Photos cannot be prepared at the moment",
    headers: [HeaderField("Retry-After", "10")])
  static let missing = ServiceError(.missingFile, "Photo field is required", field: "photo")
  static let malformed = ServiceError(
    .malformedMultipart, "Invalid multipart form data in request body")

  let work = WorkKind.preparing
  private let publish: @Sendable ([UInt8]) throws(ServiceError) -> Void
  private let form: Monitor<PhotoForm>

  /// - Parameters:
  ///   - memory: The reservation that counts the bytes of the photo for the duration of the upload.
  ///   - publish: A function that receives the entire photo.
  init(
    boundary: String, memory: Budget.Reservation,
    publish: @escaping @Sendable ([UInt8]) throws(ServiceError) -> Void
  ) {
    form = Monitor(PhotoForm(boundary: boundary, memory: memory))
    self.publish = publish
  }

  func receive(_ bytes: [UInt8]) throws(ServiceError) {
    if let error = form.withLock({ $0.receive(bytes) }) { throw error }
  }

  func finish() throws(ServiceError) -> Response {
    let (file, error) = form.withLock { form in (form.file, form.error) }
    if let error { throw error }
    try publish(file)
    return .json(status: 201, Array("{}".utf8))
  }

  /// Returns the boundary of a form with a file (RFC 2046, section 5.1.1).
  static func boundary(_ type: HeaderValue) throws(ServiceError) -> String {
    guard let boundary = type["boundary"], (1...70).contains(boundary.utf8.count),
      boundary.utf8.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 < 0x7F })
    else { throw malformed }
    return boundary
  }

  func cancel() { form.withLock { $0.drop() } }
}

/// An upload form that is being received.
private struct PhotoForm {
  private enum Part {
    case none, photo, other
  }

  private let memory: Budget.Reservation
  private var parser: MultipartParser
  private var part = Part.none
  private var photoCount = 0
  private(set) var file: [UInt8] = []
  private var bodyCount = 0
  private var isMalformed = false
  private var refusal: ServiceError?

  init(boundary: String, memory: Budget.Reservation) {
    parser = MultipartParser(boundary: boundary)
    self.memory = memory
  }

  /// - Returns: The error with which the rest of the body is rejected, if any.
  mutating func receive(_ bytes: [UInt8]) -> ServiceError? {
    bodyCount += bytes.count
    if bodyCount > PhotoUpload.bodyLimit { return PhotoUpload.tooLarge }
    guard !isMalformed else { return nil }
    var events: [MultipartParser.Event] = []
    do {
      try parser.consume(bytes) { events.append($0) }
    } catch {
      isMalformed = true
    }
    for event in events { take(event) }
    // A size error takes precedence, so the rest of a malformed body is read and discarded.
    if isMalformed { file = [] }
    return refusal
  }

  private mutating func take(_ event: MultipartParser.Event) {
    switch event {
    case .began(let header):
      part = header.isFile && header.name == "photo" ? .photo : .other
      if case .photo = part { photoCount += 1 }
    case .content(let bytes):
      guard case .photo = part, photoCount == 1, refusal == nil else { return }
      do throws(ServiceError) {
        guard file.count + bytes.count <= PhotoUpload.fileLimit else { throw PhotoUpload.tooLarge }
        try memory.add(bytes.count)
        file += bytes
      } catch {
        refusal = error
      }
    case .ended:
      part = .none
    }
  }

  /// The error in the complete form, if any.
  var error: ServiceError? {
    if isMalformed || !parser.isFinished { return PhotoUpload.malformed }
    if photoCount == 0 { return PhotoUpload.missing }
    if photoCount > 1 {
      return ServiceError(.invalidField, "Only one photo is allowed", field: "photo")
    }
    return nil
  }

  mutating func drop() { file = [] }
}
