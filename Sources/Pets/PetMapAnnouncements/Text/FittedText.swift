extension String {
  /// Returns the text, or its beginning with an ellipsis if it is too long.
  ///
  /// It ends between words if a word ends in its second half, or else between grapheme clusters, as in
  /// scripts without spaces.
  ///
  /// - Parameter limit: The maximum number of Unicode scalars including the ellipsis, 1 or more.
  /// - Complexity: O(*n*) in the limit.
  package func fitted(to limit: Int) -> String {
    guard isLonger(than: limit) else { return self }
    let scalars = unicodeScalars
    let end = scalars.index(startIndex, offsetBy: limit - 1)
    let middle = scalars.index(startIndex, offsetBy: limit / 2)
    var cut = startIndex
    var wordEnd: Index?
    while case let next = index(after: cut), next <= end {
      cut = next
      if cut >= middle, self[cut].isWhitespace, !self[index(before: cut)].isWhitespace {
        wordEnd = cut
      }
    }
    return self[..<(wordEnd ?? cut)] + "…"
  }

  /// Returns whether the text has more than a number of Unicode scalars.
  package func isLonger(than limit: Int) -> Bool {
    utf8.count > limit && unicodeScalars.count > limit
  }
}
