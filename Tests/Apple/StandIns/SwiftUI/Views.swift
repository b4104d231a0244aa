// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Text, pictures and layout.

public import Foundation

extension Node {
  func tapping(_ action: (@MainActor () -> Void)?) -> Node {
    tap = action
    return self
  }
}

// MARK: Text and pictures

public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let text: String
  public init(_ value: String) { text = value }
  public init(stringLiteral value: String) { text = value }
}

public struct Text: Equatable, Sendable {
  public let text: String
  public init(verbatim content: String) { text = content }
  @_disfavoredOverload public init<S: StringProtocol>(_ content: S) { text = String(content) }
  public init(_ key: LocalizedStringKey) { text = key.text }
  public func bold() -> Text { self }
  public func font(_ font: Font?) -> Text { self }
}
extension Text: View, Primitive {
  func node(in values: EnvironmentValues) -> Node { Node("Text", texts: [text]) }
}

public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }
  public enum Weight: Hashable, Sendable { case regular, medium, semibold, bold }
  let name: String
  public static let largeTitle = Font(name: "largeTitle")
  public static let title = Font(name: "title")
  public static let headline = Font(name: "headline")
  public static let body = Font(name: "body")
  public static let callout = Font(name: "callout")
  public static let subheadline = Font(name: "subheadline")
  public static let footnote = Font(name: "footnote")
  public static let caption = Font(name: "caption")
  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: Font.TextStyle
  ) -> Font { Font(name: "\(name) \(size) \(textStyle)") }
  public static func custom(_ name: String, size: CGFloat) -> Font { Font(name: "\(name) \(size)") }
  public static func system(
    _ style: Font.TextStyle, design: Never? = nil, weight: Font.Weight? = nil
  ) -> Font { Font(name: "\(style)") }
  public func weight(_ weight: Font.Weight) -> Font { self }
  public func bold() -> Font { self }
  public func monospaced() -> Font { self }
}

public struct Image: Equatable, Sendable {
  public enum Orientation: UInt8, Sendable {
    case up, upMirrored, down, downMirrored, left, leftMirrored, right, rightMirrored
  }
  public enum ResizingMode: Sendable { case tile, stretch }
  let summary: String
  public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up) {
    summary = "image of \(cgImage.bytes.count) bytes \(orientation)"
  }
  public init(_ cgImage: CGImage, scale: CGFloat, orientation: Orientation = .up, label: Text) {
    summary = "image of \(cgImage.bytes.count) bytes \(label.text)"
  }
  public init(systemName: String) { summary = systemName }
  public func resizable(
    capInsets: EdgeInsets = EdgeInsets(), resizingMode: Image.ResizingMode = .stretch
  ) -> Image { self }
}
extension Image: View, Primitive {
  func node(in values: EnvironmentValues) -> Node {
    let node = Node("Image")
    node.modifiers = [summary]
    return node
  }
}

public struct Label<Title: View, Icon: View>: Primitive {
  let title: Title
  let icon: Icon
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    (self.title, self.icon) = (title(), icon())
  }
  func node(in values: EnvironmentValues) -> Node {
    Node("Label", children: [icon.node(in: values), title.node(in: values)])
  }
}
extension Label where Title == Text, Icon == Image {
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    (self.title, icon) = (Text(title), Image(systemName: name))
  }
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    (title, icon) = (Text(titleKey), Image(systemName: name))
  }
}

public struct LabeledContent<Label: View, Content: View>: Primitive {
  let label: Label
  let content: Content
  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    (self.content, self.label) = (content(), label())
  }
  func node(in values: EnvironmentValues) -> Node {
    Node("LabeledContent", children: [label.node(in: values), content.node(in: values)])
  }
}

// MARK: Layout

public enum HorizontalAlignment: Sendable { case leading, center, trailing }
public enum VerticalAlignment: Sendable {
  case top, center, bottom, firstTextBaseline, lastTextBaseline
}
public struct Alignment: Equatable, Sendable {
  let name: String
  public static let center = Alignment(name: "center")
  public static let leading = Alignment(name: "leading")
  public static let trailing = Alignment(name: "trailing")
  public static let top = Alignment(name: "top")
  public static let bottom = Alignment(name: "bottom")
  public static let topLeading = Alignment(name: "topLeading")
  public static let topTrailing = Alignment(name: "topTrailing")
  public static let bottomLeading = Alignment(name: "bottomLeading")
  public static let bottomTrailing = Alignment(name: "bottomTrailing")
}
public enum TextAlignment: Sendable { case leading, center, trailing }
public enum Edge: Int8, CaseIterable, Sendable {
  case top, leading, bottom, trailing
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let top = Set(rawValue: 1)
    public static let leading = Set(rawValue: 2)
    public static let bottom = Set(rawValue: 4)
    public static let trailing = Set(rawValue: 8)
    public static let all = Set(rawValue: 15)
    public static let horizontal = Set(rawValue: 10)
    public static let vertical = Set(rawValue: 5)
  }
}
public enum VerticalEdge: Int8, CaseIterable, Sendable { case top, bottom }
public struct EdgeInsets: Equatable, Sendable {
  public var top, leading, bottom, trailing: CGFloat
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }
}
public enum Axis: Int8, CaseIterable, Sendable {
  case horizontal, vertical
  public struct Set: OptionSet, Sendable {
    public let rawValue: Int8
    public init(rawValue: Int8) { self.rawValue = rawValue }
    public static let horizontal = Set(rawValue: 1)
    public static let vertical = Set(rawValue: 2)
  }
}

/// Defines a view with content and nothing else.
public struct VStack<Content: View>: Primitive {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func node(in values: EnvironmentValues) -> Node {
    Node("VStack", children: [content.node(in: values)])
  }
}
public struct LazyVStack<Content: View>: Primitive {
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: Never? = nil, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func node(in values: EnvironmentValues) -> Node {
    Node("LazyVStack", children: [content.node(in: values)])
  }
}
public struct HStack<Content: View>: Primitive {
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func node(in values: EnvironmentValues) -> Node {
    Node("HStack", children: [content.node(in: values)])
  }
}
public struct ZStack<Content: View>: Primitive {
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  func node(in values: EnvironmentValues) -> Node {
    Node("ZStack", children: [content.node(in: values)])
  }
}
public struct ViewThatFits<Content: View>: Primitive {
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.content = content()
  }
  /// The first view fits.
  func node(in values: EnvironmentValues) -> Node {
    let node = content.node(in: values)
    return node.kind == "Tuple" ? node.children.first ?? node : node
  }
}
public struct Group<Content: View>: Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func node(in values: EnvironmentValues) -> Node { content.node(in: values) }
}
public struct Form<Content: View>: Primitive {
  let content: Content
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
  func node(in values: EnvironmentValues) -> Node {
    Node("Form", children: [content.node(in: values)])
  }
}
public struct ScrollView<Content: View>: Primitive {
  let content: Content
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) { self.content = content() }
  func node(in values: EnvironmentValues) -> Node {
    Node("ScrollView", children: [content.node(in: values)])
  }
}
public struct Section<Parent: View, Content: View, Footer: View>: Primitive {
  let parts: @MainActor (EnvironmentValues) -> [Node]
  func node(in values: EnvironmentValues) -> Node { Node("Section", children: parts(values)) }
}
extension Section where Parent == EmptyView, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    let content = content()
    parts = { [content.node(in: $0)] }
  }
}
extension Section where Parent == Text, Footer == EmptyView {
  @_disfavoredOverload public init<S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> Content
  ) {
    let (title, content) = (Text(title), content())
    parts = { [title.node(in: $0), content.node(in: $0)] }
  }
}
public struct Spacer: Primitive {
  public init(minLength: CGFloat? = nil) {}
  func node(in values: EnvironmentValues) -> Node { Node("Spacer") }
}
public struct Divider: Primitive {
  public init() {}
  func node(in values: EnvironmentValues) -> Node { Node("Divider") }
}
public struct UnitPoint: Hashable, Sendable {
  public var x, y: CGFloat
  public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  public static let bottom = UnitPoint(x: 0.5, y: 1)
}
public struct GeometryProxy {
  public var size: CGSize
}
public struct GeometryReader<Content: View>: Primitive {
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  func node(in values: EnvironmentValues) -> Node {
    values.reading { content(GeometryProxy(size: CGSize(width: 390, height: 844))) }
      .node(in: values)
  }
}
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  public init(standIn data: Data, content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
}
extension ForEach: View, Primitive where Content: View {
  public typealias Body = Never
  func node(in values: EnvironmentValues) -> Node {
    Node(
      "ForEach",
      children: data.map { element in values.reading { content(element) }.node(in: values) })
  }
}
extension ForEach where Data.Element: Identifiable, ID == Data.Element.ID, Content: View {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    (self.data, self.content) = (data, content)
  }
}
extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) { (self.data, self.content) = (data, content) }
}
public struct List<SelectionValue: Hashable, Content: View>: Primitive {
  let content: Content
  func node(in values: EnvironmentValues) -> Node {
    Node("List", children: [content.node(in: values)])
  }
}
extension List where SelectionValue == Never {
  public init<Data: RandomAccessCollection, RowContent: View>(
    _ data: Data, @ViewBuilder rowContent: @escaping (Data.Element) -> RowContent
  )
  where Content == ForEach<Data, Data.Element.ID, RowContent>, Data.Element: Identifiable {
    content = ForEach(data, content: rowContent)
  }
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
public struct TabView<SelectionValue: Hashable, Content: View>: Primitive {
  let content: Content
  func node(in values: EnvironmentValues) -> Node {
    Node("TabView", children: [content.node(in: values)])
  }
}
extension TabView where SelectionValue == Int {
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}
