import PetMapAnnouncements
import PetMapAPI
import PetMapGeo
import PetMapService
import PetMapSystem
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct BasemapRouteTests {
  private static let immutable = "public, max-age=31536000, immutable"

  private func service(
    generated: Monitor<Int> = Monitor(0), _ change: (inout BasemapSource) -> Void = { _ in }
  ) throws -> InProcess {
    var environment = ServiceEnvironment.test()
    var basemap = BasemapSource(
      version: "7", deepestZoom: 14,
      tile: { id in
        generated.withLock { $0 += 1 }
        return id.x == 0 && id.z > 0 ? [] : Array("\(id.z)/\(id.x)/\(id.y)".utf8)
      },
      style: { theme, language, urls in
        Array("\(theme) \(language.rawValue) \(urls.tiles) \(urls.glyphs)".utf8)
      },
      glyphs: { font, start in font == "bold" ? Array("\(font) \(start)".utf8) : nil })
    change(&basemap)
    environment.basemap = basemap
    environment.page = PageAssets(["page": ["index.html": Array("<p>".utf8)]])
    return InProcess(try Service(environment))
  }

  private func get(
    _ service: InProcess, _ target: String, method: String = "GET", _ headers: [HeaderField] = []
  ) throws -> WireResponse {
    try service.send(WireRequest(method: method, target: target, headers: headers))
  }

  @Test func `a tile of the current version is cached forever and revalidated by its entity tag`()
    throws
  {
    let service = try service()
    let tile = try get(service, "/basemap/3/4/2.mvt?v=7")
    #expect(tile.status == 200 && String(decoding: tile.body, as: UTF8.self) == "3/4/2")
    #expect(tile["Content-Type"] == "application/vnd.mapbox-vector-tile")
    #expect(tile["Cache-Control"] == Self.immutable)
    #expect(try get(service, "/basemap/3/4/2.mvt?v=6")["Cache-Control"] == "public, max-age=3600")
    let tag = try #require(tile["ETag"])
    let again = try get(service, "/basemap/3/4/2.mvt?v=7", [HeaderField("If-None-Match", tag)])
    #expect(again.status == 304 && again.body.isEmpty)
  }

  @Test func `a tile is generated once`() throws {
    let generated = Monitor(0)
    let service = try service(generated: generated)
    for _ in 0..<5 { _ = try get(service, "/basemap/3/4/2.mvt?v=7") }
    #expect(generated.withLock { $0 } == 1)
  }

  @Test func `an empty tile returns 204 and is cached as well`() throws {
    let tile = try get(service(), "/basemap/3/0/2.mvt?v=7")
    #expect(tile.status == 204 && tile["Cache-Control"] == Self.immutable)
  }

  @Test(arguments: [
    "/basemap/15/0/0.mvt", "/basemap/3/8/0.mvt", "/basemap/3/0/8.mvt", "/basemap/-1/0/0.mvt",
    "/basemap/03/4/2.mvt", "/basemap/3/4/x.mvt", "/basemap/3/4/99999999999999999999.mvt",
    "/basemap/3/4/2.png", "/basemap/%ff/4/2.mvt", "/basemap/streets/3/4/2",
    "/basemap/fonts/italic/0-255.pbf", "/basemap/fonts/bold/1-256.pbf",
    "/basemap/fonts/bold/0-256.pbf", "/basemap/fonts/bold/65536-65791.pbf",
    "/basemap/fonts/bold/-0-255.pbf", "/basemap/style-blue.json",
  ]) func `nonexistent resources return 404`(target: String) throws {
    #expect(try get(service(), target).status == 404)
  }

  @Test func `base map resources return 404 if there is no base map`() throws {
    let service = InProcess(try Service(.test()))
    for target in ["/basemap/0/0/0.mvt", "/basemap/style-light.json", "/basemap/streets/0/0/0"] {
      #expect(try get(service, target).status == 404)
    }
  }

  @Test func `HEAD returns the headers of GET without the content`() throws {
    let service = try service()
    let (head, get) = (
      try get(service, "/basemap/3/4/2.mvt", method: "HEAD"), try get(service, "/basemap/3/4/2.mvt")
    )
    #expect(head.status == 200 && head.body.isEmpty && head["ETag"] == get["ETag"])
  }

  @Test func `the URLs in a style use the host that the client used`() throws {
    let style = try get(
      service(), "/basemap/style-dark.json", [HeaderField("Host", "pets.example:8080")])
    #expect(
      String(decoding: style.body, as: UTF8.self)
        == "dark en http://pets.example:8080/basemap/{z}/{x}/{y}.mvt?v=7 "
        + "http://pets.example:8080/basemap/fonts/{fontstack}/{range}.pbf?v=7")
    #expect(style["Cache-Control"] == "no-cache")
  }

  @Test(arguments: [("", "en"), ("?lang=pl", "pl"), ("?lang=PL", "pl")])
  func `a style has labels in the given language, or in English`(query: String, language: String)
    throws
  {
    let style = try get(
      service(), "/basemap/style-light.json\(query)", [HeaderField("Accept-Language", "pl")])
    #expect(String(decoding: style.body, as: UTF8.self).contains("light \(language) "))
  }

  @Test func `street tiles are sent as stored`() throws {
    let service = try service { basemap in
      basemap.street = { id in
        id.x == 0
          ? nil : .init(Array("street".utf8), mediaType: "image/webp", isCompressed: false)
      }
    }
    let tile = try get(service, "/basemap/streets/3/4/2?v=7")
    #expect(tile.status == 200 && tile["Content-Type"] == "image/webp")
    #expect(tile["Cache-Control"] == Self.immutable)
    #expect(try get(service, "/basemap/streets/3/0/2?v=7").status == 204)
  }

  @Test func `the policy allows another service's style, and requests are redirected to it`() throws
  {
    let service = try service { basemap in
      basemap.otherStyle = .init(
        url: "https://maps.example/s.json", origin: "https://maps.example")
    }
    let style = try get(service, "/basemap/style-light.json")
    #expect(style.status == 302 && style["Location"] == "https://maps.example/s.json")
    for target in ["/", "/embed"] {
      let policy = try #require(try get(service, target)["Content-Security-Policy"])
      for directive in ["connect-src 'self'", "font-src 'self'", "img-src 'self' data: blob:"] {
        #expect(policy.contains("\(directive) https://maps.example"), "\(target)")
      }
      #expect(!policy.contains("script-src 'self' 'wasm-unsafe-eval' https"))
    }
  }
}
