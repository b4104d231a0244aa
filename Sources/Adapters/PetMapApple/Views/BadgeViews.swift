#if canImport(SwiftUI)
  public import PetMapAnnouncements
  public import SwiftUI

  extension Color {
    /// Creates an opaque sRGB color from 0xRRGGBB.
    public init(rgb: UInt32) {
      func part(_ shift: UInt32) -> Double { Double(rgb >> shift & 0xFF) / 255 }
      self.init(.sRGB, red: part(16), green: part(8), blue: part(0), opacity: 1)
    }
  }

  /// The badge of a status: white on red, blue or gray.
  public struct StatusBadgeView: View {
    private let badge: StatusBadge

    /// Creates the view of a badge.
    public init(_ badge: StatusBadge) { self.badge = badge }

    /// The badge.
    public var body: some View {
      Text(verbatim: badge.text)
        .font(.footnote.bold())
        .foregroundStyle(.white)
        .padding(.horizontal, 14)
        .padding(.vertical, 6)
        .background(Color(rgb: badge.color), in: Capsule())
    }
  }

  /// The badge of a reward: its text as entered after a money bag.
  public struct RewardBadgeView: View {
    private let reward: String

    /// Creates the view of a reward.
    public init(_ reward: String) { self.reward = reward }

    /// The badge.
    public var body: some View {
      HStack(spacing: 6) {
        Text(verbatim: "💰").accessibilityHidden(true)
        Text(verbatim: reward).lineLimit(2)
      }
      .font(.footnote.bold())
      .foregroundStyle(Color(rgb: 0x1C2733))
      .padding(.horizontal, 14)
      .padding(.vertical, 6)
      .background(Color(rgb: 0xFFE08A), in: Capsule())
    }
  }
#endif
