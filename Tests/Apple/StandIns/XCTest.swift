// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Stand-ins for the parts of XCTest that the UI tests of the sample app use, with the same signatures.

@_exported public import Foundation

open class XCTestCase: NSObject {}

public func XCTAssertTrue(
  _ expression: @autoclosure () throws -> Bool, _ message: @autoclosure () -> String = "",
  file: StaticString = #filePath, line: UInt = #line
) {}
public func XCTAssertEqual<T: Equatable>(
  _ expression1: @autoclosure () throws -> T, _ expression2: @autoclosure () throws -> T,
  _ message: @autoclosure () -> String = "", file: StaticString = #filePath, line: UInt = #line
) {}

@MainActor public class XCUIElement: NSObject {
  public enum ElementType: UInt, Sendable { case any, button, textField }
  public var label: String { "" }
  public func tap() {}
  public func waitForExistence(timeout: TimeInterval) -> Bool { false }
  public func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery {
    XCUIElementQuery()
  }
}
@MainActor public class XCUIElementQuery: NSObject {
  public func matching(identifier: String) -> XCUIElementQuery { self }
  public var firstMatch: XCUIElement { XCUIElement() }
}
@MainActor public class XCUIApplication: XCUIElement {
  public var launchArguments: [String] = []
  public func launch() {}
}
