import PetMapAPI
public import PetMapAnnouncements
import PetMapJSON

/// A report on a service, with the secrets with which its reporter manages it.
public struct CreatedReport: Sendable, Hashable {
  /// The ID of the announcement.
  public let id: String
  /// The management password, which the service returns only once.
  public let password: String
  /// The token of the management link, which the service returns only once, if it is known.
  public let token: ManagementToken?

  /// Creates a report from the service's response.
  public init(id: String, password: String, token: ManagementToken? = nil) {
    self.id = id
    self.password = password
    self.token = token
  }

  /// The header that authorizes requests. Unlike a password, a token is never locked out.
  var authorization: HTTPHeader {
    let value =
      token.map { "Bearer " + $0.text } ?? BasicCredentials(user: id, password: password).header
    return HTTPHeader("Authorization", value)
  }

  /// The stored form of the report between the two steps of a submission.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", id)
      writer.member("managementPassword", password)
      if let token { writer.member("managementToken", token.text) }
    }
    return writer.bytes
  }

  /// Creates a report from its ``json`` or from the response to a create request, or returns `nil` if
  /// the bytes are anything else.
  public init?(json: [UInt8]) {
    guard let object = (try? JSONValue(parsing: json))?.object, let id = object["id"]?.string,
      let password = object["managementPassword"]?.string, !id.isEmpty
    else { return nil }
    self.init(
      id: id, password: password,
      token: object["managementToken"]?.string.flatMap { ManagementToken($0) })
  }
}
