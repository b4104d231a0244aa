import PetMapAnnouncements

/// Parses dates in the notation of scripts: `/Date(1713348000000)/`, as in ASP.NET and OData 2, and
/// `Date(2024,3,17)` with months from 0, as in Google's visualization API.
enum ScriptDate {
  /// Returns the date that text denotes, or `nil` if it is not in this notation.
  static func date(_ bytes: ArraySlice<UInt8>) -> CalendarDate? {
    guard let first = bytes.first, "/\\Dn".utf8.contains(first), bytes.count <= 64 else {
      return nil
    }
    // The solidus may be escaped.
    let text = String(decoding: bytes, as: UTF8.self).filter { !"/\\ ".contains($0) }
    guard let open = text.firstIndex(of: "("), text.last == ")",
      ["Date", "newDate"].contains(text[..<open])
    else { return nil }
    let inside = text[text.index(after: open)...].dropLast()
    let numbers = inside.split(separator: ",").compactMap { Int($0) }
    if numbers.count >= 3 {
      guard (0...9999).contains(numbers[0]), (0..<12).contains(numbers[1]) else { return nil }
      return CalendarDate(year: numbers[0], month: numbers[1] + 1, day: numbers[2])
    }
    return inside.contains(",") ? nil : instant(inside)
  }

  /// Parses milliseconds since 1970, optionally followed by the offset from UTC of the date's time
  /// zone: `1713348000000+0200`.
  private static func instant(_ text: Substring) -> CalendarDate? {
    let sign = text.dropFirst().lastIndex { $0 == "+" || $0 == "-" } ?? text.endIndex
    guard let milliseconds = Int(text[..<sign]), milliseconds.magnitude < 1 << 53 else {
      return nil
    }
    var minutes = 0
    if sign < text.endIndex {
      guard let offset = Int(text[sign...]), offset.magnitude < 2400 else { return nil }
      minutes = offset / 100 * 60 + offset % 100
    }
    let local = milliseconds + minutes * 60_000
    return CalendarDate(daysSinceEpoch: Int((Double(local) / 86_400_000).rounded(.down)))
  }
}
