extension Route {
  static let openAPI = Route(
    "GET", "/openapi.json", "getDescription", "This description",
    description: OperationDescription(
      successes: [
        .init(200, "The description", [("application/json", #"{"type":"object"}"#)])
      ], tag: "service")
  ) { (service, call) throws(ServiceError) in
    let bytes = OpenAPIDocument(routes: service.routes.routes).bytes
    return EntityTag.response(.json(bytes), bytes, to: call.head)
  }
}
