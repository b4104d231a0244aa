import PetMapJSON
import PetMapAPI

/// A report that a service has, and the password that opens it to its reporter.
public struct CreatedReport: Sendable, Hashable {
  /// The announcement's id.
  public let id: String
  /// The management password, which the service tells only once.
  public let password: String

  /// A report as the service told of it.
  public init(id: String, password: String) {
    self.id = id
    self.password = password
  }

  /// What the service asks for.
  var credentials: BasicCredentials { BasicCredentials(user: id, password: password) }

  /// The report as a front end keeps it on disk between the two steps of a submission.
  public var json: [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      writer.member("id", id)
      writer.member("managementPassword", password)
    }
    return writer.bytes
  }

  /// The report that ``json`` is; nil for other bytes.
  public init?(json: [UInt8]) {
    guard let object = (try? JSONValue(parsing: json))?.object, let id = object["id"]?.string,
      let password = object["managementPassword"]?.string, !id.isEmpty
    else { return nil }
    self.init(id: id, password: password)
  }
}
