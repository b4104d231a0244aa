import PetMapGeo
import PetMapJSON

/// A number that depends on the zoom: it is given at some zooms, constant beyond them, and
/// interpolated between them.
///
/// Source: `interpolate` in the MapLibre Style Specification, so that pictures and styles agree.
struct ZoomStops: Sendable {
  /// The zooms and values, in the order of zooms.
  private let stops: [(zoom: Double, value: Double)]
  /// How much faster the value changes with each zoom; 1 for a linear change.
  private let base: Double

  /// - Parameter numbers: Zooms and values by turns, at least one of each.
  init(_ numbers: [Double], base: Double = 1) {
    stops = stride(from: 0, to: numbers.count, by: 2).map { (numbers[$0], numbers[$0 + 1]) }
    self.base = base
  }

  init(_ numbers: Double...) { self.init(numbers) }

  private init(stops: [(zoom: Double, value: Double)], base: Double) {
    (self.stops, self.base) = (stops, base)
  }

  /// Returns the stops with values that are larger by a number.
  func adding(_ number: Double) -> ZoomStops {
    ZoomStops(stops: stops.map { (zoom: $0.zoom, value: $0.value + number) }, base: base)
  }

  func value(at zoom: Double) -> Double {
    guard let next = stops.firstIndex(where: { $0.zoom > zoom }) else {
      return stops[stops.count - 1].value
    }
    guard next > 0 else { return stops[0].value }
    let (low, high) = (stops[next - 1], stops[next])
    let rate = logarithm(base)
    let share =
      rate == 0
      ? (zoom - low.zoom) / (high.zoom - low.zoom)
      : exponentialMinusOne(rate * (zoom - low.zoom))
        / exponentialMinusOne(rate * (high.zoom - low.zoom))
    return low.value + share * (high.value - low.value)
  }

  /// The expression in a style.
  var json: JSONValue {
    let kind: JSONValue = base == 1 ? ["linear"] : ["exponential", JSONValue(floatLiteral: base)]
    let numbers = stops.flatMap { [$0.zoom, $0.value] }
    return .array(
      ["interpolate", kind, ["zoom"]] + numbers.map { JSONValue(floatLiteral: $0) })
  }
}
