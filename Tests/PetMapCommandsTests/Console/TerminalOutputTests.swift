import PetMapCommands
import TestSupport
import Testing

/// Tests what commands write to a terminal.
@Suite struct TerminalOutputTests {
  private let directory = TemporaryDirectory()

  private func source() throws -> String {
    let path = directory.file("pets.csv")
    let hostile = "R\u{1B}[31mex\u{9B}2J\u{7}"
    let text = """
      id,petName,status,lat,lng,"no\u{1B}te"
      a,\(hostile),missing,52.2,21.0,\(hostile)
      b,Mruczek,\u{1B}]0;owned\u{7},52.3,21.1,x

      """
    try write(Array(text.utf8), to: path)
    return path
  }

  /// The text without the escape sequences of the program's own styles.
  private func unstyled(_ text: String) -> String {
    text.replacing(/\u{1B}\[(0|1|2|31|32|33|36)m/, with: "")
  }

  private static let commands = [
    ["inspect"], ["inspect", "--format", "json"], ["pins"], ["pins", "--format", "csv"],
    ["pins", "--format", "json"], ["pins", "--format", "geojson"],
    ["pins", "--format", "geojsonl"],
    ["pins", "--format", "kml"], ["pins", "--cluster", "--zoom", "3"],
    ["pins", "--keep", "all", "--verbose", "--format", "csv"],
    ["callout", "--all", "--viewport", "390x844", "--format", "text"],
    ["callout", "--all", "--viewport", "390x844"],
    ["callout", "--all", "--viewport", "390x844", "--format", "svg"],
    ["map", "--viewport", "390x844", "--format", "svg", "--title", "\u{1B}[5m"],
    ["show", "a"],
  ]

  @Test(arguments: commands)
  func `no control character of a file or an argument reaches a terminal`(words: [String]) throws {
    let run = Run(words + ["--source", try source()], columns: 80)
    for text in [run.output, run.errors] {
      let rest = unstyled(text).unicodeScalars.filter { scalar in
        scalar.properties.generalCategory == .control && scalar != "\n"
      }
      #expect(rest.isEmpty, "\(words): \(text.debugDescription)")
    }
    #expect(!run.output.contains("\u{1B}[31mex"))
    // The styles themselves are not shown as text.
    #expect(!run.output.contains("u{1B}[1m") && !run.errors.contains("u{1B}[1m"))
  }

  @Test func `a pipe receives the values of a file unchanged`() throws {
    let run = Run(["pins", "--format", "csv", "--source", try source()])
    #expect(run.output.contains("R\u{1B}[31mex"))
  }

  @Test func `titles of inspect are bold on a terminal and plain in a pipe`() throws {
    let path = try source()
    #expect(Run(["inspect", path], columns: 80).output.contains("\n\u{1B}[1mColumns\u{1B}[0m\n"))
    #expect(Run(["inspect", path]).output.contains("\nColumns\n"))
  }

  @Test(arguments: [40, 80, 120])
  func `notes, errors and inspect are wrapped at the width of the terminal`(width: Int) throws {
    let path = directory.file("迷子の猫と犬の一覧表.csv")
    let text = "id,lat,lng,状態と備考と連絡先を書く列,state\na,52.2,21.0,とても長い備考,zzz\n"
    try write(Array(text.utf8), to: path)
    for words in [["inspect", path], ["pins", "--source", path], ["pins", "--bbox", "1,2"]] {
      let run = Run(words, columns: width)
      for line in (run.output + run.errors).split(separator: "\n") {
        let line = unstyled(String(line))
        // A word that is longer than the line, such as a path, or a command to copy, is not broken.
        let isLong = line.split(separator: " ").contains { $0.utf8.count > width - 8 }
        #expect(String(line).displayWidth <= width || isLong, "\(line)")
      }
    }
    let error = Run(["pins", "--bbox", "1,2"], columns: width).errors
    #expect(error.split(separator: "\n").count == [40: 3, 80: 2, 120: 1][width], "\(error)")
  }

  @Test func `a quoted value is not quoted twice`() throws {
    #expect("\"x\"".quoted == "\"x\"")
    #expect("say \"x\"".quoted == "\"say \\\"x\\\"\"")
    #expect("\"".quoted == "\"\\\"\"")
    let path = directory.file("pets.geojson")
    let polygon = """
      {"type":"FeatureCollection","features":[{"type":"Feature","properties":{},"geometry":
      {"type":"Polygon","coordinates":[[[0,0],[1,0],[1,1],[0,0]]]}}]}
      """
    try write(Array(polygon.utf8), to: path)
    for words in [["pins", "--source", path, "--verbose"], ["inspect", path]] {
      let run = Run(words)
      #expect((run.output + run.errors).contains(" \"Polygon\""), "\(run.output + run.errors)")
      #expect(!(run.output + run.errors).contains("\"\""))
    }
  }
}
