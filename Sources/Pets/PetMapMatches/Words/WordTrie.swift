/// A trie of folded words, in which a word maps to a value either as a whole or as a stem.
///
/// Nodes are rows of one flat array, so that a lookup touches a few cache lines and no memory is
/// allocated.
package struct WordTrie: Sendable {
  /// The number of letters: `a` to `z`, and the space between the words of a phrase.
  private static let width = 27
  private static let none: Int32 = -1

  private var children: [Int32] = Array(repeating: none, count: width)
  private var wholes: [Int32] = [none]
  private var stems: [Int32] = [none]

  package init() {}

  /// The index of a letter, or `nil` for anything else.
  private static func index(_ byte: UInt8) -> Int? {
    if byte == UInt8(ascii: " ") { return 26 }
    let letter = byte &- UInt8(ascii: "a")
    return letter < 26 ? Int(letter) : nil
  }

  private mutating func node(of word: some Sequence<UInt8>) -> Int {
    var node = 0
    for byte in word {
      guard let letter = Self.index(byte) else { preconditionFailure("a word is not folded") }
      let slot = node * Self.width + letter
      if children[slot] == Self.none {
        children[slot] = Int32(wholes.count)
        children += Array(repeating: Self.none, count: Self.width)
        wholes.append(Self.none)
        stems.append(Self.none)
      }
      node = Int(children[slot])
    }
    return node
  }

  /// Adds a word, or a stem if it ends with an asterisk.
  ///
  /// - Parameter value: Receives the word's value so far, or `nil`, and returns its new value.
  package mutating func insert(_ word: String, _ value: (Int?) -> Int) {
    let isStem = word.utf8.last == UInt8(ascii: "*")
    let node = node(of: isStem ? word.utf8.dropLast() : word.utf8[...])
    let old = isStem ? stems[node] : wholes[node]
    let new = Int32(value(old == Self.none ? nil : Int(old)))
    if isStem { stems[node] = new } else { wholes[node] = new }
  }

  /// Calls `body` with the value and the end of each stem at the beginning of a word, shortest
  /// first, and then with the value of the whole word.
  package func forEachMatch(_ word: ArraySlice<UInt8>, _ body: (_ value: Int, _ end: Int) -> Void) {
    var node = 0
    for position in word.indices {
      guard let letter = Self.index(word[position]) else { return }
      let child = children[node * Self.width + letter]
      guard child != Self.none else { return }
      node = Int(child)
      if stems[node] != Self.none { body(Int(stems[node]), position + 1) }
    }
    if wholes[node] != Self.none { body(Int(wholes[node]), word.endIndex) }
  }

  /// Returns the value and the end of the longest phrase at the beginning of a text that ends at
  /// the end of a word, or `nil` if no phrase does. Words are separated by single spaces.
  package func longestPhrase(_ text: ArraySlice<UInt8>) -> (value: Int, end: Int)? {
    var node = 0
    var found: (value: Int, end: Int)?
    var stem: Int?
    for position in text.indices {
      if text[position] == UInt8(ascii: " ") {
        if let value = stem ?? whole(node) { found = (value, position) }
        stem = nil
      }
      guard let letter = Self.index(text[position]),
        case let child = children[node * Self.width + letter], child != Self.none
      else {
        guard let stem else { return found }
        let end = text[position...].firstIndex(of: UInt8(ascii: " ")) ?? text.endIndex
        return (stem, end)
      }
      node = Int(child)
      if stems[node] != Self.none { stem = Int(stems[node]) }
    }
    if let value = stem ?? whole(node) { found = (value, text.endIndex) }
    return found
  }

  private func whole(_ node: Int) -> Int? { wholes[node] == Self.none ? nil : Int(wholes[node]) }
}
