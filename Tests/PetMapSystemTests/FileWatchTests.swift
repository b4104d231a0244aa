#if os(Linux)
  import Foundation
  import PetMapSystem
  import Testing

  @Suite struct FileWatchTests {
    @Test func `a wait ends when the file is written to or the watch is canceled`() throws {
      let file = FileManager.default.temporaryDirectory
        .appendingPathComponent("petmap-watch-\(UUID().uuidString)")
      try Data("a".utf8).write(to: file)
      defer { try? FileManager.default.removeItem(at: file) }
      let watch = try #require(FileWatch(path: file.path))
      #expect(!watch.wait(atMost: 0.01))

      let handle = try FileHandle(forWritingTo: file)
      try handle.write(contentsOf: Data("b".utf8))
      try handle.write(contentsOf: Data("c".utf8))
      #expect(watch.wait(atMost: 600))
      #expect(!watch.wait(atMost: 0.01))

      let thread = try #require(PetMapSystem.Thread { watch.cancel() })
      #expect(watch.wait(atMost: 600))
      thread.join()
    }

    @Test func `a missing file cannot be watched`() {
      #expect(FileWatch(path: "/nonexistent/petmap") == nil)
    }
  }
#endif
