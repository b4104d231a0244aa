public import PetMapAnnouncements
public import PetMapJSON

/// A create request with its `Idempotency-Key`.
///
/// The request is stored before it is sent. If the response is lost, sending the same key and body
/// again returns the same announcement with a new password, instead of creating a duplicate or
/// causing a conflict.
public struct CreateAttempt: Sendable, Hashable {
  /// The key: 128 random bits in hexadecimal. It must be unguessable because it grants a password.
  public let key: String
  /// The JSON of the draft.
  public let body: JSONValue

  /// Creates a request with a new key.
  public init(_ body: JSONValue) {
    self.body = body
    key = (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// The stored form of the request.
  public var json: [UInt8] {
    var object = JSONObject()
    object.members.append(JSONObject.Member(name: "key", value: .string(key)))
    object.members.append(JSONObject.Member(name: "body", value: body))
    return JSONValue.object(object).bytes
  }

  /// Creates a request from its ``json``, or returns `nil` if the bytes are anything else.
  public init?(json: [UInt8]) {
    guard let object = (try? JSONValue(parsing: json))?.object, let key = object["key"]?.string,
      let body = object["body"], !key.isEmpty
    else { return nil }
    self.key = key
    self.body = body
  }
}

extension AnnouncementRepository {
  /// Deletes the announcement that a create request has created, if any. Only the response to the
  /// same request contains its password, so the request is repeated first.
  ///
  /// - Throws: ``ClientError`` unless it is ``ClientError/isFinal``, in which case there is nothing
  ///   to delete.
  public func withdraw(_ attempt: CreateAttempt, offset: UTCOffset) async throws(ClientError) {
    do throws(ClientError) {
      try await delete(try await create(attempt.body, offset: offset, key: attempt.key))
    } catch {
      guard error.isFinal else { throw error }
    }
  }
}

extension ClientError {
  /// Whether repeating the request would be rejected again, so that an earlier request with the same
  /// key cannot have succeeded either.
  ///
  /// A rate limit or missing authorization may be reported before the key is looked up. Like a lost
  /// response, it leaves open whether an earlier request was carried out.
  public var isFinal: Bool {
    switch self {
    case .badRequest, .notFound, .conflict, .tooLarge: true
    case .server(let status): (400...499).contains(status) && status != 408
    case .noConnection, .timedOut, .cancelled, .malformedAnswer, .refused, .locked, .failed: false
    }
  }
}
