/// Where the builder reads the pins from.
protocol PinList {
  var count: Int { get }
  func latitude(_ number: Int) -> Double
  func longitude(_ number: Int) -> Double
}

/// Pins as coordinates.
struct CoordinateList: PinList {
  var pins: [Coordinate]

  var count: Int { pins.count }
  @inline(__always) func latitude(_ number: Int) -> Double { pins[number].latitude }
  @inline(__always) func longitude(_ number: Int) -> Double { pins[number].longitude }
}

/// Pins as two lists of degrees in range.
struct DegreeLists: PinList {
  var latitudes: [Double]
  var longitudes: [Double]

  var count: Int { latitudes.count }
  @inline(__always) func latitude(_ number: Int) -> Double { latitudes[number] }
  @inline(__always) func longitude(_ number: Int) -> Double { longitudes[number] }
}

/// Why lists of degrees are not pins.
public enum PinIndexError: Error, Sendable, Hashable {
  /// The lists differ in length.
  case lengths(latitudes: Int, longitudes: Int)
  /// The latitude of the pin with this number is not a number from -90 to 90.
  case latitude(Double, pin: Int)
  /// The longitude of the pin with this number is not a number from -180 to 180.
  case longitude(Double, pin: Int)
}
