import PetMapKit
import PetMapPicture

extension Command {
  package static let basemap = Command(
    "basemap",
    abstract: "fetch or check streets for the map, or index addresses",
    usage: [
      "fetch --near CITY [--radius 20km] FILE.pmtiles",
      "fetch --bbox W,S,E,N [options] FILE.pmtiles",
      "check FILE.mbtiles|FILE.pmtiles",
      "index FILE.osm.pbf OUTPUT",
    ],
    discussion: [
      "fetch copies the part of a PMTiles file that shows a region, by requests for ranges of bytes: "
        + "by default, of the newest daily build of Protomaps, which is made of OpenStreetMap data. "
        + "It first prints how much it fetches; the streets of a city are some tens of megabytes. The "
        + "service never fetches anything by itself.",
      "check prints what the file contains, as serve --basemap does when it starts: the schema of "
        + "vector tiles, their zooms and region (west,south to east,north), and whether they have "
        + "names, house numbers and the ocean. It prints one line per problem and exits with status "
        + "3 if the map would lack something.",
      "index writes the addresses and postal codes of an OpenStreetMap extract to a file, in which "
        + "serve --places OUTPUT searches.",
      "On Debian, tilemaker creates a file for a city from an OpenStreetMap extract; see the "
        + "article Command line.",
    ],
    examples: ["petmap basemap check warsaw.pmtiles"],
    operands: [
      Operand("ACTION", "The action: fetch, check or index.", choices: BasemapRun.Action.words),
      Operand(
        "FILE", "The MBTiles or PMTiles file to write or to check, or the extract to index."),
      Operand("OUTPUT", "The file with the addresses to write. For index only."),
    ],
    options: BasemapOptions(), run: BasemapRun.run)
}

/// The implementation of `petmap basemap`.
private enum BasemapRun {
  enum Action: String, Choice {
    case fetch
    case check
    case index
  }

  static func run(
    _ arguments: Arguments<BasemapOptions>, _ console: Console
  ) throws(CommandError) -> ExitStatus {
    let action: Action = try Values.operand("ACTION", of: arguments.operands)
    if action != .index, arguments.operands.count > 2 {
      throw .usage(
        "unexpected argument", at: arguments.operands[2].quoted,
        remedy: "specify one file")
    }
    if action == .fetch {
      return try BasemapFetch(options: arguments.fetch, console: console)
        .run(to: arguments.operands.dropFirst().first)
    }
    let options = arguments.fetch
    let given = [
      ("near", options.isGiven(\.near)), ("radius", options.isGiven(\.radius)),
      ("bbox", options.isGiven(\.box)), ("source", options.isGiven(\.source)),
      ("max-zoom", options.isGiven(\.maximumZoom)), ("dry-run", options.dryRun),
    ]
    if let (name, _) = given.first(where: { $0.1 }) {
      throw .usage("requires fetch", at: "--\(name)", remedy: "omit it")
    }
    guard arguments.operands.count > 1 else {
      throw .usage("missing argument", at: "FILE", remedy: "specify the file to \(action.rawValue)")
    }
    let path = arguments.operands[1]
    if action == .index {
      guard arguments.operands.count > 2 else {
        throw .usage(
          "missing argument", at: "OUTPUT", remedy: "specify the file to write as well")
      }
      return try BasemapIndex(console: console).run(path, to: arguments.operands[2])
    }
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
