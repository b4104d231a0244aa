import PetMapGeo
import TestSupport
import Testing

private let rounds = cases(1_000, debug: 40)

/// Compares each stage of merging at a zoom with a brute-force implementation.
@Suite struct MergingTests {
  @Test func `the pass finds the same centers as the definition`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for _ in 0..<rounds {
      var sample = try MergeSample(count: random.int(in: 1...80), &random)
      let radius = sample.radius(&random)
      let grid = CellGrid(sorting: &sample.candidates, reach: radius)
      let centers = greedyCenters(
        of: sample.candidates, in: grid, radius: radius, by: sample.order)
      let expected = centersByDefinition(
        of: sample.candidates, radius: radius, by: sample.order)
      #expect(centers.map { Int($0) } == expected, "\(random)")
    }
  }

  @Test func `cells contain all candidates and find all within their reach`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for _ in 0..<rounds {
      var sample = try MergeSample(count: random.int(in: 1...60), &random)
      let reach = sample.radius(&random)
      let grid = CellGrid(sorting: &sample.candidates, reach: reach)
      #expect(
        sample.candidates.map(\.pin).sorted() == (0..<sample.candidates.count).map(UInt32.init))
      for candidate in sample.candidates {
        var seen: Set<Int> = []
        grid.visit(around: candidate.position) { seen.insert($0) }
        let near = sample.candidates.indices.filter {
          MercatorPlane.squaredDistance(candidate.position, sample.candidates[$0].position) <= reach
            * reach
        }
        #expect(seen.isSuperset(of: near), "\(random)")
      }
    }
  }

  @Test func `cells near one pole find candidates near the other if the reach exceeds the world`()
    throws
  {
    let positions = try [89.9, -89.9].map {
      MercatorPlane.position(of: try Coordinate(latitude: $0, longitude: 21))
    }
    var candidates = positions.indices.map {
      MergeCandidate(position: positions[$0], rank: UInt64($0), pin: UInt32($0))
    }
    let grid = CellGrid(sorting: &candidates, reach: 2.5 * MercatorPlane.width)
    for position in positions {
      var seen: Set<Int> = []
      grid.visit(around: position) { seen.insert($0) }
      #expect(seen == [0, 1])
    }
  }

  @Test func `isolated candidates have no other candidate within the sum of all radii`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    for _ in 0..<rounds {
      var sample = try MergeSample(count: random.int(in: 1...60), &random)
      let all = sample.candidates
      let radius = sample.radius(&random)
      let radii = [radius, radius / 2, radius / 4, radius / 8]
      let isolated = IsolatedCandidates.remove(from: &sample.candidates, radii: radii[...])
      #expect(
        (isolated + sample.candidates).map(\.pin).sorted() == all.map(\.pin).sorted(), "\(random)")
      let sum = radii.reduce(0, +)
      for candidate in isolated {
        let distances = all.filter { $0.pin != candidate.pin }
          .map { MercatorPlane.squaredDistance(candidate.position, $0.position).squareRoot() }
        #expect(distances.allSatisfy { $0 > sum }, "\(random)")
      }
      for other in sample.candidates {
        let distances = all.filter { $0.pin != other.pin }
          .map { MercatorPlane.squaredDistance(other.position, $0.position).squareRoot() }
        #expect(distances.contains { $0 <= sum + MercatorPlane.width * 1e-10 }, "\(random)")
      }
    }
  }

  @Test func `a group consists of its center followed by its members`() {
    let groups = MergeGroups(centers: [3, 1, 3, 3, 4, 4])
    var members: [Int: [Int]] = [:]
    for center in [1, 3, 4] { groups.visit(center) { members[center, default: []].append($0) } }
    #expect(members == [1: [1], 3: [3, 0, 2], 4: [4, 5]])
    #expect([1, 3, 4].map(groups.isSingle) == [true, false, false])
  }
}

@Suite struct RankOrderTests {
  @Test func `pins with the same ID are ranked by longitude, latitude, and index`() throws {
    var order = RankOrder()
    let coordinates = [(1, 2), (2, 1), (1, 1), (1, 2), (0, 9)].map { (Double($0.0), Double($0.1)) }
    for coordinate in coordinates {
      order.append(
        id: Array("rex".utf8), at: try Coordinate(latitude: coordinate.1, longitude: coordinate.0))
    }
    #expect((0..<5 as Range<UInt32>).sorted(by: order.precedes) == [4, 2, 0, 3, 1])
  }

  /// Trees created by earlier versions or on other platforms must be identical.
  @Test func `ranks are the same on every platform and in every version`() {
    let ids = ["", "a", "rex", "a pin with a longer name", "żółw"]
    #expect(
      ids.map(RankOrder.hash)
        == [
          15_590_649_930_234_121_703, 12_266_396_830_149_959_912, 8_093_489_449_274_092_158,
          2_598_853_878_682_879_202, 10_881_724_428_113_927_631,
        ])
  }
}
