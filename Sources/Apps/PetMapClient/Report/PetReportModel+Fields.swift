public import PetMapAnnouncements
public import PetMapAPI

/// What is entered, for two-way bindings: `TextField("", text: $model.phone)`.
///
/// Each setter does what ``ReportForm``'s does, removes the problem of its field, and does nothing
/// while the field is locked.
extension PetReportModel {
  /// The microchip number in groups of five digits.
  public var microchip: String {
    get { MicrochipText.typed(flow.form.microchip) }
    set { flow.edit(.microchip) { $0.setMicrochip(newValue) } }
  }

  /// When the pet was last seen or was found.
  public var date: CalendarDate {
    get { flow.form.date }
    set { flow.edit(.date) { $0.date = newValue } }
  }

  /// The species; another one than before empties the breed.
  public var species: Species? {
    get { flow.form.species }
    set { flow.edit(.species) { $0.setSpecies(newValue) } }
  }

  /// The breed; it stays empty until a species is chosen.
  public var breed: String {
    get { flow.form.breed }
    set { flow.edit(.breed) { $0.setBreed(newValue) } }
  }

  /// Male or female; nil until one is chosen.
  public var sex: Sex? {
    get { flow.form.sex }
    set { flow.edit(.sex) { $0.sex = newValue } }
  }

  /// Whole years as they are typed; empty or 0 for unknown.
  public var age: String {
    get { flow.form.age }
    set { flow.edit(.age) { $0.age = newValue } }
  }

  /// Degrees as they are typed; empty for unknown.
  public var latitude: String {
    get { flow.form.latitude }
    set { flow.edit(.latitude) { $0.latitude = newValue } }
  }

  /// Degrees as they are typed; empty for unknown.
  public var longitude: String {
    get { flow.form.longitude }
    set { flow.edit(.longitude) { $0.longitude = newValue } }
  }

  /// The pet's name; empty for none.
  public var petName: String {
    get { flow.form.petName }
    set { flow.edit(.petName) { $0.petName = newValue } }
  }

  /// What else is told of the pet, 500 characters at most.
  public var description: String {
    get { flow.form.description }
    set { flow.edit(.description) { $0.setDescription(newValue) } }
  }

  /// The telephone number as it is typed.
  public var phone: String {
    get { flow.form.phone }
    set { flow.edit(.phone) { $0.phone = newValue } }
  }

  /// The email address as it is typed.
  public var email: String {
    get { flow.form.email }
    set { flow.edit(.email) { $0.email = newValue } }
  }

  /// The reward, 120 characters at most.
  public var reward: String {
    get { flow.form.reward }
    set { flow.edit(.reward) { $0.setReward(newValue) } }
  }

  /// A field's text, for a view that is made for any of the text fields. Fields that are not typed are
  /// empty and stay as they are.
  public subscript(text field: ReportField) -> String {
    get {
      switch field {
      case .microchip: microchip
      case .breed: breed
      case .age: age
      case .latitude: latitude
      case .longitude: longitude
      case .petName: petName
      case .description: description
      case .phone: phone
      case .email: email
      case .reward: reward
      case .photo, .date, .species, .sex: ""
      }
    }
    set {
      switch field {
      case .microchip: microchip = newValue
      case .breed: breed = newValue
      case .age: age = newValue
      case .latitude: latitude = newValue
      case .longitude: longitude = newValue
      case .petName: petName = newValue
      case .description: description = newValue
      case .phone: phone = newValue
      case .email: email = newValue
      case .reward: reward = newValue
      case .photo, .date, .species, .sex: break
      }
    }
  }
}
