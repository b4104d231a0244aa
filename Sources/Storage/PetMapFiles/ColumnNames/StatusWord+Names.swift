import PetMapAnnouncements
import PetMapSynonyms

/// What the names of files, folders, layers and columns say about an animal.
extension StatusWord {
  /// Returns the innermost name of a path that implies a status.
  static func name(in path: [String]) -> String? { path.last { status(ofName: $0) != nil } }

  /// Returns the innermost name in the path of a file or its layer that implies a status. Only the
  /// last name closes cases, because a folder may contain the data of other steps, and only if it
  /// does not name a transfer or a release of data.
  static func name(inPathOfFile path: [String]) -> String? {
    guard let last = path.last else { return nil }
    if status(ofName: last) == .closed { return mayNameData(last) ? nil : last }
    return path.last {
      let status = status(ofName: $0)
      return status != nil && status != .closed
    }
  }

  /// Returns whether a name may be that of data that was transferred or released.
  private static func mayNameData(_ name: String) -> Bool {
    let words = name.foldedWords
    return words.contains(where: dataSteps.contains)
      && !words.contains { SpeciesWord.isAnimal($0) }
  }

  /// Returns whether the name of a column denotes when, where, by whom, or under which number an
  /// animal was found, such as `Found location` or `Stray No.`, as opposed to `Microchip found`.
  static func isFinding(_ name: String) -> Bool { circumstance(ofName: name) == .found }

  /// Returns the status of the animals of which the name of a column denotes when, where, by whom, or
  /// under which number they were lost or found, or `nil` if it denotes anything else.
  static func circumstance(ofName name: String) -> AnnouncementStatus? {
    status(ofName: name).flatMap { status in
      Phrases(name).others.allSatisfy { isNeutral($0) || ["id", "no", "nr"].contains($0) }
        ? status : nil
    }
  }
}
