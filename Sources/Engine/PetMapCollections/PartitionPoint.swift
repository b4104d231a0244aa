extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that does not satisfy a predicate, or `endIndex`.
  ///
  ///     [1, 3, 5, 7].partitionPoint { $0 < 4 }  // 2
  ///
  /// - Parameter isInFirstPartition: A predicate that holds for a prefix of the collection and for
  ///   no element after it.
  /// - Complexity: O(log *n*).
  @inlinable
  package func partitionPoint(_ isInFirstPartition: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isInFirstPartition(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
