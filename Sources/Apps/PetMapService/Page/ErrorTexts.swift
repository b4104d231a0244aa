import PetMapAPI
import PetMapAnnouncements
import PetMapJSON

extension APIErrorCode {
  /// Returns the problem with a rejected photo, or `nil` for other errors.
  func photoProblem(_ language: Language) -> String? {
    switch self {
    case .payloadTooLarge: language(Phrase.photoSize)
    case .invalidFileFormat: language(Phrase.photoFormat)
    case .conflict: language(.photoLimit, [("limit", "\(StoredPhoto.limit)")])
    default: nil
    }
  }

  /// Returns a JSON object with the problems of photos by HTTP status, for the page's script.
  static func photoProblems(_ language: Language) -> String {
    var writer = JSONWriter()
    writer.object { writer in
      for code in allCases {
        guard let problem = code.photoProblem(language) else { continue }
        writer.member(String(code.httpStatus), problem)
      }
    }
    return String(decoding: writer.bytes, as: UTF8.self)
  }
}

extension ServiceError {
  /// Returns why a form has failed as a whole.
  ///
  /// - Parameters:
  ///   - conflict: The text for a form that conflicts with what is stored.
  ///   - other: The text for all other errors.
  func reason(
    _ language: Language, conflict: PageText = .storeAway, other: PageText = .storeAway
  ) -> String {
    switch code {
    case .tooManyRequests: Phrase.tooManyAttempts(retryAfter: retryAfter, language)
    case .unauthorized: language(.banned)
    case .conflict: language(conflict)
    case .idempotencyKeyReused: language(.alreadySent)
    default: language(other)
    }
  }

  /// The number of seconds after which another attempt is allowed, if any.
  var retryAfter: Int? { headers.first { $0.isNamed("Retry-After") }.flatMap { Int($0.value) } }
}
