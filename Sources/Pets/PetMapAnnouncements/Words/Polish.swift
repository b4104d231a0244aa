extension Language {
  /// Polish.
  public static let polish = Language(
    File(
      "pl", name: "Polski", locale: "pl_PL", groupSeparator: "\u{A0}",
      // Many Polish names have letters beyond U+00FF.
      glyphRanges: ["0-255", "256-511"],
      plural: { count in
        if count == 1 { return .one }
        let isFew = (2...4).contains(count % 10) && !(12...14).contains(count % 100)
        return isFew ? .few : .many
      },
      callout: calloutText, phrase: phraseText, page: pageText))
}

private func calloutText(_ phrase: Phrase) -> String? {
  switch phrase {
  case .unknownPet: "Nieznane zwierzę"
  case .statusMissing: "ZAGINĄŁ"
  case .statusFound: "ZNALEZIONY"
  case .statusClosed: "ZAMKNIĘTE"
  case .dog: "Pies"
  case .cat: "Kot"
  case .bird: "Ptak"
  case .rabbit: "Królik"
  case .other: "Inne"
  case .mediumDate: "{d} {MMM} {yyyy}"
  case .january: "sty"
  case .february: "lut"
  case .march: "mar"
  case .april: "kwi"
  case .may: "maj"
  case .june: "cze"
  case .july: "lip"
  case .august: "sie"
  case .september: "wrz"
  case .october: "paź"
  case .november: "lis"
  case .december: "gru"
  default: nil
  }
}

private func phraseText(_ phrase: Phrase) -> String? {
  switch phrase {
  // Lists and loading
  case .noAnimalsFound: "Nie znaleziono zwierząt"
  case .unableToLoadData: "Nie udało się wczytać danych. Spróbuj ponownie później."
  case .petNotFound: "Nie znaleziono zwierzęcia"
  case .noConnection: "Brak połączenia z internetem. Sprawdź je i spróbuj ponownie."
  case .timedOut: "Serwer nie odpowiedział na czas. Spróbuj ponownie."
  case .badRequest: "Zapytanie nie zostało zrozumiane."
  case .serverError: "Wystąpił błąd serwera. Spróbuj ponownie później."
  case .retry: "Spróbuj ponownie"
  case .back: "Wstecz"
  case .cancel: "Anuluj"
  case .close: "Zamknij"

  // Details
  case .unableToLoadDetails: "Nie udało się wczytać szczegółów"
  case .imageNotAvailable: "Zdjęcie niedostępne"
  case .dateOfDisappearance: "Data zaginięcia"
  case .dateFound: "Data znalezienia"
  case .contactOwner: "Kontakt z właścicielem"
  case .contactFinder: "Kontakt ze znalazcą"
  case .microchipNumber: "Numer mikroczipa"
  case .name: "Imię"
  case .species: "Gatunek"
  case .breed: "Rasa"
  case .sex: "Płeć"
  case .age: "Przybliżony wiek"
  case .place: "Miejsce zaginięcia"
  case .placeFound: "Miejsce znalezienia"
  case .additionalDescription: "Dodatkowy opis"
  case .showOnMap: "Pokaż na mapie"
  case .noLocationData: "Brak danych o lokalizacji"
  case .removeReport: "Usuń zgłoszenie"
  case .removeQuestion: "Co się stało ze zgłoszeniem?"
  case .markReunited: "Oznacz jako odnalezione"
  case .deleteReport: "Usuń zgłoszenie na stałe"
  case .managementPassword: "Hasło do zarządzania"
  case .wrongPassword: "Błędne hasło."
  case .male: "Samiec"
  case .female: "Samica"
  case .unknown: "Nieznana"

  // Composed texts
  case .ageOne: "{count} rok"
  case .ageFew: "{count} lata"
  case .ageMany: "{count} lat"
  case .nearCity: "{city}, {km} km na {direction}"
  case .north: "pn."
  case .northeast: "pn.-wsch."
  case .east: "wsch."
  case .southeast: "pd.-wsch."
  case .south: "pd."
  case .southwest: "pd.-zach."
  case .west: "zach."
  case .northwest: "pn.-zach."
  case .radiusKilometers: "±{km} km"
  case .radiusMeters: "±{m} m"

  // Report flow
  case .microchipTitle: "Numer mikroczipa"
  case .photoTitle: "Zdjęcie zwierzęcia"
  case .descriptionTitle: "Opis zwierzęcia"
  case .contactTitle: "Dane właściciela"
  case .foundContactTitle: "Twoje dane"
  case .contactSubtitle: "Jak można się z Tobą skontaktować?"
  case .summaryTitle: "Zgłoszenie wysłane"
  case .microchipLabel: "Numer mikroczipa (opcjonalnie)"
  case .microchipHint: "Do 15 cyfr. Zostaw puste, jeśli zwierzę nie ma czipa albo nie znasz numeru."
  case .choosePhoto: "Wybierz zdjęcie"
  case .photoHint:
    "JPEG, PNG, GIF, WebP, BMP, TIFF lub HEIC, najwyżej 20 MB. Dane o położeniu są usuwane."
  case .removePhoto: "Usuń zdjęcie"
  case .dateLabel: "Data zaginięcia"
  case .foundDateLabel: "Data znalezienia"
  case .speciesLabel: "Gatunek"
  case .breedLabel: "Rasa"
  case .sexLabel: "Płeć"
  case .ageLabel: "Wiek (opcjonalnie)"
  case .ageHint: "Pełne lata; 0 lub puste, gdy nieznany."
  case .placeLegend: "Gdzie ostatnio je widziano"
  case .foundPlaceLegend: "Gdzie je znaleziono"
  case .latitudeLabel: "Szerokość geograficzna"
  case .longitudeLabel: "Długość geograficzna"
  case .coordinateHint: "Stopnie dziesiętne, na przykład 52.22970 i 21.01220."
  case .nameLabel: "Imię (opcjonalnie)"
  case .descriptionLabel: "Dodatkowy opis (opcjonalnie)"
  case .selectOption: "Wybierz opcję"
  case .requestGPS: "Pobierz pozycję GPS"
  case .gpsFilled: "Pozycja pobrana z GPS."
  case .gpsFailed: "Nie udało się ustalić pozycji. Spróbuj ponownie lub wpisz ją."
  case .noTextLocation: "Zbieramy tylko współrzędne, bez adresu."
  case .permissionDenied:
    "Dostęp do lokalizacji jest wyłączony. Włącz go w Ustawieniach lub wpisz pozycję."
  case .goToSettings: "Przejdź do Ustawień"
  case .phoneLabel: "Numer telefonu"
  case .emailLabel: "E-mail"
  case .rewardLabel: "Nagroda (opcjonalnie)"
  case .continueButton: "Dalej"
  case .submitButton: "Wyślij"
  case .copied: "Skopiowano"
  case .copyPassword: "Kopiuj hasło"

  // Validation
  case .correctFields: "Popraw zaznaczone informacje."
  case .required: "To pole jest wymagane."
  case .microchipLength: "Numer mikroczipa ma od 1 do 15 cyfr."
  case .photoFormat: "Wybierz zdjęcie JPEG, PNG, GIF, WebP, HEIC lub HEIF."
  case .photoSize: "Zdjęcie jest większe niż 20 MB."
  case .ageRange: "Podaj pełne lata od 0 do 40."
  case .latitudeRange: "Podaj szerokość od -90 do 90."
  case .longitudeRange: "Podaj długość od -180 do 180."
  case .bothCoordinates: "Podaj obie współrzędne albo żadną."
  case .phoneFormat: "Podaj numer telefonu: 7 do 15 cyfr."
  case .emailFormat: "Podaj poprawny adres e-mail."
  case .locationRequired: "Gdzie ostatnio widziano zwierzę? Podaj pozycję."
  case .foundLocationRequired: "Gdzie znaleziono zwierzę? Podaj pozycję."
  case .dateFormat: "Podaj datę w formacie RRRR-MM-DD."
  case .dateInFuture: "Data nie może być z przyszłości."
  case .charactersOverLimit: "Znaków ponad limit: {count}"
  case .notAllowed: "Tego tekstu nie można wysłać."
  case .photoNotKept: "Nie udało się zapisać zdjęcia na tym urządzeniu."

  // Submission
  case .chipAlreadyReported: "Zwierzę o tym numerze mikroczipa zostało już zgłoszone."
  case .passwordProblem: "Nie udało się dodać zdjęcia: hasło zgłoszenia zostało odrzucone."
  case .passwordLocked: "Zbyt wiele prób. Spróbuj ponownie później."
  case .lockedForSeconds: "Zbyt wiele prób. Spróbuj ponownie za {time} s."
  case .lockedForMinutes: "Zbyt wiele prób. Spróbuj ponownie za {time} min."
  case .lockedForHours: "Zbyt wiele prób. Spróbuj ponownie za {time} h."
  case .photoTooLarge: "Zdjęcie jest za duże."
  case .photoRefused: "Format zdjęcia nie jest obsługiwany."
  case .offline: "Brak połączenia. Zgłoszenie jest zachowane; spróbuj ponownie."
  case .submissionFailed: "Nie udało się wysłać zgłoszenia. Spróbuj ponownie."
  case .reportNotKept:
    "Nie udało się zapisać zgłoszenia na tym urządzeniu, więc nie zostało wysłane. Zwolnij miejsce "
      + "i spróbuj ponownie."

  // Terminal dialog
  case .reportMissing: "Zgłoszenie zaginionego zwierzęcia"
  case .reportFound: "Zgłoszenie znalezionego zwierzęcia"
  case .terminalHelp: "Enter zachowuje wartość w nawiasach, - ją usuwa, < cofa."
  case .sendQuestion: "Wysłać zgłoszenie?"
  case .tryAgainQuestion: "Spróbować ponownie?"
  case .resumeQuestion: "Wcześniejsze zgłoszenie czeka na zdjęcie. Wysłać je teraz?"
  case .sending: "Wysyłanie…"
  case .keepPassword: "Zachowaj numer i hasło: oba są potrzebne, aby zamknąć lub usunąć zgłoszenie."
  case .yesOrNo: "[T/n]"
  case .yesWords: "t, tak"
  case .noWords: "n, nie"
  case .firstQuestion: "To jest pierwsze pytanie."

  default: calloutText(phrase)
  }
}

private func pageText(_ text: PageText) -> String? {
  switch text {
  // The frame around every page
  case .skipToContent: "Przejdź do treści"
  case .report: "Zgłoszenie"
  case .lostPet: "Zgłoś zaginięcie"
  case .foundPet: "Zgłoś znalezienie"
  case .backToMap: "Wróć do mapy"
  case .manageReport: "Zarządzaj zgłoszeniem"
  case .about: "O serwisie"

  // The map page
  case .skipToList: "Przejdź do listy"
  case .searchLabel: "Miasto lub współrzędne"
  case .searchResults: "Miejsca"
  case .nearPlace: "koło: {name}"
  case .noPlace:
    "Nie znamy miejsca „{text}”. Wpisz większe miasto w pobliżu albo współrzędne, np. 52.2297, "
      + "21.0122."
  case .searchFailed: "Wyszukiwanie nie odpowiada. Sprawdź połączenie i spróbuj ponownie."
  case .whereAmI: "Gdzie jestem?"
  case .hereYouAre: "Lista jest teraz uporządkowana według odległości od Ciebie."
  case .noPosition:
    "Nie udało się ustalić położenia. Wyszukaj miasto albo spróbuj ponownie na zewnątrz."
  case .positionDenied:
    "Ta strona nie ma dostępu do Twojego położenia. Zezwól na to w ustawieniach przeglądarki albo "
      + "wyszukaj miasto."
  case .moreList: "Pokaż więcej listy"
  case .lessList: "Pokaż więcej mapy"
  case .lostAndFound: "Zaginione i znalezione zwierzęta"
  case .filters: "Filtry"
  case .statusFilter: "Status"
  case .missing: "Zaginione"
  case .found: "Znalezione"
  case .closed: "Zamknięte"
  case .speciesFilter: "Gatunek"
  case .lastSeen: "Ostatnio widziane"
  case .since: "Od"
  case .until: "Do"
  case .searchedWords: "Szukane słowa"
  case .searchedWordsHint: "Imię, rasa, opis"
  case .distance: "Odległość"
  case .anyDistance: "Dowolna"
  case .within: "Do {km} km"
  case .clearFilters: "Wyczyść filtry"
  case .datesReversed: "Pierwszy dzień jest po ostatnim. Zmień jeden z nich."
  case .details: "Szczegóły"
  case .showPetOnMap: "Pokaż na mapie: {name}"
  case .showMore: "Pokaż więcej"
  case .away: "{far} stąd"
  case .tally: "{status}:\u{A0}{count}"
  case .summary: "W widoku: {total}"
  case .summaryWithin: "Do {km} km: {total}"
  case .loading: "Wczytywanie…"
  case .nothingInView: "Brak zwierząt w widoku. Oddal albo przesuń mapę."
  case .nothingMatches: "Żadne zwierzę w widoku nie pasuje do filtrów."
  case .noneYet: "Nie ma jeszcze żadnych zgłoszeń."
  case .listFailed: "Nie udało się wczytać listy."
  case .serviceAway: "Brak połączenia z usługą. Widok może być nieaktualny; strona próbuje dalej."
  case .gone: "Tego ogłoszenia już nie ma."
  case .petFailed: "Nie udało się wczytać ogłoszenia."
  case .noLiveMap:
    "Ta przeglądarka nie może narysować interaktywnej mapy (WebGL jest wyłączony), więc mapa jest "
      + "obrazem."
  case .mapFailed: "Nie udało się wczytać interaktywnej mapy, więc mapa jest obrazem."
  case .stack: "Zwierzęta w jednym miejscu: {count}"
  case .noScript: "Bez JavaScriptu mapa jest obrazem."
  case .mapPicture: "Mapa zwierząt w widoku"
  case .moveNorth: "Północ"
  case .moveSouth: "Południe"
  case .moveWest: "Zachód"
  case .moveEast: "Wschód"
  case .moveMap: "Przesuń mapę"
  case .map: "Mapa"
  case .mapSources: "Źródła mapy"
  case .zoomIn: "Przybliż"
  case .zoomOut: "Oddal"

  // A pet's page
  case .petNotFoundHint: "Pod tym adresem nie ma zgłoszenia. Mogło zostać usunięte."
  case .unpublishedHint:
    "To zgłoszenie nie ma jeszcze zdjęcia. Widzą je tylko osoby, które znają jego adres."
  case .reward: "Nagroda"
  case .posterA4: "Plakat do druku (A4)"
  case .posterLetter: "US Letter"
  case .mapOfPlace: "Mapa miejsca, w którym ostatnio widziano zwierzę."

  // The steps of a report
  case .problemWord: "Błąd"
  case .photoLead:
    "Wyraźne zdjęcie pomaga rozpoznać zwierzę. Zgłoszenie pojawia się na mapie ze zdjęciem."
  case .photoAttached: "Zdjęcie jest dołączone."
  case .photoReplace: "Wybierz inne zdjęcie"
  case .contactHint: "Telefon i e-mail są publicznie widoczne w zgłoszeniu."
  case .pinOnMap: "Zaznacz pinezką na mapie"
  case .pinHelp: "Przeciągnij pinezkę lub kliknij mapę. Strzałki przesuwają zaznaczoną pinezkę."
  case .pin: "Pinezka pozycji"
  case .noMap: "Nie udało się wczytać mapy. Wpisz współrzędne."
  case .characterCount: "Znaków: {count} z {limit}"
  case .stepOf: "Krok"
  case .notStored: "Jeszcze nie wysłano"
  case .alreadySent: "To zgłoszenie wysłano już z inną treścią. Przycisk Wyślij utworzy kolejne."
  case .storeAway:
    "Zgłoszeń nie można teraz zapisać. Nic z wpisanych danych nie przepadło. Spróbuj za chwilę."
  case .busy: "Zbyt wiele zdjęć jest teraz wysyłanych. Spróbuj ponownie za kilka sekund."

  // The summary of a report
  case .photoStillMissing: "Dodaj zdjęcie"
  case .savedWithoutPhoto: "Zgłoszenie jest zapisane, ale pojawi się na mapie dopiero ze zdjęciem."
  case .sendPhoto: "Wyślij zdjęcie"
  case .reportID: "Numer zgłoszenia"
  case .openReport: "Otwórz zgłoszenie"
  case .onTheMap:
    "Zgłoszenie jest na mapie. Każdy, kto rozpozna zwierzę, może się teraz z Tobą skontaktować."
  case .passwordOnce: "Hasło jest pokazane tylko tutaj. Zapisz je lub skopiuj."

  // Managing a report
  case .manageTitle: "Zarządzanie zgłoszeniem"
  case .manageLead: "Wpisz numer i hasło pokazane po wysłaniu zgłoszenia."
  case .wrongIDOrPassword: "Numer lub hasło są nieprawidłowe."
  case .locked: "Chwilowo zablokowane"
  case .closeExplained: "Zgłoszenie pozostanie widoczne jako zamknięte."
  case .deleteExplained: "Zgłoszenie i zdjęcie zostaną trwale usunięte."
  case .closeQuestion: "Czy zwierzę wróciło do domu?"
  case .deleteQuestion: "Usunąć to zgłoszenie?"
  case .yesClose: "Tak, oznacz jako odnalezione"
  case .yesDelete: "Tak, usuń"
  case .closedDone: "Oznaczono jako odnalezione"
  case .closedText: "Dobrze, że tak się skończyło. Mapa pokazuje zgłoszenie jako zamknięte."
  case .deletedDone: "Zgłoszenie usunięto"
  case .deletedText: "Ani zgłoszenie, ani zdjęcie nie są już dostępne."
  case .alreadyClosed: "To zgłoszenie jest zamknięte."
  case .noPhotoYet: "To zgłoszenie nie ma jeszcze zdjęcia, więc nie ma go na mapie."

  // Errors
  case .refusedTitle: "Formularz odrzucono"
  case .foreignForm: "Wysłano go z innej strony. Otwórz stronę tutaj i wyślij ponownie."
  case .brokenForm: "Dotarł uszkodzony. Wróć w przeglądarce i wyślij ponownie."
  case .largeForm: "Jest za duży. Wróć w przeglądarce i wybierz mniejsze zdjęcie lub krótszy opis."
  case .failedTitle: "Coś poszło nie tak"
  case .failedText: "Wróć w przeglądarce i wyślij formularz ponownie."
  case .pageNotFound: "Nie znaleziono strony"
  case .pageNotFoundHint:
    "Pod tym adresem nie ma strony. Sprawdź adres albo poszukaj zwierzęcia na mapie."
  case .formsOnly: "Tej strony nie można otworzyć"
  case .formsOnlyHint: "Ten adres tylko odbiera formularze. Zacznij od nowa na mapie."
  case .invalidAddress: "Nieprawidłowy adres"
  case .invalidAddressHint: "Część tego adresu ma niedozwoloną wartość. Zacznij od nowa na mapie."
  case .pageUnavailable: "Chwilowo niedostępne"
  case .pageUnavailableHint: "Serwis jest zajęty lub ma problem. Spróbuj ponownie za kilka sekund."

  // Posters
  case .foundOn: "Znaleziono"
  case .lastSeenOn: "Ostatnio widziano"
  case .posterPlace: "Gdzie"
  case .haveYouSeen: "Czy ktoś widział to zwierzę?"
  case .isThisYours: "Czy to Twoje zwierzę?"
  case .scanToOpen: "Zeskanuj, aby otworzyć zgłoszenie"
  }
}
