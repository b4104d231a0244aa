/// Tracks which pin's callout is open.
///
/// ```swift
/// var selection = PinSelection()
/// selection.tap(pin: "a")  // selects a
/// selection.tap(pin: "b")  // replaces it
/// selection.tap(pin: "b")  // dismisses it
/// ```
///
/// Panning and zooming preserve the selection. The callout is then placed again, with its previous
/// ``side`` as input so that it does not jump.
public struct PinSelection: Sendable, Hashable {
  /// The effect of a change on the selection.
  public enum Change: Sendable, Hashable {
    /// The selection did not change.
    case none
    /// A pin was selected, with no previous selection.
    case selected(String)
    /// The selected pin's callout was closed.
    case dismissed(String)
    /// The selected pin's callout was closed and another pin's was opened.
    case replaced(String, by: String)
  }

  /// The selected pin's ID; `nil` if no callout is open.
  public private(set) var pin: String?
  /// The side of the selected pin's callout in its last placement, to be passed as `previous`.
  public private(set) var side: CalloutSide?

  /// Creates an empty selection.
  public init() {}

  /// Handles a tap on a pin: selects the pin, or closes its callout if the pin is already selected.
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

  /// Handles a tap on the map away from any pin, which clears the selection.
  @discardableResult
  public mutating func tapMap() -> Change { dismiss() }

  /// Handles a data change, which clears the selection if the selected pin no longer exists.
  ///
  /// - Parameter isPresent: A closure that returns whether a pin with the given ID still exists.
  @discardableResult
  public mutating func dataChanged(isPresent: (String) -> Bool) -> Change {
    guard let pin, !isPresent(pin) else { return .none }
    return dismiss()
  }

  /// Records the side of a placed callout for the next movement of the map.
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
