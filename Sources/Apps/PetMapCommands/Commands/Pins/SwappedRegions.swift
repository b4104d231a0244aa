import PetMapDrawing
import PetMapFiles
import PetMapGeo
import PetMapKit
import PetMapRequests

/// The regions that a query would have if numbers were swapped, and the pins in them: a box or a center
/// with latitude and longitude swapped, or a box with west and east swapped.
struct SwappedRegions {
  private struct Candidate {
    /// What was swapped.
    let words: String
    /// The region as an option.
    let option: String
    let contains: (Coordinate) -> Bool
    var count = 0
  }

  private var candidates: [Candidate] = []

  init(_ query: PinQuery) {
    switch query.region {
    case .box(let box): addSwaps(of: box)
    case .circle(let circle):
      guard let center = Self.swapped(circle.center) else { return }
      candidates.append(
        Candidate(
          words: "latitude and longitude",
          option: "--near \(Self.list([center.latitude, center.longitude]))"
        ) { center.distance(to: $0) <= circle.radius })
    case .everywhere, .polygon: break
    }
  }

  /// Creates the regions that a map would show with the numbers of its camera swapped.
  init(_ request: CameraRequest, in viewport: Viewport) {
    if let box = request.box { addSwaps(of: box) }
    var swapped = request
    swapped.center = request.center.flatMap(Self.swapped)
    guard let center = swapped.center, let camera = swapped.camera(in: viewport) else { return }
    candidates.append(
      Candidate(
        words: "latitude and longitude",
        option: "--center \(Self.list([center.latitude, center.longitude]))",
        contains: ScreenProjection(camera: camera, viewport: viewport).visibleBox.contains))
  }

  private mutating func addSwaps(of box: BoundingBox) {
    for (words, swapped) in Self.swaps(of: box) {
      candidates.append(
        Candidate(words: words, option: Self.option(swapped), contains: swapped.contains))
    }
  }

  /// Returns the boxes with numbers swapped, and what was swapped.
  private static func swaps(of box: BoundingBox) -> [(words: String, box: BoundingBox)] {
    let boxes = [
      (
        "latitudes and longitudes",
        try? BoundingBox(west: box.south, south: box.west, east: box.north, north: box.east)
      ),
      (
        "west and east",
        try? BoundingBox(west: box.east, south: box.south, east: box.west, north: box.north)
      ),
    ]
    return boxes.compactMap { words, box in box.map { (words, $0) } }
  }

  /// Returns what would be found with numbers of a box swapped, or `nil` if nothing would be.
  ///
  /// - Parameter count: Returns how much is in a box as text, or `nil` for nothing.
  static func note(
    on box: BoundingBox, count: (BoundingBox) throws(CommandError) -> String?
  ) throws(CommandError) -> String? {
    for (words, swapped) in swaps(of: box) {
      if let counted = try count(swapped) { return note(counted, words, option(swapped)) }
    }
    return nil
  }

  private static func option(_ box: BoundingBox) -> String {
    "--bbox=\(list([box.west, box.south, box.east, box.north]))"
  }

  private static func note(_ counted: String, _ words: String, _ option: String) -> String {
    "\(counted) if \(words) were swapped: \(option)"
  }

  private static func swapped(_ coordinate: Coordinate) -> Coordinate? {
    try? Coordinate(latitude: coordinate.longitude, longitude: coordinate.latitude)
  }

  private static func list(_ degrees: [Double]) -> String {
    degrees.map { HundredThousandths($0).text }.joined(separator: ",")
  }

  /// Counts the pins of a batch with the attributes of a filter.
  mutating func add(_ batch: RecordBatch, where filter: PinFilter) {
    for index in 0..<batch.count {
      let pin = BatchPin(batch: batch, index: index)
      if filter.admitsAttributes(of: pin) { add(pin.coordinate) }
    }
  }

  /// Counts a pin.
  mutating func add(_ coordinate: Coordinate) {
    for index in candidates.indices where candidates[index].contains(coordinate) {
      candidates[index].count += 1
    }
  }

  /// The note on the swap with which most pins would be found, or `nil` if there would be none.
  var note: String? {
    guard let best = candidates.max(by: { $0.count < $1.count }), best.count > 0 else { return nil }
    return "no pins; "
      + Self.note(PinSource.counted(best.count, "pin", "pins"), best.words, best.option)
  }
}
