import PetMapAPI
import PetMapPhotos
import PetMapSystem

/// Receives a photo upload, using only the file named `photo` in the form.
final class PhotoUpload: BodyReceiver {
  /// The maximum size of a photo in bytes.
  static let fileLimit = PhotoFormat.byteLimit
  /// The maximum size of the entire body in bytes.
  static let bodyLimit = fileLimit + 64 * 1024

  static let tooLarge = ServiceError(
    .payloadTooLarge, "File size exceeds maximum limit of \(fileLimit >> 20)MB", field: "photo")
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
  private let form: Monitor<MultipartForm>

  /// - Parameters:
  ///   - memory: The reservation that counts the bytes of the photo for the duration of the upload.
  ///   - publish: A function that receives the entire photo.
  init(
    boundary: String, memory: Budget.Reservation,
    publish: @escaping @Sendable ([UInt8]) throws(ServiceError) -> Void
  ) {
    form = Monitor(MultipartForm(boundary: boundary, memory: memory, keepsFields: false))
    self.publish = publish
  }

  func receive(_ bytes: [UInt8]) throws(ServiceError) {
    let error = form.withLock { form in
      form.receive(bytes)
      return form.bodyCount > Self.bodyLimit ? Self.tooLarge : form.refusal
    }
    if let error { throw error }
  }

  func finish() throws(ServiceError) -> Response {
    // A size error takes precedence, so the rest of a malformed body is read and discarded.
    let (isComplete, count, photo) = form.withLock { ($0.isComplete, $0.photoCount, $0.photo) }
    guard isComplete else { throw Self.malformed }
    guard count > 0 else { throw Self.missing }
    guard count == 1 else {
      throw ServiceError(.invalidField, "Only one photo is allowed", field: "photo")
    }
    try publish(photo)
    return .json(status: 201, Array("{}".utf8))
  }

  /// Returns the boundary of a form with a file (RFC 2046, section 5.1.1).
  static func boundary(_ type: HeaderValue) throws(ServiceError) -> String {
    guard let boundary = type["boundary"], (1...70).contains(boundary.utf8.count),
      boundary.utf8.allSatisfy({ $0 >= UInt8(ascii: " ") && $0 < 0x7F })
    else { throw malformed }
    return boundary
  }

  func cancel() { form.withLock { $0.dropPhoto() } }
}
