#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

import PetMapAnnouncements
import PetMapSQL
import PetMapSQLite
import PetMapStore
import PetMapSystem
import TestSupport
import Testing

@Suite(.serialized) struct StoreKillTests {
  private let workshop = StoreWorkshop()

  private func exercise(_ arguments: String...) throws -> ChildProcess {
    try ChildProcess(
      [ChildProcess.built("StoreExerciser"), workshop.path, workshop.photos] + arguments)
  }

  /// The number of repetitions is given by PETMAP_KILLS and defaults to 5.
  @Test func `acknowledged writes survive kill -9 at any moment`() throws {
    let kills = unsafe getenv("PETMAP_KILLS").flatMap { unsafe Int(String(cString: $0)) } ?? 5
    var random = SeededRandom(seed: 20_261_122)
    var created: Set<String> = []
    var published: Set<String> = []
    // The photos whose upload was acknowledged, by their second line.
    var photos: Set<String> = []
    for round in 0..<kills {
      let process = try exercise("write", "4")
      // Kill after a random number of acknowledgments, between two or during one.
      var lines: [String] = []
      for _ in 0..<random.int(in: 1...200) {
        if let line = process.line() { lines.append(line) }
      }
      process.kill()
      var isNew: Set<String> = []
      for line in lines + process.lines() {
        let words = line.split(separator: " ").map(String.init)
        guard words.count >= 2, let isPhoto = ["created": false, "published": true][words[0]] else {
          Issue.record("\(line), round \(round), \(random)")
          continue
        }
        isNew.insert(words[1])
        if isPhoto {
          published.insert(words[1])
          photos.insert(words.dropFirst().joined(separator: " "))
        } else {
          created.insert(words[1])
        }
      }
      let store = try workshop.open()
      try expect(isNew, published, in: store, "round \(round), \(random)")
      let check = try workshop.check()
      #expect(check.problems == [], "round \(round), \(random)")
      // Each kill leaves at most the file of one upload per thread, and no photo that was replaced.
      let others = try photosWithoutRow()
      #expect(workshop.photoNames.count == check.photos + others.count)
      #expect(others.count <= 4 * (round + 1))
      #expect(photos.isDisjoint(with: others), "round \(round), \(random)")
      store.close()
    }
    // No files remain except the photos.
    let later = Timestamp(
      milliseconds: SystemClock.millisecondsSince1970() + 8 * 86_400_000)
    try workshop.address.serve(photos: workshop.photos, at: later).close()
    let check = try workshop.check()
    #expect(check.problems == [])
    #expect(workshop.photoNames.count == check.photos)
    try expect(created, published, in: workshop.open(), "after \(kills) kills, \(random)")
  }

  /// Returns the second lines of the files to which no row refers.
  private func photosWithoutRow() throws -> [String] {
    let known = try SQLiteConnection(path: workshop.path, access: .read)
      .prepare("SELECT file FROM photo").rows { $0.text(0) }
    return try workshop.photoNames.filter { !known.contains($0) }.map { name in
      let content = try bytes(of: workshop.photos + "/" + name)
      let lines = content.split(separator: UInt8(ascii: "\n"), maxSplits: 2)
      return lines.count > 1 ? String(decoding: lines[1], as: UTF8.self) : ""
    }
  }

  private func expect(
    _ created: Set<String>, _ published: Set<String>, in store: Store,
    _ moment: String
  ) throws {
    for id in created {
      let stored = try store.announcement(#require(AnnouncementID(id)))
      #expect(stored != nil, "\(moment)")
      #expect(stored?.photo != nil || !published.contains(id), "\(moment)")
    }
  }

  /// A small import is atomic. A large one commits in pieces, and running it again completes it.
  @Test(arguments: [20_000, 25_000])
  func `an import that is killed during the commit is completed by the next one`(
    _ records: Int
  ) throws {
    let process = try exercise("import", "\(records)")
    #expect(process.line() == "collected")
    // The first piece is committed before the second one reports its progress.
    if records > 20_000 { for _ in 1...2 { #expect(process.line()?.hasPrefix("merged") == true) } }
    process.kill()
    let isCommitted = process.lines().last == "committed"
    let count = try workshop.address.reader().count()
    if isCommitted { #expect(count == records) }
    if records <= 20_000 { #expect(count == 0 || count == records) } else { #expect(count > 0) }
    try workshop.open().close()
    #expect(try workshop.check().problems == [])
    let lines = try exercise("import", "\(records)").lines()
    #expect(lines.last == "committed")
    let check = try workshop.check()
    #expect(check.problems == [] && check.announcements == records)
    // No announcement was changed twice.
    #expect(check.lastChange == Int64(records))
  }

  @Test func `a second process cannot open the store until the first one is killed`() throws {
    let first = try exercise("write", "1")
    _ = first.line()
    #expect(try exercise("start").lines() == ["busy"])
    first.kill()
    #expect(try exercise("start").lines() == ["started"])
  }

  private static let canMount = (try? Tool("sh").output(["-c", "unshare -m true 2>&1"])) != nil

  /// Runs a program with its own file system.
  private func onDisk(_ script: String) throws -> [String] {
    let mount = "mount -t tmpfs -o size=2m tmpfs '\(workshop.directory.path)' && echo mounted"
    let program = "'\(ChildProcess.built("StoreExerciser"))'"
    let call = "\(program) '\(workshop.path)' '\(workshop.photos)'"
    let lines = try ChildProcess([
      "sh", "-c",
      "unshare -m sh -c \"$0\" 2>/dev/null",
      mount + "\n" + script.replacing("EXERCISE", with: call),
    ]).lines()
    try #require(lines.first == "mounted")
    return Array(lines.dropFirst())
  }

  @Test(.enabled(if: canMount, "mounting a file system requires root"))
  func `on a full disk, nothing acknowledged is lost, and reading continues`() throws {
    let script = "EXERCISE fill; EXERCISE read; ls '\(workshop.photos)'"
    let lines = try onDisk(script)
    let created = lines.count { $0.hasPrefix("created ") && $0.split(separator: " ").count == 2 }
    #expect(created > 20)
    #expect(lines.suffix(3) == ["full", "created \(created) read \(created)", "read \(created)"])
  }

  @Test(.enabled(if: canMount, "mounting a file system requires root"))
  func `on a read-only disk, no server starts, but the store can be read`() throws {
    let script = """
      EXERCISE start
      mount -o remount,ro '\(workshop.directory.path)'
      EXERCISE start
      EXERCISE read
      """
    let lines = try onDisk(script)
    #expect(lines == ["started", "read-only", "read 0"])
  }
}
