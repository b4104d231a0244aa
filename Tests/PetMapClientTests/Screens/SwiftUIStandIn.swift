// A stand-in for the parts of SwiftUI that the article's screens use. A screen is a tree of nodes;
// tests can inspect and use their texts, identifiers, actions, and bindings.

import PetMapAnnouncements
import PetMapCallout

/// An element of a screen and its children.
@MainActor struct Node {
  var texts: [String] = []
  var identifier: String?
  var isDisabled = false
  var tap: (@MainActor () -> Void)?
  var text: Binding<String>?
  /// The action performed on appearance.
  var task: (@MainActor () async -> Void)?
  var children: [Node] = []

  /// The element and all of its descendants.
  var all: [Node] { [self] + children.flatMap(\.all) }

  /// All texts of the element and its descendants.
  var words: [String] { all.flatMap(\.texts) }
}

@MainActor protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
  var node: Node { get }
}

extension View {
  var node: Node { body.node }

  fileprivate func changed(_ change: (inout Node) -> Void) -> Leaf {
    var node = node
    change(&node)
    return Leaf(node)
  }
}

extension Never: View {
  var body: Never { return fatalError("no view") }
}

/// A view that consists of a single node.
struct Leaf: View {
  let node: Node
  init(_ node: Node = Node()) { self.node = node }
  var body: Never { return fatalError("a leaf has no body") }
}

@resultBuilder @MainActor
enum ViewBuilder {
  static func buildBlock<each Content: View>(_ content: repeat each Content) -> Leaf {
    var node = Node()
    repeat node.children.append((each content).node)
    return Leaf(node)
  }
  static func buildEither<Content: View>(first: Content) -> Leaf { Leaf(first.node) }
  static func buildEither<Content: View>(second: Content) -> Leaf { Leaf(second.node) }
  static func buildIf(_ content: Leaf?) -> Leaf { content ?? Leaf() }
}

extension View {
  func accessibilityIdentifier(_ identifier: String) -> some View {
    changed { $0.identifier = identifier }
  }
  func accessibilityLabel(_ label: String) -> some View { changed { $0.texts.append(label) } }
  func disabled(_ isDisabled: Bool) -> some View { changed { $0.isDisabled = isDisabled } }
  func lineLimit(_ lines: Int?) -> some View { self }
  func position(x: Double, y: Double) -> some View { self }
  func onTapGesture(perform action: @escaping @MainActor () -> Void) -> some View {
    changed { $0.tap = action }
  }
  func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    if initial { action() }
    return self
  }
  func task(_ action: @escaping @MainActor () async -> Void) -> some View {
    changed { $0.task = action }
  }
  func onDisappear(_ action: @escaping @MainActor () -> Void) -> some View { self }
  func contentShape(_ shape: Rectangle) -> some View { self }
  func gesture<Value>(_ gesture: GestureStandIn<Value>) -> some View { self }
  func refreshable(_ action: @escaping @MainActor () async -> Void) -> some View { self }
  func tag<Value: Hashable>(_ value: Value) -> some View { self }
  func overlay<Content: View>(alignment: Alignment, @ViewBuilder content: () -> Content)
    -> some View
  {
    let over = content().node
    return Leaf(Node(children: [node, over]))
  }
  func foregroundStyle(_ color: Color) -> some View { self }
  func alert<Content: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Content
  ) -> some View {
    guard isPresented.wrappedValue else { return Leaf(node) }
    var alert = actions().node
    // Every button of an alert dismisses the alert.
    for index in alert.children.indices {
      let tap = alert.children[index].tap
      alert.children[index].tap = {
        tap?()
        isPresented.wrappedValue = false
      }
    }
    alert.texts = [title]
    return Leaf(Node(children: [node, alert]))
  }
}

@MainActor @propertyWrapper struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box
  init(wrappedValue: Value) { box = Box(wrappedValue) }

  var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }
  var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

enum ColorSchemeContrast { case standard, increased }

struct EnvironmentValues {
  var colorSchemeContrast = ColorSchemeContrast.standard
}

@MainActor @propertyWrapper struct Environment<Value> {
  private let path: KeyPath<EnvironmentValues, Value>
  init(_ path: KeyPath<EnvironmentValues, Value>) { self.path = path }
  var wrappedValue: Value { EnvironmentValues()[keyPath: path] }
}

@MainActor struct Binding<Value> {
  private let get: @MainActor () -> Value
  private let set: @MainActor (Value) -> Void

  init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
    self.get = get
    self.set = set
  }

  var wrappedValue: Value {
    get { get() }
    nonmutating set { set(newValue) }
  }
}

@MainActor @propertyWrapper @dynamicMemberLookup struct Bindable<Value: AnyObject> {
  var wrappedValue: Value
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  var projectedValue: Bindable<Value> { self }

  subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = wrappedValue
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

enum Alignment { case topTrailing, bottomLeading, topLeading, leading }

struct Color: View {
  static let clear = Color(red: 0, green: 0, blue: 0)
  init(red: Double, green: Double, blue: Double) {}
  var body: some View { Leaf() }
}

struct Rectangle {}

struct GestureStandIn<Value> {
  let end: @MainActor (Value) -> Void
}

struct DragGesture {
  struct Value { var translation: CGSize }
  func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> GestureStandIn<Value> {
    GestureStandIn(end: action)
  }
}

struct MagnifyGesture {
  struct Value { var magnification: Double }
  func onEnded(_ action: @escaping @MainActor (Value) -> Void) -> GestureStandIn<Value> {
    GestureStandIn(end: action)
  }
}

struct CGSize {
  var width: Double
  var height: Double
}

/// The article's view of a callout, which draws with Apple's frameworks.
struct CalloutView: View {
  let layout: CalloutLayout
  var body: some View { Leaf(Node(texts: ["callout"])) }
}

struct Group<Content: View>: View {
  let node: Node
  init(@ViewBuilder content: () -> Content) { node = content().node }
  var body: Never { return fatalError("not drawn") }
}
typealias VStack = Stack
typealias HStack = Stack
typealias ZStack = Stack
typealias Form = Stack
struct Stack<Content: View>: View {
  let node: Node
  init(alignment: Alignment = .leading, @ViewBuilder content: () -> Content) {
    node = content().node
  }
  var body: Never { return fatalError("not drawn") }
}
struct GeometryProxy {
  var size: (width: Double, height: Double)
}
struct GeometryReader<Content: View>: View {
  let node: Node
  init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    node = content(GeometryProxy(size: (390, 844))).node
  }
  var body: Never { return fatalError("not drawn") }
}
struct ForEach<Element>: View {
  let node: Node
  init<Content: View>(_ data: [Element], @ViewBuilder content: @escaping (Element) -> Content)
  where Element: Identifiable {
    node = Node(children: data.map { content($0).node })
  }
  init<ID: Hashable, Content: View>(
    _ data: [Element], id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {
    node = Node(children: data.map { content($0).node })
  }
  var body: Never { return fatalError("not drawn") }
}
struct List<Element: Identifiable>: View {
  let node: Node
  init<Content: View>(_ data: [Element], @ViewBuilder row: @escaping (Element) -> Content) {
    node = Node(children: data.map { row($0).node })
  }
  var body: Never { return fatalError("not drawn") }
}
struct NavigationLink<Content: View>: View {
  let node: Node
  init(value: String, @ViewBuilder label: () -> Content) { node = label().node }
  var body: Never { return fatalError("not drawn") }
}
struct EmptyView: View {
  var body: some View { Leaf() }
}
struct ProgressView: View {
  var value: Double?
  var body: some View { Leaf(Node(texts: [value.map { "\($0)" } ?? "…"])) }
}
struct Text: View {
  private let text: String
  init(_ text: String) { self.text = text }
  var body: some View { Leaf(Node(texts: [text])) }
}
struct Image: View {
  init(systemName: String) {}
  var body: some View { Leaf() }
}
struct LabeledContent: View {
  private let texts: [String]
  init(_ label: String, value: String) { texts = [label, value] }
  var body: some View { Leaf(Node(texts: texts)) }
}
struct AsyncImage: View {
  let node: Node
  init<Content: View, Placeholder: View>(
    url: URL?, @ViewBuilder content: (Image) -> Content,
    @ViewBuilder placeholder: () -> Placeholder
  ) { node = placeholder().node }
  var body: Never { return fatalError("not drawn") }
}
struct Button: View {
  let node: Node
  init(_ title: String, action: @escaping @MainActor () -> Void) {
    node = Node(texts: [title], tap: action)
  }
  init<Content: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content
  ) { node = Node(tap: action, children: [label().node]) }
  var body: Never { return fatalError("not drawn") }
}
struct TextField: View {
  let node: Node
  init(_ title: String, text: Binding<String>) { node = Node(text: text) }
  var body: Never { return fatalError("not drawn") }
}
typealias SecureField = TextField
struct Picker<Value: Hashable>: View {
  let node: Node
  init<Content: View>(
    _ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) { node = Node(texts: [title], children: [content().node]) }
  var body: Never { return fatalError("not drawn") }
}
struct Toggle: View {
  let node: Node
  init(_ title: String, isOn: Binding<Bool>) {
    node = Node(texts: [title], tap: { isOn.wrappedValue.toggle() })
  }
  var body: Never { return fatalError("not drawn") }
}
struct DatePicker: View {
  let node: Node
  init(_ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>) {
    node = Node(texts: [title])
  }
  var body: Never { return fatalError("not drawn") }
}

// From UIKit.

@MainActor final class UIPasteboard {
  static let general = UIPasteboard()
  var string: String?
}

@MainActor final class UIApplication {
  static let shared = UIApplication()
  static let openSettingsURLString = "app-settings:"
  private(set) var opened = 0
  func open(_ url: URL) { opened += 1 }
}

// From Foundation, and PetMapClient's additions to it on Apple platforms.

struct URL {
  init?(string: String) {}
}

struct Date: Comparable {
  var day: CalendarDate
  init() { day = CalendarDate(daysSinceEpoch: 20_000)! }
  fileprivate init(_ day: CalendarDate) { self.day = day }
  static func < (a: Date, b: Date) -> Bool { a.day < b.day }
}

extension CalendarDate {
  init?(_ date: Date) { self = date.day }
  func noon() -> Date? { Date(self) }
}
