/// The texts of a pet's page that the apps do not show.
extension PageText {
  static let petNotFound = PageText("Pet not found", "Nie znaleziono zwierzęcia")
  static let petNotFoundHint = PageText(
    "There is no report at this address. It may have been removed.",
    "Pod tym adresem nie ma zgłoszenia. Mogło zostać usunięte.")
  static let unpublishedHint = PageText(
    "This report has no photo yet. Only people who have its address can see it.",
    "To zgłoszenie nie ma jeszcze zdjęcia. Widzą je tylko osoby, które znają jego adres.")
  static let reward = PageText("Reward", "Nagroda")
  static let posterA4 = PageText("Poster to print (A4)", "Plakat do druku (A4)")
  static let posterLetter = PageText("US Letter", "US Letter")
  static let mapOfPlace = PageText(
    "A map of the place where the pet was last seen.",
    "Mapa miejsca, w którym ostatnio widziano zwierzę.")
  static let scanToOpen = PageText(
    "Scan to open this report", "Zeskanuj, aby otworzyć zgłoszenie")
}
