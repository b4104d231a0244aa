/// The lines of the latest texts.
///
/// A callout is laid out again whenever the map moves below it, with the same words. The texts
/// come from users, so the cache is bounded, and a text is looked for in a few places only. Two
/// generations: when the younger is full it becomes the older and the older is forgotten.
struct BlockCache {
  /// A text as it was asked for. Texts are the same when their bytes are: canonical equivalents
  /// have other places.
  struct Key {
    let text: String
    let style: TextStyle
    let width: Double
    let mode: WrapMode
    let hash: UInt64

    init(_ text: String, style: TextStyle, width: Double, mode: WrapMode) {
      var text = text
      hash = text.withUTF8 { bytes in
        unsafe UTF8Bytes.hash(bytes, seed: width.bitPattern ^ style.size.bitPattern << 1)
      }
      self.text = text
      self.style = style
      self.width = width
      self.mode = mode
    }

    func matches(_ other: Key) -> Bool {
      hash == other.hash && width == other.width && mode == other.mode && style == other.style
        && UTF8Bytes.areSame(text, other.text)
    }
  }

  private static let most = 2_048
  private static let mostBytes = 1 << 19

  private var young = Generation()
  private var old = Generation()

  /// The lines of a text, or nil.
  mutating func find(_ key: Key) -> TextBlock? {
    if let block = young.find(key) { return block }
    guard let block = old.find(key) else { return nil }
    insert(key, block)
    return block
  }

  /// Keeps the lines of a text, unless it is very long.
  mutating func insert(_ key: Key, _ block: TextBlock) {
    let size = key.text.utf8.count
    guard size < Self.mostBytes / 16 else { return }
    if young.keys.count >= Self.most || young.bytes + size > Self.mostBytes {
      swap(&young, &old)
      young = Generation()
    }
    young.insert(key, block)
    young.bytes += size
  }

  private struct Generation {
    static let ways = 4
    static let places = 4_096

    /// One more than the place among the keys; 0 for none.
    var table: [UInt16] = []
    var keys: [Key] = []
    var blocks: [TextBlock] = []
    var bytes = 0

    private func first(_ key: Key) -> Int {
      Int(truncatingIfNeeded: key.hash >> 32) & (Self.places - 1) & ~(Self.ways - 1)
    }

    func find(_ key: Key) -> TextBlock? {
      guard !table.isEmpty else { return nil }
      let first = first(key)
      for place in first..<(first + Self.ways) where table[place] > 0 {
        let entry = Int(table[place]) - 1
        if keys[entry].matches(key) { return blocks[entry] }
      }
      return nil
    }

    mutating func insert(_ key: Key, _ block: TextBlock) {
      if table.isEmpty { table = [UInt16](repeating: 0, count: Self.places) }
      keys.append(key)
      blocks.append(block)
      let first = first(key)
      var place = first + Int(truncatingIfNeeded: key.hash) & (Self.ways - 1)
      for way in first..<(first + Self.ways) where table[way] == 0 {
        place = way
        break
      }
      table[place] = UInt16(keys.count)
    }
  }
}
