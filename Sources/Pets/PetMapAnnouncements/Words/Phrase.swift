/// The texts of callouts, the apps and the terminal. ``Language`` has the files with their
/// translations.
///
/// A String Catalog with these texts can be exported, to add languages in Xcode.
public enum Phrase: String, Sendable, Hashable, CaseIterable {
  // Callouts
  case unknownPet, statusMissing, statusFound, statusClosed, dog, cat, bird, rabbit, other
  case mediumDate, january, february, march, april, may, june, july, august, september, october
  case november, december
  // Lists and loading
  case noAnimalsFound, unableToLoadData, petNotFound, noConnection, timedOut, badRequest
  case serverError, retry, back, cancel, close
  // Details
  case unableToLoadDetails, imageNotAvailable, dateOfDisappearance, dateFound, contactOwner
  case contactFinder, microchipNumber, name, species, breed, sex, age, place, placeFound
  case custody, custodyKept, custodyShelter, custodySeen
  case colors, size, collar, markings, small, medium, large
  case additionalDescription, showOnMap, noLocationData, removeReport, removeQuestion, markReunited
  case deleteReport, managementPassword, wrongPassword, male, female, unknown
  // Composed texts
  case ageOne, ageFew, ageMany, nearCity, north, northeast, east, southeast, south, southwest, west
  case northwest, radiusKilometers, radiusMeters, areaKilometers, areaMeters
  // Report flow
  case microchipTitle, photoTitle, descriptionTitle, contactTitle, foundContactTitle
  case contactSubtitle, summaryTitle, microchipLabel, microchipHint, choosePhoto, photoHint
  case removePhoto, noPhotoLabel, dateLabel, foundDateLabel, speciesLabel, breedLabel
  case foundBreedLabel, sexLabel, ageLabel, ageHint, custodyLabel
  case colorsLabel, colorsHint, sizeLabel, collarLabel, collarHint, markingsLabel, markingsHint
  case placeLegend, foundPlaceLegend, radiusLabel, radiusNone, privacyLabel, privacyNone
  case privacyHint, latitudeLabel, longitudeLabel, coordinateHint, nameLabel
  case descriptionLabel, selectOption, requestGPS, gpsFilled, gpsFailed, noTextLocation
  case permissionDenied, goToSettings, phoneLabel, emailLabel, rewardLabel, continueButton
  case submitButton, copied, copyPassword, managementLink, linkExplained, copyLink
  // Validation
  case correctFields, required, microchipLength, photoFormat, photoSize, ageRange, latitudeRange
  case longitudeRange, bothCoordinates, phoneFormat, emailFormat, locationRequired
  case radiusRange, privacyRange, foundLocationRequired, photoOrNone, contactRequired, oneContact
  case dateFormat, dateTooEarly
  case dateInFuture, charactersOverLimit, notAllowed, photoNotKept
  // Submission
  case chipAlreadyReported, passwordProblem, passwordLocked, lockedForSeconds, lockedForMinutes
  case lockedForHours, photoTooLarge, photoRefused, offline, submissionFailed, reportNotKept
  // Terminal dialog
  case reportMissing, reportFound, terminalHelp, sendQuestion, tryAgainQuestion, resumeQuestion
  case sending, keepPassword, yesOrNo, yesWords, noWords, firstQuestion
  // Matches
  case matchChip, matchChipDiffers, matchWithin, matchBeyond, matchSameDay, matchDayLater
  case matchDaysLater, matchDayBefore, matchDaysBefore, matchSpecies, matchSpeciesUnclear
  case matchBreed, matchBreedSimilar, matchBreedDiffers, matchColors, matchColorsRare
  case matchColorsSimilar, matchColorsDiffer, matchColorsOnlyHere, matchColorsOnlyThere, matchMales,
    matchFemales
  case matchMaleHere, matchFemaleHere, matchAges, matchAgesApart, matchAgesDiffer
  case matchSize, matchSizesDiffer
  case matchMarkings, matchMarkingsDiffer, matchCollar, matchCollarsDiffer, matchUnknown
  case matchLikely, matchPossible, matchUnlikely, matchNone, matchNotAll, ageUnderOne, sizeSmall
  case sizeMedium, sizeLarge, fieldChip, fieldPlace, fieldTime, fieldSpecies, fieldBreed
  case fieldColors, fieldSex, fieldAge, fieldSize, fieldMarkings, fieldCollar, colorBlack
  case colorWhite, colorGray, colorBrown, colorTan, colorCream, colorOrange, colorTabby
  case colorBrindle, colorMerle, colorCalico, colorTortie, colorPoint, colorTricolor, colorGreen
  case colorBlue, colorYellow, colorRed, colorPink, colorPurple, markChest, markPaw, markTail
  case markEar, markEye, markFace, markNose, markBelly, markBack, markNeck, markLeg, markSpot
  case markStripe, markTip, markScar, markNotch, markLimp, markMissing, markKinked, markBobtail
  case markDocked, markCropped, markLongHair, markShortHair, markCurlyHair, markBlind, markDeaf
  case markOddEyes, markBlueEyes, markGreenEyes, markTattoo, markMask, markSaddle, markMustache
  case markFreckles, markFat, markThin, markShaved, markInjured, markFloppyEars, markErectEars
  case markTooth, markWhiskers, markHernia, markUnderbite, markLeft, markRight, markFluffy
  case markPolydactyl, markRing

  /// Returns the phrase in the given language, or in English if the language lacks it.
  public func text(_ language: Language) -> String {
    filled(template(language), language)
  }

  /// Returns the phrase with the placeholders of limits, for translators.
  package func template(_ language: Language) -> String {
    language.file.phrase(self) ?? Language.english.file.phrase(self) ?? ""
  }

  /// Returns a phrase of callouts. Web pages that show only callouts do not load other phrases.
  package func calloutText(_ language: Language) -> String {
    language.file.callout(self) ?? Language.english.file.callout(self) ?? ""
  }
}
