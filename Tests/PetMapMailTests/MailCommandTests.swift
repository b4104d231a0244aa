import PetMapAlerts
import PetMapAnnouncements
import PetMapMail
import PetMapSystem
import TestSupport
import Testing

/// Runs commands that fail in every way.
@Suite struct MailCommandTests {
  private func message(_ text: String = "Hello\n") throws -> MailMessage {
    MailMessage(
      from: Mailbox(name: "petmap", try MailAddress("alerts@pets.example.org")),
      to: try MailAddress("ola@example.org"), subject: "Rex", text: text,
      date: Timestamp(milliseconds: 0), identifier: "7")
  }

  /// Sends a message by a script of `sh`.
  private func outcome(
    _ script: String, _ message: MailMessage? = nil, seconds: Int = 30
  ) async throws -> DeliveryOutcome {
    let command = try MailCommand(CommandWords("sh -c '\(script)'"), seconds: seconds)
    let message = try message ?? self.message()
    return await onThread { command.send(message) }
  }

  private func onThread<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) async -> Result {
    await withCheckedContinuation { continuation in
      PetMapSystem.Thread { continuation.resume(returning: body()) }?.detach()
    }
  }

  @Test func `the command gets the message as its standard input`() async throws {
    let directory = TemporaryDirectory()
    let message = try message(String(repeating: "żółw 🐢\n", count: 50_000))
    let path = directory.file("mail")
    #expect(try await outcome("cat >\(path)", message) == .delivered)
    #expect(try bytes(of: path) == message.bytes(.lf))
    // Programs can also open it by name.
    #expect(try await outcome("cat /dev/stdin >\(path)", message) == .delivered)
    #expect(try bytes(of: path) == message.bytes(.lf))
  }

  @Test(arguments: [
    ("exit 0", DeliveryOutcome.delivered), ("exit 67", .gone), ("exit 68", .gone),
    ("exit 65", .rejected("sh: exit status 65")),
    ("exit 75", .failed("sh: exit status 75", retryAfter: nil)),
    ("exit 1", .failed("sh: exit status 1", retryAfter: nil)),
    ("exit 127", .failed("sh: exit status 127", retryAfter: nil)),
    ("exit 255", .failed("sh: exit status 255", retryAfter: nil)),
    ("kill -9 $$", .failed("sh: killed by signal 9", retryAfter: nil)),
    ("kill -13 $$", .failed("sh: killed by signal 13", retryAfter: nil)),
    (
      "echo ignored; printf \"queue  is\\033 full\\nmore\\n\" >&2; exit 75",
      .failed("sh: exit status 75: queue  is  full", retryAfter: nil)
    ),
    ("echo no such user >&2; exit 67", .gone), ("echo warning >&2", .delivered),
  ])
  func `the exit status is that of sendmail`(
    script: String, expected: DeliveryOutcome
  ) async throws {
    #expect(try await outcome(script) == expected)
  }

  @Test(arguments: [
    "true", "exec 0<&-; true", "head -c 1 >/dev/null", "exec 2>&-; cat >/dev/null",
    "head -c 3000000 /dev/zero >&2", "head -c 3000000 /dev/zero",
  ])
  func `a command need not read all, and may write much`(script: String) async throws {
    let message = try message(String(repeating: "x\n", count: 500_000))
    #expect(try await outcome(script, message) == .delivered)
  }

  @Test func `a command that does not exist is an error`() async throws {
    for (line, cause) in [
      ("petmap-no-such-command -t", "petmap-no-such-command: No such file or directory"),
      ("/no/such/command", "/no/such/command: No such file or directory"),
      ("/etc/passwd", "/etc/passwd: Permission denied"), ("/tmp", "/tmp: Permission denied"),
    ] {
      let command = try MailCommand(CommandWords(line))
      let message = try message()
      #expect(await onThread { command.send(message) } == .failed(cause, retryAfter: nil))
    }
  }

  @Test(arguments: [
    ("sh", true), ("/bin/sh -c x", true), ("petmap-no-such-command", false),
    ("/no/such/command", false), ("/etc/passwd", false), ("/tmp", false), ("./sh", false),
  ])
  func `a command can be checked before it is needed`(line: String, isInstalled: Bool) throws {
    #expect(try MailCommand(CommandWords(line)).isInstalled == isInstalled)
  }

  @Test(arguments: [
    "sleep 60", "sleep 60 & sleep 60; true", "exec 2>&-; sleep 60", "yes >&2",
    "trap \"\" TERM HUP INT; sleep 60; sleep 60", "while true; do sleep 1; done",
  ])
  func `a command that does not end is killed with its group`(script: String) async throws {
    let directory = TemporaryDirectory()
    let path = directory.file("group")
    let result = try await outcome("echo $$ >\(path); \(script)", seconds: 2)
    #expect(result == .failed("sh: did not end within 2 s and was killed", retryAfter: nil))
    let group = String(decoding: try bytes(of: path), as: UTF8.self).trimmed
    // Killed processes whose parent has ended may remain as zombies of init, which ps still lists.
    let left = try Tool("sh").output([
      "-c",
      "for p in /proc/[0-9]*; do set -- $(sed \"s/.*) //\" $p/stat 2>/dev/null); "
        + "[ \"$3\" = \(group) ] && [ \"$1\" != Z ] && echo $p; done; true",
    ])
    #expect(left.isEmpty)
  }

  /// The background process of `sendmail` delivers the message after the command has ended.
  @Test func `a process that the command leaves running is neither waited for nor killed`()
    async throws
  {
    let directory = TemporaryDirectory()
    let path = directory.file("done")
    let go = directory.file("go")
    #expect(
      try await outcome("(until [ -e \(go) ]; do sleep 0.1; done; echo done >\(path)) & exit 0")
        == .delivered)
    try write([], to: go)
    try Tool("sh").output(["-c", "until [ -s \(path) ]; do sleep 0.1; done"])
    #expect(try bytes(of: path) == Array("done\n".utf8))
  }

  @Test func `the command gets the environment, but no signals or descriptors`() async throws {
    let directory = TemporaryDirectory()
    let path = directory.file("state")
    let script =
      "{ env | grep -c ^PATH=; grep -E \"Sig(Blk|Ign)\" /proc/self/status; "
      + "ls /proc/self/fd; } >\(path)"
    ProcessSignals.ignoreBrokenPipes()
    #expect(try await outcome(script) == .delivered)
    let lines = String(decoding: try bytes(of: path), as: UTF8.self).split(separator: "\n")
    try #require(lines.count > 2)
    #expect(lines[0] == "1" && lines[1] == "SigBlk:\t0000000000000000")
    // The C library keeps signals 32 and 33 for itself, and ignores them.
    let ignored = try #require(UInt64(lines[2].suffix(16), radix: 16))
    #expect(ignored & 0x7FFF_FFFF == 0)
    // The fourth descriptor is the directory that `ls` reads.
    #expect(lines[3...] == ["0", "1", "2", "3"])
  }

  @Test(arguments: [
    ("PATH=/bin", true), ("HOME=/", true), ("SMTP_PASSWORD=x", true),
    ("PETMAP_ADMIN_TOKEN=x", false), ("PGPASSWORD=x", false), ("NOTIFY_SOCKET=/run/x", false),
    ("LISTEN_FDS=1", false), ("CREDENTIALS_DIRECTORY=/run/x", false), ("WATCHDOG_USEC=1", false),
  ])
  func `the command gets no secrets`(variable: String, isInherited: Bool) {
    #expect(CommandProcess.inherits(variable) == isInherited)
  }

  @Test func `runs leave no descriptors and no zombies`() async throws {
    let scripts = ["exit 0", "sleep 5 & exit 75", "head -c 100000 /dev/zero >&2; exit 65"]
    let commands = try scripts.map { try MailCommand(CommandWords("sh -c '\($0)'")) }
    let message = try message()
    /// Returns the number of pipes and files without a name, of which other tests open few.
    func openCount() throws -> Int {
      let script = "ls -l /proc/\(CurrentProcess.id)/fd | grep -c -e pipe: -e memfd:; true"
      return Int(try Tool("sh").output(["-c", script]).trimmed) ?? 0
    }
    let before = try openCount()
    await onThread {
      for index in 0..<201 { _ = commands[index % 3].send(message) }
    }
    #expect(try openCount() < before + 100)
    let zombies = try Tool("sh").output([
      "-c",
      "grep -l \"^PPid:[[:space:]]*\(CurrentProcess.id)$\" /proc/[0-9]*/status 2>/dev/null "
        + "| xargs -r grep -l \"^State:.*zombie\" 2>/dev/null; true",
    ]).split(separator: "\n")
    #expect(zombies.count < 20)
  }
}
