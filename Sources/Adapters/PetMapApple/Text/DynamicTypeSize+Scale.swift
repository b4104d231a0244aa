#if canImport(SwiftUI)
  public import SwiftUI

  extension DynamicTypeSize {
    /// The scale of body text relative to the standard size, from 0.82 to 3.12, for
    /// `CalloutParameters.textScale`: its size in points in Apple's *Human Interface Guidelines*,
    /// divided by 17.
    public var textScale: Double {
      let points: Double =
        switch self {
        case .xSmall: 14
        case .small: 15
        case .medium: 16
        case .large: 17
        case .xLarge: 19
        case .xxLarge: 21
        case .xxxLarge: 23
        case .accessibility1: 28
        case .accessibility2: 33
        case .accessibility3: 40
        case .accessibility4: 47
        case .accessibility5: 53
        @unknown default: 17
        }
      return (points / 17 * 100).rounded() / 100
    }
  }
#endif
