import PetMapGeo
import PetMapReports

extension Announcement {
  /// The text of a member that is text, or nil when it is absent or empty.
  func text(_ field: AnnouncementField) -> String? {
    let text: String?
    switch field {
    case .id: text = id
    case .petName: text = petName
    case .species: text = species
    case .breed: text = breed
    case .sex: text = sex
    case .age: text = age.map { "\($0)" }
    case .description: text = description
    case .microchipNumber: text = microchipNumber
    case .lastSeenDate: text = lastSeenDate?.isoText
    case .email: text = email
    case .phone: text = phone
    case .photoUrl: text = photoUrl
    case .status: text = status.word
    case .reward: text = reward
    case .createdAt: text = createdAt?.text
    case .updatedAt: text = updatedAt?.text
    case .latitude: text = coordinate.latitude.description
    case .longitude: text = coordinate.longitude.description
    case .location: text = nil
    }
    return text?.isEmpty == true ? nil : text
  }
}
