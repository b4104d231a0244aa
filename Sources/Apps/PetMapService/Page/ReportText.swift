import PetMapAPI
import PetMapAnnouncements

/// The texts of the pages for reporting and managing.
extension PageText {
  static let problemWord = PageText("Error", "Błąd")
  static let photoLast = PageText(
    "JPEG, PNG, GIF, WebP, BMP, TIFF or HEIC, at most 20 MB. Its location data is removed.",
    "JPEG, PNG, GIF, WebP, BMP, TIFF lub HEIC, najwyżej 20 MB. Dane o położeniu są usuwane.")
  static let photoLead = PageText(
    "A clear photo helps people recognize the animal. The report appears on the map with its "
      + "photo.",
    "Wyraźne zdjęcie pomaga rozpoznać zwierzę. Zgłoszenie pojawia się na mapie ze zdjęciem.")
  static let photoAttached = PageText("A photo is attached.", "Zdjęcie jest dołączone.")
  static let photoReplace = PageText("Choose another photo", "Wybierz inne zdjęcie")
  static let microchipHint = PageText(
    "Up to 15 digits. Leave it empty if there is no chip or you do not know it.",
    "Do 15 cyfr. Zostaw puste, jeśli zwierzę nie ma czipa albo nie znasz numeru.")
  static let foundDateLabel = PageText("Date when found", "Data znalezienia")
  static let foundContactTitle = PageText("Your details", "Twoje dane")
  static let contactHint = PageText(
    "Phone and email are shown publicly with the report.",
    "Telefon i e-mail są publicznie widoczne w zgłoszeniu.")
  static let missingPlaceLegend = PageText("Where it was last seen", "Gdzie ostatnio je widziano")
  static let foundPlaceLegend = PageText("Where it was found", "Gdzie je znaleziono")
  static let missingPlace = PageText(
    "Where was the animal found? Add its position.", "Gdzie znaleziono zwierzę? Podaj pozycję.")
  static let coordinateHint = PageText(
    "Decimal degrees, such as 52.22970 and 21.01220.",
    "Stopnie dziesiętne, na przykład 52.22970 i 21.01220.")
  static let ageHint = PageText(
    "Whole years; 0 or empty if unknown.", "Pełne lata; 0 lub puste, gdy nieznany.")
  static let pinOnMap = PageText("Place a pin on the map", "Zaznacz pinezką na mapie")
  static let pinHelp = PageText(
    "Drag the pin or click the map. Arrow keys move the focused pin.",
    "Przeciągnij pinezkę lub kliknij mapę. Strzałki przesuwają zaznaczoną pinezkę.")
  static let pin = PageText("Pin at the position", "Pinezka pozycji")
  static let map = PageText("Map", "Mapa")
  static let mapSources = PageText("Sources of the map", "Źródła mapy")
  static let zoomIn = PageText("Zoom in", "Przybliż")
  static let zoomOut = PageText("Zoom out", "Oddal")
  static let noMap = PageText(
    "The map could not be loaded. Enter the coordinates.",
    "Nie udało się wczytać mapy. Wpisz współrzędne.")
  static let characterCount = PageText(
    "{count} of \(ReportForm.descriptionLimit) characters",
    "Znaków: {count} z \(ReportForm.descriptionLimit)")
  static let overLimit = PageText("Characters over the limit: ", "Znaków ponad limit: ")
  static let stepOf = PageText("Step", "Krok")
  static let backButton = PageText("Back", "Wstecz")
  static let notStored = PageText("Not sent yet", "Jeszcze nie wysłano")
  static let alreadySent = PageText(
    "This report was already sent with different contents. Submit creates another report.",
    "To zgłoszenie wysłano już z inną treścią. Przycisk Wyślij utworzy kolejne.")
  static let storeAway = PageText(
    "Reports cannot be stored at the moment. Nothing you entered is lost. Try again in a moment.",
    "Zgłoszeń nie można teraz zapisać. Nic z wpisanych danych nie przepadło. Spróbuj za chwilę.")
  static let busy = PageText(
    "Too many photos are being sent at the moment. Try again in a few seconds.",
    "Zbyt wiele zdjęć jest teraz wysyłanych. Spróbuj ponownie za kilka sekund.")

  static let photoStillMissing = PageText("Add the photo", "Dodaj zdjęcie")
  static let savedWithoutPhoto = PageText(
    "The report is saved, but it appears on the map only once it has a photo.",
    "Zgłoszenie jest zapisane, ale pojawi się na mapie dopiero ze zdjęciem.")
  static let sendPhoto = PageText("Send the photo", "Wyślij zdjęcie")
  static let reportID = PageText("Report ID", "Numer zgłoszenia")
  static let openReport = PageText("Open the report", "Otwórz zgłoszenie")
  static let onTheMap = PageText(
    "The report is on the map. Anyone who recognizes the animal can now contact you.",
    "Zgłoszenie jest na mapie. Każdy, kto rozpozna zwierzę, może się teraz z Tobą skontaktować.")
  static let passwordOnce = PageText(
    "The password is shown only here. Write it down or copy it.",
    "Hasło jest pokazane tylko tutaj. Zapisz je lub skopiuj.")

  static let manageTitle = PageText("Manage a report", "Zarządzanie zgłoszeniem")
  static let manageLead = PageText(
    "Enter the ID and the password that were shown when the report was sent.",
    "Wpisz numer i hasło pokazane po wysłaniu zgłoszenia.")
  static let wrongIDOrPassword = PageText(
    "The ID or the password is wrong.", "Numer lub hasło są nieprawidłowe.")
  static let locked = PageText("Locked for now", "Chwilowo zablokowane")
  static let closeExplained = PageText(
    "The report remains visible and is shown as closed.",
    "Zgłoszenie pozostanie widoczne jako zamknięte.")
  static let deleteExplained = PageText(
    "The report and its photo are removed for good.",
    "Zgłoszenie i zdjęcie zostaną trwale usunięte.")
  static let closeQuestion = PageText("Is the pet back home?", "Czy zwierzę wróciło do domu?")
  static let deleteQuestion = PageText("Delete this report?", "Usunąć to zgłoszenie?")
  static let yesClose = PageText("Yes, mark as reunited", "Tak, oznacz jako odnalezione")
  static let yesDelete = PageText("Yes, delete it", "Tak, usuń")
  static let closedDone = PageText("Marked as reunited", "Oznaczono jako odnalezione")
  static let closedText = PageText(
    "We are glad that it ended well. The map shows the report as closed.",
    "Dobrze, że tak się skończyło. Mapa pokazuje zgłoszenie jako zamknięte.")
  static let deletedDone = PageText("The report is deleted", "Zgłoszenie usunięto")
  static let deletedText = PageText(
    "The report and its photo are no longer available.",
    "Ani zgłoszenie, ani zdjęcie nie są już dostępne.")
  static let alreadyClosed = PageText("This report is closed.", "To zgłoszenie jest zamknięte.")
  static let noPhotoYet = PageText(
    "This report has no photo yet, so it is not on the map.",
    "To zgłoszenie nie ma jeszcze zdjęcia, więc nie ma go na mapie.")

  static let refusedTitle = PageText("The form was not accepted", "Formularz odrzucono")
  static let foreignForm = PageText(
    "It was sent from another site. Open the page here and send it again.",
    "Wysłano go z innej strony. Otwórz stronę tutaj i wyślij ponownie.")
  static let brokenForm = PageText(
    "It arrived damaged. Go back in your browser and send it again.",
    "Dotarł uszkodzony. Wróć w przeglądarce i wyślij ponownie.")
  static let largeForm = PageText(
    "It is too large. Go back in your browser and choose a smaller photo or a shorter text.",
    "Jest za duży. Wróć w przeglądarce i wybierz mniejsze zdjęcie lub krótszy opis.")
  static let failedTitle = PageText("Something went wrong", "Coś poszło nie tak")
  static let failedText = PageText(
    "Go back in your browser and send the form again.",
    "Wróć w przeglądarce i wyślij formularz ponownie.")
}
