/// Returns the indices of a list's elements in sorted order; the sort is stable.
///
/// ```swift
/// let days = [12, 3, 7]
/// sortedIndices(days.count) { days[$0] < days[$1] }  // [1, 2, 0]
/// ```
///
/// A single, unspecialized merge sort for all element types: the standard library's sort is
/// specialized for each type, which would add a twentieth to the size of the engine that a browser
/// loads.
///
/// - Parameters:
///   - count: The number of elements.
///   - precedes: Returns whether the element at the first index precedes the one at the second.
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
