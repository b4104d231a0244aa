import PetMapAnnouncements
import PetMapCollections

/// Slots in list order, stored in sorted chunks. A change copies one chunk and the array of chunks.
struct PinListing: Sendable {
  struct Entry: Sendable, Hashable {
    let position: ListPosition
    let slot: UInt32
  }

  private static let chunkSize = 512
  /// The chunks, none of which is empty.
  private var chunks: [[Entry]] = []
  private(set) var count = 0

  init() {}

  /// - Complexity: O(*n* log *n*), or O(*n*) if the entries are sorted.
  init(_ entries: [Entry]) {
    let entries = entries.sorted { $0.position < $1.position }
    count = entries.count
    for start in stride(from: 0, to: entries.count, by: Self.chunkSize / 2) {
      chunks.append(Array(entries[start..<min(start + Self.chunkSize / 2, entries.count)]))
    }
  }

  /// - Precondition: No entry has this position.
  /// - Complexity: O(log *n*), plus the length of a chunk.
  mutating func insert(_ entry: Entry) {
    count += 1
    guard !chunks.isEmpty else {
      chunks = [[entry]]
      return
    }
    // Insert into the first chunk whose last entry follows it.
    let number = min(
      chunks.count - 1,
      chunks.partitionPoint { $0[$0.count - 1].position < entry.position })
    let index = chunks[number].partitionPoint { $0.position < entry.position }
    precondition(
      index == chunks[number].count || chunks[number][index].position != entry.position)
    chunks[number].insert(entry, at: index)
    if chunks[number].count > Self.chunkSize {
      let half = Self.chunkSize / 2
      let rest = Array(chunks[number][half...])
      chunks[number] = Array(chunks[number][..<half])
      chunks.insert(rest, at: number + 1)
    }
  }

  /// - Precondition: An entry has this position.
  /// - Complexity: O(log *n*), plus the length of a chunk.
  mutating func remove(_ position: ListPosition) {
    let (number, index) = start(from: position)
    precondition(number < chunks.count && chunks[number][index].position == position)
    chunks[number].remove(at: index)
    count -= 1
    if chunks[number].isEmpty {
      chunks.remove(at: number)
    } else if number + 1 < chunks.count,
      chunks[number].count + chunks[number + 1].count < Self.chunkSize / 2
    {
      chunks[number] += chunks.remove(at: number + 1)
    }
  }

  /// Calls a function with each entry after the given position, in order, until it returns `false`.
  ///
  /// - Complexity: O(log *n* + *k*) for *k* calls.
  func forEach(after position: ListPosition?, _ visit: (Entry) -> Bool) {
    var (number, index) = (0, 0)
    if let position {
      (number, index) = start(from: position)
      if number < chunks.count, chunks[number][index].position == position { index += 1 }
    }
    while number < chunks.count {
      while index < chunks[number].count {
        if !visit(chunks[number][index]) { return }
        index += 1
      }
      (number, index) = (number + 1, 0)
    }
  }

  /// Returns the first entry that is not before the given position, as the index of its chunk and
  /// the index in the chunk.
  private func start(from position: ListPosition) -> (Int, Int) {
    let number = chunks.partitionPoint { $0[$0.count - 1].position < position }
    guard number < chunks.count else { return (number, 0) }
    return (number, chunks[number].partitionPoint { $0.position < position })
  }

  /// Whether all chunks are sorted, not empty and not too long; for tests.
  var isValid: Bool {
    let all = chunks.flatMap { $0 }
    return all.count == count
      && chunks.allSatisfy { !$0.isEmpty && $0.count <= Self.chunkSize }
      && zip(all, all.dropFirst()).allSatisfy { $0.position < $1.position }
  }
}
