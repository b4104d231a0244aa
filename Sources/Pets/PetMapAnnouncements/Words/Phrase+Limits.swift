import PetMapPhotos

extension Phrase {
  /// Returns a translation of the phrase with the limits that it states.
  func filled(_ text: String, _ language: Language) -> String {
    let limits = limits(language)
    return limits.isEmpty ? text : text.filled(limits)
  }

  /// Returns the limits that the phrase states, by the names of their placeholders.
  private func limits(_ language: Language) -> [(name: String, text: String)] {
    func range(_ range: ClosedRange<Int>) -> [(name: String, text: String)] {
      [
        ("least", range.lowerBound.grouped(language)), ("most", range.upperBound.grouped(language)),
      ]
    }
    return switch self {
    case .microchipHint, .microchipLength: [("limit", "\(MicrochipText.digitCount)")]
    case .photoHint, .photoSize: [("limit", "\(PhotoFormat.byteLimit >> 20)")]
    case .ageRange: [("limit", "\(FieldRule.highestFormAge)")]
    case .privacyRange: range(PlaceDetail.locationPrivacy.range)
    case .radiusRange: range(PlaceDetail.locationRadius.range)
    case .phoneFormat: range(FieldRule.phoneDigits)
    case .dateTooEarly: [("year", "\(FieldRule.firstYear)")]
    default: []
    }
  }
}
