// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Stand-ins for the parts of Core Graphics and Core Foundation that the Apple target uses, with the
// same signatures.

@_exported public import Foundation

public typealias CFIndex = Int
public typealias CFTypeRef = AnyObject
public typealias CFOptionFlags = UInt
public typealias UniChar = UInt16
public typealias CGGlyph = UInt16

public final class CFAllocator {}
public final class CFLocale {}
public final class CFDictionary {
  public let values: [CFString: Any]
  public init(_ values: [CFString: Any]) { self.values = values }
}
public final class CFArray {
  let values: [AnyObject]
  public init(_ values: [AnyObject]) { self.values = values }
}
public final class CFString: Sendable, Hashable, ExpressibleByStringLiteral {
  public let units: [UInt16]
  public init(_ units: [UInt16]) { self.units = units }
  public init(stringLiteral text: String) { units = Array(text.utf16) }
  public static func == (left: CFString, right: CFString) -> Bool { left.units == right.units }
  public func hash(into hasher: inout Hasher) { hasher.combine(units) }
}
public class CFData {
  public fileprivate(set) var bytes: [UInt8]
  init(_ bytes: [UInt8]) { self.bytes = bytes }
}
public final class CFMutableData: CFData {
  public func write(_ bytes: [UInt8]) { self.bytes = bytes }
}
public class CFAttributedString {
  public fileprivate(set) var units: [UInt16] = []
  public fileprivate(set) var attributes: [(key: CFString, value: AnyObject)] = []
  /// Returns an attribute's value.
  public func value(_ key: CFString) -> AnyObject? { attributes.last { $0.key === key }?.value }
}
public final class CFMutableAttributedString: CFAttributedString {}

public struct CFRange {
  public var location: CFIndex
  public var length: CFIndex
  public init(location: CFIndex, length: CFIndex) {
    self.location = location
    self.length = length
  }
}

public func CFStringCreateWithCharacters(
  _ alloc: CFAllocator!, _ chars: UnsafePointer<UniChar>!, _ numChars: CFIndex
) -> CFString! { CFString(Array(UnsafeBufferPointer(start: chars, count: numChars))) }
public func CFDataCreate(
  _ allocator: CFAllocator!, _ bytes: UnsafePointer<UInt8>!, _ length: CFIndex
) -> CFData! { CFData(Array(UnsafeBufferPointer(start: bytes, count: length))) }
public func CFDataCreateMutable(
  _ allocator: CFAllocator!, _ capacity: CFIndex
) -> CFMutableData! { CFMutableData([]) }
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData.bytes.count }
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  let copy = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: theData.bytes.count)
  _ = copy.initialize(from: theData.bytes)
  return UnsafePointer(copy.baseAddress)
}
public func CFArrayGetCount(_ theArray: CFArray!) -> CFIndex { theArray.values.count }
public func CFArrayGetValueAtIndex(_ theArray: CFArray!, _ idx: CFIndex) -> UnsafeRawPointer! {
  UnsafeRawPointer(Unmanaged.passUnretained(theArray.values[idx]).toOpaque())
}
public func CFAttributedStringCreateMutable(
  _ alloc: CFAllocator!, _ maxLength: CFIndex
) -> CFMutableAttributedString! { CFMutableAttributedString() }
public func CFAttributedStringGetLength(_ aStr: CFAttributedString!) -> CFIndex {
  aStr.units.count
}
public func CFAttributedStringReplaceString(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ replacement: CFString!
) {
  aStr.units.replaceSubrange(
    range.location..<range.location + range.length, with: replacement.units)
}
public func CFAttributedStringSetAttribute(
  _ aStr: CFMutableAttributedString!, _ range: CFRange, _ attrName: CFString!, _ value: CFTypeRef!
) {
  precondition(range.location == 0 && range.length == aStr.units.count)
  aStr.attributes.append((attrName, value))
}

public final class CFStringTokenizer {
  let units: [UInt16]
  var token = CFRange(location: 0, length: 0)
  init(_ units: [UInt16]) { self.units = units }
}
public struct CFStringTokenizerTokenType: OptionSet, Sendable {
  public let rawValue: CFOptionFlags
  public init(rawValue: CFOptionFlags) { self.rawValue = rawValue }
  public static var normal: CFStringTokenizerTokenType { Self(rawValue: 1) }
}
public var kCFStringTokenizerUnitWordBoundary: CFOptionFlags { 4 }
public func CFStringTokenizerCreate(
  _ alloc: CFAllocator!, _ string: CFString!, _ range: CFRange, _ options: CFOptionFlags,
  _ locale: CFLocale!
) -> CFStringTokenizer! { CFStringTokenizer(string.units) }
/// Splits the text into three-code-unit words.
public func CFStringTokenizerAdvanceToNextToken(
  _ tokenizer: CFStringTokenizer!
) -> CFStringTokenizerTokenType {
  let start = tokenizer.token.location + tokenizer.token.length
  let length = min(3, tokenizer.units.count - start)
  tokenizer.token = CFRange(location: start, length: length)
  return length > 0 ? .normal : []
}
public func CFStringTokenizerGetCurrentTokenRange(_ tokenizer: CFStringTokenizer!) -> CFRange {
  tokenizer.token
}

public struct CGAffineTransform: Equatable {
  public var a, b, c, d, tx, ty: CGFloat
  public init(a: CGFloat, b: CGFloat, c: CGFloat, d: CGFloat, tx: CGFloat, ty: CGFloat) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
}
public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }
public final class CGColor {
  public let channels: [CGFloat]
  public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    channels = [red, green, blue, alpha]
  }
}
public final class CGImage {
  public let bytes: [UInt8]
  public var width: Int { 40 }
  public var height: Int { 30 }
  public init(_ bytes: [UInt8]) { self.bytes = bytes }
}
public final class CGContext {
  public var textMatrix = CGAffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  public var textPosition = CGPoint(x: 0, y: 0)
  /// The drawing operations, one per line.
  public var log: [String] = []
  public init() {}
}
