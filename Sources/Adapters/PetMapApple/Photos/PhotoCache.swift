/// Loads pictures once, and keeps those that were used last, up to a number of bytes.
///
/// Callers that ask for the same picture share one load, which is canceled when all of them are. A
/// picture that cannot be loaded is not kept, so that the next caller tries again.
package actor PhotoCache<Picture: Sendable> {
  /// A picture and its size in memory.
  package struct Loaded: Sendable {
    package let picture: Picture
    package let bytes: Int

    package init(_ picture: Picture, bytes: Int) { (self.picture, self.bytes) = (picture, bytes) }
  }

  private struct Kept {
    let loaded: Loaded
    var use: Int
  }

  private struct Load {
    let number: Int
    let task: Task<Loaded?, Never>
    var waiting = 1
  }

  private let limit: Int
  private let load: @Sendable (String) async -> Loaded?
  private var kept: [String: Kept] = [:]
  private var loads: [String: Load] = [:]
  /// The size of all pictures in ``kept``.
  private(set) package var bytes = 0
  private var count = 0

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - limit: The number of bytes to keep.
  ///   - load: A function that loads and decodes the picture at a URL, or returns `nil`. It runs on
  ///     none of the actors.
  package init(limit: Int, load: @escaping @Sendable (String) async -> Loaded?) {
    self.limit = limit
    self.load = load
  }

  /// Returns the picture at a URL, or `nil` if it cannot be loaded or the task is canceled.
  ///
  /// - Complexity: O(*n*) in the number of pictures that are kept.
  package func picture(at url: String) async -> Picture? {
    count += 1
    if let found = kept[url] {
      kept[url]?.use = count
      return found.loaded.picture
    }
    let load = join(url)
    let loaded = await withTaskCancellationHandler {
      await load.task.value
    } onCancel: {
      Task { await self.leave(url, load.number) }
    }
    if loads[url]?.number == load.number {
      loads[url] = nil
      if let loaded { keep(loaded, url) }
    }
    return Task.isCancelled ? nil : loaded?.picture
  }

  /// Returns the number of callers that wait for a picture.
  package func waiting(for url: String) -> Int { loads[url]?.waiting ?? 0 }

  private func join(_ url: String) -> Load {
    if let load = loads[url] {
      loads[url]?.waiting += 1
      return load
    }
    let new = Load(number: count, task: Task.detached { [load] in await load(url) })
    loads[url] = new
    return new
  }

  private func leave(_ url: String, _ number: Int) {
    guard let load = loads[url], load.number == number else { return }
    loads[url]?.waiting -= 1
    guard load.waiting == 1 else { return }
    load.task.cancel()
    loads[url] = nil
  }

  private func keep(_ loaded: Loaded, _ url: String) {
    guard loaded.bytes <= limit else { return }
    count += 1
    kept[url] = Kept(loaded: loaded, use: count)
    bytes += loaded.bytes
    while bytes > limit, let oldest = kept.min(by: { $0.value.use < $1.value.use }) {
      bytes -= oldest.value.loaded.bytes
      kept[oldest.key] = nil
    }
  }
}
