import PetMapGeo
import TestSupport
import Testing

@Suite struct PinIDsTests {
  @Test func `every ID round-trips byte by byte`() throws {
    let uuid = "0b3f4e6a-90cd-4f12-8a7b-fedcba987654"
    var ids = [
      "", "rex", "\u{E9}", "e\u{301}", "\u{0}", uuid, uuid.uppercased(), uuid + "0",
      String(uuid.dropLast()), uuid.replacing("-", with: "0"), uuid.replacing("9", with: "g"),
      String(uuid.replacing("-", with: "").prefix(30)) + "------",
      String(repeating: "-", count: 36), String(repeating: "0", count: 36), "日本の猫",
      String(repeating: "long ", count: 100),
    ]
    // Change one character of a UUID.
    for position in 0..<36 {
      for character in ["-", "0", "f", "g", "F", "/", ":", "`"] {
        let index = uuid.index(uuid.startIndex, offsetBy: position)
        ids.append(uuid.replacingCharacter(at: index, with: character))
      }
    }
    var pins = ClusterPins()
    for id in ids { pins.append(id: id, at: try Coordinate(latitude: 1, longitude: 2)) }
    #expect(pins.ids.count == ids.count)
    for (pin, id) in ids.enumerated() {
      #expect(pins.ids[pin].utf8.elementsEqual(id.utf8), "\(id)")
    }
  }

  @Test func `random UUIDs round-trip and take little memory`() throws {
    var random = SeededRandom(seed: .random(in: .min ... .max))
    let ids = (0..<200).map { _ in random.uuid() }
    var pins = ClusterPins()
    let emptyByteCount = pins.byteCount
    for id in ids { pins.append(id: id, at: try Coordinate(latitude: 1, longitude: 2)) }
    #expect(Array(pins.ids) == ids, "\(random)")
    #expect(pins.byteCount - emptyByteCount == ids.count * (21 + 25))
  }
}

extension String {
  fileprivate func replacingCharacter(at index: Index, with character: String) -> String {
    String(self[..<index]) + character + String(self[self.index(after: index)...])
  }
}

extension SeededRandom {
  fileprivate mutating func uuid() -> String {
    [8, 4, 4, 4, 12].map { length in
      String((0..<length).map { _ in "0123456789abcdef".randomElement(using: &self) ?? "0" })
    }.joined(separator: "-")
  }
}
