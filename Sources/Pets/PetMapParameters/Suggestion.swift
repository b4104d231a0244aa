/// Suggestions for misspelled names.
package enum Suggestion {
  /// Returns the candidate with the smallest edit distance to a word, or `nil` if none is similar.
  ///
  /// A candidate is similar if it begins with the word, or if their distance is at most a third of
  /// the length of the longer word. If there is a tie, the first candidate is returned.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = normalized(word)
    guard !typed.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let name = normalized(candidate)
      let isPrefix = typed.count >= 2 && name.starts(with: typed)
      let distance = isPrefix ? 1 : edits(typed, name)
      guard isPrefix || distance * 3 <= max(typed.count, name.count) + 1 else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// Returns a word in lowercase, without leading hyphens and truncated to 64 scalars.
  private static func normalized(_ word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars.drop { $0 == "-" }.prefix(64))
  }

  /// Returns the number of insertions, deletions, substitutions and transpositions between two
  /// words (optimal string alignment distance).
  package static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
    var beforeLast = [Int](repeating: 0, count: b.count + 1)
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      for j in b.indices {
        var cost = min(row[j] + 1, last[j + 1] + 1, last[j] + (a[i] == b[j] ? 0 : 1))
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          cost = min(cost, beforeLast[j - 1] + 1)
        }
        row.append(cost)
      }
      (beforeLast, last) = (last, row)
    }
    return last[b.count]
  }
}
