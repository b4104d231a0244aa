import PetMapCallout
import PetMapKit
import Testing

@Suite struct PinFanTests {
  @Test func `no two markers of any fan overlap`() {
    for count in Array(2...60) + [100, 333, 1_000] {
      let ends = PinFan.offsets(count: count)
      #expect(ends.count == count)
      for (index, end) in ends.enumerated() {
        let overlaps = ends[..<index].contains {
          abs($0.dx - end.dx) < 28 && abs($0.dy - end.dy) < 36
        }
        #expect(!overlaps, "\(index) of \(count)")
      }
    }
  }

  @Test func `a large fan is compact`() {
    let ends = PinFan.offsets(count: 1_000)
    let reach = ends.map { ($0.dx * $0.dx + $0.dy * $0.dy).squareRoot() }.max() ?? 0
    #expect(reach < 1.1 * PinFan.spacing * (1_000 / Double.pi).squareRoot())
  }

  @Test func `the first of a few markers is straight above`() {
    #expect(PinFan.offsets(count: 5)[0].dx == 0)
    #expect(PinFan.offsets(count: 5)[0].dy < 0)
    #expect(PinFan.offsets(count: 0).isEmpty)
  }
}
