extension String {
  /// The text as a shell takes it for one word: as it is where it may be, else between quotes.
  var shellWord: String {
    let isPlain = utf8.allSatisfy { byte in
      byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 26 || "-_=:./,+%@".utf8.contains(byte)
    }
    if isPlain && !isEmpty { return self }
    var quoted = "'"
    for character in self { quoted += character == "'" ? "'\\''" : String(character) }
    return quoted + "'"
  }
}
