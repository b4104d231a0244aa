package import PetMapAnnouncements
import PetMapSystem

/// A hasher that computes at most as many hashes concurrently as there are processors: more would
/// not be faster, and each takes 19 MiB.
package final class BoundedHasher<Base: PasswordHasher>: PasswordHasher {
  private let base: Base
  private let free = Guarded(CurrentProcess.processorCount())

  package init(_ base: Base) { self.base = base }

  package func hash(_ password: String) throws(PasswordHashingError) -> PasswordHash {
    enter()
    defer { leave() }
    return try base.hash(password)
  }

  package func matches(
    _ password: String, _ hash: PasswordHash
  ) throws(PasswordHashingError) -> Bool {
    enter()
    defer { leave() }
    return try base.matches(password, hash)
  }

  private func enter() {
    free.wait { free -> Void? in
      guard free > 0 else { return nil }
      free -= 1
      return ()
    }
  }

  private func leave() { free.change { $0 += 1 } }
}
