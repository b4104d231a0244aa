#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// TCP sockets on the loopback interface, for clients and for stand-ins of servers.
///
/// Programs that other tests start meanwhile do not inherit them. A connection whose descriptor is
/// also open in another program stays open when it is closed here.
package enum LoopbackSocket {
  #if canImport(Glibc)
    private static let kind = Int32(SOCK_STREAM.rawValue)
    private static let flags = Int32(MSG_NOSIGNAL)
  #else
    private static let kind = SOCK_STREAM
    private static let flags: Int32 = 0
  #endif

  /// Opens a socket.
  package static func open() -> Int32 { keepingFromPrograms(socket(AF_INET, kind, 0)) }

  /// Listens on a free port.
  ///
  /// - Returns: The descriptor, which the caller closes, and the port.
  package static func listen(backlog: Int32) -> (descriptor: Int32, port: Int)? {
    let descriptor = open()
    guard bind(descriptor, toHost: 1), systemListen(descriptor, backlog) == 0 else {
      close(descriptor)
      return nil
    }
    var address = sockaddr_in()
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    unsafe withUnsafeMutablePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        _ = unsafe getsockname(descriptor, $0, &length)
      }
    }
    return (descriptor, Int(UInt16(bigEndian: address.sin_port)))
  }

  /// Waits for the next connection to a listening socket.
  ///
  /// - Returns: A descriptor, or a negative number after the listening socket was shut down.
  package static func accept(_ listener: Int32) -> Int32 {
    keepingFromPrograms(systemAccept(listener, nil, nil))
  }

  /// Connects a socket, and returns whether that succeeded; otherwise, the cause is in `errno`.
  package static func connect(_ descriptor: Int32, to port: Int) -> Bool {
    unsafe withAddress(port) { unsafe systemConnect(descriptor, $0, $1) == 0 }
  }

  /// Gives a socket an address, of which only Linux has more than one, and a free port.
  ///
  /// - Parameter host: The last byte of the address.
  /// - Returns: Whether that succeeded; otherwise, the cause is in `errno`.
  package static func bind(_ descriptor: Int32, toHost host: UInt32) -> Bool {
    unsafe withAddress(0, host: host) { unsafe systemBind(descriptor, $0, $1) == 0 }
  }

  /// Sends all bytes, or returns `false` if the other side no longer accepts them.
  package static func send(_ bytes: some Collection<UInt8>, to descriptor: Int32) -> Bool {
    var rest = Array(bytes)[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe systemSend(descriptor, $0.baseAddress, $0.count, flags)
      }
      guard count > 0 else { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func keepingFromPrograms(_ descriptor: Int32) -> Int32 {
    if descriptor >= 0 { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    return descriptor
  }

  private static func withAddress(
    _ port: Int, host: UInt32 = 1, _ body: (UnsafePointer<sockaddr>, socklen_t) -> Bool
  ) -> Bool {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = (UInt32(0x7F00_0000) + host).bigEndian
    return unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe body($0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
  }
}

// The system's functions, which the methods of the same names hide.
#if canImport(Glibc)
  private let systemListen = Glibc.listen
  private let systemAccept = unsafe Glibc.accept
  private let systemConnect = unsafe Glibc.connect
  private let systemBind = unsafe Glibc.bind
  private let systemSend = unsafe Glibc.send
#else
  private let systemListen = Darwin.listen
  private let systemAccept = unsafe Darwin.accept
  private let systemConnect = unsafe Darwin.connect
  private let systemBind = unsafe Darwin.bind
  private let systemSend = unsafe Darwin.send
#endif
