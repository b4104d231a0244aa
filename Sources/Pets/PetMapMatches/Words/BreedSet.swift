/// The breeds that a text names, at most two. Mixtures are not distinguished from their breeds,
/// because neither owners nor finders know.
package struct BreedSet: Sendable, Hashable {
  /// The numbers of the breeds plus one; 0 for none.
  var first: UInt16 = 0
  var second: UInt16 = 0

  package var isEmpty: Bool { first == 0 }

  /// The indices in ``BreedNames/all``.
  var indices: [Int] { [first, second].filter { $0 > 0 }.map { Int($0) - 1 } }

  mutating func insert(_ index: Int) {
    let number = UInt16(index + 1)
    if first == 0 {
      first = number
    } else if second == 0, number != first {
      second = number
    }
  }

  /// Returns whether the sets have a breed in common.
  func overlaps(_ other: BreedSet) -> Bool {
    !isEmpty
      && (first == other.first || first == other.second
        || second != 0 && (second == other.first || second == other.second))
  }

  /// Returns whether a breed of each set is in the same group of look-alikes.
  func looksLike(_ other: BreedSet) -> Bool {
    func group(_ number: UInt16) -> BreedGroup? {
      number == 0 ? nil : BreedNames.all[Int(number) - 1].group
    }
    let (one, two) = (group(other.first), group(other.second))
    return [first, second].contains { number in
      guard let group = group(number), group != .other else { return false }
      return group == one || group == two
    }
  }

  /// Returns the breeds that both sets contain.
  func common(with other: BreedSet) -> BreedSet {
    var common = BreedSet()
    for index in indices where other.indices.contains(index) { common.insert(index) }
    return common
  }

  /// The English names: `Akita, Husky`.
  var name: String { indices.map { BreedNames.all[$0].name }.joined(separator: ", ") }

  /// The groups of look-alikes.
  var groups: [BreedGroup] { indices.map { BreedNames.all[$0].group } }
}
