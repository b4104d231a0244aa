import PetMapGeo
import PetMapProj

/// Searching a million pins.
///
///     load PINS QUERIES BOXES    files of doubles: latitude and longitude, west south east north
///     build                      → seconds, bytes per pin
///     radius KM N                → seconds and hits for the first N queries; also: geodesic
///     box N
///     check radius KM N          → hits and a checksum of the sets found
func geoGroup(_ requests: inout Requests) throws {
  let solver = try ProjGeodesicCalculator()
  var pins: [Coordinate] = []
  var queries: [Coordinate] = []
  var boxes: [BoundingBox] = []
  var index = PinIndex([])

  while let request = requests.next() {
    let isCheck = request.first == "check"
    let words = isCheck ? Array(request.dropFirst()) : request
    let radius = Meters.kilometers(words.count > 2 ? Double(words[1]) ?? 0 : 0)
    let count = Int(words.last ?? "") ?? 0
    var (hits, marks) = (0, UInt64(0))

    func run(_ count: Int, _ search: (Int, inout [UInt32]) -> Void) -> Double {
      var found: [UInt32] = []
      return seconds {
        for query in 0..<count {
          found.removeAll(keepingCapacity: true)
          search(query, &found)
          hits += found.count
          if isCheck { for pin in found { marks &+= mark(query: query, pin: pin) } }
        }
      }
    }

    let time: Double
    switch words.first {
    case "load":
      pins = try coordinates(words[1])
      queries = try coordinates(words[2])
      let edges = doubles(words[3])
      boxes = try stride(from: 0, to: edges.count, by: 4).map {
        try BoundingBox(
          west: edges[$0], south: edges[$0 + 1], east: edges[$0 + 2], north: edges[$0 + 3])
      }
      requests.answer(pins.count)
      continue
    case "build":
      index = PinIndex([])
      let time = seconds { index = PinIndex(pins) }
      requests.answer(time, Double(index.byteCount) / Double(max(1, pins.count)))
      continue
    case "radius":
      time = run(count) { index.appendPins(within: radius, of: queries[$0], to: &$1) }
    case "geodesic":
      let metric = GeodesicMetric(solver)
      time = run(count) {
        index.appendPins(within: radius, of: queries[$0], by: metric, to: &$1)
      }
    case "box":
      time = run(count) { index.appendPins(in: boxes[$0], to: &$1) }
    case "nearest":
      time = run(count) { $1 += index.nearest(10, to: queries[$0]).map(\.pin) }
    default:
      requests.refuse("no such request")
      continue
    }
    if isCheck { requests.answer(hits, marks) } else { requests.answer(time, hits) }
  }
}

/// A file of latitudes and longitudes.
func coordinates(_ path: String) throws -> [Coordinate] {
  let degrees = doubles(path)
  return try stride(from: 0, to: degrees.count, by: 2).map {
    try Coordinate(latitude: degrees[$0], longitude: degrees[$0 + 1])
  }
}
