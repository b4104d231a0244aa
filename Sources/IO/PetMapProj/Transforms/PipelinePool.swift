#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The pipelines that no thread is using.
///
/// Safe and unchecked: every access is under the lock, whose memory is the pool's own. It is POSIX's,
/// which the thread sanitizer knows.
@safe
final class PipelinePool: @unchecked Sendable {
  private var idle: [ProjPipeline]
  private let lock: UnsafeMutablePointer<pthread_mutex_t>

  init(_ first: ProjPipeline) {
    idle = [first]
    unsafe lock = .allocate(capacity: 1)
    unsafe pthread_mutex_init(lock, nil)
  }

  deinit {
    unsafe pthread_mutex_destroy(lock)
    unsafe lock.deallocate()
  }

  /// A pipeline for the caller alone; nil when all are in use.
  func take() -> ProjPipeline? {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    return idle.popLast()
  }

  func giveBack(_ pipeline: ProjPipeline) {
    unsafe pthread_mutex_lock(lock)
    defer { unsafe pthread_mutex_unlock(lock) }
    idle.append(pipeline)
  }
}
