#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import CSystem

/// Operations on sockets and pipes. They do not block unless documented otherwise.
package enum Sockets {
  // MARK: Listening

  /// A reason why listening on a host and port fails.
  package enum ListenError: Error {
    case noSuchHost
    case cannotListen(SystemError)
  }

  /// Returns a socket that listens on the first available address of a host, and its port.
  ///
  /// - Parameter port: The port, or 0 for any free port.
  package static func listen(host: String, port: Int) throws(ListenError) -> (
    descriptor: Int32, port: Int
  ) {
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
    guard status == 0 else { throw .noSuchHost }
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
          disableNagle(descriptor)
          if listens == 0 { return (descriptor, boundPort(descriptor) ?? port) }
        }
        failure = errno
        close(descriptor)
      } else {
        failure = errno
      }
      unsafe next = address.ai_next
    }
    throw .cannotListen(SystemError(code: failure))
  }

  private static func boundPort(_ descriptor: Int32) -> Int? {
    var address = sockaddr_storage()
    var size = socklen_t(MemoryLayout<sockaddr_storage>.size)
    let status = unsafe withUnsafeMutableBytes(of: &address) { bytes in
      unsafe getsockname(
        descriptor, bytes.baseAddress?.assumingMemoryBound(to: sockaddr.self), &size)
    }
    guard status == 0 else { return nil }
    // The port has the same offset in both address families, in network byte order.
    return unsafe withUnsafeBytes(of: &address) { Int(unsafe $0[2]) << 8 | Int(unsafe $0[3]) }
  }

  /// Waits until data or a connection is available, and returns `false` on timeout.
  ///
  /// - Parameter seconds: The timeout; `nil` to wait indefinitely.
  package static func isReadable(_ descriptor: Int32, within seconds: Double?) -> Bool {
    var entry = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return unsafe poll(&entry, 1, seconds.map { Int32($0 * 1000) } ?? -1) > 0
  }

  /// Accepts a connection, or returns `nil` if none is pending or no descriptor is free.
  ///
  /// - Returns: The connection's descriptor and the numeric address of its peer.
  package static func accept(_ descriptor: Int32) -> (descriptor: Int32, peer: String)? {
    unsafe withUnsafeTemporaryAllocation(of: CChar.self, capacity: 64) { text in
      guard let start = text.baseAddress else { return nil }
      let connection = unsafe petmap_accept(descriptor, start)
      return connection < 0 ? nil : (connection, unsafe String(cString: start))
    }
  }

  /// Disables Nagle's algorithm for the connections accepted by a listening socket, because
  /// responses are not written in small parts.
  private static func disableNagle(_ descriptor: Int32) {
    var on: Int32 = 1
    unsafe setsockopt(
      descriptor, Int32(IPPROTO_TCP), TCP_NODELAY, &on, socklen_t(MemoryLayout<Int32>.size))
  }

  // MARK: Open connections

  /// The result of a nonblocking read or write.
  package enum Transfer {
    /// At least one byte was transferred.
    case count(Int)
    case wouldBlock
    /// The peer has closed its side, or the connection has failed.
    case closed

    /// - Parameter count: The result of the system call.
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

  package static func receive(_ descriptor: Int32, into buffer: inout [UInt8]) -> Transfer {
    Transfer(
      unsafe buffer.withUnsafeMutableBytes {
        unsafe recv(descriptor, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
      })
  }

  /// - Parameter hasMore: Whether more data follows immediately and may share a packet.
  package static func send(
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
  package static func send(file: Int32, _ range: Range<Int>, to descriptor: Int32) -> Transfer {
    Transfer(petmap_send_file(descriptor, file, Int64(range.lowerBound), range.count))
  }

  /// Sends a datagram to a local socket without blocking.
  ///
  /// - Parameter name: A path, or `@` followed by the name of an abstract socket.
  /// - Returns: Whether the datagram was sent.
  package static func sendDatagram(_ bytes: [UInt8], to name: String) -> Bool {
    unsafe petmap_send_datagram(name, bytes, bytes.count)
  }

  /// Shuts down the sending side of a connection; data already sent is still delivered.
  package static func shutDownSending(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_WR)) }

  /// Shuts down both sides of a socket.
  package static func shutDown(_ descriptor: Int32) { shutdown(descriptor, Int32(SHUT_RDWR)) }

  /// Whether ``shutDown(_:)`` wakes a thread that polls a listening socket.
  package static var shutDownWakesListeners: Bool {
    #if os(Linux)
      true
    #else
      false
    #endif
  }

  // MARK: Waking a thread

  /// Returns a pipe with nonblocking ends, or `nil` if no descriptor is available.
  package static func makePipe() -> (reader: Int32, writer: Int32)? {
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
  package static func signal(_ writer: Int32) {
    var byte: UInt8 = 0
    // A full pipe is already readable.
    _ = unsafe write(writer, &byte, 1)
  }

  /// Discards the contents of a pipe.
  package static func drain(_ reader: Int32) {
    unsafe withUnsafeTemporaryAllocation(byteCount: 256, alignment: 1) { buffer in
      while unsafe read(reader, buffer.baseAddress, buffer.count) == buffer.count {}
    }
  }
}
