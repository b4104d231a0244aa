import PetMapAnnouncements
import TestSupport
import Testing

struct MarkupTests {
  @Test(arguments: [
    ("Rex", "Rex"), ("", ""), ("<b>Rex</b>", "Rex"), ("a<br/>b", "ab"), ("<3", "<3"),
    ("< 5 kg & > 3 kg", "< 5 kg & > 3 kg"), ("&lt;b&gt; \"x\" 🐶\n'", "&lt;b&gt; \"x\" 🐶\n'"),
    ("a<script>alert(1)</script>b", "ab"), ("a<SCRIPT src='x>y'>z</sCript >b", "ab"),
    ("a<style type=\"t\">p{}</style>b", "ab"), ("a<scripture>b</scripture>c", "abc"),
    ("a<script>b", "a"), ("a<style", "a"), ("a<script>b</script", "a"),
    ("a<script>b<script>c</script>d", "ad"),
    ("a<!-- <b>x --> b", "a b"), ("a<!DOCTYPE html>b", "ab"), ("a<?php x ?>b", "ab"),
    ("</p>a", "a"),
    ("a<img alt=\"1 > 0\" src='>'>b", "ab"), ("it<a b='c'd>e", "ite"), ("<p it's>x", "x"),
    ("a<b", "ab"), ("a<b<i>c", "ac"), ("<!-- never", "!-- never"), ("a<a<a<a", "aaaa"),
    ("<scr<script>ipt>alert(1)</script>", "ipt>alert(1)"), ("<<b>script>x</script>y", ""),
    ("<<b>b>x", "x"), ("<<<b>i>b>x", "x"), ("<<a", "a"), ("<\u{17C}> ", " "),
  ])
  func `markup is removed and text is kept`(text: String, expected: String) {
    #expect(text.withoutMarkup == expected)
  }

  @Test func `removing random markup matches a literal implementation of the rules`() {
    var random = SeededRandom(seed: 41)
    let pieces = [
      "<", "<", ">", "<b>", "</b>", "<script>", "</script>", "<style ", "<!--", "-->", "=", "\"",
      "'", " ",
      "a", "/", "!", "?", "script", "é", "<i x='", "<SCRIPT", "-",
    ]
    for _ in 0..<4_000 {
      let text = (0..<random.int(in: 0...14)).map { _ in
        pieces[random.int(in: 0...pieces.count - 1)]
      }
      .joined()
      let result = text.withoutMarkup
      #expect(result == Self.literal(text), "\(random): \(text)")
      #expect(!Self.hasTag(result), "\(random): \(text)")
      #expect(result.withoutMarkup == result)
    }
  }

  @Test(arguments: [
    String(repeating: "<", count: 5000), String(repeating: "<a", count: 2500),
    String(repeating: "<a='", count: 1250), String(repeating: "<!--", count: 1250) + ">",
    String(repeating: "<", count: 1250) + String(repeating: "b>", count: 1250),
    String(repeating: "<script", count: 700), String(repeating: "<a=\">", count: 1000),
  ])
  func `text of the maximum length is processed quickly`(text: String) {
    #expect(!Self.hasTag(text.withoutMarkup))
  }

  private static func hasTag(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.dropLast().contains {
      scalars[$0] == "<"
        && (scalars[$0 + 1].properties.isAlphabetic
          || "/!?".unicodeScalars.contains(scalars[$0 + 1]))
    }
  }

  // MARK: A literal implementation of the rules

  private static func literal(_ text: String) -> String {
    var text = text
    while true {
      let next = once(Substring(text))
      if next == text { return text }
      text = next
    }
  }

  /// Removes markup in a single pass from left to right.
  private static func once(_ text: Substring) -> String {
    guard let start = text.firstIndex(of: "<") else { return String(text) }
    let before = String(text[..<start])
    let after = text[text.index(after: start)...]
    guard let next = after.first, next.isLetter || "/!?".contains(next) else {
      return before + "<" + once(after)
    }
    if after.hasPrefix("!--") {
      let content = after.dropFirst(3)
      guard let end = range(of: "-->", in: content) else { return before + once(after) }
      return before + once(content[end.upperBound...])
    }
    let lowered = after.lowercased()
    for name in ["script", "style"] where lowered.hasPrefix(name) {
      let following = after.dropFirst(name.count).first
      guard following == nil || following == " " || following == ">" || following == "/" else {
        continue
      }
      guard var content = afterTag(after) else { return before }
      while let end = range(of: "</" + name, in: content) {
        let rest = content[end.lowerBound...].dropFirst(2)
        let mark = rest.dropFirst(name.count).first
        if mark == nil || mark == " " || mark == ">" || mark == "/" {
          guard let tail = afterTag(rest) else { return before }
          return before + once(tail)
        }
        content = content[end.upperBound...]
      }
      return before
    }
    guard let rest = afterTag(after) else { return before + once(after) }
    return before + once(rest)
  }

  private static func afterTag(_ text: Substring) -> Substring? {
    var rest = text
    var last: Character = "x"
    while let character = rest.popFirst() {
      if character == ">" { return rest }
      if last == "=", character == "\"" || character == "'" {
        guard let end = rest.firstIndex(of: character) else { return nil }
        rest = rest[rest.index(after: end)...]
        last = "x"
      } else if character != " " {
        last = character
      }
    }
    return nil
  }

  private static func range(of word: String, in text: Substring) -> Range<Substring.Index>? {
    var start = text.startIndex
    while start < text.endIndex {
      if text[start...].lowercased().hasPrefix(word) {
        return start..<text.index(start, offsetBy: word.count)
      }
      start = text.index(after: start)
    }
    return nil
  }
}
