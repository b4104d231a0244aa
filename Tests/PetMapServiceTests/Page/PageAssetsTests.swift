import PetMapAnnouncements
import PetMapAPI
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

@Suite struct PageAssetsTests {
  private static let files: [String: [String: [UInt8]]] = [
    "page": [
      "index.html": Array(
        #"<script type="module" src="/assets/page/map.js"></script><i data-url="/assets/lib/">"#
          .utf8),
      "map.js": Array(#"import "./list.js"; const library = "/assets/lib/lib.js";"#.utf8),
      "secret.key": [1],
    ],
    "lib": ["lib.js": Array(repeating: UInt8(ascii: "x"), count: 200), "lib.wasm": [0, 0x61]],
  ]

  private func transport(_ assets: PageAssets) throws -> InProcess {
    var environment = ServiceEnvironment.test()
    environment.gzip = { [0x1F] + $0 }
    environment.page = assets
    return InProcess(try Service(environment))
  }

  private func get(
    _ target: String, _ assets: PageAssets, _ headers: [HeaderField] = []
  ) throws -> WireResponse {
    try transport(assets).send(WireRequest(method: "GET", target: target, headers: headers))
  }

  @Test func `style sheets and modules have the colors of the statuses`() throws {
    let assets = PageAssets([
      "page": [
        "base.css": Array("a { color: {{MISSING.strongColor}} }".utf8),
        "markers.js": Array(#"["{{MISSING.color}}", "{{CLOSED.color}}"]"#.utf8),
      ]
    ])
    let style = try get(#require(assets.url(of: "base.css", in: "page")), assets)
    #expect(style.body == Array("a { color: #C4221D }".utf8))
    let module = try get(#require(assets.url(of: "markers.js", in: "page")), assets)
    #expect(module.body == Array(##"["#E5322D", "#93A2B4"]"##.utf8))
  }

  @Test func `a file with a fingerprint is cached forever, and one without is revalidated`() throws
  {
    let assets = PageAssets(Self.files)
    let url = try #require(assets.url(of: "lib.wasm", in: "lib"))
    let cached = try get(url, assets)
    #expect(cached.status == 200)
    #expect(cached.body == [0, 0x61])
    #expect(cached["Content-Type"] == "application/wasm")
    #expect(cached["Cache-Control"] == "public, max-age=31536000, immutable")
    for target in ["/assets/lib/lib.wasm", "/assets/lib-0stale/lib.wasm"] {
      let response = try get(target, assets)
      #expect(response.body == [0, 0x61], "\(target)")
      #expect(response["Cache-Control"] == "no-cache", "\(target)")
    }
  }

  @Test func `a fingerprint changes only with the files of its package`() throws {
    func urls(_ files: [String: [String: [UInt8]]]) throws -> [String] {
      let assets = PageAssets(files)
      return [
        try #require(assets.url(of: "lib.js", in: "lib")),
        try #require(assets.url(of: "map.js", in: "page")),
      ]
    }
    let before = try urls(Self.files)
    var files = Self.files
    files["lib"]?["lib.wasm"] = [0, 0x62]
    let library = try urls(files)
    #expect(library[0] != before[0])
    #expect(library[1] != before[1], "the page names the library's URL")
    files = Self.files
    files["page"]?["map.js"]?.append(0x20)
    let page = try urls(files)
    #expect(page[0] == before[0])
    #expect(page[1] != before[1])
  }

  @Test func `the page refers to files by fingerprint and loads nothing from other services`()
    throws
  {
    let assets = PageAssets(Self.files)
    let response = try get("/", assets)
    #expect(response.status == 200)
    #expect(response["Content-Type"] == "text/html; charset=utf-8")
    #expect(response["Cache-Control"] == "no-cache")
    let text = String(decoding: response.body, as: UTF8.self)
    let script = try #require(assets.url(of: "map.js", in: "page"))
    #expect(text.contains("src=\"\(script)\""))
    let module = String(decoding: try get(script, assets).body, as: UTF8.self)
    let library = try #require(assets.url(of: "lib.js", in: "lib"))
    #expect(module == #"import "./list.js"; const library = "\#(library)";"#)
    let policy = response["Content-Security-Policy"] ?? ""
    #expect(policy.contains("script-src 'self' 'wasm-unsafe-eval';"))
    #expect(policy.contains("default-src 'none'"))
    #expect(!policy.contains("unsafe-inline") && !policy.contains("http"))
  }

  @Test func `text is compressed for clients that accept gzip`() throws {
    let assets = PageAssets(Self.files)
    let gzip = [HeaderField("Accept-Encoding", "gzip, br")]
    let response = try get("/assets/lib/lib.js", assets, gzip)
    #expect(response["Content-Encoding"] == "gzip")
    #expect(response.body.first == 0x1F)
    let tag = try #require(response["ETag"])
    let unchanged = try get(
      "/assets/lib/lib.js", assets, gzip + [HeaderField("If-None-Match", tag)])
    #expect(unchanged.status == 304)
    #expect(try get("/assets/lib/lib.js", assets)["Content-Encoding"] == nil)
  }

  @Test func `a file that is compressed with Brotli is sent to clients that accept it`() throws {
    var files = Self.files
    files["lib"]?["lib.js.br"] = [0xB7]
    // The fingerprints of other packages are inserted into this one.
    files["page"]?["map.js.br"] = [0xB7]
    let assets = PageAssets(files)
    func response(_ target: String, _ accepted: String, tag: String = "") throws -> WireResponse {
      try get(
        target, assets,
        [HeaderField("Accept-Encoding", accepted), HeaderField("If-None-Match", tag)])
    }
    let sent = try response("/assets/lib/lib.js", "gzip, deflate, br, zstd")
    #expect(sent["Content-Encoding"] == "br" && sent.body == [0xB7])
    #expect(sent["Vary"] == "Accept-Encoding" && sent["Content-Type"]?.hasPrefix("text/") == true)
    let tag = try #require(sent["ETag"])
    #expect(try response("/assets/lib/lib.js", "br", tag: tag).status == 304)
    let packed = try response("/assets/lib/lib.js", "gzip", tag: tag)
    #expect(packed.status == 200 && packed["Content-Encoding"] == "gzip")
    for accepted in ["", "identity", "br;q=0"] {
      let sent = try response("/assets/lib/lib.js", accepted)
      #expect(sent["Content-Encoding"] == nil, "\(accepted)")
    }
    #expect(try response("/assets/page/map.js", "br")["Content-Encoding"] == nil)
    #expect(try response("/assets/lib/lib.js.br", "br").status == 404)
    let other = PageAssets(Self.files)
    #expect(assets.url(of: "lib.js", in: "lib") != other.url(of: "lib.js", in: "lib"))
  }

  @Test(
    arguments: [
      "/assets/lib/none.js", "/assets/none/lib.js", "/assets/page/secret.key", "/assets/lib",
      "/assets/lib/..%2Fpage%2Fmap.js",
    ])
  func `only the packages' files are served, and only those of known types`(target: String) throws {
    #expect(try get(target, PageAssets(Self.files)).status == 404)
  }

  @Test func `if there are no files, a plain page explains what is missing`() throws {
    let response = try get("/", PageAssets([:]))
    #expect(response.status == 200)
    #expect(String(decoding: response.body, as: UTF8.self).contains("not installed"))
  }
}
