import Foundation
import PetMapCommands
import TestSupport
import Testing

/// Tests copying a region of a PMTiles file, from a file and from a web server.
///
/// The tests block their threads, and fetching needs a free one, so they run one at a time.
@Suite(.serialized) struct BasemapFetchTests {
  private let directory = TemporaryDirectory()
  private static let town = packageRoot.appendingPathComponent("Fixtures/streets/protomaps.pmtiles")
    .path
  /// The town, and the tile at zoom 14 in its west.
  private static let box = "10.11,54.356,10.15,54.38"

  /// A web server with ranges, whose requests after the first `failures` succeed.
  private static func server(failures: Int = 0) throws -> PythonServer {
    try PythonServer(
      """
          if self.path == '/none.pmtiles': return self.send(404, b'')
          if self.path == '/whole.pmtiles': return self.send(200, file)
          if Handler.count <= \(failures): return self.send(503, b'')
          tag = str(Handler.count) if self.path == '/changing.pmtiles' else 'same'
          first, last = map(int, re.fullmatch(r'bytes=(\\d+)-(\\d+)', self.headers['Range']).groups())
          self.send(206, file[first:last + 1], {'ETag': tag})
      """, file: town)
  }

  private func fetch(_ source: String, to name: String, _ arguments: [String] = []) -> Run {
    Run(
      ["basemap", "fetch", "--source", source, directory.file(name)]
        + (arguments.isEmpty ? ["--bbox", Self.box] : arguments))
  }

  /// Returns a map of the town as SVG.
  private func map(_ basemap: String) throws -> String {
    let pins = directory.file("pins.csv")
    try write(Array("id,lat,lng\nrex,54.36,10.13\n".utf8), to: pins)
    let run = Run([
      "map", "--source", pins, "--center", "54.366,10.13", "--zoom", "14.5", "--viewport",
      "700x500", "--basemap", basemap,
    ])
    #expect(run.status == .done, "\(run.errors)")
    return run.output
  }

  @Test(arguments: ["part.pmtiles", "part.mbtiles"])
  func `a map of the copied region is the same as that of the whole file`(name: String) throws {
    let run = fetch(Self.town, to: name)
    #expect(run.status == .done, "\(run.errors)")
    #expect(run.output.contains(" tiles, 0.1 MB (0.1 MB to fetch)\n"), "\(run.output)")
    #expect(run.output.contains("Protomaps, zooms 6-14, 10.11,54.356 to 10.15,54.38"))
    #expect(try map(directory.file(name)) == map(Self.town))
  }

  @Test func `a box with latitudes and longitudes swapped is suggested in the right order`() {
    let run = fetch(Self.town, to: "x.pmtiles", ["--bbox", "54.356,10.11,54.38,10.15"])
    #expect(run.status == .noResult)
    #expect(
      run.errors.contains(
        "if latitudes and longitudes were swapped: --bbox=10.11000,54.35600,10.15000,54.38000"),
      "\(run.errors)")
  }

  @Test func `a web server sends the same tiles, even after failures`() throws {
    let server = try Self.server(failures: 1)
    defer { server.stop() }
    #expect(fetch(Self.town, to: "file.pmtiles").status == .done)
    let run = fetch("http://127.0.0.1:\(server.port)/a.pmtiles", to: "web.pmtiles")
    #expect(run.status == .done, "\(run.errors)")
    let files = try ["file.pmtiles", "web.pmtiles"].map {
      try Data(contentsOf: URL(fileURLWithPath: directory.file($0)))
    }
    #expect(files[0] == files[1])
  }

  @Test(arguments: [
    ("none.pmtiles", 1, "no such file"),
    ("whole.pmtiles", 3, "the server does not support range requests"),
    ("changing.pmtiles", 3, "the file changed during the transfer"),
  ])
  func `a server that cannot send parts is refused, and no file is written`(
    path: String, status: Int32, reason: String
  ) throws {
    let server = try Self.server()
    defer { server.stop() }
    let run = fetch("http://127.0.0.1:\(server.port)/\(path)", to: "web.pmtiles")
    #expect(run.status.rawValue == status)
    #expect(run.errors.contains(reason), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: directory.file("web.pmtiles")))
  }

  @Test func `zooms beyond the last one are omitted, and a dry run writes nothing`() {
    let run = fetch(Self.town, to: "low.pmtiles", ["--near", "54.366,10.13", "--max-zoom", "10"])
    #expect(run.output.contains("zooms 6-10, "), "\(run.output)")
    let dry = fetch(Self.town, to: "dry.pmtiles", ["--near", "Kiel", "--dry-run"])
    #expect(dry.status == .done)
    #expect(dry.errors.contains("\"Kiel\": Kiel, Schleswig-Holstein, Germany at 54.3"))
    #expect(!FileManager.default.fileExists(atPath: directory.file("dry.pmtiles")))
  }

  @Test(arguments: [
    (["--near", "Nowhere at all"], "no such city"),
    (["--near", "Warsaw"], "no tiles in this region"),
    (["--near", "Kiel", "--bbox", "1,2,3,4"], "exclude each other"),
    (["--bbox", "1,2,3,4", "--radius", "2"], "requires --near"),
  ])
  func `a region that cannot be fetched is refused`(arguments: [String], reason: String) {
    let run = fetch(Self.town, to: "none.pmtiles", arguments)
    #expect(run.status != .done)
    #expect(run.errors.contains(reason), "\(run.errors)")
  }

  @Test func `damaged files are refused`() throws {
    let whole = try Data(contentsOf: URL(fileURLWithPath: Self.town))
    for (name, bytes) in [
      ("empty", Data()), ("short", whole.prefix(200)), ("other", Data(count: 500)),
    ] {
      let path = directory.file("\(name).pmtiles")
      try bytes.write(to: URL(fileURLWithPath: path))
      let run = fetch(path, to: "part.pmtiles")
      #expect(run.status == .badData, "\(name)")
      #expect(run.errors.contains("use another PMTiles 3 file"), "\(name): \(run.errors)")
    }
  }
}
