extension Language {
  /// The texts of alerts in Polish, or `nil` for other texts.
  static func polishAlertText(_ text: PageText) -> String? {
    switch text {
    // On pages
    case .alertsTitle: "Powiadomienia"
    case .alertLike: "Powiadamiaj mnie o nowych zgłoszeniach jak te"
    case .alertOfPet: "Powiadamiaj mnie, gdy ktoś zobaczy to zwierzę albo zgłosi podobne"
    case .alertByMail: "E-mailem"
    case .alertInBrowser: "W tej przeglądarce"
    case .alertAtom: "Kanał (Atom)"
    case .alertJSON: "Kanał (JSON)"
    case .alertMailSent:
      "Wysłaliśmy wiadomość na adres {address}. Otwórz link, który w niej jest, aby potwierdzić."
    case .alertActive: "Powiadomienia będą przychodzić na adres {address}."
    case .alertActiveHere: "Powiadomienia będą się pojawiać w tej przeglądarce."
    case .alertConfirm: "Potwierdź"
    case .alertStop: "Wyłącz to powiadomienie"
    case .alertStopped: "To powiadomienie zostało wyłączone"
    case .alertUnknown: "Tego powiadomienia nie ma albo zostało wyłączone"
    case .alertUnsupported: "Ta przeglądarka nie pozwala na powiadomienia"
    case .alertBlocked: "Powiadomienia są wyłączone w ustawieniach tej przeglądarki"
    case .alertPrivacy: "Używamy tego tylko do tego powiadomienia i usuwamy, gdy je wyłączysz."

    case .alertHere: "Powiadamiaj mnie o nowych zgłoszeniach stąd"
    case .alertNewLead: "Damy Ci znać o każdym nowym zgłoszeniu, które pasuje."
    case .alertPlace: "W okolicy jakiego miejsca?"
    case .alertPlaceHint: "Miasto, adres albo współrzędne"
    case .alertPlaceWrong: "Wpisz miejsce, które da się znaleźć, na przykład miasto."
    case .alertMapRegion: "Obszar jest taki, jaki był widoczny na mapie."
    case .alertHow: "Jak mamy Cię powiadamiać?"
    case .alertByFeed: "Jako kanał do czytnika"
    case .alertOnlyFeed: "Nic nie wysyłamy. Dodaj jeden z kanałów do czytnika."
    case .alertConfirmLead: "Potwierdź, że chcesz dostawać wiadomości na ten temat."
    case .alertFeeds: "Kanały"
    case .alertFeedsHint:
      "Zachowaj te adresy dla siebie: kto zna któryś z nich, może wyłączyć powiadomienie."
    case .alertStopHint: "Gdy wyłączysz to powiadomienie, usuniemy wszystko, co go dotyczy."
    case .alertTooMany: "Masz za dużo powiadomień. Najpierw wyłącz któreś z nich."

    // What an alert is about
    case .alertMissing: "Zaginione {pets}"
    case .alertFound: "Znalezione {pets}"
    case .alertOpen: "Zaginione i znalezione {pets}"
    case .alertAllPets: "zwierzęta"
    case .alertDogs: "psy"
    case .alertCats: "koty"
    case .alertBirds: "ptaki"
    case .alertRabbits: "króliki"
    case .alertOtherPets: "inne zwierzęta"
    case .alertQuoted: "„{words}”"
    case .alertPair: "{first} i {last}"
    case .alertWithin: "{pets} do {distance} od {place}"
    case .alertInBox: "{pets} w obszarze od {southwest} do {northeast}"
    case .alertInPolygon: "{pets} w zaznaczonym obszarze wokół {place}"
    case .alertWithWord: "{search} ze słowem {words}"
    case .alertWithWords: "{search} ze słowami {words}"
    case .alertAboutPet: "Obserwacje i podobne zgłoszenia: {pet}"

    // What has happened
    case .alertMissingPet: "Zaginięcie: {pet}"
    case .alertFoundPet: "Znalezienie: {pet}"
    case .alertClosedPet: "Zamknięte: {pet}"
    case .alertSighting: "Obserwacja: {pet}"
    case .alertMatch: "Może to zwierzę z Twojego zgłoszenia ({band}): {pet}"
    case .alertStillMissing: "Czy zwierzę nadal jest poszukiwane? {pet}"
    case .alertStillFound: "Czy nadal szukasz właściciela? {pet}"
    case .alertSeenOn: "widziano {date}"
    case .alertFoundOn: "znaleziono {date}"
    case .alertFewReports: "{count} nowe zgłoszenia"
    case .alertManyReports: "{count} nowych zgłoszeń"

    // Messages
    case .alertHitText: "Nowe zgłoszenie pasuje do Twojego powiadomienia."
    case .alertMatchText:
      "Jest zgłoszenie podobne do Twojego. Porównaj zdjęcia i zadzwoń, jeśli to może być to samo "
        + "zwierzę."
    case .alertSightingText: "Ktoś widział to zwierzę."
    case .alertReminderText:
      "Zgłoszenie ma {days} dni. Jeśli zwierzę jest już w domu, zamknij je, aby nikt nie szukał "
        + "dalej."
    case .alertClose: "Zamknij zgłoszenie"
    case .alertRenew: "Zgłoszenie jest nadal aktualne"
    case .alertConfirmSubject: "Potwierdź, że chcesz dostawać wiadomości: {search}"
    case .alertConfirmText:
      "Ktoś podał Twój adres, aby dostawać takie wiadomości. Jeśli to Ty, otwórz ten link; "
        + "przedtem niczego nie wyślemy."
    case .alertConfirmIgnore:
      "Jeśli to nie Ty, zignoruj tę wiadomość. Twój adres zostanie usunięty."
    case .alertReason: "Ta wiadomość jest na Twoje życzenie: {search}"
    default: nil
    }
  }
}
