#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The running process: its environment, limits and resources.
package enum CurrentProcess {
  /// The value of an environment variable; nil if it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  package static var id: Int { Int(getpid()) }

  package static func exit(_ status: Int32) -> Never { systemExit(status) }

  /// The number of processors that the process may use.
  package static func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Raises the limit of open descriptors to what the system allows, and returns it.
  package static func raiseDescriptorLimit() -> Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard unsafe getrlimit(resource, &limit) == 0 else { return 1024 }
    let most = min(limit.rlim_max, 1 << 20)
    if limit.rlim_cur < most {
      limit.rlim_cur = most
      _ = unsafe setrlimit(resource, &limit)
    }
    return Int(limit.rlim_cur)
  }

  /// The resources that the process uses.
  package static func status() -> ProcessStatus {
    var status = ProcessStatus()
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    status.processorSeconds = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    status.descriptorLimit = raiseDescriptorLimit()
    #if canImport(Glibc)
      // Total and resident pages come first (proc_pid_statm(5)).
      let pages = text(ofFile: "/proc/self/statm").split(separator: " ").compactMap { Int($0) }
      if pages.count > 1 {
        let pageBytes = sysconf(Int32(_SC_PAGESIZE))
        (status.virtualBytes, status.residentBytes) = (pages[0] * pageBytes, pages[1] * pageBytes)
      }
      // Reading the directory takes a descriptor of its own.
      status.openDescriptors = (try? FileSystem.names(in: "/proc/self/fd"))?.count.advanced(by: -1)
      status.threads = (try? FileSystem.names(in: "/proc/self/task"))?.count
    #endif
    return status
  }

  #if canImport(Glibc)
    /// The first bytes of a small file; empty when it cannot be read.
    private static func text(ofFile path: String) -> String {
      guard let descriptor = try? Descriptor.openForReading(path) else { return "" }
      defer { Descriptor.close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = (try? unsafe Descriptor.read(descriptor, into: &bytes, count: 256)) ?? 0
      return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  #endif
}

/// The resources of a process; nil for what the system does not tell.
package struct ProcessStatus: Sendable {
  package var residentBytes: Int?
  package var virtualBytes: Int?
  package var openDescriptors: Int?
  package var descriptorLimit: Int?
  package var threads: Int?
  package var processorSeconds: Double?

  package init() {}
}

// The function of the C library whose name the method above shadows.
private func systemExit(_ status: Int32) -> Never { exit(status) }
