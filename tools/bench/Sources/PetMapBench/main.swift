#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// A benchmark worker: reads one request per line, and writes one line of space-separated fields. A
/// response starts with `ok` or `error`.
///
///     PetMapBench geo
let groups: [String: (inout Requests) throws -> Void] = [
  "alerts": alertsGroup,
  "geo": geoGroup,
  "files": filesGroup,
  "callout": calloutGroup,
  "clusters": clustersGroup,
  "scene": sceneGroup,
  "store": storeGroup,
]

var requests = Requests()
guard CommandLine.arguments.count == 2, let group = groups[CommandLine.arguments[1]] else {
  print("error: groups are", groups.keys.sorted().joined(separator: ", "))
  exit(2)
}
do {
  try group(&requests)
} catch {
  print("error", error)
  exit(70)
}
