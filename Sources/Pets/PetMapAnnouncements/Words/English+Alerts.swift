extension Language {
  /// The texts of alerts in English, or `nil` for other texts.
  static func englishAlertText(_ text: PageText) -> String? {
    switch text {
    // On pages
    case .alertsTitle: "Alerts"
    case .alertLike: "Tell me about new pets like this"
    case .alertOfPet: "Tell me about sightings and possible matches of this pet"
    case .alertByMail: "By email"
    case .alertInBrowser: "In this browser"
    case .alertAtom: "Feed (Atom)"
    case .alertJSON: "Feed (JSON)"
    case .alertMailSent: "We have sent a message to {address}. Open its link to confirm."
    case .alertActive: "You will be told at {address}."
    case .alertActiveHere: "You will be told in this browser."
    case .alertConfirm: "Confirm"
    case .alertStop: "Stop this alert"
    case .alertStopped: "This alert has been stopped"
    case .alertUnknown: "This alert does not exist or was stopped"
    case .alertUnsupported: "Your browser does not allow notifications"
    case .alertBlocked: "Notifications are off in this browser's settings"
    case .alertPrivacy: "Only used for this alert; deleted when you stop it."

    case .alertHere: "Tell me about new pets here"
    case .alertNewLead: "You will be told of each new report that fits."
    case .alertPlace: "Around which place?"
    case .alertPlaceHint: "A city, an address or a coordinate"
    case .alertPlaceWrong: "Enter a place that can be found, such as a city."
    case .alertMapRegion: "The area is the one that you saw on the map."
    case .alertHow: "How should we tell you?"
    case .alertByFeed: "As a feed for a feed reader"
    case .alertOnlyFeed: "Nothing is sent. Add one of the feeds to a feed reader."
    case .alertConfirmLead: "Confirm that you want mail about this."
    case .alertFeeds: "Feeds"
    case .alertFeedsHint: "Keep these addresses to yourself: anyone who has one can stop the alert."
    case .alertStopHint: "When you stop this alert, everything about it is deleted."
    case .alertTooMany: "You have too many alerts. Stop one first."

    // What an alert is about
    case .alertMissing: "Missing {pets}"
    case .alertFound: "Found {pets}"
    case .alertOpen: "Missing and found {pets}"
    case .alertAllPets: "pets"
    case .alertDogs: "dogs"
    case .alertCats: "cats"
    case .alertBirds: "birds"
    case .alertRabbits: "rabbits"
    case .alertOtherPets: "other pets"
    case .alertQuoted: "“{words}”"
    case .alertPair: "{first} and {last}"
    case .alertWithin: "{pets} within {distance} of {place}"
    case .alertInBox: "{pets} between {southwest} and {northeast}"
    case .alertInPolygon: "{pets} in a drawn area around {place}"
    case .alertWithWord: "{search} with the word {words}"
    case .alertWithWords: "{search} with the words {words}"
    case .alertAboutPet: "Sightings and possible matches: {pet}"

    // What has happened
    case .alertMissingPet: "Missing: {pet}"
    case .alertFoundPet: "Found: {pet}"
    case .alertClosedPet: "Closed: {pet}"
    case .alertSighting: "Sighting: {pet}"
    case .alertMatch: "May be the animal you reported ({band}): {pet}"
    case .alertStillMissing: "Is {pet} still missing?"
    case .alertStillFound: "Is the owner still wanted? {pet}"
    case .alertSeenOn: "seen {date}"
    case .alertFoundOn: "found {date}"
    case .alertFewReports: "{count} new reports"
    case .alertManyReports: "{count} new reports"

    // Messages
    case .alertHitText: "A new report fits your alert."
    case .alertMatchText:
      "A report is similar to yours. Compare the photos, and call if it may be the same animal."
    case .alertSightingText: "Someone has seen the animal."
    case .alertReminderText:
      "The report is {days} days old. If the animal is home, please close it, so that no one "
        + "keeps looking."
    case .alertClose: "Close the report"
    case .alertRenew: "The report is still right"
    case .alertConfirmSubject: "Confirm that you want mail about this: {search}"
    case .alertConfirmText:
      "Someone entered your address to get mail about this. If it was you, open this link; "
        + "nothing is sent before."
    case .alertConfirmIgnore:
      "If it was not you, ignore this message. Your address will be deleted."
    case .alertReason: "You get this message because you asked for it: {search}"
    default: nil
    }
  }
}
