import PetMapJSON
import PetMapService
import ServiceTestSupport
import Testing

@Suite struct OpenAPITests {
  @Test("The description has every route, and leads only to schemas that it has")
  func completeness() throws {
    let service = try Service.forTests()
    let response = try InProcess(service).send(WireRequest(method: "GET", target: "/openapi.json"))
    let document = try #require(JSONValue(parsing: response.body).object)
    let paths = try #require(document["paths"]?.object)
    var names: Set<String> = []
    for route in service.routes.routes {
      let path = try #require(paths[route.path.description]?.object)
      let operation = try #require(path[route.method.lowercased()]?.object)
      #expect(operation["operationId"]?.string == route.operation)
      #expect(names.insert(route.operation).inserted, "\(route.operation) is there twice")
      let declared = route.description.parameters.filter { $0.location == "path" }.map(\.name)
      #expect(declared == route.path.variables, "\(route.path)")
    }
    let schemas = try #require(document["components"]?.object?["schemas"]?.object)
    let text = String(decoding: response.body, as: UTF8.self)
    for piece in text.split(separator: "#/components/schemas/").dropFirst() {
      let name = String(piece.prefix { $0 != "\"" })
      #expect(schemas[name] != nil, "\(name)")
    }
  }
}
