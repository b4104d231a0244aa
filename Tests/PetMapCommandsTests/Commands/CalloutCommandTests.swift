import Foundation
import PetMapCommands
import Testing

@Suite struct CalloutCommandTests {
  private static let pets = packageRoot.appending(path: "Fixtures/callout/pets.json").path

  private static func run(_ arguments: String..., columns: Int? = nil) -> Run {
    Run(["callout", "--source", pets] + arguments, columns: columns)
  }

  @Test func `the pin is in the middle by default`() throws {
    let run = Self.run("--pin", "tama", "--viewport", "390×844")
    #expect(run.status == .done)
    #expect(run.output.hasPrefix(#"{"version":2,"layoutId":""#))
    #expect(
      run.output.contains(
        #""pin":{"id":"tama","latitude":35.6762,"longitude":139.6503,"point":{"x":195,"y":422}}"#))
    #expect(run.output.hasSuffix("}\n") && run.output.filter { $0 == "\n" }.count == 1)
  }

  @Test func `the layouts of several pins are written one per line, in the requested order`() {
    let run = Self.run("--pin", "tama,burek", "--pin", "tama", "--viewport", "ipad")
    let ids = run.output.split(separator: "\n").map { $0.contains(#""id":"tama""#) }
    #expect(ids == [true, false, true])
  }

  @Test func `--all lays out every pin`() {
    let run = Self.run("--all", "--viewport", "fullhd")
    #expect(run.output.split(separator: "\n").count == 3)
    #expect(run.output == Self.run("--all", "--viewport", "1920x1080").output)
  }

  @Test func `each of several pictures is written to a separate file`() throws {
    let folder = NSTemporaryDirectory() + "petmap-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = Self.run("--all", "--viewport", "390x844", "--output", folder + "/{id}.svg")
    #expect(run.status == .done && run.output.isEmpty && run.errors.isEmpty)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    #expect(names == ["burek.svg", "lulu.svg", "tama.svg"])
    let one = Self.run("--pin", "tama", "--viewport", "390x844", "--format", "svg")
    #expect(try String(contentsOfFile: folder + "/tama.svg", encoding: .utf8) == one.output)
    #expect(one.output.contains("<title>"))
  }

  @Test func `an ID cannot cause a file to be written outside the directory`() throws {
    let folder = NSTemporaryDirectory() + "petmap-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let source = folder + "/pets.csv"
    try "id,lat,lng\n../up,1,2\n.hidden,1,2\na%b,1,2\n"
      .write(toFile: source, atomically: true, encoding: .utf8)
    let run = Run([
      "callout", "--source", source, "--all", "--viewport", "390x844", "--output",
      folder + "/out/{id}.json",
    ])
    #expect(run.status == .done, "\(run.errors)")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder + "/out").sorted()
    #expect(names == ["%2E.%2Fup.json", "%2Ehidden.json", "a%25b.json"])
  }

  @Test func `the layout specifies whether the placeholder is drawn`() throws {
    let folder = NSTemporaryDirectory() + "petmap-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      at: packageRoot.appending(path: "Fixtures/callout/photo.webp"),
      to: URL(fileURLWithPath: folder + "/there.webp"))
    for (photo, placeholder) in [
      ("there.webp", false), ("gone.webp", true), ("https://example.org/a.jpg", false),
    ] {
      let line = #"{"id":"a","locationLatitude":1,"locationLongitude":2,"photoUrl":"\#(photo)"}"#
      try line.write(toFile: folder + "/pets.ndjson", atomically: true, encoding: .utf8)
      let run = Run([
        "callout", "--source", folder + "/pets.ndjson", "--pin", "a", "--viewport", "390x844",
      ])
      #expect(run.output.contains("\"placeholder\":\(placeholder)"), "\(photo)")
    }
  }

  @Test func `a camera positions the pin`() {
    let centered = Self.run(
      "--pin", "burek", "--viewport", "400x800", "--center", "52.2297,21.0122", "--zoom", "12")
    #expect(centered.output.contains(#""point":{"x":200,"y":400}"#))
    let hidden = Self.run("--pin", "burek", "--viewport", "400x800", "--bbox", "30,40,31,41")
    #expect(hidden.output.contains(#""attachment":"hidden","frame":null"#))
    #expect(hidden.output.contains(#""arrow":null"#))
  }

  @Test func `the callout of a pin outside the viewport is hidden`() {
    let run = Self.run("--pin", "lulu", "--viewport", "390x844", "--at", "-1,400")
    #expect(run.status == .done)
    #expect(run.output.contains(#""attachment":"hidden""#))
    #expect(run.output.contains(#""pan":{"dx":1,"dy":"#))
  }

  @Test func `the callout stays on its previous side`() {
    let arguments = ["callout", "--source", Self.pets, "--pin", "tama", "--viewport", "390x844"]
    let fresh = Run(arguments + ["--at", "195,426"])
    let kept = Run(arguments + ["--at", "195,426", "--previous", "below"])
    #expect(fresh.output.contains(#""placement":"above""#))
    #expect(kept.output.contains(#""placement":"below""#))
  }

  @Test func `options change the card`() {
    let base = ["--pin", "burek", "--viewport", "390x844", "--measure", "table"]
    func layout(_ arguments: String...) -> String {
      Run(["callout", "--source", Self.pets] + base + arguments).output
    }
    let standard = layout()
    #expect(
      layout("--width", "258", "--text-scale", "1", "--lang", "en", "--marker", "28x36") == standard
    )
    #expect(layout("--marker", "28×36@14,36") == standard)
    #expect(layout("--gap", "2", "--fields", "name").contains(#""kind":"name""#))
    #expect(!layout("--fields", "name").contains(#""kind":"badge""#))
    #expect(layout("--gap", "7") != standard)
    #expect(layout("--width", "300,0") == layout("--width", "300"))
    #expect(layout("--width", "300").contains(#""width":300,"#))
    #expect(layout("--text-scale", "2").contains(#""size":32,"weight":"bold","lineHeight":40"#))
    #expect(layout("--lang", "pl").contains(#""text":"Pies"#))
    #expect(layout("--photo-height", "reserve") == standard)
    #expect(!layout("--photo-height", "none").contains(#""kind":"photo""#))
    #expect(layout("--photo-height", "80").contains(#""width":216,"height":80}"#))
    #expect(layout("--marker", "10x10").contains(#""tip":{"x":195,"y":426}"#))
    #expect(
      layout(
        "--arrow", "20x10", "--align", "center", "--padding", "8", "--sides",
        "above,below,right,left") == standard)
    #expect(layout("--arrow", "0x0").contains(#""attachment":"attached""#))
    #expect(layout("--arrow", "0x0").contains(#""arrow":null"#))
    #expect(layout("--sides", "below").contains(#""placement":"below""#))
    #expect(layout("--avoid", "390x422@0,0").contains(#""placement":"below""#))
    #expect(layout("--at", "20,700", "--padding", "0,0,0,3").contains(#""frame":{"x":3,"#))
  }

  @Test func `--drawing adds the details needed to draw the layout`() {
    let base = [
      "--source", Self.pets, "--pin", "burek", "--viewport", "390x844", "--measure", "table",
    ]
    let plain = Run(["callout"] + base).output
    let drawn = Run(["callout"] + base + ["--drawing"]).output
    #expect(drawn.hasPrefix(plain.dropLast(2) + #","drawing":{"outline":"M"#))
    #expect(
      drawn.hasSuffix(
        """
        Z","marker":{"width":28,"height":36,"anchor":{"x":14,"y":36},"gap":2,\
        "outline":{"width":1.5,"color":"#FFFFFF"},"ring":{"width":2,"color":"#1C2733"}},\
        "photo":{"radius":8},"placeholder":{"diameter":63,"background":"#EEEEEE",\
        "paw":{"size":24,"color":"#93A2B4"}},"fonts":["Inter","Noto Sans Arabic","Noto Sans Thai",\
        "Noto Sans Hebrew","Noto Sans Devanagari","Noto Sans CJK JP","Noto Color Emoji",\
        "DejaVu Sans"]}}

        """))
    #expect(
      Run(["callout"] + base + ["--drawing", "--format", "text"]).errors
        == "petmap: --drawing: requires JSON output; add --format json\n")
  }

  @Test func `an unknown ID is an error with a suggestion, and nothing is written`() {
    let run = Self.run("--pin", "burek,tamma", "--viewport", "390x844")
    #expect(run.status == .noResult)
    #expect(run.output.isEmpty)
    #expect(run.errors == "petmap: --pin \"tamma\": no such pin; did you mean tama?\n")
  }

  static let mistakes: [([String], String)] = [
    (["--viewport", "1x1"], "callout: no pin specified; add --pin ID or --all"),
    (
      ["--pin", "a"],
      "--viewport: required; use WIDTHxHEIGHT in pixels, such as 390x844, or one of iphone-se, "
        + "iphone-16, ipad, fullhd"
    ),
    (
      ["--pin", "a", "--all", "--viewport", "1x1"],
      "--all: cannot be combined with --pin; use one of them"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--width", "90"],
      "--width \"90\": out of range; use a number from 120 to 600"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--text-scale", "big"],
      "--text-scale \"big\": not a number; use a number from 0.8 to 3.2"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--photo-height", "9"],
      "--photo-height \"9\": out of range; use none, reserve or a number from 16 to 600"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--marker", "28"],
      "--marker \"28\": not a marker size; use WIDTHxHEIGHT in CSS pixels, such as 28x36, or "
        + "28x36@14,36 with an anchor"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--sides", "above,abve"],
      "--sides \"above,abve\": unknown value; did you mean above? (valid values: above, below, "
        + "left, right)"
    ),
    (
      ["--pin", "a", "--viewport", "390x844", "--insets", "59,0,34,0", "--padding", "0,200,0,190"],
      "--padding: too large for --viewport; use smaller values"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--arrow", "20x300"],
      "--arrow \"20x300\": out of range; use WIDTHxHEIGHT in CSS pixels, each from 0 to 200, such as "
        + "20x10"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--avoid", "390x56"],
      "--avoid \"390x56\": not a size and a position; use WIDTHxHEIGHT@X,Y in CSS pixels from the "
        + "upper-left corner, such as 390x56@0,0"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--at", "1,x"],
      "--at \"1,x\": not a position; use X,Y in CSS pixels from the upper-left corner, such as 195,600"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--at", "1,1", "--center", "1,1", "--zoom", "3"],
      "--at: cannot be combined with --bbox, --center or --zoom; use only one of them"
    ),
    (
      ["--pin", "a,b", "--viewport", "1x1", "--format", "svg"],
      "--format svg: a picture shows only one callout; select one pin, or add --format json or "
        + "--output 'DIR/{id}.svg'"
    ),
    (
      ["--pin", "a", "--viewport", "1x1", "--photo", "a.png"],
      "--photo: requires a picture of one callout; add --pin ID --format svg, png or pdf"
    ),
  ]

  @Test(arguments: mistakes) func `an invalid command line is a usage error`(
    arguments: [String], line: String
  ) {
    let run = Run(["callout", "--source", Self.pets] + arguments)
    #expect(run.status == .usage)
    #expect(run.errors == "petmap: \(line)\n")
  }

  @Test(arguments: ["0x844", "390x-1", "nanx844", "390x1e9", "infx3", "x", "390", "390x844x2"])
  func `an invalid viewport is a usage error`(viewport: String) {
    let run = Self.run("--pin", "tama", "--viewport", viewport)
    #expect(run.status == .usage)
    #expect(run.output.isEmpty)
    #expect(run.errors.contains("--viewport \"\(viewport)\""))
  }

  @Test func `binary pictures are not written to a terminal`() {
    let run = Self.run("--pin", "tama", "--viewport", "390x844", "--format", "png", columns: 80)
    #expect(run.status == .usage)
    #expect(run.errors.contains("refusing to write PNG to a terminal"))
  }

  @Test func `the placeholder is drawn if the photo cannot be loaded`() throws {
    let line = #"{"id":"a","locationLatitude":1,"locationLongitude":2,"photoUrl":"gone.jpg"}"#
    let folder = URL(filePath: NSTemporaryDirectory()).appending(path: "petmap-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let source = folder.appending(path: "pins.ndjson")
    try line.write(to: source, atomically: true, encoding: .utf8)
    let arguments = ["callout", "--source", source.path, "--pin", "a", "--viewport", "390x844"]
    let drawn = Run(arguments + ["--format", "svg"])
    #expect(drawn.status == .done)
    #expect(drawn.output.contains("#93A2B4") && !drawn.output.contains("image/jpeg"))
    #expect(drawn.errors.contains("gone.jpg"))
    let given = Run(arguments + ["--format", "svg", "--photo", folder.path + "/gone.png"])
    #expect(given.status == .inputOutput)
    #expect(given.output.isEmpty)
  }

  @Test func `the text format draws the card with characters`() {
    let run = Self.run(
      "--pin", "tama", "--viewport", "390x844", "--at", "195,600", "--format", "text")
    #expect(
      run.output == """
           ╭────────────────────────────────────╮
           │               [ 🐾 ]               │
           │                                    │
           │ タマ                               │
           │ Cat                                │
           │ 📍 35.67620° N, 139.65030° E       │
           │ 📅 Dec 31, 2024                    │
           │ 📧 tama@example.jp                 │
           │                                    │
           │ 三毛猫です。右耳に小さな切れ込     │
           │ みがあります。見かけた方はご連     │
           │ 絡ください。                       │
           │                                    │
           │ [ CLOSED ]                         │
           ╰──────────────────▼─────────────────╯
                              ●
           attached above, 258 × 368 at 66, 184

        """)
  }

  @Test func `the text format is at most 80 columns wide`() throws {
    let narrow = String(repeating: "il.'|", count: 60)
    let record =
      #"{"id":"a","locationLatitude":1,"locationLongitude":2,"description":"\#(narrow)"}"#
    let source = URL(filePath: NSTemporaryDirectory()).appending(path: "petmap-\(UUID()).ndjson")
    try record.write(to: source, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: source) }
    for place in ["195,600", "20,430", "380,100", "-5,5"] {
      let run = Run([
        "callout", "--source", source.path, "--pin", "a", "--viewport", "640x480", "--at", place,
        "--format", "text",
      ])
      for line in run.output.split(separator: "\n") { #expect(String(line).displayWidth <= 80) }
    }
  }

  @Test(arguments: [
    (["a,b"], ["a,b"]), (["b,a"], ["b", "a"]),
    (["a,b", "a", "c,d,b"], ["a,b", "a", "c", "d", "b"]),
    (["a", "b"], ["a", "b"]),
  ])
  func `a --pin value that is an ID is not split at commas`(
    values: [String], ids: [String]
  ) throws {
    let text = "id,lat,lng\n\"a,b\",1,2\na,3,4\nb,5,6\nc,7,8\nd,9,10\n"
    let source = FileManager.default.temporaryDirectory
      .appendingPathComponent("petmap-commas-\(UUID().uuidString).csv")
    try Data(text.utf8).write(to: source)
    defer { try? FileManager.default.removeItem(at: source) }
    let run = Run(
      ["callout", "--source", source.path, "--viewport", "390x844", "--measure", "table"]
        + values.flatMap { ["--pin", $0] })
    #expect(run.status == .done)
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == ids.count)
    for (line, id) in zip(lines, ids) { #expect(line.contains("\"\(id)\"")) }
  }
}
