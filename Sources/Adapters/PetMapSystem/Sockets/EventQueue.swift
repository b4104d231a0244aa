import CSystem

/// The system's queue of events on descriptors: epoll on Linux, kqueue elsewhere.
///
/// It is edge-triggered: an event is reported once, so the receiver must read or write until that
/// would block.
package struct EventQueue: ~Copyable {
  package struct Event {
    package let id: UInt64
    package let isReadable: Bool
    package let isWritable: Bool
    /// The peer has closed its side, or the connection has failed.
    package let isClosed: Bool
  }

  private let descriptor: Int32

  /// Returns `nil` if no descriptor is available.
  package init?() {
    descriptor = petmap_events_open()
    if descriptor < 0 { return nil }
  }

  deinit { Descriptor.close(descriptor) }

  /// Registers a descriptor, whose events are reported with an ID until it is closed. Returns
  /// `false` if the system refuses.
  package func add(_ descriptor: Int32, id: UInt64) -> Bool {
    petmap_events_add(self.descriptor, descriptor, id)
  }

  /// Waits for events.
  package func wait(milliseconds: Int, _ body: (Event) -> Void) {
    let limit = 256
    unsafe withUnsafeTemporaryAllocation(of: petmap_event.self, capacity: limit) { events in
      let count = unsafe petmap_events_wait(
        descriptor, events.baseAddress, Int32(limit), Int32(milliseconds))
      for index in 0..<Int(count) {
        let event = unsafe events[index]
        body(
          Event(
            id: event.id, isReadable: event.readable, isWritable: event.writable,
            isClosed: event.closed))
      }
    }
  }
}
