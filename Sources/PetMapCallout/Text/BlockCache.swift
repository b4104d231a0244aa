/// The lines of the latest texts.
///
/// A callout is laid out again whenever the map moves below it, with the same words. Two
/// generations: when the younger is full it becomes the older and the older is forgotten.
struct BlockCache {
  struct Key: Hashable {
    var text: String
    var style: TextStyle
    var width: Double
    var mode: WrapMode
  }

  private static let most = 4_096
  private static let mostBytes = 1 << 20

  private var young: [Key: TextBlock] = [:]
  private var old: [Key: TextBlock] = [:]
  private var bytes = 0

  mutating func find(_ key: Key) -> TextBlock? {
    if let block = young[key] { return block }
    guard let block = old[key] else { return nil }
    insert(key, block)
    return block
  }

  mutating func insert(_ key: Key, _ block: TextBlock) {
    let size = key.text.utf8.count
    guard size < Self.mostBytes / 16 else { return }
    if young.count >= Self.most || bytes + size > Self.mostBytes {
      old = young
      young = [:]
      bytes = 0
    }
    young[key] = block
    bytes += size
  }
}
