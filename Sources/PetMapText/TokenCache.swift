/// The words of texts, ready to be put into another: their widths, clusters and line breaks.
///
/// Nothing about a word between spaces depends on its neighbours but for what its key says. The
/// texts come from users, so the cache is bounded, and a word is looked for in a few places only,
/// whatever its hash. Two generations: when the younger is full it becomes the older and the older is
/// forgotten; a word found there is young again.
struct TokenCache {
  /// No longer words are kept, in bytes: none that is measured in one piece is longer.
  static let longest = 1_024

  private var young: TokenMemory?
  private var old: TokenMemory?

  /// Forgets everything.
  mutating func removeAll() {
    young = nil
    old = nil
  }

  /// Gives up what another cache shares.
  mutating func separate() {
    let isShared =
      young != nil && !isKnownUniquelyReferenced(&young)
      || old != nil && !isKnownUniquelyReferenced(&old)
    if isShared { removeAll() }
  }

  /// A word, or nil. It is good until the next one is looked for or kept.
  ///
  /// - Parameters:
  ///   - text: The collapsed text, readable seven bytes beyond its end.
  ///   - key: Style, direction and, if it counts, the script before the word.
  @inline(__always)
  mutating func find(_ token: Token, in text: UnsafeRawPointer, key: UInt32) -> TokenEntry? {
    let hash = Self.hash(token, key)
    if let young, let entry = unsafe young.find(token, text, hash, key) { return entry }
    guard let old, let entry = unsafe old.find(token, text, hash, key) else { return nil }
    // The word's memory stays while it is copied, even if making room forgets its generation.
    return withExtendedLifetime(old) { insert(hash) { $0.copy(entry) } }
  }

  /// Keeps a word.
  mutating func insert(
    _ token: Token, key: UInt32, _ write: (inout TokenEntryWriter) -> Void
  ) {
    _ = insert(Self.hash(token, key), write)
  }

  private mutating func insert(
    _ hash: UInt64, _ write: (inout TokenEntryWriter) -> Void
  ) -> TokenEntry {
    makeRoom().enter(hash, write)
  }

  /// The younger generation with room for a word.
  private mutating func makeRoom() -> TokenMemory {
    if let young, !young.isFull { return young }
    let fresh = TokenMemory()
    old = young
    young = fresh
    return fresh
  }

  @inline(__always)
  private static func hash(_ token: Token, _ key: UInt32) -> UInt64 {
    UTF8Bytes.mix(token.hash ^ UInt64(key) << 32 ^ UInt64(token.end - token.start))
  }
}

/// A generation of words.
@safe private final class TokenMemory {
  private static let ways = 4
  private static let places = 1 << 14
  private static let capacity = 1 << 19
  /// More than any word takes.
  private static let longest = 4 * TokenCache.longest * 4

  /// Half of the hash above one more than the place in memory; 0 for none.
  private let table: UnsafeMutablePointer<UInt64>
  private let memory: UnsafeMutablePointer<UInt32>
  private var used = 0

  init() {
    unsafe table = .allocate(capacity: Self.places)
    unsafe table.initialize(repeating: 0, count: Self.places)
    unsafe memory = .allocate(capacity: Self.capacity + TokenEntry.slack)
  }

  deinit {
    unsafe table.deallocate()
    unsafe memory.deallocate()
  }

  var isFull: Bool { used + Self.longest > Self.capacity }

  /// The first of the places where a word can stand.
  @inline(__always)
  private func first(_ hash: UInt64) -> Int {
    Int(truncatingIfNeeded: hash) & (Self.places - 1) & ~(Self.ways - 1)
  }

  func find(
    _ token: Token, _ text: UnsafeRawPointer, _ hash: UInt64, _ key: UInt32
  ) -> TokenEntry? {
    let first = first(hash)
    for way in first..<(first &+ Self.ways) {
      let known = unsafe table[way]
      guard known >> 32 == hash >> 32, known & 0xFFFF_FFFF != 0 else { continue }
      let place = Int(truncatingIfNeeded: known & 0xFFFF_FFFF) &- 1
      let entry = unsafe TokenEntry(UnsafeRawPointer(memory + place))
      if unsafe entry.matches(token, text, key) { return entry }
    }
    return nil
  }

  /// Takes an empty place, or the one that the hash's last bits pick.
  func enter(_ hash: UInt64, _ write: (inout TokenEntryWriter) -> Void) -> TokenEntry {
    let start = used
    precondition(!isFull)
    var writer = unsafe TokenEntryWriter(memory + start)
    write(&writer)
    used = start + writer.count
    let first = first(hash)
    var place = first + Int(truncatingIfNeeded: hash) & (Self.ways - 1)
    for way in first..<(first + Self.ways) where unsafe table[way] == 0 {
      place = way
      break
    }
    unsafe table[place] = hash & ~0xFFFF_FFFF | UInt64(start + 1)
    return unsafe TokenEntry(UnsafeRawPointer(memory + start))
  }
}
