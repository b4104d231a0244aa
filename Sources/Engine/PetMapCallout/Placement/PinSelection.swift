/// Which pin's callout is open.
///
/// ```swift
/// var selection = PinSelection()
/// selection.tap(pin: "a")  // selects a
/// selection.tap(pin: "b")  // replaces it
/// selection.tap(pin: "b")  // dismisses it
/// ```
///
/// Panning and zooming keep the selection; where the callout stands is computed anew, with the side
/// it had (``side``) so that it does not jump.
public struct PinSelection: Sendable, Hashable {
  /// What a change did to the selection.
  public enum Change: Sendable, Hashable {
    /// Nothing: there was nothing to change.
    case none
    /// A pin was selected where none was.
    case selected(String)
    /// The selected pin's callout was closed.
    case dismissed(String)
    /// The selected pin's callout was closed and another pin's opened.
    case replaced(String, by: String)
  }

  /// The selected pin's id; nil when no callout is open.
  public private(set) var pin: String?
  /// The side on which the selected pin's callout stood last: the placement's `previous`.
  public private(set) var side: CalloutSide?

  /// Nothing selected.
  public init() {}

  /// A tap on a pin selects it, replaces another one, or dismisses the same one.
  @discardableResult
  public mutating func tap(pin tapped: String) -> Change {
    side = nil
    guard let old = pin else {
      pin = tapped
      return .selected(tapped)
    }
    guard old != tapped else {
      pin = nil
      return .dismissed(old)
    }
    pin = tapped
    return .replaced(old, by: tapped)
  }

  /// A tap on the map beside all pins dismisses.
  @discardableResult
  public mutating func tapMap() -> Change { dismiss() }

  /// The data changed: a selected pin that is no longer there is dismissed.
  ///
  /// - Parameter isPresent: whether the data still has the pin of that id.
  @discardableResult
  public mutating func dataChanged(isPresent: (String) -> Bool) -> Change {
    guard let pin, !isPresent(pin) else { return .none }
    return dismiss()
  }

  /// Keeps the side of the callout that was placed, for the next movement of the map.
  public mutating func placed(_ placement: CalloutPlacement) {
    guard pin != nil, placement.attachment == .attached else { return }
    side = placement.side
  }

  private mutating func dismiss() -> Change {
    guard let old = pin else { return .none }
    pin = nil
    side = nil
    return .dismissed(old)
  }
}
