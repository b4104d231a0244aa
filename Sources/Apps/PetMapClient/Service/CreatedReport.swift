import PetMapJSON
import PetMapAPI

/// A report on a service with its management password.
public struct CreatedReport: Sendable, Hashable {
  /// The ID of the announcement.
  public let id: String
  /// The management password, which the service returns only once.
  public let password: String

  /// Creates a report from the service's response.
  public init(id: String, password: String) {
    self.id = id
    self.password = password
  }

  /// The credentials for the service.
  var credentials: BasicCredentials { BasicCredentials(user: id, password: password) }

  /// The stored form of the report between the two steps of a submission.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", id)
      writer.member("managementPassword", password)
    }
    return writer.bytes
  }

  /// Creates a report from its ``json``, or returns `nil` if the bytes are anything else.
  public init?(json: [UInt8]) {
    guard let object = (try? JSONValue(parsing: json))?.object, let id = object["id"]?.string,
      let password = object["managementPassword"]?.string, !id.isEmpty
    else { return nil }
    self.init(id: id, password: password)
  }
}
