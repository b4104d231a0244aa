import PetMapAnnouncements

/// Readings of columns, in which every word counts.
extension TraitText {
  /// The colors in a column of colors.
  var columnColors: ColorSet {
    var set = ColorSet()
    for index in tokens.indices { set.formUnion(color(at: index)) }
    return set
  }

  /// Returns the colors that a word names, where `light brown` is tan.
  func color(at index: Int) -> ColorSet {
    var colors = tokens[index].meaning.colors
    guard colors.contains(.brown) else { return colors }
    if (index - 1...index + 1).contains(where: { has(.light, at: $0) && areTogether($0, index) }) {
      colors.replace(.brown, by: .tan)
    }
    return colors
  }

  /// All markings that the words name.
  var markings: MarkingSet {
    var set = MarkingSet()
    for index in tokens.indices {
      set.bits |= tokens[index].meaning.markings.bits
      guard has(.eye, at: index) else { continue }
      for color in colorsNext(to: index).flatMap({ tokens[$0].meaning.colors.colors }) {
        if color == .blue { set.insert(.blueEyes) }
        if color == .green { set.insert(.greenEyes) }
      }
    }
    return set
  }

  /// Returns the size in a column of sizes or weights.
  func columnSize(_ species: Species) -> PetSize? {
    for index in tokens.indices {
      if let size = size(at: index) { return size }
    }
    return weight(in: species)
  }

  /// Returns the size that a word denotes.
  func size(at index: Int) -> PetSize? {
    let roles = tokens[index].meaning.roles
    if roles.contains(.small) { return .small }
    if roles.contains(.medium) { return .medium }
    return roles.contains(.large) ? .large : nil
  }

  /// Returns the size that the first weight in kilograms or pounds means: small dogs weigh up to
  /// 10 kg, and large ones more than 25 kg.
  func weight(in species: Species) -> PetSize? {
    guard species == .dog else { return nil }
    for (index, token) in tokens.enumerated() {
      guard var number = token.number else { continue }
      let attached = word(token).drop { $0 &- UInt8(ascii: "0") < 10 }
      let unit =
        !attached.isEmpty
        ? attached : tokens.indices.contains(index + 1) ? word(tokens[index + 1]) : []
      if unit.starts(with: "lb".utf8) || unit.starts(with: "pound".utf8) {
        number = number * 10 / 22
      } else if !unit.starts(with: "k".utf8) {
        continue
      }
      return number <= 10 ? .small : number <= 25 ? .medium : .large
    }
    return nil
  }

  /// Returns the indices of the colors directly before a noun or, if there are none, after it.
  /// One other word may be between them, as in `red leather collar`.
  func colorsNext(to noun: Int) -> [Int] {
    func run(_ step: Int) -> [Int] {
      var found: [Int] = []
      var gaps = 0
      var index = noun + step
      while areTogether(noun, index) {
        if !tokens[index].meaning.colors.isEmpty {
          found.append(index)
        } else if has([.animal, .coat], at: index), !has(.connection, at: index) {
          break
        } else if !has(.connection, at: index) {
          gaps += 1
          if gaps > 1 { break }
        } else if !found.isEmpty, step < 0, isPreposition(index) {
          break
        }
        index += step
      }
      return found
    }
    let before = run(-1)
    return before.isEmpty ? run(1) : before
  }

  /// Returns whether a word separates the animal from what it has or wears, as in
  /// `black with red collar`.
  private func isPreposition(_ index: Int) -> Bool {
    let word = word(tokens[index])
    return ["with", "z", "ze", "con", "mit", "avec", "com", "w", "in", "en", "a", "the"].contains {
      word.elementsEqual($0.utf8)
    }
  }
}
