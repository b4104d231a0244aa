import PetMapCommands
import TestSupport
import Testing

struct PinsRegionTests {
  private let directory = TemporaryDirectory()

  private func file(_ name: String, _ text: String) throws -> String {
    try write(Array(text.utf8), to: directory.file(name))
    return directory.file(name)
  }

  private var pins: String {
    get throws {
      try file(
        "pets.csv",
        """
        id,lat,lng
        a,51.123456789,21.5
        b,51,180
        c,51,-180
        d,53,25

        """)
    }
  }

  private func ids(_ arguments: String...) throws -> String {
    let run = Run(["pins", try pins, "--format", "csv"] + arguments)
    #expect(run.status == .done, "\(run.errors)")
    return run.output.split(separator: "\n").dropFirst().compactMap { $0.first }.map(String.init)
      .joined()
  }

  @Test func `a polygon can be WKT or a GeoJSON file, for clusters as well`() throws {
    let text = "POLYGON((20 50,22 50,22 52,20 52,20 50))"
    #expect(try ids("--polygon", text) == "a")
    let geometry = #"{"type":"Polygon","coordinates":[[[20,50],[22,50],[22,52],[20,52],[20,50]]]}"#
    let feature = #"{"type":"Feature","properties":{},"geometry":\#(geometry)}"#
    for (name, content) in [
      ("g.geojson", geometry), ("f.json", feature),
      ("c.json", #"{"type":"FeatureCollection","features":[\#(feature)]}"#),
    ] {
      #expect(try ids("--polygon", file(name, content)) == "a", "\(name)")
    }
    #expect(try ids("--polygon", text, "--cluster", "--zoom", "11.5") == "a")
    for wrong in [
      "POLYGON((1 2))", try file("p.json", #"{"type":"Point","coordinates":[1,2]}"#), "no.geojson",
    ] {
      let run = Run(["pins", try pins, "--polygon", wrong])
      #expect(run.status != .done && run.errors.contains(wrong.prefix(8)), "\(run.errors)")
    }
  }

  @Test(arguments: [
    (
      ["--bbox=51,21,52,22"],
      "no pins; 1 pin if latitudes and longitudes were swapped: "
        + "--bbox=21.00000,51.00000,22.00000,52.00000"
    ),
    (
      ["--center=21.5,51.1", "--zoom=11"],
      "no pins; 1 pin if latitude and longitude were swapped: --center 51.10000,21.50000"
    ),
    (["--center=0,0", "--zoom=12"], "none of 4 pins is in the picture"),
  ])
  func `a map without pins says if numbers may be swapped`(
    _ camera: [String], _ note: String
  ) throws {
    let run = Run(["map", try pins, "--viewport", "400x400"] + camera)
    #expect(run.status == .done)
    #expect(run.errors.contains("petmap: \(note)\n"), "\(run.errors)")
    let found = Run(["map", try pins, "--viewport", "400x400", "--center=51.1,21.5", "--zoom=11"])
    #expect(!found.errors.contains("swapped") && !found.errors.contains("none of"))
  }

  @Test(arguments: [[], ["--cluster", "--zoom", "3"], ["--format", "csv"]])
  func `a box that touches a pole contains its pins`(more: [String]) throws {
    let source = try file("poles.csv", "id,lat,lng\nn,90,0\ns,-90,0\nx,89,0\n")
    for (box, count) in [("100,80,120,90", "1"), ("100,-90,120,90", "2"), ("100,80,120,89.5", "0")]
    {
      let run = Run(["pins", source, "--bbox=\(box)", "--count"] + more)
      #expect(run.output == count + "\n", "\(box)")
      #expect(run.status == (count == "0" ? .noResult : .done))
    }
  }

  @Test(arguments: [
    ("lost", "a"), ("zaginiony", "a"), ("Stray", "b"), ("vermisst,gefunden", "ab"),
    ("adopted", "c"),
    ("迷子", "a"), ("found", "b"),
  ])
  func `a status can be a word that files use for it`(words: String, ids: String) throws {
    let source = try file("s.csv", "id,lat,lng,status\na,1,1,lost\nb,1,2,stray\nc,1,3,adopted\n")
    for more in [[], ["--metric", "haversine"]] {
      let run = Run(["pins", source, "--format", "csv", "--status", words] + more)
      let found = run.output.split(separator: "\n").dropFirst().compactMap { $0.first }
      #expect(String(found.sorted()) == ids, "\(run.errors)")
    }
    let run = Run(["pins", source, "--format", "csv", "--status", "lots"])
    #expect(run.status == .usage)
  }

  @Test(arguments: [
    (
      ["--bbox=51,21,52,22"],
      "1 pin if latitudes and longitudes were swapped: --bbox=21.00000,51.00000,22.00000,52.00000"
    ),
    (
      ["--bbox=26,52,20,54"],
      "1 pin if west and east were swapped: --bbox=20.00000,52.00000,26.00000,54.00000"
    ),
    (
      ["--near=21.5,51", "--radius=20"],
      "1 pin if latitude and longitude were swapped: --near 51.00000,21.50000"
    ),
  ])
  func `a search that finds nothing says if numbers may be swapped`(
    _ region: [String], _ note: String
  ) throws {
    for more in [[], ["--count"], ["--cluster", "--zoom", "14"]] {
      let run = Run(["pins", try pins] + region + more)
      #expect(run.status == .noResult)
      #expect(run.errors.contains("petmap: no pins; \(note)\n"), "\(run.errors)")
      let filtered = Run(["pins", try pins, "--status", "closed"] + region + more)
      #expect(!filtered.errors.contains("swapped"), "\(filtered.errors)")
    }
    let found = Run(["pins", try pins, "--bbox=21,51,22,52"])
    #expect(!found.errors.contains("swapped"))
    let nothing = Run(["pins", try pins, "--bbox=1,2,3,4"])
    #expect(nothing.status == .noResult)
    #expect(!nothing.errors.contains("swapped"))
  }

  @Test func `well-known text of another geometry is not taken for a file`() throws {
    let run = Run(["pins", try pins, "--polygon", "LINESTRING(0 0,1 1)"])
    #expect(run.status == .usage)
    #expect(run.errors.contains("invalid polygon"), "\(run.errors)")
  }

  @Test func `a box that ends at 180 contains the pins at -180`() throws {
    #expect(try ids("--bbox", "179,50,180,52") == "bc")
    #expect(try ids("--bbox=-180,50,-179,52") == "bc")
    #expect(try ids("--bbox", "179,50,180,52", "--cluster", "--zoom", "17").count == 2)
  }

  @Test func `coordinates have their stored precision unless they are rounded`() throws {
    let box = ["--bbox", "20,50,22,52"]
    #expect(
      Run(["pins", try pins, "--format", "csv"] + box).output.contains(",51.123456789,21.5,"))
    for format in ["csv", "geojson", "json"] {
      let run = Run(["pins", try pins, "--format", format, "--precision", "5"] + box)
      #expect(run.output.contains("51.12346") && !run.output.contains("51.123456"), "\(format)")
    }
    #expect(
      Run(
        ["pins", try pins, "--cluster", "--zoom", "3", "--precision", "2", "--format", "csv"] + box
      )
      .output.contains(",51.12,21.5"))
  }

  @Test func `a fractional zoom is rounded down when clustering`() throws {
    let whole = Run(["pins", try pins, "--cluster", "--zoom", "3"])
    #expect(Run(["pins", try pins, "--cluster", "--zoom", "3.9"]).output == whole.output)
    #expect(Run(["pins", try pins, "--cluster", "--zoom", "24.5"]).status == .usage)
  }
}
