// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Stand-ins for the parts of Core Location that the Apple target uses, with the same signatures.
// The tests simulate the device.

public import Foundation

public typealias CLLocationDegrees = Double
public typealias CLLocationAccuracy = Double
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10

public struct CLLocationCoordinate2D: Sendable {
  public var latitude: CLLocationDegrees
  public var longitude: CLLocationDegrees
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    (self.latitude, self.longitude) = (latitude, longitude)
  }
}
open class CLLocation: NSObject {
  public let coordinate: CLLocationCoordinate2D
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}
public enum CLAuthorizationStatus: Int32, Sendable {
  case notDetermined, restricted, denied, authorizedAlways, authorizedWhenInUse
}
public struct CLError: Error {
  public enum Code: Int, Sendable { case locationUnknown, denied, network }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
public protocol CLLocationManagerDelegate: NSObject {
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
  func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}
open class CLLocationManager: NSObject {
  /// The most recently created manager, and the calls it received.
  nonisolated(unsafe) public static var last: CLLocationManager?
  nonisolated(unsafe) public static var status = CLAuthorizationStatus.notDetermined
  public var calls: [String] = []

  public weak var delegate: (any CLLocationManagerDelegate)?
  public var desiredAccuracy: CLLocationAccuracy = 0
  public var authorizationStatus: CLAuthorizationStatus { Self.status }
  public override init() {
    super.init()
    Self.last = self
  }
  public func requestWhenInUseAuthorization() { calls.append("access") }
  public func requestLocation() { calls.append("position") }
  public func stopUpdatingLocation() { calls.append("stop") }
}
