import PetMapAnnouncements
import PetMapSynonyms

/// Reads traits from a description, in which a color may be the one of a collar or of eyes.
struct DescriptionReader {
  let text: TraitText
  /// The colors of the coat.
  private(set) var coat = Coat()
  /// The colors of the collar.
  private(set) var collar = ColorSet()
  /// Whether a word is read as something else than a color of the coat.
  private var isTaken: [Bool]

  /// The breeds.
  let breeds: BreedSet
  private let isBreed: [Bool]

  init(_ description: String) {
    text = TraitText(description)
    let breeds = BreedFinder.shared.breeds(in: text, isField: false)
    self.breeds = breeds.set
    isBreed = text.tokens.map { token in breeds.ranges.contains { $0.overlaps(token.range) } }
    isTaken = Array(repeating: false, count: text.tokens.count)
    for index in text.tokens.indices { readNoun(index) }
    for index in text.tokens.indices where !isTaken[index] && isCoat(index) {
      if isOfPart(index) {
        coat.minor.formUnion(text.color(at: index))
      } else {
        coat.colors.formUnion(text.color(at: index))
      }
    }
  }

  private mutating func readNoun(_ index: Int) {
    let isCollar = text.has(.collar, at: index)
    guard isCollar || text.has(.eye, at: index) else { return }
    let isNegated = (index - 3..<index).contains {
      text.has(.negation, at: $0) && text.areTogether($0, index)
    }
    for color in text.colorsNext(to: index) {
      isTaken[color] = true
      if isCollar, !isNegated { collar.formUnion(text.tokens[color].meaning.colors) }
    }
  }

  /// The parts of a body whose color is not the one of the animal.
  private static let parts: MarkingSet = {
    var parts = MarkingSet()
    for part: Marking in [
      .chest, .paw, .tail, .ear, .face, .nose, .belly, .neck, .leg, .spot, .tip, .mask, .mustache,
    ] {
      parts.insert(part)
    }
    return parts
  }()

  /// Returns whether a color belongs to a part of the body in the same clause, with nothing but
  /// other colors and at most one word between them.
  private func isOfPart(_ index: Int) -> Bool {
    func finds(_ step: Int) -> Bool {
      var gaps = 0
      var near = index + step
      while text.areTogether(near, index), gaps < 2 {
        let meaning = text.tokens[near].meaning
        if !meaning.markings.intersection(Self.parts).isEmpty { return true }
        if meaning.roles.contains(.animal) || isBreed[near] { return false }
        if meaning.colors.isEmpty { gaps += 1 } else if step < 0 { return false }
        near += step
      }
      return false
    }
    return finds(1) || finds(-1)
  }

  /// Returns whether a color is one of the coat: weak words need a color, the animal or its coat
  /// next to them.
  private func isCoat(_ index: Int) -> Bool {
    let meaning = text.tokens[index].meaning
    guard !meaning.colors.isEmpty else { return false }
    guard meaning.roles.contains(.weakColor) else { return true }
    return (index - 2...index + 2).contains { near in
      guard near != index, text.areTogether(near, index) else { return false }
      let other = text.tokens[near].meaning
      let isNext = abs(near - index) == 1
      return !other.colors.isEmpty && (isNext || !other.roles.contains(.weakColor))
        || text.has([.animal, .coat, .light], at: near) || isBreed[near]
    }
  }

  /// The markings.
  var markings: MarkingSet { text.markings }

  /// The size, if its word is next to one for the animal or its breed. Colors may be between them, as
  /// in `small black and white dog`.
  var size: PetSize? {
    for index in text.tokens.indices {
      guard let size = text.size(at: index) else { continue }
      if isOfAnimal(index, 1) || isOfAnimal(index, -1) { return size }
    }
    return nil
  }

  /// Returns whether the animal follows a word in a direction, with at most one word between them. In
  /// front of the animal, colors and words that connect them do not count.
  private func isOfAnimal(_ index: Int, _ step: Int) -> Bool {
    var gaps = 0
    var near = index + step
    while text.areTogether(near, index), gaps < 2 {
      if text.has(.animal, at: near) || isBreed[near] { return true }
      let meaning = text.tokens[near].meaning
      let isPassed =
        !meaning.colors.isEmpty || !meaning.roles.isDisjoint(with: [.connection, .coat, .light])
      if step < 0 || !isPassed { gaps += 1 }
      near += step
    }
    return false
  }

  /// The sex, if all words agree on it.
  var sex: Sex? {
    let isMale = text.tokens.indices.contains { text.has(.male, at: $0) }
    let isFemale = text.tokens.indices.contains { text.has(.female, at: $0) }
    return isMale == isFemale ? nil : isMale ? .male : .female
  }

  /// The first number of years.
  var age: PetAge? {
    for (index, token) in text.tokens.enumerated() {
      guard let number = token.number, number <= 25, text.areTogether(index, index + 1),
        AgeUnits.perYear[String(decoding: text.word(text.tokens[index + 1]), as: UTF8.self)] == 1
      else { continue }
      return PetAge(Double(number), perYear: 1)
    }
    return nil
  }
}
