/// The name someone probably meant.
package enum Suggestion {
  /// The candidate with the fewest edits from a word, or nil when none is near.
  ///
  /// Near is a third of the longer word's length, or a candidate that begins with the word. Ties go
  /// to the candidate listed first.
  package static func nearest(to word: String, among candidates: [String]) -> String? {
    let typed = letters(word)
    guard !typed.isEmpty else { return nil }
    var best: (name: String, distance: Int)?
    for candidate in candidates {
      let name = letters(candidate)
      let isPrefix = typed.count >= 2 && name.starts(with: typed)
      let distance = isPrefix ? 1 : edits(typed, name)
      guard isPrefix || distance * 3 <= max(typed.count, name.count) + 1 else { continue }
      if distance < best?.distance ?? .max { best = (candidate, distance) }
    }
    return best?.name
  }

  /// What is compared: not the dashes in front, nor the case; 64 letters are enough of any name.
  private static func letters(_ word: String) -> [Unicode.Scalar] {
    Array(word.lowercased().unicodeScalars.drop { $0 == "-" }.prefix(64))
  }

  /// Insertions, deletions, replacements and swaps of neighbours (optimal string alignment).
  static func edits(_ a: [Unicode.Scalar], _ b: [Unicode.Scalar]) -> Int {
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
