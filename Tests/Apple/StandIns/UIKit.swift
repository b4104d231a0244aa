// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, AlwaysUseLowerCamelCase
// Stand-ins for the parts of UIKit that the Apple targets and the sample app use, with the same
// signatures.

@_exported public import CoreGraphics

public struct UIEdgeInsets: Equatable, Sendable {
  public var top, left, bottom, right: CGFloat
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
}

@MainActor open class UIResponder: NSObject {}

@MainActor open class UIView: UIResponder {
  public init(frame: CGRect) {
    self.frame = frame
    super.init()
  }
  open var frame: CGRect
  open var bounds: CGRect { CGRect(origin: .zero, size: frame.size) }
  open var isUserInteractionEnabled = true
  open var isOpaque = true
  open var clipsToBounds = false
  open var backgroundColor: UIColor?
  open private(set) var subviews: [UIView] = []
  open private(set) weak var superview: UIView?
  open func addSubview(_ view: UIView) {
    view.superview = self
    subviews.append(view)
  }
  open func removeFromSuperview() {
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }
  open func setNeedsDisplay() {}
  open var traitCollection: UITraitCollection { UITraitCollection() }
}
public final class UITraitCollection: NSObject {
  public var displayScale: CGFloat { 3 }
}

@MainActor open class UIControl: UIView {
  public struct Event: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let touchUpInside = Event(rawValue: 64)
  }
  private var actions: [UIAction] = []
  open func addAction(_ action: UIAction, for controlEvents: UIControl.Event) {
    actions.append(action)
  }
  /// Taps the control.
  public func tap() { for action in actions { action.handler(action) } }
}
@MainActor open class UIButton: UIControl {}
@MainActor public final class UIAction: NSObject {
  let handler: (UIAction) -> Void
  public init(handler: @escaping (UIAction) -> Void) { self.handler = handler }
}

// From NSObject (UIAccessibility) and UIAccessibilityIdentification.
extension UIView {
  public var accessibilityIdentifier: String? {
    get { unsafe identifiers[ObjectIdentifier(self)] }
    set { unsafe identifiers[ObjectIdentifier(self)] = newValue }
  }
  public var accessibilityLabel: String? {
    get { unsafe labels[ObjectIdentifier(self)] }
    set { unsafe labels[ObjectIdentifier(self)] = newValue }
  }
  public var isAccessibilityElement: Bool {
    get { true }
    set {}
  }
}
nonisolated(unsafe) private var identifiers: [ObjectIdentifier: String] = [:]
nonisolated(unsafe) private var labels: [ObjectIdentifier: String] = [:]

public final class UIColor: NSObject, Sendable {
  public static let clear = UIColor()
}

public final class UIImage: NSObject, Sendable {
  public var size: CGSize { CGSize(width: 30, height: 40) }
}

public enum UIKeyboardType: Int, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad
  case emailAddress, decimalPad
}

@MainActor public final class UIPasteboard: NSObject {
  public static let general = UIPasteboard()
  public var string: String?
}

@MainActor public final class UIApplication: UIResponder {
  public static let shared = UIApplication()
  public static let openSettingsURLString = "app-settings:"
  /// The URLs that were opened.
  public private(set) var opened: [URL] = []
  public func open(
    _ url: URL, options: [String: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { opened.append(url) }
}

@MainActor open class UIViewController: UIResponder {
  public override init() { super.init() }
  open var view: UIView! = UIView(frame: .zero)
}
