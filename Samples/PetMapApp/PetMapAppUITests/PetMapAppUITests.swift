import XCTest

/// Taps through the app by the identifiers of its elements. The service is the one at the environment
/// variable `PETMAP_URL` of the tests, or at http://localhost:3000.
final class PetMapAppUITests: XCTestCase {
  @MainActor private func launch(_ arguments: String...) -> XCUIApplication {
    let app = XCUIApplication()
    let url = ProcessInfo.processInfo.environment["PETMAP_URL"] ?? "http://localhost:3000"
    app.launchArguments = ["-PETMAP_URL", url] + arguments
    app.launch()
    return app
  }

  @MainActor private func element(_ identifier: String, in app: XCUIApplication) -> XCUIElement {
    app.descendants(matching: .any).matching(identifier: identifier).firstMatch
  }

  @MainActor func testReport_whenStarted_showsTheMicrochipStep() {
    let app = launch()
    element("petList.report.tap", in: app).tap()
    XCTAssertTrue(element("microchipNumber.title.text", in: app).waitForExistence(timeout: 5))
    XCTAssertEqual(element("microchipNumber.progress.text", in: app).label, "1/4")
  }

  @MainActor func testDescription_whenFieldsAreMissing_staysOnTheStep() {
    let app = launch()
    element("petList.report.tap", in: app).tap()
    element("microchipNumber.continue.tap", in: app).tap()
    XCTAssertTrue(element("animalPhoto.title.text", in: app).waitForExistence(timeout: 5))
    element("animalPhoto.continue.tap", in: app).tap()
    XCTAssertTrue(element("report.toast.text", in: app).waitForExistence(timeout: 5))
    XCTAssertEqual(element("animalPhoto.progress.text", in: app).label, "2/4")
  }

  @MainActor func testApp_whenTextIsLargest_showsTheReportButton() {
    let app = launch(
      "-UIPreferredContentSizeCategoryName", "UICTContentSizeCategoryAccessibilityXXXL")
    XCTAssertTrue(element("petList.report.tap", in: app).waitForExistence(timeout: 5))
  }
}
