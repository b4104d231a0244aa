import PetMapAPI
import PetMapAnnouncements
import PetMapClient
import PetMapGeo
import PetMapJSON

extension Command {
  package static let sightings = Command(
    "sightings",
    abstract: "list where and when an animal was seen",
    usage: ["ID [--source FILE] [options]", "--source-id ID [--source FILE] [options]"],
    discussion: [
      "Lists the sightings of an announcement that everyone sees, in the order in which the animal was "
        + "seen. The number of a sighting never changes. Files have sightings if petmap export has "
        + "written them."
    ],
    examples: [
      """
      printf '{"data":[{"id":"rex","lat":52.2297,"lng":21.0122,"sightings":[\n\
      {"number":1,"seenAt":"2025-11-20","text":"Near the pond.",\n\
      "locationLatitude":52.2311,"locationLongitude":21.0169}]}]}' |
        petmap sightings rex --source - --input-format json
      """
    ],
    operands: [Operand("ID", "The announcement's ID.")],
    options: SightingsOptions(), run: SightingsRun.run)
}

/// The options for `petmap sightings`.
private struct SightingsOptions: CommandOptions {
  enum Format: String, Choice {
    case table
    case json
    case geojson
    case csv
  }

  let output = Output()
  let filter = RecordOptions()
  let source = SourceOptions()

  struct Output: OptionGroup {
    static let title = "Output"

    let format = Option<Format?>(
      "format", "Set the output format.", defaultText: "the --output extension, else table")
    let csvSafe = OutputOptions.csvSafe
    let output = OutputOptions.output
  }
}

/// The implementation of `petmap sightings`.
private enum SightingsRun {
  static func run(
    _ arguments: Arguments<SightingsOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let output = arguments.output.output
    let format =
      try OutputOptions.format(
        arguments.output.format, output: output, extensions: ["txt": .table]) ?? .table
    try OutputOptions.check(isCSVSafe: arguments.output.csvSafe, isCSV: format == .csv)
    let choice = try AnnouncementChoice(
      arguments.operands, arguments.filter, arguments.source, output: output, console)
    let pet = try choice.announcement(console)
    let sightings = try choice.sightings(of: pet, console)
    let stream = if let output { try OutputStream(path: output) } else { console.output }
    switch format {
    case .table: write(sightings, to: stream, console)
    case .json:
      stream.write { bytes in
        JSONWriter.append(to: &bytes) { writer in
          writer.object { writer in
            writer.key(Sighting.Name.list)
            writer.array { writer in
              for sighting in sightings { writer.object { sighting.appendMembers(to: &$0) } }
            }
          }
        }
      }
      stream.write("\n")
    case .geojson: writeFeatures(sightings, of: pet.id, to: stream)
    case .csv: writeCSV(sightings, isSafe: arguments.output.csvSafe, to: stream)
    }
    try stream.finish()
    if sightings.isEmpty { console.note("\(pet.id.quoted): no sightings") }
    return sightings.isEmpty ? .noResult : .done
  }

  private static func write(
    _ sightings: [Sighting], to stream: OutputStream, _ console: Console
  ) {
    guard !sightings.isEmpty else { return }
    var table = Table(columns: [
      .init("No.", .trailing), .init("Seen"), .init("Latitude", .trailing),
      .init("Longitude", .trailing), .init("Radius", .trailing), .init("Status"),
      .init("Text", isFlexible: true),
    ])
    for sighting in sightings {
      let lines = (sighting.text ?? "").split(whereSeparator: \.isNewline)
      table.append([
        "\(sighting.number)", time(sighting.seenAt),
        HundredThousandths(sighting.coordinate.latitude).text,
        HundredThousandths(sighting.coordinate.longitude).text,
        sighting.locationRadius.map { PinTable.text(of: Meters($0 * 1000)) } ?? "",
        sighting.status.rawValue,
        lines.joined(separator: " "),
      ])
    }
    for line in table.lines(
      width: stream.columns, emphasis: { console.colored($0, .bold, on: stream) })
    {
      stream.write(styled: line + "\n")
    }
  }

  /// Returns a time to the minute, in UTC.
  private static func time(_ time: SeenTime) -> String {
    if case .day = time { return time.text }
    let text = time.text
    return "\(text.prefix(10)) \(text.dropFirst(11).prefix(5))Z"
  }

  private static func writeFeatures(
    _ sightings: [Sighting], of id: String, to stream: OutputStream
  ) {
    stream.write(#"{"type":"FeatureCollection","features":["#)
    for (index, sighting) in sightings.enumerated() {
      stream.write(index == 0 ? "\n" : ",\n")
      stream.write { bytes in
        JSONWriter.append(to: &bytes) { writer in
          writer.feature(id: "\(id)/\(sighting.number)", at: sighting.coordinate) { writer in
            sighting.appendMembers(to: &writer)
          }
        }
      }
    }
    stream.write(sightings.isEmpty ? "]}\n" : "\n]}\n")
  }

  private static func writeCSV(
    _ sightings: [Sighting], isSafe: Bool, to stream: OutputStream
  ) {
    let names = [
      "number", "seenAt", "latitude", "longitude", "locationRadius", "status", "text", "photoUrl",
      "createdAt",
    ]
    stream.write(names.joined(separator: ",") + "\n")
    for sighting in sightings {
      let texts = [sighting.text, sighting.photoUrl].map { text in
        isSafe ? CSVText.neutralizingFormula(text ?? "") : text ?? ""
      }
      let cells = [
        "\(sighting.number)", sighting.seenAt.text, "\(sighting.coordinate.latitude)",
        "\(sighting.coordinate.longitude)", sighting.locationRadius.map { "\($0)" } ?? "",
        sighting.status.rawValue, texts[0], texts[1], sighting.createdAt?.text ?? "",
      ]
      stream.write { bytes in
        for (index, cell) in cells.enumerated() {
          if index > 0 { bytes.append(UInt8(ascii: ",")) }
          CSVText.append(cell, to: &bytes)
        }
        bytes.append(UInt8(ascii: "\n"))
      }
    }
  }
}
