import PetMapFiles
import PetMapGeo
import PetMapReports

/// What `petmap pins` was asked for.
struct PinQuery {
  enum Region {
    case box(BoundingBox)
    case circle(center: Coordinate, radius: Meters)
  }

  let region: Region
  let metric: PinOptions.Metric
  var isCircle: Bool { if case .circle = region { true } else { false } }
  private let statuses: [AnnouncementStatus]?
  private let species: [String]?
  private let since: Int32
  private let until: Int32?
  private let hasDates: Bool
  private let text: TextQuery?
  /// Whether words are asked for, which takes the whole announcement.
  var hasText: Bool { text != nil }

  /// - Throws: a usage error for options that contradict each other or are missing.
  init(_ arguments: Arguments) throws(CommandError) {
    region = try Self.region(arguments)
    metric = try arguments[PinOptions.metric] ?? .geodesic
    statuses = try arguments[PinOptions.status]
    species = try arguments[PinOptions.species]?.map { Self.folded($0) }
    let since = try arguments[PinOptions.since]
    let until = try arguments[PinOptions.until]
    if let since, let until, since > until {
      throw .usage(
        "--since is later than --until", at: "--since \(since) --until \(until)",
        remedy: "the other way round it would be --since \(until) --until \(since)")
    }
    self.since = since.map { Int32($0.daysSinceEpoch) } ?? .min
    self.until = until.map { Int32($0.daysSinceEpoch) }
    hasDates = since != nil || until != nil
    text = try arguments[PinOptions.text]
  }

  private static func region(_ arguments: Arguments) throws(CommandError) -> Region {
    let box = try arguments[PinOptions.bbox]
    let center = try arguments[PinOptions.near]
    let radius = try arguments[PinOptions.radius]
    switch (box, center, radius) {
    case (let box?, nil, nil): return .box(box)
    case (nil, let center?, let radius?): return .circle(center: center, radius: radius)
    case (nil, nil, nil):
      throw .usage(
        "no region given", at: "pins",
        remedy: "give --bbox W,S,E,N, or --near LAT,LNG --radius 10km")
    case (nil, _?, nil):
      throw .usage("--near without --radius", at: "pins", remedy: "add --radius, such as 10km")
    case (nil, nil, _?):
      throw .usage("--radius without --near", at: "pins", remedy: "add --near LAT,LNG")
    case (_?, _?, _), (_?, nil, _?):
      throw .usage(
        "two regions given", at: "pins", remedy: "give either --bbox, or --near and --radius")
    }
  }

  /// Whether a record passes every filter but the region.
  func admits(_ batch: RecordBatch, _ index: Int) -> Bool {
    if let statuses, !statuses.contains(batch.statuses[index]) { return false }
    if hasDates {
      let day = batch.days[index]
      guard day != RecordBatch.noDate, day >= since, until.map({ day <= $0 }) ?? true else {
        return false
      }
    }
    if let species {
      let word = Species.carried(batch.text(.species, at: index) ?? "")
      guard species.contains(Self.folded(word)) else { return false }
    }
    return true
  }

  /// Whether a record that passes everything else has the words asked for.
  func admits(_ announcement: Announcement) -> Bool {
    text?.matches(announcement) ?? true
  }

  private static func folded(_ word: String) -> String {
    String(String.UnicodeScalarView(FoldedText(word).scalars))
  }
}
