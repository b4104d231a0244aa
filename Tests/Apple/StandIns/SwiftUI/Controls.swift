// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Navigation and controls.

public import Foundation

// MARK: Navigation

public struct NavigationPath: Equatable {
  private var elements: [AnyHashable] = []
  public init() {}
  public var count: Int { elements.count }
  public var isEmpty: Bool { elements.isEmpty }
  public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
  public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
}
public struct NavigationStack<Data, Root: View>: Primitive {
  let root: Root
  func node(in values: EnvironmentValues) -> Node {
    Node("NavigationStack", children: [root.node(in: values)])
  }
}
extension NavigationStack where Data == NavigationPath {
  public init(@ViewBuilder root: () -> Root) { self.root = root() }
  public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) { self.root = root() }
}
extension NavigationStack where Data: RandomAccessCollection, Data.Element: Hashable {
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}
public struct NavigationLink<Label: View, Destination: View>: Primitive {
  let label: Label
  func node(in values: EnvironmentValues) -> Node {
    Node("NavigationLink", children: [label.node(in: values)])
  }
}
extension NavigationLink where Destination == Never {
  public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) { self.label = label() }
}

// MARK: Controls

public struct ButtonRole: Equatable, Sendable {
  let name: String
  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
}
public struct Button<Label: View>: Primitive {
  let label: Label
  let action: @MainActor () -> Void
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    (self.action, self.label) = (action, label())
  }
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) { (self.action, self.label) = (action, label()) }
  func node(in values: EnvironmentValues) -> Node {
    Node("Button", children: [label.node(in: values)]).tapping(action)
  }
}
extension Button where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, action: @escaping @MainActor () -> Void
  ) { (self.action, label) = (action, Text(title)) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { (self.action, label) = (action, Text(title)) }
  public init(_ titleKey: LocalizedStringKey, action: @escaping @MainActor () -> Void) {
    (self.action, label) = (action, Text(titleKey))
  }
}
public struct Link<Label: View>: Primitive {
  let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
  func node(in values: EnvironmentValues) -> Node {
    Node("Link", children: [label.node(in: values)])
  }
}
extension Link where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    label = Text(title)
  }
}
public struct TextField<Label: View>: Primitive {
  let label: Label
  let text: Binding<String>
  func node(in values: EnvironmentValues) -> Node {
    let node = Node("TextField")
    node.modifiers = label.node(in: values).words
    node.text = text
    return node
  }
}
extension TextField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (label, self.text) = (Text(title), text)
  }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, axis: Axis
  ) { (label, self.text) = (Text(title), text) }
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, text: Binding<String>, prompt: Text?
  ) { (label, self.text) = (Text(title), text) }
}
extension TextField {
  public init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
    (self.label, self.text) = (label(), text)
  }
}
public struct SecureField<Label: View>: Primitive {
  let label: Label
  let text: Binding<String>
  func node(in values: EnvironmentValues) -> Node {
    let node = Node("SecureField", texts: label.node(in: values).words)
    node.text = text
    return node
  }
}
extension SecureField where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, text: Binding<String>) {
    (label, self.text) = (Text(title), text)
  }
}
public struct TextEditor: Primitive {
  let text: Binding<String>
  public init(text: Binding<String>) { self.text = text }
  func node(in values: EnvironmentValues) -> Node {
    let node = Node("TextEditor")
    node.text = text
    return node
  }
}
public struct Toggle<Label: View>: Primitive {
  let label: Label
  let isOn: Binding<Bool>
  func node(in values: EnvironmentValues) -> Node {
    let isOn = isOn
    return Node("Toggle", children: [label.node(in: values)]).tapping { isOn.wrappedValue.toggle() }
  }
}
extension Toggle where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    (label, self.isOn) = (Text(title), isOn)
  }
}
public struct Picker<Label: View, SelectionValue: Hashable, Content: View>: Primitive {
  let label: Label
  let content: Content
  let selection: Binding<SelectionValue>
  func node(in values: EnvironmentValues) -> Node {
    Node("Picker", children: [label.node(in: values), content.node(in: values)])
  }
}
extension Picker {
  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) { (self.label, self.content, self.selection) = (label(), content(), selection) }
}
extension Picker where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) { (label, self.content, self.selection) = (Text(title), content(), selection) }
}
public struct DatePickerComponents: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let hourAndMinute = DatePickerComponents(rawValue: 1)
  public static let date = DatePickerComponents(rawValue: 2)
}
public struct DatePicker<Label: View>: Primitive {
  public typealias Components = DatePickerComponents
  let label: Label
  let selection: Binding<Date>
  let components: Components
  func node(in values: EnvironmentValues) -> Node {
    let node = Node("DatePicker", children: [label.node(in: values)])
    node.date = selection
    node.modifiers = ["components \(components.rawValue)"]
    return node
  }
}
extension DatePicker {
  public init(
    selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date],
    @ViewBuilder label: () -> Label
  ) { (self.label, self.selection, components) = (label(), selection, displayedComponents) }
}
extension DatePicker where Label == Text {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: DatePicker<Label>.Components = [.hourAndMinute, .date]
  ) { (label, self.selection, components) = (Text(title), selection, displayedComponents) }
}
public struct ProgressView<Label: View, CurrentValueLabel: View>: Primitive {
  let value: Double?
  func node(in values: EnvironmentValues) -> Node {
    Node("ProgressView", texts: [value.map { "\($0)" } ?? "…"])
  }
}
extension ProgressView where Label == EmptyView, CurrentValueLabel == EmptyView {
  public init() { value = nil }
  public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) {
    self.value = value.map { Double($0) }
  }
}
