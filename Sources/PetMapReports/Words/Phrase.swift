/// Everything that the screens say, in every language: the one table of words.
public enum Phrase: Sendable, Hashable, CaseIterable {
  // Lists and loading
  case noAnimalsFound, unableToLoadData, petNotFound, noConnection, timedOut, badRequest
  case serverError, retry, back, cancel, close
  // Details
  case unableToLoadDetails, imageNotAvailable, dateOfDisappearance, contactOwner, microchipNumber
  case species, breed, sex, age, place, additionalDescription, showOnMap, noLocationData
  case removeReport, removeQuestion, markReunited, deleteReport, managementPassword, wrongPassword
  case statusMissing, statusFound, statusClosed
  case dog, cat, bird, rabbit, other, male, female, unknown, unknownPet
  // Report flow
  case microchipTitle, photoTitle, descriptionTitle, contactTitle, contactSubtitle, summaryTitle
  case microchipLabel, choosePhoto, removePhoto, dateLabel, speciesLabel, breedLabel
  case sexLabel, ageLabel, latitudeLabel, longitudeLabel, nameLabel, descriptionLabel, selectOption
  case requestGPS, gpsFilled, gpsFailed, noTextLocation, permissionDenied, goToSettings
  case phoneLabel, emailLabel, rewardLabel, continueButton, submitButton, copied
  // What must be corrected
  case correctFields, required, microchipLength, photoFormat, photoSize, ageRange, latitudeRange
  case longitudeRange, bothCoordinates, phoneFormat, emailFormat, locationRequired, dateInFuture
  case notAllowed, photoNotKept, dateFormat
  // Submission
  case chipAlreadyReported, passwordProblem, passwordLocked, photoTooLarge, photoRefused, offline
  case submissionFailed
  // On a terminal
  case reportMissing, reportFound, terminalHelp, sendQuestion, tryAgainQuestion, resumeQuestion
  case sending, keepPassword, yesOrNo, firstQuestion

  /// The phrase in a language.
  public func text(_ language: Language) -> String {
    let words = words
    return switch language {
    case .english: words.english
    case .polish: words.polish
    }
  }

  private struct Words {
    var english: String
    var polish: String

    init(_ english: String, _ polish: String) {
      self.english = english
      self.polish = polish
    }
  }

  private var words: Words {
    switch self {
    case .noAnimalsFound: Words("No animals found", "Nie znaleziono zwierząt")
    case .unableToLoadData:
      Words(
        "Unable to load data. Please try again later.",
        "Nie udało się wczytać danych. Spróbuj ponownie później.")
    case .petNotFound: Words("Pet not found", "Nie znaleziono zwierzęcia")
    case .noConnection:
      Words(
        "No internet connection. Check it and try again.",
        "Brak połączenia z internetem. Sprawdź je i spróbuj ponownie.")
    case .timedOut:
      Words(
        "The server did not respond in time. Please try again.",
        "Serwer nie odpowiedział na czas. Spróbuj ponownie.")
    case .badRequest:
      Words("The request was not understood.", "Zapytanie nie zostało zrozumiane.")
    case .serverError:
      Words(
        "Something went wrong on the server. Please try again later.",
        "Wystąpił błąd serwera. Spróbuj ponownie później.")
    case .retry: Words("Try again", "Spróbuj ponownie")
    case .back: Words("Back", "Wstecz")
    case .cancel: Words("Cancel", "Anuluj")
    case .close: Words("Close", "Zamknij")

    case .unableToLoadDetails:
      Words("Unable to load pet details", "Nie udało się wczytać szczegółów")
    case .imageNotAvailable: Words("Image not available", "Zdjęcie niedostępne")
    case .dateOfDisappearance: Words("Date of Disappearance", "Data zaginięcia")
    case .contactOwner: Words("Contact owner", "Kontakt z właścicielem")
    case .microchipNumber: Words("Microchip number", "Numer mikroczipa")
    case .species: Words("Animal Species", "Gatunek")
    case .breed: Words("Animal Race", "Rasa")
    case .sex: Words("Animal Sex", "Płeć")
    case .age: Words("Animal Approx. Age", "Przybliżony wiek")
    case .place: Words("Place of Disappearance", "Miejsce zaginięcia")
    case .additionalDescription: Words("Animal Additional Description", "Dodatkowy opis")
    case .showOnMap: Words("Show on the map", "Pokaż na mapie")
    case .noLocationData: Words("No location data", "Brak danych o lokalizacji")
    case .removeReport: Words("Remove Report", "Usuń zgłoszenie")
    case .removeQuestion:
      Words("What happened with this report?", "Co się stało ze zgłoszeniem?")
    case .markReunited: Words("Mark as reunited", "Oznacz jako odnalezione")
    case .deleteReport: Words("Delete the report", "Usuń zgłoszenie na stałe")
    case .managementPassword: Words("Management password", "Hasło do zarządzania")
    case .wrongPassword: Words("Wrong password.", "Błędne hasło.")
    case .statusMissing: Words("MISSING", "ZAGINĄŁ")
    case .statusFound: Words("FOUND", "ZNALEZIONY")
    case .statusClosed: Words("CLOSED", "ZAMKNIĘTE")
    case .dog: Words("Dog", "Pies")
    case .cat: Words("Cat", "Kot")
    case .bird: Words("Bird", "Ptak")
    case .rabbit: Words("Rabbit", "Królik")
    case .other: Words("Other", "Inne")
    case .male: Words("Male", "Samiec")
    case .female: Words("Female", "Samica")
    case .unknown: Words("Unknown", "Nieznana")
    case .unknownPet: Words("Unknown pet", "Nieznane zwierzę")

    case .microchipTitle: Words("Microchip number", "Numer mikroczipa")
    case .photoTitle: Words("Animal photo", "Zdjęcie zwierzęcia")
    case .descriptionTitle: Words("Animal description", "Opis zwierzęcia")
    case .contactTitle: Words("Owner's details", "Dane właściciela")
    case .contactSubtitle:
      Words("How can we reach you?", "Jak można się z Tobą skontaktować?")
    case .summaryTitle: Words("Report sent", "Zgłoszenie wysłane")
    case .microchipLabel: Words("Microchip number (optional)", "Numer mikroczipa (opcjonalnie)")
    case .choosePhoto: Words("Choose a photo", "Wybierz zdjęcie")
    case .removePhoto: Words("Remove the photo", "Usuń zdjęcie")
    case .dateLabel: Words("Date of disappearance", "Data zaginięcia")
    case .speciesLabel: Words("Animal species", "Gatunek")
    case .breedLabel: Words("Animal race", "Rasa")
    case .sexLabel: Words("Gender", "Płeć")
    case .ageLabel: Words("Animal age (optional)", "Wiek (opcjonalnie)")
    case .latitudeLabel: Words("Lat", "Szer.")
    case .longitudeLabel: Words("Long", "Dł.")
    case .nameLabel: Words("Animal name (optional)", "Imię (opcjonalnie)")
    case .descriptionLabel:
      Words("Animal additional description (optional)", "Dodatkowy opis (opcjonalnie)")
    case .selectOption: Words("Select an option", "Wybierz opcję")
    case .requestGPS: Words("Request GPS position", "Pobierz pozycję GPS")
    case .gpsFilled: Words("Position filled in from GPS.", "Pozycja pobrana z GPS.")
    case .gpsFailed:
      Words(
        "The position could not be found. Try again or type it in.",
        "Nie udało się ustalić pozycji. Spróbuj ponownie lub wpisz ją.")
    case .noTextLocation:
      Words(
        "Only coordinates are collected here, no address.",
        "Zbieramy tylko współrzędne, bez adresu.")
    case .permissionDenied:
      Words(
        "Location access is off. Allow it in Settings, or type the position in.",
        "Dostęp do lokalizacji jest wyłączony. Włącz go w Ustawieniach lub wpisz pozycję.")
    case .goToSettings: Words("Go to Settings", "Przejdź do Ustawień")
    case .phoneLabel: Words("Phone number", "Numer telefonu")
    case .emailLabel: Words("Email", "E-mail")
    case .rewardLabel: Words("Reward for the finder (optional)", "Nagroda (opcjonalnie)")
    case .continueButton: Words("Continue", "Dalej")
    case .submitButton: Words("Submit", "Wyślij")
    case .copied: Words("Copied", "Skopiowano")

    case .correctFields:
      Words("Some information must be corrected.", "Popraw zaznaczone informacje.")
    case .required: Words("This field is required.", "To pole jest wymagane.")
    case .microchipLength:
      Words("A microchip number has 15 digits.", "Numer mikroczipa ma 15 cyfr.")
    case .photoFormat:
      Words(
        "Choose a JPEG, PNG, GIF, WebP, BMP, TIFF, HEIC or HEIF picture.",
        "Wybierz zdjęcie JPEG, PNG, GIF, WebP, BMP, TIFF, HEIC lub HEIF.")
    case .photoSize:
      Words("The photo is larger than 20 MB.", "Zdjęcie jest większe niż 20 MB.")
    case .ageRange:
      Words("Enter whole years from 0 to 40.", "Podaj pełne lata od 0 do 40.")
    case .latitudeRange:
      Words("Enter a latitude from -90 to 90.", "Podaj szerokość od -90 do 90.")
    case .longitudeRange:
      Words("Enter a longitude from -180 to 180.", "Podaj długość od -180 do 180.")
    case .bothCoordinates:
      Words("Enter both coordinates or none.", "Podaj obie współrzędne albo żadną.")
    case .phoneFormat:
      Words("Enter a phone number of 7 to 11 digits.", "Podaj numer telefonu: 7 do 11 cyfr.")
    case .emailFormat: Words("Enter a valid email address.", "Podaj poprawny adres e-mail.")
    case .locationRequired:
      Words(
        "Where was the animal last seen? Add its position.",
        "Gdzie ostatnio widziano zwierzę? Podaj pozycję.")
    case .dateInFuture:
      Words("The date cannot be in the future.", "Data nie może być z przyszłości.")
    case .notAllowed:
      Words("This text cannot be sent as it is.", "Tego tekstu nie można wysłać.")

    case .dateFormat:
      Words("Enter a date as YYYY-MM-DD.", "Podaj datę w formacie RRRR-MM-DD.")
    case .photoNotKept:
      Words(
        "The photo could not be saved on this device.",
        "Nie udało się zapisać zdjęcia na tym urządzeniu.")

    case .chipAlreadyReported:
      Words(
        "An animal with this microchip number has already been reported.",
        "Zwierzę o tym numerze mikroczipa zostało już zgłoszone.")
    case .passwordProblem:
      Words(
        "The photo could not be added: the report's password was refused.",
        "Nie udało się dodać zdjęcia: hasło zgłoszenia zostało odrzucone.")
    case .passwordLocked:
      Words(
        "Too many attempts. Please try again later.", "Zbyt wiele prób. Spróbuj ponownie później.")
    case .photoTooLarge: Words("The photo is too large.", "Zdjęcie jest za duże.")
    case .photoRefused:
      Words("The photo's format is not accepted.", "Format zdjęcia nie jest obsługiwany.")
    case .offline:
      Words(
        "You are offline. Your report is kept; try again.",
        "Brak połączenia. Zgłoszenie jest zachowane; spróbuj ponownie.")
    case .submissionFailed:
      Words(
        "The report could not be sent. Please try again.",
        "Nie udało się wysłać zgłoszenia. Spróbuj ponownie.")

    case .reportMissing: Words("Report a missing animal", "Zgłoszenie zaginionego zwierzęcia")
    case .reportFound: Words("Report a found animal", "Zgłoszenie znalezionego zwierzęcia")
    case .terminalHelp:
      Words(
        "Enter keeps what stands in brackets, - empties it, < goes back.",
        "Enter zachowuje wartość w nawiasach, - ją usuwa, < cofa.")
    case .sendQuestion: Words("Send this report?", "Wysłać zgłoszenie?")
    case .tryAgainQuestion: Words("Try again?", "Spróbować ponownie?")
    case .resumeQuestion:
      Words(
        "An earlier report still waits for its photo. Send it now?",
        "Wcześniejsze zgłoszenie czeka na zdjęcie. Wysłać je teraz?")
    case .sending: Words("Sending…", "Wysyłanie…")
    case .keepPassword:
      Words(
        "Keep both: with them you close or remove the report.",
        "Zachowaj oba: pozwalają zamknąć lub usunąć zgłoszenie.")
    case .yesOrNo: Words("[Y/n]", "[T/n]")
    case .firstQuestion: Words("This is the first question.", "To jest pierwsze pytanie.")
    }
  }
}
