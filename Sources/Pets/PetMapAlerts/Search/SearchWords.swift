import PetMapAnnouncements

/// The words of all searches, found in the text of an announcement in one pass over it.
///
/// It is a trie of the words' folded letters, so that the cost of an announcement depends on its
/// length, and not on the number of searches.
struct SearchWords: Sendable {
  /// A spelling of a word of a search: the number of its last node, and whether the next one is
  /// another spelling of the same word.
  struct Spelling: Sendable {
    fileprivate let node: UInt32
    fileprivate let hasAlternative: Bool
  }

  /// The words in an announcement, with one bit per node.
  struct Found {
    fileprivate var bits: [UInt64]

    fileprivate func contains(_ node: UInt32) -> Bool {
      bits[Int(node / 64)] >> UInt64(node % 64) & 1 == 1
    }

    /// Returns whether each of a search's words is there in one of its spellings.
    func contains(_ spellings: [Spelling]) -> Bool {
      var isFound = false
      for spelling in spellings {
        isFound = isFound || contains(spelling.node)
        if spelling.hasAlternative { continue }
        guard isFound else { return false }
        isFound = false
      }
      return true
    }
  }

  /// An edge of the trie.
  private struct Edge: Hashable {
    let node: UInt32
    let letter: Unicode.Scalar
  }

  private var children: [Edge: UInt32] = [:]
  /// The number of spellings that pass through or end at each node. The root is the first one.
  private var uses: [UInt32] = [0]
  private var free: [UInt32] = []

  /// The number of nodes, including the root.
  var nodeCount: Int { children.count + 1 }

  /// Adds the words of a search.
  mutating func insert(_ query: TextQuery) -> [Spelling] {
    var spellings: [Spelling] = []
    for word in query.spellings {
      var rest = word.count
      for spelling in word {
        rest -= 1
        spellings.append(Spelling(node: insert(spelling), hasAlternative: rest > 0))
      }
    }
    return spellings
  }

  private mutating func insert(_ word: [Unicode.Scalar]) -> UInt32 {
    var node: UInt32 = 0
    for letter in word {
      let edge = Edge(node: node, letter: letter)
      if let child = children[edge] {
        node = child
      } else {
        node = makeNode()
        children[edge] = node
      }
      uses[Int(node)] += 1
    }
    return node
  }

  private mutating func makeNode() -> UInt32 {
    if let node = free.popLast() { return node }
    uses.append(0)
    return UInt32(uses.count - 1)
  }

  /// Removes the words of a search that was added.
  mutating func remove(_ query: TextQuery) {
    for word in query.spellings {
      for spelling in word { remove(spelling) }
    }
  }

  private mutating func remove(_ word: [Unicode.Scalar]) {
    var node: UInt32 = 0
    for letter in word {
      let edge = Edge(node: node, letter: letter)
      guard let child = children[edge] else { return }
      uses[Int(child)] -= 1
      if uses[Int(child)] == 0 {
        children[edge] = nil
        free.append(child)
      }
      node = child
    }
  }

  /// Returns the words that begin a word of an announcement, as `TextQuery` compares them.
  ///
  /// - Complexity: O(*n* · *m*) for *n* beginnings of words and words of *m* letters.
  func found(in announcement: Announcement) -> Found {
    var found = Found(bits: Array(repeating: 0, count: uses.count / 64 + 1))
    TextQuery.forEachText(of: announcement) { text in
      TextQuery.forEachBeginning(in: text) { rest in
        var node: UInt32 = 0
        for letter in rest where letter != FoldedText.apostrophe {
          guard let child = children[Edge(node: node, letter: letter)] else { return }
          node = child
          found.bits[Int(node / 64)] |= 1 << UInt64(node % 64)
        }
      }
      return true
    }
    return found
  }
}
