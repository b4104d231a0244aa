import PetMapStore
import PetMapSystem

/// Removes the metadata of photos that an earlier version kept, on a thread of its own while the service
/// runs.
///
/// The service does it, not a command: positions of reporters' homes are public until it is done, and
/// nobody would know that there is a command to run.
final class PhotoMetadataCleaner: Sendable {
  private let isStopping = Guarded(false)
  private let thread: Thread?

  /// - Parameters:
  ///   - store: nil for none.
  ///   - name: what messages call the store's photos.
  init(_ store: (any ServedStore)?, photos name: String) {
    guard let store else {
      thread = nil
      return
    }
    let isStopping = isStopping
    thread = Thread {
      let line: String
      do {
        let removal = try store.removePhotoMetadata { !isStopping.withLock { $0 } }
        if removal == PhotoMetadataRemoval(isComplete: true) { return }
        let photos = PinSource.counted(removal.cleaned, "photo", "photos")
        line =
          "metadata removed from \(photos)" + (removal.isComplete ? "" : "; the next start goes on")
          + (removal.skipped == 0
            ? "" : "; \(removal.skipped) missing or damaged, see petmap store check")
      } catch {
        if isStopping.withLock({ $0 }) { return }
        line = "cannot remove the metadata of photos: \(error); the next start tries again"
      }
      let text = "petmap: \(name): \(line)\n"
      try? Descriptor.write(Array(text.utf8).span, to: 2)
    }
  }

  /// Ends the work and waits for the photo at hand.
  func stop() {
    isStopping.withLock { $0 = true }
    thread?.join()
  }
}
