import Foundation
import PetMapCommands
import TestSupport
import Testing

struct VersionTests {
  @Test func `the newest version in the changelog is the program's`() throws {
    let changelog = try String(
      decoding: bytes(of: packageRoot.appending(path: "CHANGELOG.md").path), as: UTF8.self)
    let heading = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    #expect(heading.dropFirst(3).prefix { $0 != " " } == Version.current)
    let readme = try String(
      decoding: bytes(of: packageRoot.appending(path: "README.md").path), as: UTF8.self)
    #expect(readme.contains("from: \"\(Version.current)\""))
  }
}
