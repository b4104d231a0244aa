import PetMapAPI
import PetMapAnnouncements

extension PetReportModel {
  /// Requests the device's location and fills it in.
  public func requestPosition(from provider: some LocationProvider) async {
    let position = await provider.position()
    guard flow.canEdit(.latitude) else { return }
    switch position {
    case .position(let latitude, let longitude)
    where abs(latitude) <= 90 && abs(longitude) <= 180:
      flow.edit(.latitude) { $0.setPosition(latitude: latitude, longitude: longitude) }
      locationHint = .gpsFilled
    case .denied:
      asksForLocationAccess = true
    case .position, .failed:
      locationHint = .gpsFailed
    }
  }

  /// Closes the location alert.
  public func closeLocationAlert() {
    asksForLocationAccess = false
    locationHint = .permissionDenied
  }

  /// Whether the alert with *Cancel* and *Go to Settings* is presented, for a binding. Setting it
  /// to `false` closes the alert.
  public var isLocationAlertPresented: Bool {
    get { asksForLocationAccess }
    set { if !newValue, asksForLocationAccess { closeLocationAlert() } }
  }
}
