import Foundation
import PetMapAnnouncements
import PetMapCommands
import PetMapService
import ServiceTestSupport
import TestSupport
import Testing

/// A file of a few pets, for the command line, and a service in this process that serves it.
struct ServedFile {
  private static let pets = """
    id,lat,lng,name,species,status,date
    rex,52.2297,21.0122,Rex,dog,missing,2025-11-18
    mia,52.2300,21.0200,Mia,cat,found,2025-11-19
    tom,52.2697,21.0122,Tom Łatka,cat,closed,2025-11-20
    joey,-33.8688,151.2093,Joey,guinea pig,missing,2024-02-29
    aki,10,179.5,Aki,dog,found,
    """

  let file: String
  let directory = TemporaryDirectory()
  private let transport: InProcess

  init() throws {
    file = directory.file("pets.csv")
    try Data(Self.pets.utf8).write(to: URL(fileURLWithPath: file))
    let console = Console(
      output: OutputStream(keepingWithColumns: nil), errors: OutputStream(keepingWithColumns: nil)
    ) { _ in nil }
    let arguments = Arguments(
      SourceOptions(), try ParsedArguments(["--source", file], of: .serve))
    var environment = try ServiceEnvironment(
      store: SourceStore.read(arguments, console).0, hasher: PlainHasher(), adminToken: nil,
      now: { Timestamp(milliseconds: 0) }, random: { 1 })
    environment.page = PageAssets(["page": ["index.html": Array("<ol>{{#rows}}</ol>".utf8)]])
    environment.parseCoordinate = CoordinateSystems.coordinate
    environment.callouts = ServedCallouts(engines: TextEngines())
    // Only the requests for these pictures matter.
    environment.pictures.view = { _, _, _, _ in [] }
    environment.pictures.poster = { _, _, _, _, _ in [] }
    let service = try Service(environment)
    service.makeClusters()
    transport = InProcess(service)
  }

  /// Returns the decoded parameters of a query.
  func parameters(_ query: String) -> [(name: String, value: String?)] {
    query.split(separator: "&").map { item in
      let parts = item.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      return (String(parts[0]), parts.count > 1 ? String(parts[1]) : nil)
    }
  }

  /// Runs a command with parameters as options.
  func run(_ words: [String], _ query: String) -> Run {
    let options = parameters(query).map { name, value in
      value.map { "--\(name)=\($0)" } ?? "--\(name)"
    }
    return Run(words + ["--source", file, "--quiet"] + options)
  }

  /// Returns the response to parameters at a path.
  func get(_ path: String, _ query: String) throws -> WireResponse {
    let pairs = parameters(query).map { name, value in
      value.map { "\(name)=\(PercentEncoding.encoded($0))" } ?? name
    }
    return try transport.send(
      WireRequest(method: "GET", target: "\(path)?\(pairs.joined(separator: "&"))"))
  }
}
