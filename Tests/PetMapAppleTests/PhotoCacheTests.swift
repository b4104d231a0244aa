import PetMapApple
import Synchronization
import Testing

struct PhotoCacheTests {
  /// Loads URLs as their own pictures of 10 bytes, when it is told to.
  private final class Loader: Sendable {
    private struct State {
      var started: [String] = []
      var canceled: [String] = []
      var waiting: [(url: String, continuation: CheckedContinuation<Bool, Never>)] = []
    }

    private let state = Mutex(State())

    var started: [String] { state.withLock { $0.started } }
    var canceled: [String] { state.withLock { $0.canceled } }

    func load(_ url: String) async -> PhotoCache<String>.Loaded? {
      state.withLock { $0.started.append(url) }
      let isFound = await withCheckedContinuation { continuation in
        state.withLock { $0.waiting.append((url, continuation)) }
      }
      if Task.isCancelled { state.withLock { $0.canceled.append(url) } }
      return isFound ? PhotoCache.Loaded(url, bytes: 10) : nil
    }

    /// Ends the next load.
    func end(isFound: Bool = true) async {
      while true {
        let next = state.withLock { $0.waiting.isEmpty ? nil : $0.waiting.removeFirst() }
        if let next { return next.continuation.resume(returning: isFound) }
        await Task.yield()
      }
    }
  }

  private func cache(_ loader: Loader, limit: Int = 20) -> PhotoCache<String> {
    PhotoCache(limit: limit) { await loader.load($0) }
  }

  private func load(_ url: String, _ cache: PhotoCache<String>, _ loader: Loader) async -> String? {
    async let picture = cache.picture(at: url)
    await loader.end()
    return await picture
  }

  @Test func `a picture is loaded once, and again after others took its space`() async {
    let loader = Loader()
    let cache = cache(loader)
    #expect(await load("a", cache, loader) == "a")
    #expect(await load("b", cache, loader) == "b")
    #expect(await cache.picture(at: "a") == "a")
    #expect(await load("c", cache, loader) == "c")
    #expect(await cache.bytes == 20)
    // The picture used last is kept.
    #expect(await cache.picture(at: "a") == "a")
    #expect(await load("b", cache, loader) == "b")
    #expect(loader.started == ["a", "b", "c", "b"])
  }

  @Test func `callers share a load`() async {
    let loader = Loader()
    let cache = cache(loader)
    async let one = cache.picture(at: "a")
    async let other = cache.picture(at: "a")
    await loader.end()
    #expect(await [one, other] == ["a", "a"])
    #expect(loader.started == ["a"])
  }

  @Test func `a picture that cannot be loaded is tried again`() async {
    let loader = Loader()
    let cache = cache(loader)
    async let picture = cache.picture(at: "a")
    await loader.end(isFound: false)
    #expect(await picture == nil)
    #expect(await load("a", cache, loader) == "a")
  }

  @Test func `a picture larger than the cache is shown, but not kept`() async {
    let loader = Loader()
    let cache = cache(loader, limit: 9)
    #expect(await load("a", cache, loader) == "a")
    #expect(await cache.bytes == 0)
  }

  @Test func `a load is canceled with its last caller`() async {
    let loader = Loader()
    let cache = cache(loader)
    let one = Task { await cache.picture(at: "a") }
    let other = Task { await cache.picture(at: "a") }
    while await cache.waiting(for: "a") < 2 { await Task.yield() }
    one.cancel()
    while await cache.waiting(for: "a") > 1 { await Task.yield() }
    other.cancel()
    while await cache.waiting(for: "a") > 0 { await Task.yield() }
    await loader.end()
    #expect(await one.value == nil)
    #expect(await other.value == nil)
    while loader.canceled.isEmpty { await Task.yield() }
    #expect(await load("a", cache, loader) == "a")
  }
}
