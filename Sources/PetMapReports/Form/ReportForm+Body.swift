import PetMapGeo
public import PetMapJSON

extension ReportForm {
  /// The body of the create request that the form becomes; nil while something must be corrected.
  ///
  /// An empty text and an age of 0 years are left out, the phone number is sent without spaces
  /// and hyphens, the position as it was typed: never 0, 0 in place of none.
  ///
  /// - Parameter today: the reporter's calendar date.
  public func body(today: CalendarDate) -> JSONValue? {
    guard problemsOfSubmission(today: today).isEmpty, let coordinate, let species, let sex,
      let phone = Self.phoneNumber(phone),
      let latitude = JSONNumber(coordinate.latitude),
      let longitude = JSONNumber(coordinate.longitude)
    else { return nil }
    var object = JSONObject()
    func add(_ field: DraftField, _ value: JSONValue) {
      object.members.append(JSONObject.Member(name: field.name, value: value))
    }
    func add(_ field: DraftField, _ text: String) {
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
    add(.reward, reward)
    return .object(object)
  }
}
