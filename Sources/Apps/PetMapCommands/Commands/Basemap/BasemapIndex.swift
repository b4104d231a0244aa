import PetMapFiles
import PetMapGeo
import PetMapSQL
import PetMapSystem

/// The implementation of `petmap basemap index`.
struct BasemapIndex {
  let console: Console

  /// Of several entries with the same street and number within this distance, such as the shops in
  /// a building, only the first is an address.
  private static let sameHouse = Meters(100)
  /// The share of a postal code's addresses that its circle contains, because some are wrong.
  private static let postcodeShare = 0.9

  func run(_ source: String, to path: String) throws(CommandError) -> ExitStatus {
    if let identity = FileSystem.identity(of: path),
      identity == FileSystem.identity(of: source)
    {
      throw .usage(
        "the source and the output are the same file", at: path.quoted,
        remedy: "write to another file")
    }
    let file = try OSMFile(source)
    defer { file.close() }
    let addresses = try OSMAddresses(of: file).located
    guard !addresses.isEmpty else {
      throw CommandError(
        .noResult, "the file has no addresses", at: source.quoted,
        remedy: "use another extract of OpenStreetMap")
    }
    try write(addresses, to: path)
    return .done
  }

  private func write(
    _ addresses: [OSMAddresses.Located], to path: String
  ) throws(CommandError) {
    let replacement: FileReplacement
    do throws(FileError) {
      replacement = try FileReplacement(of: path)
    } catch {
      throw CommandError(writing: error)
    }
    let counts: (houses: Int, streets: Int, codes: Int)
    do throws(SQLError) {
      counts = try Self.fill(replacement.temporaryPath, addresses)
    } catch {
      throw CommandError(
        .inputOutput, "cannot write: \(error.message)", at: path.quoted,
        remedy: "check the path and the disk")
    }
    do throws(FileError) {
      try replacement.commit()
    } catch {
      throw CommandError(writing: error)
    }
    let parts = [
      PinSource.counted(counts.houses, "address", "addresses"),
      PinSource.counted(counts.streets, "street", "streets"),
      PinSource.counted(counts.codes, "postal code", "postal codes"),
    ]
    console.output.write("\(path): \(parts.joined(separator: ", "))\n")
  }

  private static func fill(
    _ path: String, _ addresses: [OSMAddresses.Located]
  ) throws(SQLError) -> (houses: Int, streets: Int, codes: Int) {
    var file = try AddressFile(creating: path)
    var known: [String: [Coordinate]] = [:]
    var codes: [String: [Coordinate]] = [:]
    var count = 0
    for (address, coordinate) in addresses {
      if let code = address.postcode, !code.isEmpty { codes[code, default: []].append(coordinate) }
      let numbers = address.number.split { $0 == ";" || $0 == "," }.map { String($0).trimmed }
      for number in numbers where !number.isEmpty {
        let key = "\(address.street)\n\(number)"
        let isKnown = known[key]?.contains { $0.distance(to: coordinate) <= sameHouse } == true
        guard !isKnown else { continue }
        known[key, default: []].append(coordinate)
        try file.insert(number: number, street: address.street, at: coordinate)
        count += 1
      }
    }
    for (code, coordinates) in codes.sorted(by: { $0.key < $1.key }) {
      guard let middle = middle(of: coordinates) else { continue }
      let distances = coordinates.map { $0.distance(to: middle).value }.sorted()
      let index = Int(Double(distances.count - 1) * postcodeShare)
      try file.insert(postcode: code, at: middle, radius: Meters(distances[index]))
    }
    let counts = (count, file.streetCount, codes.count)
    try file.finish()
    return counts
  }

  /// Returns the medians of the latitudes and longitudes.
  private static func middle(of coordinates: [Coordinate]) -> Coordinate? {
    func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    return try? Coordinate(
      latitude: median(coordinates.map { $0.latitude }),
      longitude: median(coordinates.map { $0.longitude }))
  }
}

/// The addresses of an OpenStreetMap file.
///
/// The file is read three times, because it contains the nodes before the ways and the relations
/// that refer to them, and a country has too many nodes to keep.
struct OSMAddresses {
  typealias Located = (address: OSMBlock.Address, coordinate: Coordinate)

  private var nodes: [(OSMBlock.Address, OSMBlock.Position)] = []
  /// The addresses of ways and relations, with their nodes.
  private var areas: [(address: OSMBlock.Address, nodes: [Int])] = []
  private var positions: [Int: OSMBlock.Position] = [:]

  init(of file: OSMFile) throws(CommandError) {
    var (nodes, areas, relations) = (self.nodes, self.areas, [(OSMBlock.Address, [Int])]())
    try file.forEachBlock { block in
      block.forEachNode { _, position, address in
        if let address { nodes.append((address, position)) }
      }
      block.forEachWay { _, refs, address in
        if let address { areas.append((address, refs())) }
      }
      block.forEachRelation { ways, address in relations.append((address, ways)) }
    }
    if !relations.isEmpty {
      let wanted = Set(relations.flatMap { $0.1 })
      var found: [Int: [Int]] = [:]
      try file.forEachBlock { block in
        block.forEachWay { id, refs, _ in if wanted.contains(id) { found[id] = refs() } }
      }
      areas += relations.map { ($0.0, $0.1.flatMap { found[$0] ?? [] }) }
    }
    let wanted = Set(areas.flatMap { $0.nodes })
    var positions: [Int: OSMBlock.Position] = [:]
    if !wanted.isEmpty {
      try file.forEachBlock { block in
        block.forEachNode { id, position, _ in
          if wanted.contains(id) { positions[id] = position }
        }
      }
    }
    (self.nodes, self.areas, self.positions) = (nodes, areas, positions)
  }

  /// The addresses with their coordinates: of an area, the middle of its box.
  var located: [Located] {
    let points = nodes.compactMap { address, position in
      Self.coordinate(position.latitude, position.longitude).map { (address, $0) }
    }
    let middles = areas.compactMap { area -> Located? in
      let corners = area.nodes.compactMap { positions[$0] }
      let (ys, xs) = (corners.map { $0.latitude }, corners.map { $0.longitude })
      guard let south = ys.min(), let north = ys.max(), let west = xs.min(), let east = xs.max(),
        let middle = Self.coordinate((south + north) / 2, (west + east) / 2)
      else { return nil }
      return (area.address, middle)
    }
    return points + middles
  }

  private static func coordinate(_ latitude: Int, _ longitude: Int) -> Coordinate? {
    try? Coordinate(latitude: Double(latitude) / 1e7, longitude: Double(longitude) / 1e7)
  }
}
