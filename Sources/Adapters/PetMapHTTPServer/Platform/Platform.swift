#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The operating system's calls for sockets and time. No other file of the target imports them.
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

  /// What the system calls an error's number.
  static func message(_ error: Int32) -> String {
    guard let text = unsafe strerror(error) else { return "error \(error)" }
    return unsafe String(cString: text)
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

  /// Waits until something can be read or accepted; false when nothing can after so many seconds.
  static func isReadable(_ descriptor: Int32, within seconds: Double) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, Int32(seconds * 1000)) > 0
  }

  // MARK: Open connections

  /// Sends what the socket takes at once.
  static func sendAtOnce(_ bytes: [UInt8], to descriptor: Int32) {
    unsafe bytes.withUnsafeBytes { bytes in
      #if canImport(Glibc)
        _ = unsafe send(
          descriptor, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT))
      #else
        _ = unsafe send(descriptor, bytes.baseAddress, bytes.count, Int32(MSG_DONTWAIT))
      #endif
    }
  }

  /// Ends a connection both ways; what was sent still arrives.
  static func shutDown(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

  static func closeDescriptor(_ descriptor: Int32) { close(descriptor) }

  static func duplicate(_ descriptor: Int32) -> Int32? {
    let copy = fcntl(descriptor, F_DUPFD_CLOEXEC, 0)
    return copy >= 0 ? copy : nil
  }

  /// What a peer that is to go away has left to say.
  enum Remainder {
    case nothingYet
    case bytes
    /// The peer is gone.
    case end
  }

  /// What can be read at once, which stays there.
  static func peek(_ descriptor: Int32, _ limit: Int) -> [UInt8] {
    unsafe Array(unsafeUninitializedCapacity: limit) { buffer, count in
      let flags = Int32(MSG_DONTWAIT) | Int32(MSG_PEEK)
      count = max(0, unsafe recv(descriptor, buffer.baseAddress, limit, flags))
    }
  }

  /// Looks at what can be read, or takes it.
  static func remainder(_ descriptor: Int32, takes: Bool) -> Remainder {
    unsafe withUnsafeTemporaryAllocation(byteCount: takes ? 65_536 : 1, alignment: 1) { buffer in
      let flags = Int32(MSG_DONTWAIT) | (takes ? 0 : Int32(MSG_PEEK))
      let count = unsafe recv(descriptor, buffer.baseAddress, buffer.count, flags)
      if count > 0 { return .bytes }
      if count < 0, errno == EAGAIN || errno == EINTR { return .nothingYet }
      return .end
    }
  }
}
