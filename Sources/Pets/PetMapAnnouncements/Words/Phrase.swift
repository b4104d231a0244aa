/// All localized UI strings, in every language.
public enum Phrase: Sendable, Hashable, CaseIterable {
  // Lists and loading
  case noAnimalsFound, unableToLoadData, petNotFound, noConnection, timedOut, badRequest
  case serverError, retry, back, cancel, close
  // Details
  case unableToLoadDetails, imageNotAvailable, dateOfDisappearance, contactOwner, microchipNumber
  case dateFound, placeFound, contactFinder
  case name, species, breed, sex, age, place, additionalDescription, showOnMap, noLocationData
  case removeReport, removeQuestion, markReunited, deleteReport, managementPassword, wrongPassword
  case statusMissing, statusFound, statusClosed
  case dog, cat, bird, rabbit, other, male, female, unknown, unknownPet
  // Composed texts
  case mediumDate, january, february, march, april, may, june, july, august, september, october
  case november, december
  case ageOne, ageFew, ageMany
  case nearCity, north, northeast, east, southeast, south, southwest, west, northwest
  case radiusKilometers, radiusMeters
  // Report flow
  case microchipTitle, photoTitle, descriptionTitle, contactTitle, contactSubtitle, summaryTitle
  case microchipLabel, choosePhoto, removePhoto, dateLabel, speciesLabel, breedLabel
  case sexLabel, ageLabel, latitudeLabel, longitudeLabel, nameLabel, descriptionLabel, selectOption
  case requestGPS, gpsFilled, gpsFailed, noTextLocation, permissionDenied, goToSettings
  case phoneLabel, emailLabel, rewardLabel, continueButton, submitButton, copied
  case copyPassword
  // Validation errors
  case correctFields, required, microchipLength, photoFormat, photoSize, ageRange, latitudeRange
  case longitudeRange, bothCoordinates, phoneFormat, emailFormat, locationRequired, dateInFuture
  case notAllowed, photoNotKept, dateFormat
  // Submission
  case chipAlreadyReported, passwordProblem, passwordLocked, lockedForSeconds, lockedForMinutes
  case lockedForHours, photoTooLarge, photoRefused, offline
  case submissionFailed, reportNotKept
  // Terminal dialog
  case reportMissing, reportFound, terminalHelp, sendQuestion, tryAgainQuestion, resumeQuestion
  case sending, keepPassword, yesOrNo, firstQuestion

  /// Returns the phrase in the given language.
  public func text(_ language: Language) -> String { wording.text(language) }

  private var wording: Wording {
    switch self {
    case .noAnimalsFound: Wording("No animals found", "Nie znaleziono zwierząt")
    case .unableToLoadData:
      Wording(
        "Unable to load data. Please try again later.",
        "Nie udało się wczytać danych. Spróbuj ponownie później.")
    case .petNotFound: Wording("Pet not found", "Nie znaleziono zwierzęcia")
    case .noConnection:
      Wording(
        "No internet connection. Check it and try again.",
        "Brak połączenia z internetem. Sprawdź je i spróbuj ponownie.")
    case .timedOut:
      Wording(
        "The server did not respond in time. Please try again.",
        "Serwer nie odpowiedział na czas. Spróbuj ponownie.")
    case .badRequest:
      Wording("The request was not understood.", "Zapytanie nie zostało zrozumiane.")
    case .serverError:
      Wording(
        "Something went wrong on the server. Please try again later.",
        "Wystąpił błąd serwera. Spróbuj ponownie później.")
    case .retry: Wording("Try again", "Spróbuj ponownie")
    case .back: Wording("Back", "Wstecz")
    case .cancel: Wording("Cancel", "Anuluj")
    case .close: Wording("Close", "Zamknij")

    case .unableToLoadDetails:
      Wording("Unable to load pet details", "Nie udało się wczytać szczegółów")
    case .imageNotAvailable: Wording("Image not available", "Zdjęcie niedostępne")
    case .dateOfDisappearance: Wording("Date of Disappearance", "Data zaginięcia")
    case .contactOwner: Wording("Contact owner", "Kontakt z właścicielem")
    case .dateFound: Wording("Date Found", "Data znalezienia")
    case .placeFound: Wording("Place Found", "Miejsce znalezienia")
    case .contactFinder: Wording("Contact finder", "Kontakt ze znalazcą")
    case .microchipNumber: Wording("Microchip number", "Numer mikroczipa")
    case .name: Wording("Animal Name", "Imię")
    case .species: Wording("Animal Species", "Gatunek")
    case .breed: Wording("Animal Race", "Rasa")
    case .sex: Wording("Animal Sex", "Płeć")
    case .age: Wording("Animal Approx. Age", "Przybliżony wiek")
    case .place: Wording("Place of Disappearance", "Miejsce zaginięcia")
    case .additionalDescription: Wording("Animal Additional Description", "Dodatkowy opis")
    case .showOnMap: Wording("Show on the map", "Pokaż na mapie")
    case .noLocationData: Wording("No location data", "Brak danych o lokalizacji")
    case .removeReport: Wording("Remove Report", "Usuń zgłoszenie")
    case .removeQuestion:
      Wording("What happened with this report?", "Co się stało ze zgłoszeniem?")
    case .markReunited: Wording("Mark as reunited", "Oznacz jako odnalezione")
    case .deleteReport: Wording("Delete the report", "Usuń zgłoszenie na stałe")
    case .managementPassword: Wording("Management password", "Hasło do zarządzania")
    case .wrongPassword: Wording("Wrong password.", "Błędne hasło.")
    case .statusMissing: .statusMissing
    case .statusFound: .statusFound
    case .statusClosed: .statusClosed
    case .dog: Species.dog.screenName
    case .cat: Species.cat.screenName
    case .bird: Species.bird.screenName
    case .rabbit: Species.rabbit.screenName
    case .other: Species.other.screenName
    case .male: Wording("Male", "Samiec")
    case .female: Wording("Female", "Samica")
    case .unknown: Wording("Unknown", "Nieznana")
    case .unknownPet: .unknownPet

    case .mediumDate: Wording("{MMM} {dd}, {yyyy}", "{d} {MMM} {yyyy}")
    case .january: .month(1)
    case .february: .month(2)
    case .march: .month(3)
    case .april: .month(4)
    case .may: .month(5)
    case .june: .month(6)
    case .july: .month(7)
    case .august: .month(8)
    case .september: .month(9)
    case .october: .month(10)
    case .november: .month(11)
    case .december: .month(12)
    case .ageOne: Wording("{count} year", "{count} rok")
    case .ageFew: Wording("{count} years", "{count} lata")
    case .ageMany: Wording("{count} years", "{count} lat")
    case .nearCity: Wording("{km} km {direction} of {city}", "{city}, {km} km na {direction}")
    case .north: Wording("N", "pn.")
    case .northeast: Wording("NE", "pn.-wsch.")
    case .east: Wording("E", "wsch.")
    case .southeast: Wording("SE", "pd.-wsch.")
    case .south: Wording("S", "pd.")
    case .southwest: Wording("SW", "pd.-zach.")
    case .west: Wording("W", "zach.")
    case .northwest: Wording("NW", "pn.-zach.")
    case .radiusKilometers: Wording("±{km} km", "±{km} km")
    case .radiusMeters: Wording("±{m} m", "±{m} m")

    case .microchipTitle: Wording("Microchip number", "Numer mikroczipa")
    case .photoTitle: Wording("Animal photo", "Zdjęcie zwierzęcia")
    case .descriptionTitle: Wording("Animal description", "Opis zwierzęcia")
    case .contactTitle: Wording("Owner's details", "Dane właściciela")
    case .contactSubtitle:
      Wording("How can we reach you?", "Jak można się z Tobą skontaktować?")
    case .summaryTitle: Wording("Report sent", "Zgłoszenie wysłane")
    case .microchipLabel: Wording("Microchip number (optional)", "Numer mikroczipa (opcjonalnie)")
    case .choosePhoto: Wording("Choose a photo", "Wybierz zdjęcie")
    case .removePhoto: Wording("Remove the photo", "Usuń zdjęcie")
    case .dateLabel: Wording("Date of disappearance", "Data zaginięcia")
    case .speciesLabel: Wording("Animal species", "Gatunek")
    case .breedLabel: Wording("Animal race", "Rasa")
    case .sexLabel: Wording("Gender", "Płeć")
    case .ageLabel: Wording("Animal age (optional)", "Wiek (opcjonalnie)")
    case .latitudeLabel: Wording("Lat", "Szerokość geograficzna")
    case .longitudeLabel: Wording("Long", "Długość geograficzna")
    case .nameLabel: Wording("Animal name (optional)", "Imię (opcjonalnie)")
    case .descriptionLabel:
      Wording("Animal additional description (optional)", "Dodatkowy opis (opcjonalnie)")
    case .selectOption: Wording("Select an option", "Wybierz opcję")
    case .requestGPS: Wording("Request GPS position", "Pobierz pozycję GPS")
    case .gpsFilled: Wording("Position filled in from GPS.", "Pozycja pobrana z GPS.")
    case .gpsFailed:
      Wording(
        "The position could not be found. Try again or type it in.",
        "Nie udało się ustalić pozycji. Spróbuj ponownie lub wpisz ją.")
    case .noTextLocation:
      Wording(
        "Only coordinates are collected here, no address.",
        "Zbieramy tylko współrzędne, bez adresu.")
    case .permissionDenied:
      Wording(
        "Location access is off. Allow it in Settings, or type the position in.",
        "Dostęp do lokalizacji jest wyłączony. Włącz go w Ustawieniach lub wpisz pozycję.")
    case .goToSettings: Wording("Go to Settings", "Przejdź do Ustawień")
    case .phoneLabel: Wording("Phone number", "Numer telefonu")
    case .emailLabel: Wording("Email", "E-mail")
    case .rewardLabel: Wording("Reward for the finder (optional)", "Nagroda (opcjonalnie)")
    case .continueButton: Wording("Continue", "Dalej")
    case .submitButton: Wording("Submit", "Wyślij")
    case .copied: Wording("Copied", "Skopiowano")
    case .copyPassword: Wording("Copy the password", "Kopiuj hasło")

    case .correctFields:
      Wording("Some information must be corrected.", "Popraw zaznaczone informacje.")
    case .required: Wording("This field is required.", "To pole jest wymagane.")
    case .microchipLength:
      Wording(
        "A microchip number has 1 to 15 digits.", "Numer mikroczipa ma od 1 do 15 cyfr.")
    case .photoFormat:
      Wording(
        "Choose a JPEG, PNG, GIF, WebP, BMP, TIFF, HEIC or HEIF picture.",
        "Wybierz zdjęcie JPEG, PNG, GIF, WebP, BMP, TIFF, HEIC lub HEIF.")
    case .photoSize:
      Wording("The photo is larger than 20 MB.", "Zdjęcie jest większe niż 20 MB.")
    case .ageRange:
      Wording("Enter whole years from 0 to 40.", "Podaj pełne lata od 0 do 40.")
    case .latitudeRange:
      Wording("Enter a latitude from -90 to 90.", "Podaj szerokość od -90 do 90.")
    case .longitudeRange:
      Wording("Enter a longitude from -180 to 180.", "Podaj długość od -180 do 180.")
    case .bothCoordinates:
      Wording("Enter both coordinates or neither.", "Podaj obie współrzędne albo żadną.")
    case .phoneFormat:
      Wording("Enter a phone number of 7 to 15 digits.", "Podaj numer telefonu: 7 do 15 cyfr.")
    case .emailFormat: Wording("Enter a valid email address.", "Podaj poprawny adres e-mail.")
    case .locationRequired:
      Wording(
        "Where was the animal last seen? Add its position.",
        "Gdzie ostatnio widziano zwierzę? Podaj pozycję.")
    case .dateInFuture:
      Wording("The date cannot be in the future.", "Data nie może być z przyszłości.")
    case .notAllowed:
      Wording("This text cannot be sent as it is.", "Tego tekstu nie można wysłać.")

    case .dateFormat:
      Wording("Enter a date as YYYY-MM-DD.", "Podaj datę w formacie RRRR-MM-DD.")
    case .photoNotKept:
      Wording(
        "The photo could not be saved on this device.",
        "Nie udało się zapisać zdjęcia na tym urządzeniu.")

    case .chipAlreadyReported:
      Wording(
        "An animal with this microchip number has already been reported.",
        "Zwierzę o tym numerze mikroczipa zostało już zgłoszone.")
    case .passwordProblem:
      Wording(
        "The photo could not be added: the report's password was refused.",
        "Nie udało się dodać zdjęcia: hasło zgłoszenia zostało odrzucone.")
    case .passwordLocked:
      Wording(
        "Too many attempts. Please try again later.", "Zbyt wiele prób. Spróbuj ponownie później.")
    case .lockedForSeconds:
      Wording(
        "Too many attempts. Try again in {time} s.",
        "Zbyt wiele prób. Spróbuj ponownie za {time} s.")
    case .lockedForMinutes:
      Wording(
        "Too many attempts. Try again in {time} min.",
        "Zbyt wiele prób. Spróbuj ponownie za {time} min.")
    case .lockedForHours:
      Wording(
        "Too many attempts. Try again in {time} h.",
        "Zbyt wiele prób. Spróbuj ponownie za {time} h.")
    case .photoTooLarge: Wording("The photo is too large.", "Zdjęcie jest za duże.")
    case .photoRefused:
      Wording("The photo's format is not accepted.", "Format zdjęcia nie jest obsługiwany.")
    case .offline:
      Wording(
        "You are offline. Your report is kept; try again.",
        "Brak połączenia. Zgłoszenie jest zachowane; spróbuj ponownie.")
    case .submissionFailed:
      Wording(
        "The report could not be sent. Please try again.",
        "Nie udało się wysłać zgłoszenia. Spróbuj ponownie.")
    case .reportNotKept:
      Wording(
        "The report could not be saved on this device, so it was not sent. Free up some storage and "
          + "try again.",
        "Nie udało się zapisać zgłoszenia na tym urządzeniu, więc nie zostało wysłane. Zwolnij "
          + "miejsce i spróbuj ponownie.")

    case .reportMissing: Wording("Report a missing animal", "Zgłoszenie zaginionego zwierzęcia")
    case .reportFound: Wording("Report a found animal", "Zgłoszenie znalezionego zwierzęcia")
    case .terminalHelp:
      Wording(
        "Press Enter to keep the value in brackets, - to clear it, or < to go back.",
        "Enter zachowuje wartość w nawiasach, - ją usuwa, < cofa.")
    case .sendQuestion: Wording("Send this report?", "Wysłać zgłoszenie?")
    case .tryAgainQuestion: Wording("Try again?", "Spróbować ponownie?")
    case .resumeQuestion:
      Wording(
        "An earlier report is still waiting for its photo. Send it now?",
        "Wcześniejsze zgłoszenie czeka na zdjęcie. Wysłać je teraz?")
    case .sending: Wording("Sending…", "Wysyłanie…")
    case .keepPassword:
      Wording(
        "Keep the ID and the password: you need both to close or remove the report.",
        "Zachowaj numer i hasło: oba są potrzebne, aby zamknąć lub usunąć zgłoszenie.")
    case .yesOrNo: Wording("[Y/n]", "[T/n]")
    case .firstQuestion: Wording("This is the first question.", "To jest pierwsze pytanie.")
    }
  }
}
