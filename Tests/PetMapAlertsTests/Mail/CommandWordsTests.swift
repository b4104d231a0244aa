import PetMapAlerts
import TestSupport
import Testing

struct CommandWordsTests {
  private static let lines = [
    "/usr/sbin/sendmail -t -i", "  msmtp\t-t  ", "sendmail -F 'Lost pets' -t",
    #"sendmail -F "Lost \"pets\" \\ \n" -t"#, #"a\ b 'c"d' "e'f" g'h'"i"j"#, "x '' \"\" y",
    #"x 'a\b' \'"#, "x żółw '🐢'", "x --name=\"a b\"", #"x "\$HOME" \$HOME"#,
    "x 'a|b&c;d<e>f$g`h(i)'",
  ]

  /// A shell without its expansions is the oracle.
  @Test(.needs("sh"), arguments: lines)
  func `words are those of a shell`(line: String) throws {
    let script = "set -f; for word in \(line); do printf '%s\\n' \"[$word]\"; done"
    let expected = try Tool("sh").output(["-c", script]).split(separator: "\n")
    #expect(try CommandWords(line).words.map { "[\($0)]" } == expected.map { String($0) })
  }

  @Test func `patterns and comments are plain text`() throws {
    let words = ["x", "~", "*", "?", "#", "!", "{a,b}", "[c]"]
    #expect(try CommandWords(words.joined(separator: " ")).words == words)
  }

  @Test(arguments: [
    ("", CommandWords.Problem.empty), ("  \t", .empty), ("''", .empty), ("'' -t", .empty),
    ("sendmail 'a", .unclosedQuote), ("sendmail \"a", .unclosedQuote),
    ("sendmail \"a\\", .unclosedQuote), ("sendmail \\", .trailingBackslash),
    ("sendmail -t | tee log", .needsShell("|")), ("sendmail; rm x", .needsShell(";")),
    ("sendmail > log", .needsShell(">")), ("sendmail $USER", .needsShell("$")),
    ("sendmail \"$USER\"", .needsShell("$")), ("sendmail `id`", .needsShell("`")),
    ("sendmail &", .needsShell("&")), ("(sendmail)", .needsShell("(")),
    ("sendmail\n-t", .controlCharacter), ("sendmail 'a\0'", .controlCharacter),
  ])
  func `other lines are refused`(line: String, problem: CommandWords.Problem) {
    #expect(throws: problem) { try CommandWords(line) }
  }
}
