// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The modifiers of views.

public import Foundation
public import UIKit

// MARK: Layout

extension View {
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    noting("frame \(width ?? -1) \(height ?? -1)")
  }
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    noting(minHeight.map { "minHeight \($0)" } ?? "frame")
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    noting("padding")
  }
  public func padding(_ length: CGFloat) -> some View { noting("padding") }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View { noting("position \(x) \(y)") }
  public func position(_ position: CGPoint) -> some View { noting("position") }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { noting("offset") }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View { noting("fixedSize") }
  public func fixedSize() -> some View { noting("fixedSize") }
  public func scaledToFill() -> some View { noting("scaledToFill") }
  public func scaledToFit() -> some View { noting("scaledToFit") }
  public func clipped(antialiased: Bool = false) -> some View { noting("clipped") }
  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    noting("clipShape")
  }
  public func ignoresSafeArea(edges: Edge.Set = .all) -> some View { noting("ignoresSafeArea") }
  public func safeAreaInset<V: View>(
    edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> V
  ) -> some View { adding(content(), "safeAreaInset") }
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { adding(content(), "overlay \(alignment.name)") }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { adding(content(), "background") }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View { noting("background \(style)") }
  public func background<S: ShapeStyle, T: InsettableShape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View { noting("background \(style)") }
  public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    noting("contentShape")
  }
  public func allowsHitTesting(_ enabled: Bool) -> some View {
    noting("allowsHitTesting \(enabled)")
  }
  public func opacity(_ opacity: Double) -> some View { noting("opacity") }
  public func shadow(
    color: Color = .black, radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
  ) -> some View { noting("shadow") }
}

// MARK: Text

extension View {
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View {
    noting("foregroundStyle \(style)")
  }
  public func tint<S: ShapeStyle>(_ tint: S?) -> some View { noting("tint") }
  public func font(_ font: Font?) -> some View { noting("font \(font?.name ?? "")") }
  public func bold(_ isActive: Bool = true) -> some View { noting("bold") }
  public func lineLimit(_ number: Int?) -> some View {
    noting("lineLimit \(number.map { "\($0)" } ?? "none")")
  }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    noting("multilineTextAlignment")
  }
  public func textSelection<S>(_ selectability: S) -> some View { noting("textSelection") }
}

// MARK: Controls

public protocol PrimitiveButtonStyle {}
public struct PlainButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedButtonStyle: PrimitiveButtonStyle { public init() {} }
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle { public init() {} }
extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
public protocol TextFieldStyle {}
public struct PlainTextFieldStyle: TextFieldStyle { public init() {} }
extension TextFieldStyle where Self == PlainTextFieldStyle {
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}
public protocol PickerStyle {}
public struct MenuPickerStyle: PickerStyle { public init() {} }
public struct SegmentedPickerStyle: PickerStyle { public init() {} }
extension PickerStyle where Self == MenuPickerStyle {
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
extension PickerStyle where Self == SegmentedPickerStyle {
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}
public protocol DatePickerStyle {}
public struct CompactDatePickerStyle: DatePickerStyle { public init() {} }
extension DatePickerStyle where Self == CompactDatePickerStyle {
  public static var compact: CompactDatePickerStyle { CompactDatePickerStyle() }
}

extension View {
  public func disabled(_ disabled: Bool) -> some View {
    Modified { values in
      let node = self.node(in: values)
      for each in node.all where disabled { each.isDisabled = true }
      return node
    }
  }
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    noting("tag \(tag)")
  }
  public func keyboardType(_ type: UIKeyboardType) -> some View { noting("keyboardType \(type)") }
  public func labelsHidden() -> some View { noting("labelsHidden") }
  public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    noting("buttonStyle")
  }
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
    noting("textFieldStyle")
  }
  public func pickerStyle<S: PickerStyle>(_ style: S) -> some View { noting("pickerStyle") }
  public func datePickerStyle<S: DatePickerStyle>(_ style: S) -> some View {
    noting("datePickerStyle")
  }
  public func scrollContentBackground(_ visibility: Visibility) -> some View {
    noting("scrollContentBackground")
  }
  public func scrollDismissesKeyboard(_ mode: ScrollDismissesKeyboardMode) -> some View {
    noting("scrollDismissesKeyboard")
  }
}
public enum Visibility: CaseIterable, Sendable { case automatic, visible, hidden }
public struct ScrollDismissesKeyboardMode: Sendable {
  public static let interactively = ScrollDismissesKeyboardMode()
}

// MARK: Navigation and presentation

public struct ToolbarItemPlacement: Sendable {
  public static let primaryAction = ToolbarItemPlacement()
  public static let cancellationAction = ToolbarItemPlacement()
  public static let confirmationAction = ToolbarItemPlacement()
}
@MainActor public protocol ToolbarContent { var toolbarNode: (EnvironmentValues) -> Node { get } }
public struct ToolbarItem<ID, Content: View>: ToolbarContent {
  let content: Content
  public var toolbarNode: (EnvironmentValues) -> Node { { content.node(in: $0) } }
}
extension ToolbarItem where ID == Void {
  public init(
    placement: ToolbarItemPlacement = .primaryAction, @ViewBuilder content: () -> Content
  ) { self.content = content() }
}
@resultBuilder public struct ToolbarContentBuilder {
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content {
    content
  }
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }
}

extension View {
  @_disfavoredOverload public func navigationTitle<S: StringProtocol>(_ title: S) -> some View {
    noting("navigationTitle \(title)")
  }
  public func navigationBarTitleDisplayMode(_ mode: NavigationBarItem.TitleDisplayMode) -> some View
  {
    noting("titleDisplayMode")
  }
  public func navigationDestination<D: Hashable, C: View>(
    for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
  ) -> some View { noting("destination \(D.self)") }
  public func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    let content = content()
    return Modified { values in
      Node("toolbar", children: [self.node(in: values), content.toolbarNode(values)])
    }
  }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    adding(label(), "tabItem")
  }
  public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    Modified { values in
      guard isPresented.wrappedValue else { return self.node(in: values) }
      return Node("sheet", children: [self.node(in: values), content().node(in: values)])
    }
  }
  public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    Modified { values in
      guard let value = item.wrappedValue else { return self.node(in: values) }
      return Node("sheet", children: [self.node(in: values), content(value).node(in: values)])
    }
  }
  @_disfavoredOverload public func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    let actions = actions()
    return Modified { values in
      let node = self.node(in: values)
      guard isPresented.wrappedValue else { return node }
      let alert = Node("alert", texts: [String(title)], children: [actions.node(in: values)])
      // Every button of an alert dismisses the alert.
      for button in alert.all where button.kind == "Button" {
        let tap = button.tap
        button.tap = {
          tap?()
          isPresented.wrappedValue = false
        }
      }
      return Node("alert", children: [node, alert])
    }
  }
}
public struct NavigationBarItem {
  public enum TitleDisplayMode: Sendable { case automatic, inline, large }
}

// MARK: Events

public protocol Gesture<Value> {
  associatedtype Value
}
public struct _EndedGesture<Content: Gesture>: Gesture {
  public typealias Value = Content.Value
  let end: (Value) -> Void
}
extension Gesture {
  public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(end: action)
  }
}
public struct DragGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var translation: CGSize
  }
  public init(minimumDistance: CGFloat = 10) {}
}
public struct MagnifyGesture: Gesture {
  public struct Value: Equatable, Sendable {
    public var magnification: CGFloat
  }
  public init(minimumScaleDelta: CGFloat = 0.01) {}
}

extension View {
  public func onTapGesture(count: Int = 1, perform action: @escaping @MainActor () -> Void)
    -> some View
  {
    changed { $0.tap = action }
  }
  public func gesture<T: Gesture>(_ gesture: T) -> some View { noting("gesture \(T.self)") }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    Modified { values in
      if initial { action() }
      return self.node(in: values)
    }
  }
  public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping @MainActor (V, V) -> Void
  ) -> some View {
    Modified { values in
      if initial { action(value, value) }
      return self.node(in: values)
    }
  }
  public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    noting("onAppear")
  }
  public func onDisappear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    changed { $0.disappear = action }
  }
  public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    changed { $0.tasks.append(action) }
  }
  public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @MainActor @Sendable () async -> Void
  ) -> some View {
    changed { $0.tasks.append(action) }
  }
  public func refreshable(action: @escaping @MainActor @Sendable () async -> Void) -> some View {
    changed { $0.refresh = action }
  }
}

// MARK: Accessibility

public struct AccessibilityChildBehavior: Hashable, Sendable {
  let name: String
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  public static let combine = AccessibilityChildBehavior(name: "combine")
  public static let contain = AccessibilityChildBehavior(name: "contain")
}
public struct AccessibilityTraits: SetAlgebraStandIn, Sendable {
  public static let isButton = AccessibilityTraits()
  public static let isSelected = AccessibilityTraits()
  public static let isHeader = AccessibilityTraits()
  public static let updatesFrequently = AccessibilityTraits()
  public init() {}
}
public protocol SetAlgebraStandIn: ExpressibleByArrayLiteral where ArrayLiteralElement == Self {
  init()
}
extension SetAlgebraStandIn {
  public init(arrayLiteral elements: Self...) { self.init() }
}

extension View {
  public func accessibilityIdentifier(_ identifier: String) -> some View {
    changed { $0.identifier = identifier }
  }
  public func accessibilityLabel(_ label: Text) -> some View {
    changed {
      $0.label = label.text
      $0.modifiers.append("label \(label.text)")
    }
  }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> some View {
    changed { $0.label = String(label) }
  }
  @_disfavoredOverload public func accessibilityValue<S: StringProtocol>(_ value: S) -> some View {
    noting("value \(value)")
  }
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    noting("element")
  }
  public func accessibilityAddTraits(_ traits: AccessibilityTraits) -> some View {
    noting("traits")
  }
  public func accessibilityHidden(_ hidden: Bool) -> some View { noting("accessibilityHidden") }
}
