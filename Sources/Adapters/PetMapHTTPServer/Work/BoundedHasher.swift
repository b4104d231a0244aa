package import PetMapReports
import PetMapThreads

/// A hasher that makes no more hashes at a time than there are processors: more at once take as
/// long, and 19 MiB each.
package final class BoundedHasher<Base: PasswordHasher>: PasswordHasher, @unchecked Sendable {
  private let base: Base
  private let monitor = Monitor()
  // Under the monitor's lock.
  private var free: Int

  package init(_ base: Base) {
    self.base = base
    free = Platform.processorCount()
  }

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
    monitor.lock()
    while free == 0 { monitor.wait(for: .work) }
    free -= 1
    monitor.unlock()
  }

  private func leave() {
    monitor.lock()
    free += 1
    monitor.announce(.work)
    monitor.unlock()
  }
}
