import PetMapAPI
import PetMapSystem

/// A submitted HTML form.
struct SubmittedForm: Sendable {
  /// The file named `photo`.
  enum Photo: Sendable {
    case none
    case file([UInt8])
    /// The file was rejected.
    case refused(ServiceError)
  }

  var fields = FormFields()
  var photo = Photo.none
}

/// Receives a form in either encoding that browsers use: `application/x-www-form-urlencoded`, or
/// `multipart/form-data` if it has a photo.
///
/// A photo that is too large does not end the request. The rest of the photo is read and discarded,
/// so that the page can show all other values again.
final class FormReceiver: BodyReceiver {
  /// The maximum declared size of a body in bytes. Larger bodies are not read.
  static let readLimit = 3 * PhotoUpload.fileLimit

  private enum State: Sendable {
    case urlencoded([UInt8])
    case multipart(MultipartForm)
  }

  private let plainWork: WorkKind
  private let state: Monitor<State>
  private let handle: @Sendable (SubmittedForm?) throws(ServiceError) -> Response

  /// - Parameters:
  ///   - memory: The reservation that counts the bytes of the photo until the request ends.
  ///   - work: The queue for a form without a photo.
  ///   - handle: A function that receives the form, or `nil` if it is malformed, and may block.
  /// - Throws: 415 for any other type, 413 for a declared size over the limit, or 400 for a
  ///   multipart type without a boundary.
  init(
    _ head: RequestHead, memory: Budget.Reservation, work: WorkKind,
    handle: @escaping @Sendable (SubmittedForm?) throws(ServiceError) -> Response
  ) throws(ServiceError) {
    let types = head.headers.values(of: "Content-Type")
    guard types.count == 1, head.headers["Content-Encoding"] == nil else { throw Self.unsupported }
    let type = HeaderValue(types[0])
    if type.token.equalsIgnoringCase("application/x-www-form-urlencoded"),
      type["charset"]?.equalsIgnoringCase("utf-8") != false
    {
      if let length = head.declaredLength, length > FormFields.limit { throw .bodyTooLarge }
      state = Monitor(.urlencoded([]))
    } else if type.token.equalsIgnoringCase("multipart/form-data") {
      if let length = head.declaredLength, length > Self.readLimit { throw PhotoUpload.tooLarge }
      let boundary = try PhotoUpload.boundary(type)
      state = Monitor(
        .multipart(MultipartForm(boundary: boundary, memory: memory, keepsFields: true)))
    } else {
      throw Self.unsupported
    }
    plainWork = work
    self.handle = handle
  }

  private static let unsupported = ServiceError(
    .unsupportedMediaType, "Content-Type must be an HTML form type in UTF-8")
  /// The body is not a form.
  static let malformed = ServiceError(.badRequest, "Invalid form in request body")

  /// A form with a photo waits for its turn to be prepared.
  var work: WorkKind {
    state.withLock { state in
      if case .multipart(let form) = state, !form.photo.isEmpty { .preparing } else { plainWork }
    }
  }

  func receive(_ bytes: [UInt8]) throws(ServiceError) {
    let error: ServiceError? = state.withLock { state in
      switch state {
      case .urlencoded(var kept):
        // Release the state's copy, so that the bytes are appended in place.
        state = .urlencoded([])
        let fits = kept.count + bytes.count <= FormFields.limit
        if fits { kept += bytes }
        state = .urlencoded(kept)
        return fits ? nil : .bodyTooLarge
      case .multipart(var form):
        state = .urlencoded([])
        form.receive(bytes)
        let isReadable = form.bodyCount <= Self.readLimit
        state = .multipart(form)
        return isReadable ? nil : PhotoUpload.tooLarge
      }
    }
    if let error { throw error }
  }

  func finish() throws(ServiceError) -> Response {
    let form: SubmittedForm? = state.withLock { state in
      switch state {
      case .urlencoded(let bytes):
        guard let fields = try? FormFields(urlencoded: bytes) else { return nil }
        return SubmittedForm(fields: fields)
      case .multipart(let form):
        guard form.isComplete, form.photoCount <= 1 else { return nil }
        if let refusal = form.refusal {
          return SubmittedForm(fields: form.fields, photo: .refused(refusal))
        }
        let photo = form.photoCount == 0 ? SubmittedForm.Photo.none : .file(form.photo)
        return SubmittedForm(fields: form.fields, photo: photo)
      }
    }
    return try handle(form)
  }

  func cancel() {
    state.withLock { state in
      if case .multipart(var form) = state {
        form.dropPhoto()
        state = .multipart(form)
      }
    }
  }
}
