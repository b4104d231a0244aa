import CSystem

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The running process: its environment, limits, and resources.
package enum CurrentProcess {
  /// Returns the value of an environment variable, or `nil` if it is not set.
  package static func environment(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  package static var id: Int { Int(getpid()) }

  /// The path of the executable, with symbolic links resolved; `nil` if the system does not provide
  /// it.
  package static var programPath: String? {
    #if canImport(Glibc) || canImport(Musl)
      return FileSystem.destination(of: "/proc/self/exe")
    #else
      return CommandLine.arguments.first.flatMap { try? FileSystem.realPath($0) }
    #endif
  }

  /// The path of the program to start as a worker: the program `petmap` next to this executable, if
  /// that is a test, or else this one, even if its file has been replaced by an upgrade.
  package static var workerProgram: String? {
    guard let path = programPath else { return nil }
    let neighbor = FileSystem.directory(of: path) + "/petmap"
    if neighbor != path, case .file? = FileSystem.kind(of: neighbor) { return neighbor }
    #if canImport(Glibc) || canImport(Musl)
      // The kernel's own reference to the running program, which a spawned process follows before
      // it becomes another program.
      return "/proc/self/exe"
    #else
      return path
    #endif
  }

  /// Limits what the process can use from now on; see `petmap_limit_process`.
  ///
  /// - Returns: `false` if a limit could not be set.
  package static func limit(seconds: Int, memoryBytes: Int) -> Bool {
    petmap_limit_process(Int32(seconds), Int64(memoryBytes))
  }

  /// Gives up all system calls but those for memory, threads, and open files, if the system supports
  /// it.
  @discardableResult
  package static func giveUpSystemCalls() -> Bool { petmap_forbid_system_calls() }

  package static func exit(_ status: Int32) -> Never { systemExit(status) }

  /// Returns the number of processors available to the process.
  package static func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Raises the limit on open descriptors to the maximum allowed by the system, and returns it.
  package static func raiseDescriptorLimit() -> Int {
    var limit = rlimit()
    #if canImport(Glibc)
      let resource = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let resource = RLIMIT_NOFILE
    #endif
    guard unsafe getrlimit(resource, &limit) == 0 else { return 1024 }
    let maximum = min(limit.rlim_max, 1 << 20)
    if limit.rlim_cur < maximum {
      limit.rlim_cur = maximum
      _ = unsafe setrlimit(resource, &limit)
    }
    return Int(limit.rlim_cur)
  }

  /// Returns the resources used by the process.
  package static func status() -> ProcessStatus {
    var status = ProcessStatus()
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    status.processorSeconds = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    status.descriptorLimit = raiseDescriptorLimit()
    #if canImport(Glibc)
      // The first two values are total and resident pages (proc_pid_statm(5)).
      let pages = text(ofFile: "/proc/self/statm").split(separator: " ").compactMap { Int($0) }
      if pages.count > 1 {
        let pageBytes = sysconf(Int32(_SC_PAGESIZE))
        (status.virtualBytes, status.residentBytes) = (pages[0] * pageBytes, pages[1] * pageBytes)
      }
      // Do not count the descriptor that reads the directory.
      status.openDescriptors = (try? FileSystem.names(in: "/proc/self/fd"))?.count.advanced(by: -1)
      status.threads = (try? FileSystem.names(in: "/proc/self/task"))?.count
    #endif
    return status
  }

  #if canImport(Glibc)
    /// Returns the first bytes of a small file, or an empty string if it cannot be read.
    private static func text(ofFile path: String) -> String {
      guard let descriptor = try? Descriptor.openForReading(path) else { return "" }
      defer { Descriptor.close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = (try? Descriptor.read(descriptor, into: &bytes, 0..<256)) ?? 0
      return String(decoding: bytes.prefix(count), as: UTF8.self)
    }
  #endif
}

/// The resources of a process; `nil` for values that the system does not provide.
package struct ProcessStatus: Sendable {
  package var residentBytes: Int?
  package var virtualBytes: Int?
  package var openDescriptors: Int?
  package var descriptorLimit: Int?
  package var threads: Int?
  package var processorSeconds: Double?

  package init() {}
}

// The C library function whose name is shadowed by the method above.
private func systemExit(_ status: Int32) -> Never { exit(status) }

/// How the process handles freed memory.
package enum FreedMemory {
  /// Returns freed blocks to the system immediately; by default, glibc retains blocks of up to 32
  /// MB. Call it once, before starting threads. It has no effect if the C library is not glibc.
  ///
  /// - Parameter bytes: The minimum size of blocks to return.
  package static func giveBack(fromBytes bytes: Int32) { petmap_give_freed_memory_back(bytes) }

  /// Makes all threads share one pool, because glibc reserves 64 MB of addresses for each other one,
  /// which count toward a limit. Call it once, before starting threads.
  package static func sharePool() { petmap_share_memory_pool() }
}
