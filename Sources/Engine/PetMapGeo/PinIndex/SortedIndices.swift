/// The indices of a list's elements in an order; of equal ones the earlier comes first.
///
/// ```swift
/// let days = [12, 3, 7]
/// sortedIndices(days.count) { days[$0] < days[$1] }  // [1, 2, 0]
/// ```
///
/// One merge sort for lists of every kind: the standard library's is compiled anew for each of them,
/// and a browser has to load all of them, a twentieth of the engine.
///
/// - Parameters:
///   - count: how many elements the list has.
///   - precedes: whether the element at an index comes before the one at another.
/// - Complexity: O(*n* log *n*) comparisons.
@inline(never)
package func sortedIndices(_ count: Int, by precedes: (Int, Int) -> Bool) -> [Int] {
  var sorted = Array(0..<count)
  var merged = sorted
  var width = 1
  while width < count {
    for start in stride(from: 0, to: count, by: 2 * width) {
      let middle = min(start + width, count)
      let end = min(start + 2 * width, count)
      var (left, right) = (start, middle)
      for slot in start..<end {
        if left == middle || right < end && precedes(sorted[right], sorted[left]) {
          merged[slot] = sorted[right]
          right += 1
        } else {
          merged[slot] = sorted[left]
          left += 1
        }
      }
    }
    swap(&sorted, &merged)
    width *= 2
  }
  return sorted
}
