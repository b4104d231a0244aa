public import PetMapAnnouncements

/// The sentences that people read. They say what agrees and what differs, and never that two
/// reports are of the same pet.
extension MatchReason {
  /// Returns the reason as a sentence without a period: `Found 3 days later`.
  public func text(_ words: Words) -> String {
    switch finding {
    case .sameChip: words.text(.matchChip)
    case .differentChip: words.text(.matchChipDiffers)
    case .distance(let band): Self.distance(band, words)
    case .days(let days): Self.days(days, words)
    case .sameSpecies: words.text(.matchSpecies)
    case .unclearSpecies: words.text(.matchSpeciesUnclear)
    case .sameBreed(let breed): words.text(.matchBreed, [("breed", breed)])
    case .similarBreeds(let here, let there): words.text(.matchBreedSimilar, here, there)
    case .differentBreeds(let here, let there): words.text(.matchBreedDiffers, here, there)
    case .sameColors(let colors, let count): Self.colors(colors, oneIn: count, words)
    case .similarColors(let here, let there):
      words.text(.matchColorsSimilar, words.list(here), words.list(there))
    case .differentColors(let here, let there):
      words.text(.matchColorsDiffer, words.list(here), words.list(there))
    case .partlySameColors(_, let here, let there):
      [
        here.isEmpty ? nil : words.text(.matchColorsOnlyHere, [("colors", words.list(here))]),
        there.isEmpty ? nil : words.text(.matchColorsOnlyThere, [("colors", words.list(there))]),
      ].compactMap { $0 }.joined(separator: ". ")
    case .sameSex(let sex): words.text(sex == .male ? .matchMales : .matchFemales)
    case .differentSex(let here): words.text(here == .male ? .matchMaleHere : .matchFemaleHere)
    case .ages(let here, let there):
      words.text(.matchAges, words.text(age: here), words.text(age: there))
    case .distantAges(let here, let there):
      words.text(.matchAgesApart, words.text(age: here), words.text(age: there))
    case .differentAges(let here, let there):
      words.text(.matchAgesDiffer, words.text(age: here), words.text(age: there))
    case .sameSize(let size): words.text(.matchSize, [("size", words.text(size.inSentence))])
    case .differentSizes(let here, let there):
      words.text(.matchSizesDiffer, words.text(here.inSentence), words.text(there.inSentence))
    case .sameMarkings(let markings):
      words.text(.matchMarkings, [("markings", words.list(markings))])
    case .differentMarkings(let here, let there):
      words.text(.matchMarkingsDiffer, words.list(here), words.list(there))
    case .sameCollar(let colors): words.text(.matchCollar, [("colors", words.list(colors))])
    case .differentCollars(let here, let there):
      words.text(.matchCollarsDiffer, words.list(here), words.list(there))
    }
  }

  /// Returns the reason with the sign of its weight, for plain text: `+ Both male`.
  public func signedText(_ words: Words) -> String {
    (isContradiction ? "- " : "+ ") + text(words)
  }

  private static func distance(_ band: Int?, _ words: Words) -> String {
    let meters = band ?? bands[bands.count - 1]
    let text = meters < 1000 ? "\(meters) m" : "\(meters / 1000) km"
    return words.text(band == nil ? .matchBeyond : .matchWithin, [("distance", text)])
  }

  private static func days(_ days: Int, _ words: Words) -> String {
    let phrase: Phrase =
      switch days {
      case 0: .matchSameDay
      case 1: .matchDayLater
      case 1...: .matchDaysLater
      case -1: .matchDayBefore
      default: .matchDaysBefore
      }
    return words.text(phrase, [("days", "\(abs(days))")])
  }

  private static func colors(_ colors: [CoatColor], oneIn count: Int?, _ words: Words) -> String {
    let list = ("colors", words.list(colors))
    guard let count else { return words.text(.matchColors, [list]) }
    return words.text(.matchColorsRare, [list, ("count", "\(count)")])
  }
}

extension PetMatch.Band {
  /// The band in words.
  public var phrase: Phrase {
    switch self {
    case .likely: .matchLikely
    case .possible: .matchPossible
    case .unlikely: .matchUnlikely
    }
  }
}

extension PetMatch {
  /// Returns the sentence that lists what is not known, or `nil` if everything is.
  public func unknownText(_ words: Words) -> String? {
    let fields = unknown.filter { $0 != .chip }
    guard !fields.isEmpty else { return nil }
    return words.text(
      .matchUnknown, [("fields", fields.map { words.text($0.phrase) }.joined(separator: ", "))])
  }
}

extension PetSize {
  /// The size in a sentence.
  fileprivate var inSentence: Phrase {
    switch self {
    case .small: .sizeSmall
    case .medium: .sizeMedium
    case .large: .sizeLarge
    }
  }
}

extension MatchField {
  /// The name of the field.
  public var phrase: Phrase {
    switch self {
    case .chip: .fieldChip
    case .place: .fieldPlace
    case .time: .fieldTime
    case .species: .fieldSpecies
    case .breed: .fieldBreed
    case .colors: .fieldColors
    case .sex: .fieldSex
    case .age: .fieldAge
    case .size: .fieldSize
    case .markings: .fieldMarkings
    case .collar: .fieldCollar
    }
  }
}

extension Words {
  fileprivate func text(_ phrase: Phrase, _ here: String, _ there: String) -> String {
    text(phrase, [("here", here), ("there", there)])
  }

  fileprivate func text(age: PetAge) -> String {
    age.years < 1 ? text(.ageUnderOne) : text(years: Int(age.years))
  }

  fileprivate func list(_ colors: [CoatColor]) -> String {
    colors.map { text(CoatColor.phrases[Int($0.rawValue)]) }.joined(separator: ", ")
  }

  fileprivate func list(_ markings: [Marking]) -> String {
    markings.map { text(Marking.phrases[Int($0.rawValue)]) }.joined(separator: ", ")
  }
}

extension CoatColor {
  /// The names, in the order of the cases.
  fileprivate static let phrases: [Phrase] = [
    .colorBlack, .colorWhite, .colorGray, .colorBrown, .colorTan, .colorCream, .colorOrange,
    .colorTabby, .colorBrindle, .colorMerle, .colorCalico, .colorTortie, .colorPoint,
    .colorTricolor, .colorGreen, .colorBlue, .colorYellow, .colorRed, .colorPink, .colorPurple,
  ]
}

extension Marking {
  /// The names, in the order of the cases.
  fileprivate static let phrases: [Phrase] = [
    .markChest, .markPaw, .markTail, .markEar, .markEye, .markFace, .markNose, .markBelly,
    .markBack, .markNeck, .markLeg, .markSpot, .markStripe, .markTip, .markScar, .markNotch,
    .markLimp, .markMissing, .markKinked, .markBobtail, .markDocked, .markCropped, .markLongHair,
    .markShortHair, .markCurlyHair, .markBlind, .markDeaf, .markOddEyes, .markBlueEyes,
    .markGreenEyes, .markTattoo, .markMask, .markSaddle, .markMustache, .markFreckles, .markFat,
    .markThin, .markShaved, .markInjured, .markFloppyEars, .markErectEars, .markTooth,
    .markWhiskers, .markHernia, .markUnderbite, .markLeft, .markRight, .markFluffy,
    .markPolydactyl, .markRing,
  ]
}
