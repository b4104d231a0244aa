import PetMapAPI
import PetMapAnnouncements

extension ManagePage {
  /// What a reporter can say about a match. It needs no confirmation, because it can be withdrawn.
  enum MatchAction: String {
    case mine
    case notMine
    /// Withdraws that a match is the same pet.
    case undecided
    /// Withdraws all that matches are other pets.
    case showAll

    /// The decision that is recorded; `nil` if one is withdrawn.
    var verdict: MatchDecision.Verdict? {
      switch self {
      case .mine: .mine
      case .notMine: .notMine
      case .undecided, .showAll: nil
      }
    }
  }

  /// Returns the buttons with which the reporter says whether a match is the same pet.
  ///
  /// - Parameter verdict: What the reporter has said.
  func answers(
    to other: AnnouncementID, _ verdict: MatchDecision.Verdict?, _ status: AnnouncementStatus
  ) -> HTML {
    let isFound = status == .found
    if verdict == .mine {
      return """
        <p class="said" data-testid="manage.mine">\
        \(language(isFound ? .saidSame : .saidMine)) \(language(.saidHint))</p>
        \(form(other, [(.undecided, .withdrawAnswer)]))
        """
    }
    return form(
      other,
      [
        (.mine, isFound ? .itIsTheSame : .itIsMine),
        (.notMine, isFound ? .notTheSame : .notMine),
      ])
  }

  /// Returns the number of matches that are other pets, with a button that shows them again, or `nil`
  /// if there are none.
  func rejected(_ count: Int) -> HTML? {
    guard count > 0 else { return nil }
    return """
      <p class="hint" data-testid="manage.rejected">\
      \(language(.rejectedMatches)): \(count)</p>
      \(form(nil, [(.showAll, .showRejected)]))
      """
  }

  private func form(
    _ other: AnnouncementID?, _ buttons: [(action: MatchAction, text: PageText)]
  ) -> HTML {
    answers(
      other.map { FormControls.hidden(Name.other, $0.text) },
      buttons.map { ($0.action.rawValue, $0.text) })
  }

  /// Returns a form with buttons that need no confirmation.
  ///
  /// - Parameter fields: The hidden fields that say what the buttons are about.
  func answers(_ fields: HTML?, _ buttons: [(action: String, text: PageText)]) -> HTML {
    """
    <form class="answers" method="post" action="\(access.path(language))">\
    \(access.fields)\(fields)\
    \(buttons.map { action, text in
        """
        <button class="button plain" name="\(Name.action)" value="\(action)">\
        \(language(text))</button>

        """ as HTML
      })</form>

    """
  }
}
