import PetMapAnnouncements

extension ManagePage {
  /// What a reporter does with a sighting. It needs no confirmation, because it can be undone.
  enum SightingAction: String {
    case confirmSighting
    case publishSighting
    case hideSighting

    /// The status that the sighting gets.
    var status: Sighting.Status {
      switch self {
      case .confirmSighting: .confirmed
      case .publishSighting: .published
      case .hideSighting: .hidden
      }
    }
  }

  /// Returns the buttons with which the reporter confirms, hides or shows a sighting.
  func buttons(of sighting: Sighting) -> HTML {
    let choices: [(SightingAction, PageText)] =
      switch sighting.status {
      case .published, .waiting:
        [(.confirmSighting, .confirmSighting), (.hideSighting, .moderateHide)]
      case .confirmed:
        [(.publishSighting, .unconfirmSighting), (.hideSighting, .moderateHide)]
      case .hidden: [(.publishSighting, .showSighting)]
      }
    return answers(
      FormControls.hidden(Name.number, String(sighting.number)),
      choices.map { ($0.0.rawValue, $0.1) })
  }
}
