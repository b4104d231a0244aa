public import PetMapJSON

/// A create request and the `Idempotency-Key` under which it is sent.
///
/// It is kept before it is sent. When the answer is lost, the same key and body return the same
/// announcement with a fresh password, instead of creating a second one or a conflict.
public struct CreateAttempt: Sendable, Hashable {
  /// 128 random bits in hexadecimal: unguessable, because whoever has it gets a password.
  public let key: String
  /// The draft's JSON.
  public let body: JSONValue

  /// An attempt under a key of its own.
  public init(_ body: JSONValue) {
    self.body = body
    key = (0..<2).map { _ in
      let digits = String(UInt64.random(in: .min ... .max), radix: 16)
      return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }.joined()
  }

  /// The attempt as it is kept on disk.
  public var json: [UInt8] {
    var object = JSONObject()
    object.members.append(JSONObject.Member(name: "key", value: .string(key)))
    object.members.append(JSONObject.Member(name: "body", value: body))
    return JSONValue.object(object).bytes
  }

  /// The attempt that ``json`` is; nil for other bytes.
  public init?(json: [UInt8]) {
    guard let object = (try? JSONValue(parsing: json))?.object, let key = object["key"]?.string,
      let body = object["body"], !key.isEmpty
    else { return nil }
    self.key = key
    self.body = body
  }
}

extension ClientError {
  /// Whether the service answered that it did not do what it was asked to. After any other error
  /// the request may have been carried out.
  public var isRefusal: Bool {
    switch self {
    case .badRequest, .refused, .notFound, .conflict, .tooLarge, .locked: true
    case .server(let status): (400...499).contains(status) && status != 408
    case .noConnection, .timedOut, .cancelled, .malformedAnswer, .failed: false
    }
  }
}
