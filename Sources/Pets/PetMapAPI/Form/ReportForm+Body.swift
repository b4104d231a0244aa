public import PetMapAnnouncements
import PetMapGeo
public import PetMapJSON

extension ReportForm {
  /// Restores a form from a body that was created from a form, to continue after a restart. Returns
  /// `nil` for any other body.
  ///
  /// - Parameter today: The date to use if the body has none.
  public init?(body: JSONValue, today: CalendarDate) {
    guard let object = body.object else { return nil }
    func text(_ field: PetField) -> String { object[field.name]?.string ?? "" }
    func number(_ field: PetField) -> Double? {
      if case .number(let number)? = object[field.name] { number.double } else { nil }
    }
    self.init(
      kind: text(.status) == AnnouncementStatus.found.word ? .found : .missing,
      today: CalendarDate(iso: text(.lastSeenDate)) ?? today)
    setSpecies(Species(known: text(.species).utf8))
    for field in ReportField.allCases {
      if let draft = field.draftField, draft.kind == .text { self[text: field] = text(draft) }
    }
    sex = Sex(known: text(.sex).utf8)
    custody = Custody(known: text(.custody).utf8)
    confirmsNoPhoto = object[AnnouncementDraft.noPhotoName] == .bool(true)
    age = number(.age).flatMap { Int(exactly: $0) }?.description ?? ""
    if let latitude = number(.locationLatitude), let longitude = number(.locationLongitude),
      let coordinate = try? Coordinate(latitude: latitude, longitude: longitude)
    {
      setCoordinate(coordinate)
    }
  }

  /// Returns the body of the form's create request, or `nil` if the form is not valid.
  ///
  /// Empty text and an age of 0 are omitted. The phone number and the coordinate are sent as
  /// entered. A missing coordinate is never sent as 0, 0.
  ///
  /// - Parameter today: The current date of the reporter.
  public func body(today: CalendarDate) -> JSONValue? {
    guard problemsOfSubmission(today: today).isEmpty, let coordinate, let species, let sex,
      let latitude = JSONNumber(coordinate.latitude),
      let longitude = JSONNumber(coordinate.longitude)
    else { return nil }
    var object = JSONObject()
    func add(_ field: PetField, _ value: JSONValue) {
      object.members.append(JSONObject.Member(name: field.name, value: value))
    }
    func add(_ field: PetField, _ text: String) {
      let text = text.trimmed
      if !text.isEmpty { add(field, .string(text)) }
    }
    add(.petName, petName)
    add(.species, species.word)
    add(.breed, breed)
    add(.sex, sex.word)
    if let years = Self.years(age), years > 0 { add(.age, .number(JSONNumber(years))) }
    add(.description, description)
    add(.microchipNumber, microchip)
    add(.locationLatitude, .number(latitude))
    add(.locationLongitude, .number(longitude))
    add(.email, email)
    add(.phone, phone)
    add(.lastSeenDate, date.isoText)
    add(.status, kind.status.word)
    if kind.fields.contains(.reward) { add(.reward, reward) }
    if kind.fields.contains(.custody) { add(.custody, custody?.word ?? "") }
    if omitsPhoto {
      object.members.append(
        JSONObject.Member(name: AnnouncementDraft.noPhotoName, value: .bool(true)))
    }
    return .object(object)
  }
}
