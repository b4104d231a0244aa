import PetMapCallout
import PetMapDrawing
import Testing

@Suite struct PinSelectionTests {
  @Test func `tapping a pin selects it`() {
    var selection = PinSelection()
    #expect(selection.tap(pin: "a") == .selected("a"))
    #expect(selection.pin == "a")
  }

  @Test func `tapping the selected pin dismisses the callout`() {
    var selection = PinSelection()
    selection.tap(pin: "a")
    #expect(selection.tap(pin: "a") == .dismissed("a"))
    #expect(selection.pin == nil)
  }

  @Test func `tapping another pin replaces the selection`() {
    var selection = PinSelection()
    selection.tap(pin: "a")
    #expect(selection.tap(pin: "b") == .replaced("a", by: "b"))
    #expect(selection.pin == "b")
  }

  @Test func `tapping the map dismisses the callout`() {
    var selection = PinSelection()
    #expect(selection.tapMap() == .none)
    selection.tap(pin: "a")
    #expect(selection.tapMap() == .dismissed("a"))
    #expect(selection == PinSelection())
  }

  @Test func `removing the selected pin dismisses the callout`() {
    var selection = PinSelection()
    selection.tap(pin: "a")
    #expect(selection.dataChanged { $0 == "a" } == .none)
    #expect(selection.dataChanged { _ in false } == .dismissed("a"))
    #expect(selection.pin == nil)
  }

  @Test func `moving the map keeps the selection and the side`() throws {
    let viewport = try Viewport(width: 390, height: 844)
    var selection = PinSelection()
    selection.tap(pin: "a")
    let low = CalloutPlacement(cardHeight: 332, pin: ScreenPoint(x: 195, y: 340), in: viewport)
    selection.placed(low)
    #expect(selection.side == .below)
    let back = CalloutPlacement(
      cardHeight: 332, pin: ScreenPoint(x: 195, y: 400), in: viewport, previous: selection.side)
    #expect(back.side == .below)
    selection.tap(pin: "b")
    #expect(selection.side == nil)
  }
}
