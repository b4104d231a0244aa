import PetMapAPI
import PetMapAnnouncements
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct EmbeddingTests {
  private func get(_ target: String, embedders: [String]) throws -> WireResponse {
    var environment = ServiceEnvironment.test()
    let document = "<body{{#kind}}><a href=\"/\"{{#linkTarget}}></a><template>{{#row}}</template>"
    environment.page = PageAssets(["page": ["index.html": Array(document.utf8)]])
    environment.embedders = embedders
    return try InProcess(try Service(environment)).send(
      WireRequest(method: "GET", target: target))
  }

  private func ancestors(_ response: WireResponse) -> Substring? {
    response["Content-Security-Policy"]?.split(separator: "; ")
      .first { $0.hasPrefix("frame-ancestors") }
  }

  @Test func `other sites can frame only the embeddable page`() throws {
    let sites = ["https://shelter.example", "https://*.example.org"]
    let embedded = try get("/embed?near=52,21&radius=5", embedders: sites)
    #expect(embedded.status == 200)
    #expect(embedded["X-Frame-Options"] == nil)
    #expect(
      ancestors(embedded) == "frame-ancestors 'self' https://shelter.example https://*.example.org")
    for target in ["/", "/api/v1/announcements", "/tiles.json"] {
      #expect(try get(target, embedders: sites)["X-Frame-Options"] == "SAMEORIGIN", "\(target)")
    }
    #expect(try ancestors(get("/", embedders: sites)) == "frame-ancestors 'self'")
  }

  @Test func `links in the embeddable page open a new tab, even without scripts`() throws {
    func page(_ target: String) throws -> String {
      String(decoding: try get(target, embedders: ["*"]).body, as: UTF8.self)
    }
    let embedded = try page("/embed")
    #expect(embedded.contains("<body class=\"embedded\"><a href=\"/\" target=\"_blank\">"))
    #expect(embedded.contains("/pets/?lang=en\" target=\"_blank\">"))
    #expect(try page("/").contains("<body><a href=\"/\">"))
    #expect(!(try page("/").contains("target")))
  }

  @Test func `the embeddable page can be restricted to its own site`() throws {
    let response = try get("/embed", embedders: [])
    #expect(response["X-Frame-Options"] == "SAMEORIGIN")
    #expect(ancestors(response) == "frame-ancestors 'self'")
  }
}
