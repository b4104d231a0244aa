import PetMapService
import PetMapSystem
import Testing

struct HashingSlotsTests {
  @Test func `requests get a slot in order of arrival, or are rejected after the time limit`()
    throws
  {
    let slots = HashingSlots(1)
    let order = Monitor<[Int]>([])
    var threads: [Thread?] = []
    try slots.run { () throws(ServiceError) in
      let isWaiting = Monitor(false)
      threads.append(
        Thread {
          isWaiting.change { $0 = true }
          try? slots.run(atMost: 60) { order.withLock { $0.append(1) } }
        })
      isWaiting.wait { $0 ? () : nil }
      #expect(throws: ServiceError.overloaded) { try slots.run(atMost: 0) {} }
      #expect(order.withLock { $0 } == [])
    }
    for thread in threads { thread?.join() }
    #expect(order.withLock { $0 } == [1])
    // The rejected request does not block others.
    try slots.run(atMost: 0) { order.withLock { $0.append(2) } }
    #expect(order.withLock { $0 } == [1, 2])
  }
}
