import PetMapSynonyms

/// Values that stand for something else: words for missing values, and a spreadsheet's notation for
/// text that is not a number.
enum CellText {
  /// The words for a missing value by their length, as written by databases, programming languages,
  /// GIS programs, and spreadsheets in several languages.
  private static let nullWords: [[[UInt8]]] = {
    var words = [[[UInt8]]](repeating: [], count: longestNullWord + 1)
    for word in #"""
    NULL null None NaN nan NaT NA N/A n/a nil NIL undefined \N \\N - -- — –
    <NA> <na> <N/A> <NULL> <null> <Null> <nil> <Nil> <none> <None> <empty> (null) (NULL) (Null)
    (nil) (none) [NULL] [null] &lt;Null&gt; &lt;NULL&gt; &lt;null&gt; NODATA NoData nodata
    #N/A #NA #NULL! #VALUE! #REF! #NAME? #DIV/0! #NUM! #ERROR! #N/D #N/D! #NV #WERT! #BEZUG! #ND #ARG!
    #ADR! #NAZWA? #¡VALOR! #¡REF! #¿NOMBRE? #VALEUR! #NOM? #VALOR! #VALORE! #RIF!
    """#.spacedWords {
      words[word.utf8.count].append(Array(word.utf8))
    }
    return words
  }()
  /// The maximum number of bytes in these words.
  static let longestNullWord = 12

  /// Returns whether bytes are a word for a missing value.
  @inline(__always)
  static func isNull(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let first = bytes.first, bytes.count <= longestNullWord else { return false }
    // Most values are numbers, or begin with another letter.
    if first &- UInt8(ascii: "0") < 10 { return false }
    if first == UInt8(ascii: "-") { return bytes.count <= 2 && isNullWord(bytes) }
    if (first | 0x20) &- UInt8(ascii: "a") < 26, first | 0x20 != UInt8(ascii: "n"),
      first != UInt8(ascii: "u")
    {
      return false
    }
    return isNullWord(bytes)
  }

  private static func isNullWord(_ bytes: ArraySlice<UInt8>) -> Bool {
    nullWords[bytes.count].contains { bytes.elementsEqual($0) }
  }

  /// Returns a value without a spreadsheet's notation for text that is not a number or a formula:
  /// `="00123"`, or an apostrophe before digits.
  @inline(__always)
  static func withoutTextGuard(
    _ slice: RawSlice, in window: [UInt8]
  ) -> RawSlice {
    guard slice.count > 2, slice.isQuoted else { return slice }
    let first = window[slice.start]
    guard first == UInt8(ascii: "'") || first == UInt8(ascii: "=") else { return slice }
    return unguarded(slice, in: window)
  }

  private static func unguarded(
    _ slice: RawSlice, in window: [UInt8]
  ) -> RawSlice {
    let bytes = slice.bytes(in: window)
    if bytes.first == UInt8(ascii: "'") {
      let rest = bytes.dropFirst()
      guard rest.contains(where: { $0 &- UInt8(ascii: "0") < 10 }),
        rest.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 || " +-().,/".utf8.contains($0) })
      else { return slice }
      return RawSlice(rest.indices, slice.kind)
    }
    // A quotation mark within a quoted cell or a JSON string has two bytes.
    let quote = slice.kind == .doubled ? "\"\"" : slice.kind == .escaped ? "\\\"" : "\""
    let count = quote.utf8.count
    guard bytes.count >= 1 + 2 * count, bytes.dropFirst().starts(with: quote.utf8),
      bytes.suffix(count).elementsEqual(quote.utf8)
    else { return slice }
    let inside = bytes.dropFirst(1 + count).dropLast(count)
    guard !inside.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") })
    else { return slice }
    return RawSlice(inside.indices)
  }
}
