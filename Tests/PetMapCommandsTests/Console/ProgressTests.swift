import PetMapCommands
import Testing

@Suite struct ProgressTests {
  @Test(arguments: [(0.2, "1 s"), (59, "59 s"), (60, "1 min 0 s"), (200, "3 min 20 s")])
  func `durations are formatted`(seconds: Double, text: String) {
    #expect(Progress.duration(seconds) == text)
  }
}
