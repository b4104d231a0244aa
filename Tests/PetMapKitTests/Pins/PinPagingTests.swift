import PetMapGeo
import PetMapKit
import PetMapAnnouncements
import TestSupport
import Testing

/// Tests that cursor pagination returns every remaining pin exactly once, regardless of concurrent
/// changes.
@Suite struct PinPagingTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64], [PinQuery.Region.everywhere, .box(.world), .globe])
  func `every remaining pin is on exactly one page`(seed: UInt64, region: PinQuery.Region) {
    var random = SeededRandom(seed: seed)
    var pins = PinCollection()
    let count = cases(700, debug: 100)
    for number in 0..<count {
      pins.put(random.announcement(id: "stays \(number)"), insertion: Int64(3 * number))
    }
    var seen: [String] = []
    var query = PinQuery()
    query.region = region
    query.limit = random.int(in: 1...40)
    var step: Int64 = 0
    repeat {
      let page = pins.pins(query)
      #expect(page.pins.count == query.limit || page.next == nil, "\(random)")
      seen += page.pins.map(\.announcement.id)
      query.cursor = page.next
      // Insert pins anywhere in the list, and remove others, including the one that the cursor
      // refers to.
      for _ in 0..<random.int(in: 0...9) {
        step += 1
        let insertion = 3 * Int64(random.int(in: 0...(count - 1))) + 1
        if step % 2 == 0 {
          pins.put(random.announcement(id: "comes \(insertion)"), insertion: insertion)
        } else {
          pins.remove(id: "comes \(insertion)")
        }
      }
      if let last = page.pins.last?.announcement.id, last.hasPrefix("comes") {
        pins.remove(id: last)
      }
    } while query.cursor != nil
    let stayed = seen.filter { $0.hasPrefix("stays") }
    #expect(stayed.count == count)
    #expect(Set(stayed).count == count)
  }
}

extension PinQuery.Region {
  /// A circle that contains everything.
  static var globe: PinQuery.Region {
    .circle(PinCircle(center: .warsaw, radius: .kilometers(30_000), metric: .haversine))
  }
}
