public import PetMapAPI
public import PetMapAnnouncements

/// The fields, for two-way bindings: `TextField("", text: $model.phone)`.
///
/// Each setter changes the field in the same way as ``ReportForm``, clears the field's problem, and
/// has no effect while the field is locked.
extension PetReportModel {
  /// The microchip number in groups of five digits.
  public var microchip: String {
    get { MicrochipText.typed(flow.form.microchip) }
    set { flow.edit(.microchip) { $0.setMicrochip(newValue) } }
  }

  /// The date on which the pet was last seen or found.
  public var date: CalendarDate {
    get { flow.form.date }
    set { flow.edit(.date) { $0.date = newValue } }
  }

  /// The species. A different species clears the breed.
  public var species: Species? {
    get { flow.form.species }
    set { flow.edit(.species) { $0.setSpecies(newValue) } }
  }

  /// The breed, which is empty until a species is selected.
  public var breed: String {
    get { flow.form.breed }
    set { flow.edit(.breed) { $0.setBreed(newValue) } }
  }

  /// What has become of a found animal, or `nil` if nothing is selected.
  public var custody: Custody? {
    get { flow.form.custody }
    set { flow.edit(.custody) { $0.custody = newValue } }
  }

  /// Whether a finder has confirmed that there is no photo.
  public var confirmsNoPhoto: Bool {
    get { flow.form.confirmsNoPhoto }
    set { flow.edit(.photo) { $0.confirmsNoPhoto = newValue } }
  }

  /// The sex, or `nil` if none is selected.
  public var sex: Sex? {
    get { flow.form.sex }
    set { flow.edit(.sex) { $0.sex = newValue } }
  }

  /// The age in whole years as entered; empty or 0 means unknown.
  public var age: String {
    get { flow.form.age }
    set { flow.edit(.age) { $0.age = newValue } }
  }

  /// The colors of the coat.
  public var colors: String {
    get { self[text: .colors] }
    set { self[text: .colors] = newValue }
  }

  /// The size, or `nil` if none is selected.
  public var size: PetSize? {
    get { flow.form.size }
    set { flow.edit(.size) { $0.size = newValue } }
  }

  /// The collar, or what else the pet wears.
  public var collar: String {
    get { self[text: .collar] }
    set { self[text: .collar] = newValue }
  }

  /// What the pet can be recognized by.
  public var markings: String {
    get { self[text: .markings] }
    set { self[text: .markings] = newValue }
  }

  /// The latitude in degrees as entered; empty means unknown.
  public var latitude: String {
    get { flow.form.latitude }
    set { flow.edit(.latitude) { $0.latitude = newValue } }
  }

  /// The longitude in degrees as entered; empty means unknown.
  public var longitude: String {
    get { flow.form.longitude }
    set { flow.edit(.longitude) { $0.longitude = newValue } }
  }

  /// The radius around the coordinate within which the pet was seen, in kilometers; `nil` if the
  /// coordinate is exact.
  public var radius: Double? {
    get { flow.form.radius }
    set { flow.edit(.radius) { $0.radius = newValue } }
  }

  /// How far in meters the place that others see is from the real one, at most; `nil` if they see the
  /// real one.
  public var privacy: Double? {
    get { flow.form.privacy }
    set { flow.edit(.privacy) { $0.privacy = newValue } }
  }

  /// The name of the pet, or an empty string.
  public var petName: String {
    get { flow.form.petName }
    set { flow.edit(.petName) { $0.petName = newValue } }
  }

  /// The description, up to 500 characters.
  public var description: String {
    get { flow.form.description }
    set { flow.edit(.description) { $0.setDescription(newValue) } }
  }

  /// The phone number as entered.
  public var phone: String {
    get { flow.form.phone }
    set { flow.edit(.phone) { $0.phone = newValue } }
  }

  /// The email address as entered.
  public var email: String {
    get { flow.form.email }
    set { flow.edit(.email) { $0.email = newValue } }
  }

  /// The reward, up to 120 characters.
  public var reward: String {
    get { flow.form.reward }
    set { flow.edit(.reward) { $0.setReward(newValue) } }
  }

  /// The text of a field, for a view that can edit any text field. For other fields, the text is
  /// empty and cannot be set.
  public subscript(text field: ReportField) -> String {
    get { field == .microchip ? microchip : flow.form[text: field] }
    set {
      if field.isText { flow.edit(field) { $0[text: field] = newValue } }
    }
  }
}

extension PetReportModel {
  /// The title of the current step.
  public var title: String { words.text(flow.step.title(for: flow.form.kind)) }

  /// The fields of the current step, from top to bottom.
  public var fields: [ReportField] { flow.step.fields(for: flow.form.kind) }

  /// Returns whether a field can be edited: while the report can be changed, and once the field that
  /// it needs is filled in.
  public func canEdit(_ field: ReportField) -> Bool {
    flow.canEdit(field) && field.info.needs.map { flow.form.input[$0] != nil } ?? true
  }

  /// Returns the label of a field.
  public func label(_ field: ReportField) -> String {
    words.text(field.label(for: flow.form.kind))
  }
}

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
