import CSockets
import PetMapService

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The operating system's calls for sockets, pipes and time. No other file of the target imports them.
enum Platform {
  /// Seconds on a clock that only goes forward.
  static func seconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  static func sleep(seconds: Double) {
    var time = timespec(
      tv_sec: Int(seconds), tv_nsec: Int((seconds.truncatingRemainder(dividingBy: 1)) * 1e9))
    unsafe nanosleep(&time, nil)
  }

  static func processorCount() -> Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// Raises the number of files that may be open to what the system allows, and returns it.
  static func raiseFileLimit() -> Int {
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

  /// What the system says of this process.
  static func processStatus() -> ProcessStatus {
    var status = ProcessStatus()
    var time = timespec()
    unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    status.processorSeconds = Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    status.descriptorLimit = raiseFileLimit()
    #if canImport(Glibc)
      // Total and resident pages come first (proc_pid_statm(5)).
      let pages = text(ofFile: "/proc/self/statm").split(separator: " ").compactMap { Int($0) }
      if pages.count > 1 {
        let pageBytes = sysconf(Int32(_SC_PAGESIZE))
        (status.virtualBytes, status.residentBytes) = (pages[0] * pageBytes, pages[1] * pageBytes)
      }
      status.openDescriptors = entryCount(ofDirectory: "/proc/self/fd").map { $0 - 1 }
      status.threads = entryCount(ofDirectory: "/proc/self/task")
    #endif
    return status
  }

  #if canImport(Glibc)
    /// The first bytes of a small file; empty when it cannot be read.
    private static func text(ofFile path: String) -> String {
      let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { return "" }
      defer { close(descriptor) }
      var bytes = [UInt8](repeating: 0, count: 256)
      let count = unsafe read(descriptor, &bytes, bytes.count)
      return String(decoding: bytes.prefix(max(0, count)), as: UTF8.self)
    }

    /// The number of entries but `.` and `..`, the descriptor for reading them included.
    private static func entryCount(ofDirectory path: String) -> Int? {
      guard let directory = unsafe opendir(path) else { return nil }
      defer { unsafe closedir(directory) }
      var count = -2
      while unsafe readdir(directory) != nil { count += 1 }
      return count
    }
  #endif

  /// The time of day as a response's `Date` (IMF-fixdate, RFC 9110, 5.6.7).
  static func date() -> String {
    var seconds = time(nil)
    var parts = unsafe tm()
    unsafe gmtime_r(&seconds, &parts)
    let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    let months = [
      "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]
    func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }
    let clock = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec].map(twoDigits)
    let (weekday, day) = unsafe (days[Int(parts.tm_wday)], twoDigits(parts.tm_mday))
    let (month, year) = unsafe (months[Int(parts.tm_mon)], parts.tm_year + 1900)
    return "\(weekday), \(day) \(month) \(year) \(clock.joined(separator: ":")) GMT"
  }

  /// What the system calls an error's number.
  static func message(_ error: Int32) -> String {
    guard let text = unsafe strerror(error) else { return "error \(error)" }
    return unsafe String(cString: text)
  }

  /// Whether two arrays have the same content.
  static func areEqual(_ left: [UInt8], _ right: [UInt8]) -> Bool {
    guard left.count == right.count else { return false }
    return unsafe left.withUnsafeBytes { left in
      unsafe right.withUnsafeBytes { right in
        guard let first = left.baseAddress, let second = right.baseAddress else { return true }
        return unsafe memcmp(first, second, left.count) == 0
      }
    }
  }

  // MARK: Listening

  /// A socket that listens on a host's first address that it can have, and its port.
  ///
  /// - Parameter port: 0 for any that is free.
  static func listen(host: String, port: Int) throws(HTTPServerError) -> (Int32, Int) {
    var hints = unsafe addrinfo()
    unsafe hints.ai_family = AF_UNSPEC
    #if canImport(Glibc)
      unsafe hints.ai_socktype = Int32(SOCK_STREAM.rawValue)
    #else
      unsafe hints.ai_socktype = SOCK_STREAM
    #endif
    unsafe hints.ai_flags = AI_PASSIVE
    var list: UnsafeMutablePointer<addrinfo>?
    let status = unsafe getaddrinfo(host, String(port), &hints, &list)
    guard status == 0 else { throw .noSuchHost(host) }
    defer { if let list = unsafe list { unsafe freeaddrinfo(list) } }
    var failure: Int32 = EADDRNOTAVAIL
    var next = unsafe list
    while let entry = unsafe next {
      let address = unsafe entry.pointee
      let descriptor = unsafe socket(
        address.ai_family, address.ai_socktype, address.ai_protocol)
      if descriptor >= 0 {
        var on: Int32 = 1
        unsafe setsockopt(
          descriptor, SOL_SOCKET, SO_REUSEADDR, &on, socklen_t(MemoryLayout<Int32>.size))
        _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
        if unsafe bind(descriptor, address.ai_addr, address.ai_addrlen) == 0 {
          #if canImport(Glibc)
            let listens = Glibc.listen(descriptor, 4096)
          #else
            let listens = Darwin.listen(descriptor, 4096)
          #endif
          sendAtOnce(descriptor)
          if listens == 0 { return (descriptor, boundPort(descriptor) ?? port) }
        }
        failure = errno
        close(descriptor)
      } else {
        failure = errno
      }
      unsafe next = address.ai_next
    }
    throw .cannotListen(host: host, port: port, reason: message(failure))
  }

  private static func boundPort(_ descriptor: Int32) -> Int? {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = unsafe withUnsafeMutableBytes(of: &address) { bytes in
      unsafe getsockname(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
    }
    guard status == 0 else { return nil }
    // The port stands at the same place in both families, in network order.
    return unsafe withUnsafeBytes(of: &address) { Int(unsafe $0[2]) << 8 | Int(unsafe $0[3]) }
  }

  /// Waits until something can be read or accepted; false when nothing can within the time.
  static func isReadable(_ descriptor: Int32, within seconds: Double) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, Int32(seconds * 1000)) > 0
  }

  /// Disables Nagle's algorithm for the connections that a listening socket accepts: responses are
  /// written whole.
  private static func sendAtOnce(_ descriptor: Int32) {
    var on: Int32 = 1
    unsafe setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  // MARK: Open connections

  /// What came of reading or writing without waiting.
  enum Transfer {
    /// Bytes were transferred, at least one.
    case count(Int)
    case wouldBlock
    /// The peer has closed, or the connection has failed.
    case closed

    /// - Parameter count: what the system call returned.
    init(_ count: Int) {
      if count > 0 {
        self = .count(count)
      } else if count < 0, errno == EAGAIN || errno == EINTR {
        self = .wouldBlock
      } else {
        self = .closed
      }
    }
  }

  static func receive(_ descriptor: Int32, into buffer: inout [UInt8]) -> Transfer {
    Transfer(
      unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
      })
  }

  /// - Parameter hasMore: whether more follows at once, so that it can share a packet.
  static func send(
    _ bytes: ArraySlice<UInt8>, to descriptor: Int32, hasMore: Bool = false
  ) -> Transfer {
    #if canImport(Glibc)
      let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT) | (hasMore ? Int32(MSG_MORE) : 0)
      return Transfer(
        unsafe bytes.withUnsafeBytes {
          unsafe Glibc.send(descriptor, $0.baseAddress, $0.count, flags)
        })
    #else
      return Transfer(
        unsafe bytes.withUnsafeBytes {
          unsafe Darwin.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
        })
    #endif
  }

  /// Sends a range of a file.
  static func send(file: Int32, _ range: Range<Int>, to descriptor: Int32) -> Transfer {
    Transfer(petmap_send_file(descriptor, file, Int64(range.lowerBound), range.count))
  }

  /// Ends the sending side of a connection; what was sent still arrives.
  static func shutDownSending(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Shuts down both sides of a socket; on Linux this wakes a thread that polls a listening one.
  static func shutDown(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

  static func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

  // MARK: Waking a thread

  /// A pipe whose ends never block; nil when there is no descriptor to spare.
  static func makePipe() -> (reader: Int32, writer: Int32)? {
    var ends: (Int32, Int32) = (-1, -1)
    let status = unsafe withUnsafeMutableBytes(of: &ends) {
      unsafe pipe($0.baseAddress?.assumingMemoryBound(to: Int32.self))
    }
    guard status == 0 else { return nil }
    for end in [ends.0, ends.1] {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
    }
    return ends
  }

  /// Makes the other end of a pipe readable.
  static func signal(_ writer: Int32) {
    var byte: UInt8 = 0
    // A full pipe is readable already.
    _ = unsafe write(writer, &byte, 1)
  }

  /// Empties a pipe.
  static func drain(_ reader: Int32) {
    unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while unsafe read(reader, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }
}
