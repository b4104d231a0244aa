// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Stand-ins for the parts of SwiftUI that the Apple targets and the sample app use, with the signatures
// in Apple's documentation. Each view renders to a node with its texts and actions, so that screens can
// be tapped and filled in without a device. The modifiers that only change the appearance are recorded
// by name.

@_exported public import CoreGraphics
@_exported public import UIKit

/// What the tests see of a view: its texts and actions.
@MainActor public final class Node {
  /// The name of the view, such as `Text`.
  public let kind: String
  public var identifier: String?
  public var label: String?
  public var texts: [String]
  /// The text field's contents.
  public var text: Binding<String>?
  /// The date picker's selection.
  public var date: Binding<Date>?
  public var tap: (@MainActor () -> Void)?
  public var isDisabled = false
  /// The tasks that SwiftUI would start when the view appears.
  public var tasks: [@MainActor () async -> Void] = []
  public var disappear: (@MainActor () -> Void)?
  public var refresh: (@MainActor () async -> Void)?
  /// Modifiers, for example `frame(minHeight: 41.0)`.
  public var modifiers: [String] = []
  public var children: [Node]

  public init(_ kind: String, texts: [String] = [], children: [Node] = []) {
    (self.kind, self.texts, self.children) = (kind, texts, children)
  }

  /// This node and all nodes below it, from top to bottom.
  public var all: [Node] { [self] + children.flatMap { $0.all } }

  /// All texts of this node and those below it.
  public var words: [String] { all.flatMap { $0.texts } }
}

@MainActor @preconcurrency public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

/// A view that has no body.
@MainActor protocol Primitive: View where Body == Never {
  func node(in values: EnvironmentValues) -> Node
}
extension Primitive {
  public var body: Never { fatalError("a primitive view has no body") }
}

extension Never: View {
  public var body: Never { fatalError("no view") }
}

extension View {
  /// Renders the view.
  public func node(in values: EnvironmentValues = EnvironmentValues()) -> Node {
    if let primitive = self as? any Primitive { return primitive.node(in: values) }
    return values.reading { body }.node(in: values)
  }
}

extension EnvironmentValues {
  /// Returns what a closure does that reads these values.
  @MainActor public func reading<Content>(_ content: () -> Content) -> Content {
    let outer = Self.current
    Self.current = self
    defer { Self.current = outer }
    return content()
  }
}

extension View {
  /// Renders a view of another module's stand-ins.
  public func renderedNode(in values: EnvironmentValues) -> Node { node(in: values) }
}

/// A view of another module's stand-ins.
public struct StandInView: Primitive {
  let render: @MainActor (EnvironmentValues) -> Node
  public init(_ render: @escaping @MainActor (EnvironmentValues) -> Node) { self.render = render }
  func node(in values: EnvironmentValues) -> Node { render(values) }
}

/// A view that wraps others.
public struct Modified: Primitive {
  let render: @MainActor (EnvironmentValues) -> Node

  func node(in values: EnvironmentValues) -> Node { render(values) }
}

extension View {
  func changed(_ change: @escaping @MainActor (Node) -> Void) -> Modified {
    Modified { values in
      let node = self.node(in: values)
      change(node)
      return node
    }
  }

  func noting(_ modifier: String) -> Modified { changed { $0.modifiers.append(modifier) } }

  func adding(_ other: some View, _ kind: String) -> Modified {
    Modified { values in
      Node(kind, children: [self.node(in: values), other.node(in: values)])
    }
  }
}

@resultBuilder public struct ViewBuilder {
  public static func buildExpression<Content: View>(_ content: Content) -> Content { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
  @_disfavoredOverload @MainActor
  public static func buildBlock<each Content: View>(
    _ content: repeat each Content
  ) -> TupleView<(repeat each Content)> {
    TupleView((repeat each content)) { values in
      var nodes: [Node] = []
      repeat nodes.append((each content).node(in: values))
      return nodes
    }
  }
  public static func buildIf<Content: View>(_ content: Content?) -> Content? { content }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    first: TrueContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .first(first) }
  public static func buildEither<TrueContent: View, FalseContent: View>(
    second: FalseContent
  ) -> _ConditionalContent<TrueContent, FalseContent> { .second(second) }
}

public struct TupleView<T>: Primitive {
  public var value: T
  let nodes: @MainActor (EnvironmentValues) -> [Node]
  init(_ value: T, nodes: @escaping @MainActor (EnvironmentValues) -> [Node]) {
    (self.value, self.nodes) = (value, nodes)
  }
  func node(in values: EnvironmentValues) -> Node { Node("Tuple", children: nodes(values)) }
}

public enum _ConditionalContent<TrueContent: View, FalseContent: View>: Primitive {
  case first(TrueContent)
  case second(FalseContent)
  func node(in values: EnvironmentValues) -> Node {
    switch self {
    case .first(let view): view.node(in: values)
    case .second(let view): view.node(in: values)
    }
  }
}

extension Optional: View, Primitive where Wrapped: View {
  func node(in values: EnvironmentValues) -> Node {
    self.map { $0.node(in: values) } ?? Node("Empty")
  }
}

public struct EmptyView: Primitive {
  public nonisolated init() {}
  func node(in values: EnvironmentValues) -> Node { Node("Empty") }
}

// MARK: State

@MainActor @propertyWrapper public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  public init(wrappedValue value: Value) { box = Box(value) }
  public init(initialValue value: Value) { box = Box(value) }

  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  public var projectedValue: Binding<Value> {
    let box = box
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  public init() { self.init(wrappedValue: nil) }
}

@MainActor @propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  public init(
    get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void
  ) { (self.get, self.set) = (get, set) }

  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  public var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(
    dynamicMember keyPath: WritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    Binding<Subject>(
      get: { self.wrappedValue[keyPath: keyPath] },
      set: { self.wrappedValue[keyPath: keyPath] = $0 })
  }
}

@MainActor @propertyWrapper @dynamicMemberLookup public struct Bindable<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject {
  public subscript<Subject>(
    dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
  }
}

// MARK: Environment

public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

public struct EnvironmentValues {
  /// The values of the view that is being rendered, or those that actions see.
  @MainActor public static var current = EnvironmentValues()
  private var values: [ObjectIdentifier: Any] = [:]

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast {
    _colorSchemeContrast
  }
  public var _colorSchemeContrast = ColorSchemeContrast.standard
  public var colorScheme = ColorScheme.light
  public var dynamicTypeSize = DynamicTypeSize.large
  public var displayScale: CGFloat = 3
  public var locale = Locale(identifier: "en")
  public var isEnabled = true
  public var openURL = OpenURLAction { _ in .handled }
  public var dismiss: DismissAction { DismissAction() }
}

@MainActor @propertyWrapper public struct Environment<Value> {
  private let keyPath: KeyPath<EnvironmentValues, Value>
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
  public var wrappedValue: Value { EnvironmentValues.current[keyPath: keyPath] }
}

extension View {
  public func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some View {
    Modified { values in
      var values = values
      values[keyPath: keyPath] = value
      return self.node(in: values)
    }
  }
}

public enum ColorSchemeContrast: CaseIterable, Sendable { case standard, increased }
public enum ColorScheme: CaseIterable, Sendable { case light, dark }
public enum DynamicTypeSize: Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
}
@MainActor @preconcurrency public struct OpenURLAction {
  public struct Result: Sendable {
    public static let handled = Result()
    public static let discarded = Result()
    public static let systemAction = Result()
  }
  private let handler: @MainActor (URL) -> Result
  public nonisolated init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }
  public func callAsFunction(_ url: URL) { _ = handler(url) }
}
@MainActor @preconcurrency public struct DismissAction {
  nonisolated init() {}
  public func callAsFunction() {}
}

@MainActor public final class UIHostingController<Content: View>: UIViewController {
  public var rootView: Content
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }
}

@MainActor public final class ImageRenderer<Content: View> {
  public var content: Content
  public var scale: CGFloat = 1
  public init(content view: Content) { content = view }
  public var uiImage: UIImage? { UIImage() }
}

// MARK: Apps and previews

@MainActor @preconcurrency public protocol Scene {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
}
extension Never: Scene {}
@resultBuilder public struct SceneBuilder {
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}
public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
  public var body: Never { fatalError("not drawn") }
}
public struct BackgroundTask<Request, Response>: Sendable {
  public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void>
  where Request == Void, Response == Void { BackgroundTask<Void, Void>() }
}
extension Scene {
  nonisolated public func backgroundTask<D: Sendable, R: Sendable>(
    _ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R
  ) -> some Scene { self }
}
@MainActor @preconcurrency public protocol App {
  associatedtype Body: Scene
  @SceneBuilder @MainActor @preconcurrency var body: Self.Body { get }
  @MainActor @preconcurrency init()
}
extension App {
  @MainActor @preconcurrency public static func main() { _ = Self().body }
}
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}
