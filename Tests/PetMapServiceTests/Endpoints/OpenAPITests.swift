import PetMapAPI
import PetMapJSON
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct OpenAPITests {
  @Test func `the description contains every route and every referenced schema`() throws {
    let service = try Service.forTests()
    let response = try InProcess(service).send(WireRequest(method: "GET", target: "/openapi.json"))
    let document = try #require(JSONValue(parsing: response.body).object)
    let paths = try #require(document["paths"]?.object)
    var names: Set<String> = []
    for route in service.routes.routes {
      let path = try #require(paths[route.path.description]?.object)
      let operation = try #require(path[route.method.lowercased()]?.object)
      #expect(operation["operationId"]?.string == route.operation)
      #expect(names.insert(route.operation).inserted, "\(route.operation) occurs twice")
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

  @Test func `operations whose responses have an ETag declare 304`() throws {
    let service = try Service.forTests()
    let transport = InProcess(service)
    let (id, password) = try transport.announce(changing: "{}")
    let authorization = BasicCredentials(user: id, password: password).header
    let upload = try transport.send(
      .upload([0xFF, 0xD8, 0xFF, 0xE0], of: id, authorization: authorization))
    #expect(upload.status == 201)
    let values = ["viewport": "400x800", "near": "52,21", "at": "52,21", "text": "Warsaw"]
    var count = 0
    for route in service.routes.routes where route.method == "GET" {
      var target = route.path.description
      for (name, value) in [("id", id), ("z", "0"), ("x", "0"), ("y", "0")] {
        target = target.replacing("{\(name)}", with: value)
      }
      let required = route.description.parameters.filter { $0.location == "query" && $0.isRequired }
      for (index, parameter) in required.enumerated() {
        target += (index == 0 ? "?" : "&") + "\(parameter.name)=\(values[parameter.name] ?? "")"
      }
      let tag = try transport.send(WireRequest(method: "GET", target: target))["ETag"]
      guard let tag else { continue }
      count += 1
      let again = try transport.send(
        WireRequest(
          method: "GET", target: target, headers: [HeaderField("If-None-Match", tag)]))
      let isDeclared = route.description.successes.contains { $0.status == 304 }
      #expect(again.status == 304 && isDeclared, "\(target)")
    }
    #expect(count > 15)
  }

  @Test func `pages of other origins can use the methods of all routes`() throws {
    let service = try Service.forTests()
    let response = try InProcess(service).send(
      WireRequest(method: "OPTIONS", target: "/api/v1/announcements"))
    let methods = try #require(response["Access-Control-Allow-Methods"]).split(separator: ", ")
    #expect(Set(service.routes.routes.map(\.method)).isSubset(of: methods.map(String.init)))
  }

  @Test func `the article about screens says how the client makes each request`() throws {
    let root = String(#filePath.split(separator: "/Tests/").first ?? "")
    let path = "\(root)/Sources/Apps/PetMapClient/PetMapClient.docc/Screens.md"
    let article = String(decoding: try bytes(of: path), as: UTF8.self)
    let section = try #require(article.split(separator: "### What the client asks for\n").last)
    let inventory = try #require(section.split(separator: "\n### ").first)
    for route in try Service.forTests().routes.routes {
      let path = route.path.description
      guard path.hasPrefix("/api/v1/") else { continue }
      let isListed = ["`", "?"].contains { end in
        inventory.contains("`\(route.method) \(path)\(end)") || inventory.contains("`\(path)`")
      }
      #expect(isListed, "\(route.method) \(path)")
    }
  }
}

@Suite struct FeatureDescriptionTests {
  @Test func `the OGC API Features description is valid OpenAPI 3.0, as it declares`() throws {
    let transport = InProcess(try .forTests())
    func get(_ target: String) throws -> JSONObject {
      let response = try transport.send(
        WireRequest(
          method: "GET", target: target,
          headers: [HeaderField("Host", "pets.example.org:8080")]))
      #expect(response.status == 200)
      return try #require(JSONValue(parsing: response.body).object)
    }
    let links = try #require(try get("/ogc")["links"]?.array).compactMap(\.object)
    let link = try #require(links.first { $0["rel"]?.string == "service-desc" })
    #expect(link["type"]?.string == "application/vnd.oai.openapi+json;version=3.0")
    #expect(link["href"]?.string == "http://pets.example.org:8080/ogc/api")
    let classes = try #require(try get("/ogc/conformance")["conformsTo"]?.array)
    #expect(
      classes.contains(.string("http://www.opengis.net/spec/ogcapi-features-1/1.0/conf/oas30")))

    let response = try transport.send(WireRequest(method: "GET", target: "/ogc/api"))
    #expect(response["Content-Type"] == "application/vnd.oai.openapi+json;version=3.0")
    let document = try get("/ogc/api")
    #expect(document["openapi"]?.string == "3.0.3")
    let server = document["servers"]?.array?.first?.object
    #expect(server?["url"]?.string == "http://pets.example.org:8080")
    let paths = try #require(document["paths"]?.object)
    for path in ["", "/api", "/conformance", "/collections", "/collections/announcements/items"] {
      #expect(paths["/ogc" + path] != nil, "\(path)")
    }
    #expect(paths["/api/v1/announcements"] == nil)
    // OpenAPI 3.0 does not have these keywords.
    let text = String(decoding: response.body, as: UTF8.self)
    for word in ["\"const\"", "\"type\":[", "\"examples\":[", "\"patternProperties\""] {
      #expect(!text.contains(word), "\(word)")
    }
    let schemas = try #require(document["components"]?.object?["schemas"]?.object)
    for piece in text.split(separator: "#/components/schemas/").dropFirst() {
      let name = String(piece.prefix { $0 != "\"" })
      #expect(schemas[name] != nil, "\(name)")
    }
  }
}
