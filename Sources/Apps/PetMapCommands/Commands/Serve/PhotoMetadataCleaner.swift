import PetMapStore
import PetMapSystem

/// Removes metadata from photos that were stored by earlier versions, on a separate thread.
///
/// This is done by the service instead of a command, because operators might not know that they
/// need to run it, and the metadata, which can reveal where reporters live, is public until it is
/// removed.
final class PhotoMetadataCleaner: Sendable {
  private let isStopping = Guarded(false)
  private let thread: Thread?

  /// - Parameters:
  ///   - store: The store, or `nil` if a file is served.
  ///   - name: The name of the store's photos in messages.
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
          "metadata removed from \(photos)"
          + (removal.isComplete ? "" : "; will continue at the next start")
          + (removal.skipped == 0
            ? "" : "; \(removal.skipped) missing or damaged; run petmap store check")
      } catch {
        if isStopping.withLock({ $0 }) { return }
        line = "cannot remove metadata from photos: \(error); will retry at the next start"
      }
      let text = "petmap: \(name): \(line)\n"
      try? Descriptor.write(Array(text.utf8).span, to: 2)
    }
  }

  /// Stops after the current photo and waits for the thread.
  func stop() {
    isStopping.withLock { $0 = true }
    thread?.join()
  }
}
