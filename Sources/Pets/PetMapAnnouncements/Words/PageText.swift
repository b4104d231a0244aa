/// The texts of the service's pages and of posters that the apps do not show. Texts that both show
/// are in ``Phrase``; no name is in both.
package enum PageText: String, Sendable, Hashable, CaseIterable {
  // The frame around every page
  case skipToContent, report, lostPet, foundPet, backToMap, manageReport, about
  // The map page
  case skipToList, searchLabel, placeSearchLabel, find, searchResults, nearPlace, noPlace
  case severalPlaces, searchFailed, whereAmI
  case hereYouAre, noPosition, positionDenied, moreList, lessList, lostAndFound, filters
  case statusFilter, missing, found, closed, speciesFilter, lastSeen, since, until, searchedWords
  case searchedWordsHint, distance, anyDistance, within, clearFilters, datesReversed, details
  case lastWeek, nearestFirst, applyFilters, showMatches, call, sendEmail, showPetOnMap, showMore
  case away, tally, summary, summaryWithin, loading, nothingInView
  case nothingMatches, noneYet, listFailed, serviceAway, gone, petFailed, noLiveMap, mapFailed
  case old, missingToday, missingOneDay, missingManyDays
  case foundToday, foundOneDay, foundManyDays
  case period, anyTime, lastOneDay, lastFewDays, lastManyDays
  case stack, noScript, mapPicture, moveNorth, moveSouth, moveWest, moveEast, moveMap, map
  case mapSources, zoomIn, zoomOut, noStreets, numberMissing
  // A pet's page
  case petNotFoundHint, whichSource, whichSourceHint, unnamedSource
  case unpublishedHint, reward, posterA4, posterLetter, mapOfPlace
  // The steps of a report
  case problemWord, photoLead, photoAttached, photoReplace, contactHint, pinHelp, pinUnset
  case pinTooFar, pinZoomIn, pinSet, pinNear, pinMoveTo, pinInaccurate, placeNeeded, placesNearPin
  case photoPlace, photoPlaceUsed, pinUnsetPlain, pinTooFarPlain, pressPlace, placeFarAway
  case placeInWater
  case characterCount, stepOf, notStored, alreadySent, storeAway, busy
  // The summary of a report
  case photoStillMissing, savedWithoutPhoto, sendPhoto, reportID, openReport, onTheMap, passwordOnce
  case passwordInstead
  case printCounterfoil, counterfoilTitle, counterfoilText
  // Matches
  case matchesOfMissing, matchesOfFound, matchesHint
  case itIsMine, notMine, itIsTheSame, notTheSame, saidMine, saidSame, saidHint, withdrawAnswer
  case rejectedMatches, showRejected
  // Sightings
  case sightingsTitle, sightingWord, sightingLead, sightingAdd, sightingConfirmed, sightingPhoto
  case sightingPhotoWithheld
  case sightingPlace, sightingPlaceHint, sightingDate, sightingTime, sightingText
  case sightingPhotoLabel, sightingSend, sightingDateWrong, textTooLong, sightingTooMany
  case sightingClosed, sightingDone, sightingWaits, sightingEraseHint, sightingErase
  case sightingErased, confirmSighting, unconfirmSighting, showSighting
  // Sharing, and the first hours
  case shareTitle, shareSend, shareCopy, firstHours, searchNearby, searchCat, callShelters
  case hangPosters, updateChip, foundScan, foundShelters, foundAsk
  // Managing a report
  case manageTitle, manageLead, wrongIDOrPassword, locked, closeExplained, deleteExplained
  case closeQuestion, deleteQuestion, yesClose, yesDelete, closedDone, closedText, deletedDone
  case deletedText, alreadyClosed, noPhotoYet, editReport, saveChanges, editedDone, editedText
  case editConflict, editConflictText, savedNow, savedEmpty
  case ownFlags, unknownLinkTitle, unknownLink, photosTitle, photoNumber, makeFirst, photoLimit
  case photoNeeded
  // Flags, contact details on request, and reopening
  case awaitsReview, banned, reopenQuestion, reopenExplained, yesMissing, yesFound, reopenedDone
  case reopenedText, withheldHint, showContact, flagTitle, flagLead, flagReason, flagSpam
  case flagWrong, flagOffensive, flagPersonal, flagOther, flagPhoto, flagComment
  case flagNoPhoto
  case flagSend, flagDone, flagDoneText
  // The moderators' page
  case moderation, newReports, flagged, waiting, hidden, noPhoto, allAnnouncements, search
  case nothingToModerate, announcementsChanged, thePhoto, sameNetwork, wholePage, moderateShow
  case moderateHide, moderateDelete, moderateDeleteNetwork, moderatePassword
  case moderateBan, moderateUnban, banFor, noBan, bannedNetworks, newPasswordText, deletionText
  case selected, limitReached
  // Errors
  case refusedTitle, foreignForm, brokenForm, largeForm, failedTitle, failedText, pageNotFound
  case pageNotFoundHint, formsOnly, formsOnlyHint, invalidAddress, invalidAddressHint
  case pageUnavailable, pageUnavailableHint
  // Alerts
  case alertsTitle, alertLike, alertOfPet, alertByMail, alertInBrowser, alertAtom, alertJSON
  case alertMailSent, alertActive, alertActiveHere, alertConfirm, alertStop, alertStopped
  case alertUnknown, alertUnsupported, alertBlocked, alertPrivacy, alertMissing, alertFound
  case alertOpen, alertAllPets, alertDogs, alertCats, alertBirds, alertRabbits, alertOtherPets
  case alertQuoted, alertPair, alertWithin, alertInBox, alertInPolygon, alertWithWord
  case alertWithWords, alertAboutPet, alertMissingPet, alertFoundPet, alertClosedPet
  case alertSighting, alertMatch, alertStillMissing, alertStillFound, alertSeenOn, alertFoundOn
  case alertFewReports, alertManyReports, alertHitText, alertMatchText, alertSightingText
  case alertReminderText, alertClose, alertRenew, alertConfirmSubject, alertConfirmText
  case alertConfirmIgnore, alertReason
  case alertHere, alertNewLead, alertPlace, alertPlaceHint, alertPlaceWrong, alertMapRegion
  case alertHow, alertByFeed, alertOnlyFeed, alertConfirmLead, alertFeeds, alertFeedsHint
  case alertStopHint, alertTooMany
  // Posters
  case foundOn, lastSeenOn, posterPlace, haveYouSeen, isThisYours, scanToOpen

  /// Returns the text in the given language, or in English if the language lacks it.
  package func text(_ language: Language) -> String {
    language.file.page(self) ?? Language.english.file.page(self) ?? ""
  }
}
