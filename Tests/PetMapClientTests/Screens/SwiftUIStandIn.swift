// What the article's screens use of SwiftUI, doing nothing, so that they compile without it. What is
// shown of them here is that every line which is not SwiftUI's is right.

import PetMapReports

@MainActor protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  var body: Never { return fatalError("a stand-in is not drawn") }
}

/// A view without content.
struct Leaf: View {
  var body: Never { return fatalError("a stand-in is not drawn") }
}

@resultBuilder @MainActor
enum ViewBuilder {
  static func buildBlock<each Content: View>(_ content: repeat each Content) -> Leaf { Leaf() }
  static func buildEither<Content: View>(first: Content) -> Leaf { Leaf() }
  static func buildEither<Content: View>(second: Content) -> Leaf { Leaf() }
  static func buildIf(_ content: Leaf?) -> Leaf { Leaf() }
}

extension View {
  func accessibilityIdentifier(_ identifier: String) -> some View { Leaf() }
  func disabled(_ isDisabled: Bool) -> some View { Leaf() }
  func lineLimit(_ lines: Int?) -> some View { Leaf() }
  func position(x: Double, y: Double) -> some View { Leaf() }
  func onTapGesture(perform action: @escaping () -> Void) -> some View { Leaf() }
  func onChange<Value: Equatable>(
    of value: Value, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View { Leaf() }
  func task(_ action: @escaping @MainActor () async -> Void) -> some View { Leaf() }
  func tag<Value: Hashable>(_ value: Value) -> some View { Leaf() }
  func overlay<Content: View>(alignment: Alignment, @ViewBuilder content: () -> Content)
    -> some View
  { Leaf() }
  func foregroundStyle(_ color: Color) -> some View { Leaf() }
  func alert<Content: View>(
    _ title: String, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Content
  ) -> some View { Leaf() }
}

@propertyWrapper struct State<Value> {
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

struct Binding<Value> {
  init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
}

enum Alignment { case topTrailing, bottomLeading, topLeading, leading }

struct Color {
  init(red: Double, green: Double, blue: Double) {}
}

struct Group<Content: View>: View {
  init(@ViewBuilder content: () -> Content) {}
  var body: some View { Leaf() }
}
typealias VStack = Stack
typealias HStack = Stack
typealias ZStack = Stack
typealias Form = Stack
struct Stack<Content: View>: View {
  init(alignment: Alignment = .leading, @ViewBuilder content: () -> Content) {}
  var body: some View { Leaf() }
}
struct GeometryProxy {
  var size: (width: Double, height: Double)
}
struct GeometryReader<Content: View>: View {
  init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
  var body: some View { Leaf() }
}
struct ForEach<Element>: View {
  init<Content: View>(_ data: [Element], @ViewBuilder content: @escaping (Element) -> Content)
  where Element: Identifiable {}
  init<ID: Hashable, Content: View>(
    _ data: [Element], id: KeyPath<Element, ID>,
    @ViewBuilder content: @escaping (Element) -> Content
  ) {}
  var body: some View { Leaf() }
}
struct List<Element: Identifiable>: View {
  init<Content: View>(_ data: [Element], @ViewBuilder row: @escaping (Element) -> Content) {}
  var body: some View { Leaf() }
}
struct NavigationLink<Content: View>: View {
  init(value: String, @ViewBuilder label: () -> Content) {}
  var body: some View { Leaf() }
}
struct ProgressView: View {
  var body: some View { Leaf() }
}
struct Text: View {
  init(_ text: String) {}
  var body: some View { Leaf() }
}
struct Image: View {
  init(systemName: String) {}
  var body: some View { Leaf() }
}
struct LabeledContent: View {
  init(_ label: String, value: String) {}
  var body: some View { Leaf() }
}
struct AsyncImage<Content: View>: View {
  init(url: URL?, @ViewBuilder content: (Image) -> Content, @ViewBuilder placeholder: () -> Content)
  {}
  var body: some View { Leaf() }
}
struct Button: View {
  init(_ title: String, action: @escaping @MainActor () -> Void) {}
  init<Content: View>(
    action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Content
  ) {}
  var body: some View { Leaf() }
}
struct TextField: View {
  init(_ title: String, text: Binding<String>) {}
  var body: some View { Leaf() }
}
struct SecureField: View {
  init(_ title: String, text: Binding<String>) {}
  var body: some View { Leaf() }
}
struct Picker<Value: Hashable>: View {
  init<Content: View>(
    _ title: String, selection: Binding<Value>, @ViewBuilder content: () -> Content
  ) {}
  var body: some View { Leaf() }
}
struct DatePicker: View {
  init(_ title: String, selection: Binding<Date>, in range: PartialRangeThrough<Date>) {}
  var body: some View { Leaf() }
}

// Foundation's, and what PetMapClient adds to them on Apple's systems.

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
