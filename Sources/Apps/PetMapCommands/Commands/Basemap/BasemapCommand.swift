import PetMapKit
import PetMapPicture

extension Command {
  package static let basemap = Command(
    "basemap",
    abstract: "check a file with streets for the map",
    usage: ["check FILE.mbtiles|FILE.pmtiles"],
    discussion: [
      "check prints what the file contains, as serve --basemap does when it starts: the schema of "
        + "vector tiles, their zooms and region (west,south to east,north), and whether they have "
        + "names, house numbers and the ocean. It prints one line per problem and exits with status "
        + "3 if the map would lack something.",
      "On Debian, tilemaker creates a file for a city from an OpenStreetMap extract; see the "
        + "article Command line.",
    ],
    examples: ["petmap basemap check warsaw.pmtiles"],
    operands: [
      Operand("ACTION", "The action: check.", choices: BasemapRun.Action.words),
      Operand("FILE", "The MBTiles or PMTiles file."),
    ],
    options: NoOptions(), run: BasemapRun.run)
}

/// The implementation of `petmap basemap`.
private enum BasemapRun {
  enum Action: String, Choice {
    case check
  }

  static func run(
    _ arguments: Arguments<NoOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let _: Action = try Values.operand("ACTION", of: arguments.operands)
    guard arguments.operands.count > 1 else {
      throw .usage("missing argument", at: "FILE", remedy: "specify the file to check")
    }
    let path = arguments.operands[1]
    let file = try StreetFile(path, at: path.quoted)
    console.output.write("streets: \(file.summary)\n")
    if file.survey != nil, !file.hasAttribution {
      console.note("\(path): names no source, so the map credits OpenStreetMap contributors")
    }
    let problems = file.problems(coast: CoastSource(console)?.file)
    for problem in problems {
      console.note(CommandError(.badData, problem.what, at: path, remedy: problem.remedy).line)
    }
    return problems.isEmpty ? .done : .badData
  }
}

extension StreetFile {
  /// What the map lacks with this file, and what to do about it.
  ///
  /// - Parameter coast: The coastline file installed with the program, if any.
  fileprivate func problems(coast: CoastFile?) -> [(what: String, remedy: String)] {
    guard let survey else { return [] }
    var problems: [(String, String)] = []
    if !survey.hasNames {
      problems.append(
        ("streets and places have no names", "generate the tiles with names in the attribute name"))
    }
    if !survey.hasOcean, BasemapTiles(coast: coast).hasCoast(in: map.bounds) {
      problems.append(
        (
          "the tiles have no ocean, so the sea ends at petmap's own coastline",
          "install the water polygons of osmdata.openstreetmap.de for tilemaker, or use a Protomaps "
            + "extract"
        ))
    }
    return problems
  }
}
