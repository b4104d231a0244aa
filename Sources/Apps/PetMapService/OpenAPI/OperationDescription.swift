package import PetMapAPI

/// What the OpenAPI document says of an operation beside its path and its summary.
package struct OperationDescription: Sendable {
  /// A parameter in the query, the path or a header.
  package struct Parameter: Sendable {
    package let name: String
    /// `query`, `path` or `header`.
    package let location: String
    /// The parameter's JSON schema; the elements of an array stand between commas.
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
    /// Media types and their schemas; none for an empty body.
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
  /// The body's media type and schema, nil without a body.
  package var body: (type: String, schema: String)?
  package var successes: [Success] = []
  /// The codes of the errors that the operation may be answered with.
  package var errors: [APIErrorCode] = []
  /// The names of the security schemes of which one is needed.
  package var security: [String] = []
  package var tag = "announcements"
}
