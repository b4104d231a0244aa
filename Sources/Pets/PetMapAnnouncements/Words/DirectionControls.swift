extension String {
  /// The text without the characters that embed, override or isolate a direction (UAX #9), which
  /// would reorder the text after it where nothing isolates it.
  package var withoutDirectionControls: String {
    String(unicodeScalars.filter { !$0.isDirectionControl })
  }
}

extension Unicode.Scalar {
  fileprivate var isDirectionControl: Bool {
    ("\u{202A}"..."\u{202E}").contains(self) || ("\u{2066}"..."\u{2069}").contains(self)
  }
}
