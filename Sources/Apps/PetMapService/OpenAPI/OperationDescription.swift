package import PetMapAPI

/// The description of an operation in the OpenAPI document, except its path and summary.
package struct OperationDescription: Sendable {
  /// A parameter in the query, the path or a header.
  package struct Parameter: Sendable {
    package let name: String
    /// `query`, `path` or `header`.
    package let location: String
    /// The JSON schema of the parameter. Elements of an array are separated by commas.
    package let schema: String
    package let text: String
    package let isRequired: Bool

    package init(
      _ name: String, in location: String = "query", schema: String, _ text: String,
      isRequired: Bool = false
    ) {
      self.name = name
      self.location = location
      self.schema = schema
      self.text = text
      self.isRequired = isRequired || location == "path"
    }
  }

  /// A response without an error envelope.
  package struct Success: Sendable {
    package let status: Int
    package let text: String
    /// The response to a request whose `If-None-Match` is the current ETag.
    static let notModified = Success(304, "Not modified")
    /// The media types with their schemas, or none for an empty body.
    package let content: [(type: String, schema: String)]

    package init(
      _ status: Int, _ text: String, _ content: [(type: String, schema: String)] = []
    ) {
      self.status = status
      self.text = text
      self.content = content
    }
  }

  package var parameters: [Parameter] = []
  /// The media type and schema of the body, if any.
  package var body: (type: String, schema: String)?
  package var successes: [Success] = []
  /// The error codes that the operation can return.
  package var errors: [APIErrorCode] = []
  /// The names of the security schemes, one of which is required. An empty name stands for none.
  package var security: [String] = []
  package var tag = "announcements"
}
