import PetMapCommands
import Testing

@Suite struct ValuesTests {
  @Test(arguments: ["-1", "1.5", "", "abc", "99999999999999999999", "+1", "0x10"])
  func `invalid counts are rejected`(text: String) {
    #expect(throws: ValueError.self) { try Values.count(text) }
  }
}
