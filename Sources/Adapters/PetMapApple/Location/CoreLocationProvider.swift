#if canImport(CoreLocation)
  import CoreLocation
  import Foundation
  public import PetMapAPI

  /// Provides the device's position from Core Location for the report form.
  ///
  /// It requests authorization if the user has not decided yet; the app's Info.plist must state the
  /// purpose (`NSLocationWhenInUseUsageDescription`). A canceled task gets `.failed` immediately.
  @MainActor
  public final class CoreLocationProvider: LocationProvider {
    private let manager = CLLocationManager()
    private var delegate: LocationDelegate?
    private var requests = PositionRequests()
    private var waiting: [Int: CheckedContinuation<LocationAnswer, Never>] = [:]
    private var count = 0

    /// Creates a provider without requesting anything.
    public init() {
      let delegate = LocationDelegate { [weak self] event in self?.handle(event) }
      self.delegate = delegate
      manager.delegate = delegate
      // Street-level accuracy is sufficient and available sooner.
      manager.desiredAccuracy = kCLLocationAccuracyNearestTenMeters
    }

    /// Requests authorization if necessary, and then one position.
    public func position() async -> LocationAnswer {
      count += 1
      let number = count
      return await withTaskCancellationHandler {
        await withCheckedContinuation { continuation in
          if Task.isCancelled { return continuation.resume(returning: .failed) }
          waiting[number] = continuation
          perform(requests.begin(LocationAccess(manager.authorizationStatus)))
        }
      } onCancel: {
        Task { @MainActor in self.cancel(number) }
      }
    }

    private func cancel(_ number: Int) {
      waiting.removeValue(forKey: number)?.resume(returning: .failed)
      guard waiting.isEmpty else { return }
      requests.cancel()
      manager.stopUpdatingLocation()
    }

    private func handle(_ event: LocationEvent) { perform(requests.handle(event)) }

    private func perform(_ work: LocationWork?) {
      switch work {
      case .askForAccess: manager.requestWhenInUseAuthorization()
      case .findPosition: manager.requestLocation()
      case .answer(let answer):
        let ended = waiting
        waiting = [:]
        for continuation in ended.values { continuation.resume(returning: answer) }
      case nil: break
      }
    }
  }

  /// Core Location calls the delegate on the thread that created the manager, which is the main
  /// thread.
  private final class LocationDelegate: NSObject, CLLocationManagerDelegate {
    private let report: @MainActor (LocationEvent) -> Void

    init(report: @escaping @MainActor (LocationEvent) -> Void) { self.report = report }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
      send(.access(LocationAccess(manager.authorizationStatus)))
    }

    func locationManager(
      _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
    ) {
      // The most recent location is last.
      guard let position = locations.last?.coordinate else { return }
      send(.position(latitude: position.latitude, longitude: position.longitude))
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
      send(.failure(isDenied: (error as? CLError)?.code == .denied))
    }

    private func send(_ event: LocationEvent) {
      let report = report
      MainActor.assumeIsolated { report(event) }
    }
  }

  extension LocationAccess {
    fileprivate init(_ status: CLAuthorizationStatus) {
      switch status {
      case .notDetermined: self = .undecided
      case .restricted, .denied: self = .denied
      case .authorizedAlways, .authorizedWhenInUse: self = .allowed
      @unknown default: self = .denied
      }
    }
  }
#endif
