/// One operation of the service: what dispatch, `Allow`, the OpenAPI document and the tests know of
/// it.
package struct Route: Sendable {
  package let method: String
  package let path: PathPattern
  /// The operation's name in the OpenAPI document: `listAnnouncements`.
  package let operation: String
  /// What it does, in a sentence without its full stop.
  package let summary: String
  /// What the OpenAPI document says beside it.
  package var description = OperationDescription()
  /// What the beginning waits for, when it may take long; nil when it is answered from memory.
  package var work: WorkKind?
  /// Query parameters that make a request a search.
  package var searchParameters: Set<String> = []
  /// Whether requests of one peer for one announcement begin one after the other.
  package var isSerial = false
  /// Whether the content may be so large that compressing it takes milliseconds. That, too, is done
  /// on a thread of its own.
  package var mayBeLarge = false
  /// Whether the response ends only with its connection, so that its duration says nothing.
  package var isEndless = false
  /// What of ``LimitedRequest`` the route's requests are, searches aside; nil for none.
  package var limited: LimitedRequest?
  let begin: @Sendable (Service, Call) throws(ServiceError) -> Reaction

  /// A route without a body, which is answered at once.
  init(
    _ method: String, _ path: PathPattern, _ operation: String, _ summary: String,
    description: OperationDescription = OperationDescription(),
    searchParameters: Set<String> = [], mayBeLarge: Bool = false,
    answer: @escaping @Sendable (Service, Call) throws(ServiceError) -> Response
  ) {
    self.init(
      method, path, operation, summary, description: description,
      searchParameters: searchParameters, mayBeLarge: mayBeLarge
    ) { (service, call) throws(ServiceError) in .respond(try answer(service, call)) }
  }

  /// - Parameter begin: answers, or says who takes the body; nothing of it was read yet.
  init(
    _ method: String, _ path: PathPattern, _ operation: String, _ summary: String,
    description: OperationDescription = OperationDescription(), work: WorkKind? = nil,
    isSerial: Bool = false, searchParameters: Set<String> = [], mayBeLarge: Bool = false,
    begin: @escaping @Sendable (Service, Call) throws(ServiceError) -> Reaction
  ) {
    self.method = method
    self.path = path
    self.operation = operation
    self.summary = summary
    self.description = description
    self.work = work
    self.isSerial = isSerial
    self.searchParameters = searchParameters
    self.mayBeLarge = mayBeLarge
    self.begin = begin
  }
}

/// A request on its way to its handler.
package struct Call: Sendable {
  package let head: RequestHead
  /// The path's variable segments by name, decoded. One with a broken escape is nil and names
  /// nothing.
  let variables: [String: String?]

  /// Whether the client prefers compressed content.
  var prefersGzip: Bool {
    AcceptEncoding(head.headers.values(of: "Accept-Encoding")).prefersGzip
  }

  /// A variable segment's text; nil for a broken one.
  subscript(name: String) -> String? { variables[name] ?? nil }
}
