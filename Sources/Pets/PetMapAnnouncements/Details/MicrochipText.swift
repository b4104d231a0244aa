/// Microchip numbers as people type and read them.
public enum MicrochipText {
  /// The most digits of a number. ISO 11784 chips have 15, older ones 9 or 10.
  public static let digitCount = 15

  /// What is kept of typed or pasted text: the first 15 of its digits `0` to `9`.
  public static func digits(of text: String) -> String {
    String(
      decoding: text.utf8.filter { $0 &- UInt8(ascii: "0") < 10 }.prefix(digitCount), as: UTF8.self)
  }

  /// The number as a form shows it while it is typed: `12345-67890-12345`.
  public static func typed(_ number: String) -> String { grouped(digits(of: number), by: 5) }

  /// The number as the details show it: `123-456-789-012-345`. What holds anything but digits is
  /// shown as it is.
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
