import PetMapAnnouncements
import PetMapJSON

/// The document of the map page: HTML with texts and slots to fill in.
///
/// `{{name}}` is the name of a ``PageText`` or a `Phrase`. `{{#name}}` is a slot for markup that
/// depends on the request; see ``MapPage``.
struct PageTemplate: Sendable {
  private enum Piece: Sendable {
    case markup(HTML)
    case slot(String)
  }

  private let pieces: [Language: [Piece]]

  /// - Parameter document: The contents of `index.html`.
  init(_ document: [UInt8]) {
    let document = String(decoding: document, as: UTF8.self)
    let all = Language.allCases.map { ($0, Self.pieces(of: document, $0)) }
    pieces = Dictionary(uniqueKeysWithValues: all)
  }

  private static func pieces(of document: String, _ language: Language) -> [Piece] {
    var pieces: [Piece] = []
    var rest = document[...]
    while let start = rest.firstRange(of: "{{"),
      let end = rest[start.upperBound...].firstRange(of: "}}")
    {
      pieces.append(.markup(HTML(stringLiteral: String(rest[..<start.lowerBound]))))
      let name = String(rest[start.upperBound..<end.lowerBound])
      pieces.append(
        name.first == "#"
          ? .slot(String(name.dropFirst())) : .markup("\(text(name, language) ?? name)"))
      rest = rest[end.upperBound...]
    }
    return pieces + [.markup(HTML(stringLiteral: String(rest)))]
  }

  /// Returns the text with a name, or `nil` for an unknown name.
  static func text(_ name: String, _ language: Language) -> String? {
    PageText(rawValue: name).map { language($0) } ?? Phrase(rawValue: name).map { language($0) }
  }

  /// Returns the document with its slots filled in. Slots without markup remain empty.
  func filled(_ language: Language, _ slots: [String: HTML]) -> HTML {
    let fragments = (pieces[language] ?? []).map { piece in
      switch piece {
      case .markup(let markup): markup
      case .slot(let name): slots[name] ?? ""
      }
    }
    return "\(fragments)"
  }
}

/// The texts that the modules of the map page show.
enum ScriptTexts {
  private static let texts: [PageText] = [
    .noPlace, .searchFailed, .mapSources, .hereYouAre, .noPosition, .positionDenied,
    .moreList, .lessList, .missing, .found, .closed, .within, .datesReversed, .details,
    .showPetOnMap, .away, .tally, .summary, .summaryWithin, .loading, .nothingInView,
    .nothingMatches, .noneYet, .listFailed, .showMatches, .call, .sendEmail, .serviceAway, .gone,
    .petFailed, .noLiveMap, .mapFailed, .stack, .mapPicture, .noStreets, .numberMissing,
    .old, .missingToday, .missingOneDay, .missingManyDays, .foundToday,
    .foundOneDay, .foundManyDays, .lastOneDay, .lastFewDays, .lastManyDays,
    .anyTime,
  ]
  private static let phrases: [Phrase] = [.unknownPet, .retry, .close, .mediumDate]

  /// Returns a JSON object with the texts by name, and the names of statuses and species by their
  /// words in the API.
  static func json(_ language: Language) -> [UInt8] {
    var writer = JSONWriter()
    writer.object { writer in
      for text in texts { writer.member(text.rawValue, language(text)) }
      for phrase in phrases { writer.member(phrase.rawValue, language(phrase)) }
      for status in AnnouncementStatus.allCases {
        writer.member(status.word, language(status.pageText))
      }
      for species in Species.allCases { writer.member(species.word, language(species.phrase)) }
    }
    return writer.bytes
  }
}

extension AnnouncementStatus {
  /// The status as a word of the map page, which is not in uppercase like the badges of callouts.
  var pageText: PageText {
    switch self {
    case .missing: .missing
    case .found: .found
    case .closed: .closed
    }
  }
}
