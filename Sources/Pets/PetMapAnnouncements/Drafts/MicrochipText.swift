/// Formats for microchip numbers.
public enum MicrochipText {
  /// The maximum number of digits. ISO 11784 chips have 15, older ones 9 or 10.
  public static let digitCount = 15

  /// Returns the digits of typed or pasted text: the first 15 characters from `0` to `9`.
  public static func digits(of text: String) -> String {
    String(
      decoding: text.utf8.filter { $0 &- UInt8(ascii: "0") < 10 }.prefix(digitCount), as: UTF8.self)
  }

  /// Returns the number as formatted in the form: `12345-67890-12345`.
  public static func typed(_ number: String) -> String { grouped(digits(of: number), by: 5) }

  /// Returns the number as formatted on the details screen: `123-456-789-012-345`. A number with
  /// characters other than digits is returned unchanged.
  public static func shown(_ number: String) -> String {
    number.utf8.allSatisfy { $0 &- UInt8(ascii: "0") < 10 } ? grouped(number, by: 3) : number
  }

  private static func grouped(_ digits: String, by size: Int) -> String {
    var text: [UInt8] = []
    for (index, digit) in digits.utf8.enumerated() {
      if index > 0, index % size == 0 { text.append(UInt8(ascii: "-")) }
      text.append(digit)
    }
    return String(decoding: text, as: UTF8.self)
  }
}
