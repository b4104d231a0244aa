// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Types with names that SwiftUI re-exports from Foundation and Combine, and names of common drawing
// types.

public struct AnyCancellable {}
public struct AnyPublisher {}
public struct AttributedString {}
public struct Bundle {}
public struct Calendar {}
public struct CharacterSet {}
public struct CurrentValueSubject {}
public struct Data {}
public struct Date {}
public struct DateComponents {}
public struct DateInterval {}
public struct Decimal {}
public struct Deferred {}
public struct Dimension {}
public struct Empty {}
public struct Fail {}
public struct FileManager {}
public struct Formatter {}
public struct Future {}
public struct Host {}
public struct IndexPath {}
public struct IndexSet {}
public struct InputStream {}
public struct Just {}
public struct Locale {}
public struct Measurement {}
public struct Notification {}
public struct Operation {}
public struct OutputStream {}
public struct PassthroughSubject {}
public struct Picture {}
public struct Pipe {}
public struct Port {}
public struct Process {}
public struct Progress {}
public struct Published {}
public struct Record {}
public struct Scanner {}
public struct Shadow {}
public struct Stream {}
public struct Stroke {}
public struct Subscribers {}
public struct Thread {}
public struct TimeInterval {}
public struct TimeZone {}
public struct Timer {}
public struct URL {}
public struct URLRequest {}
public struct UUID {}
public struct Unit {}
public struct UnitAngle {}
public struct UnitLength {}
