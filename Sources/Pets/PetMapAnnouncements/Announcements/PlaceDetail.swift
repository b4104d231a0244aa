import PetMapJSON

/// A number that says more about the coordinate of an announcement. Most announcements have none, so
/// they are members of ``Announcement/kept`` rather than fields.
public enum PlaceDetail: String, Sendable, Hashable, CaseIterable {
  /// The radius around the coordinate within which the pet was last seen or found, in kilometers;
  /// absent if the coordinate is exact.
  case locationRadius
  /// How precisely others may know the coordinate, in meters: they see another one, at most this far
  /// from it; see ``PlaceDisplacement``. Only the reporter and the operator see this member.
  case locationPrivacy

  /// The name in the API.
  public var name: String { rawValue }

  /// The least and the greatest value. The radius can have any positive value up to the greatest, which
  /// is about the size of a country.
  package var range: ClosedRange<Int> {
    switch self {
    case .locationRadius: 0...1000
    case .locationPrivacy: 50...10_000
    }
  }

  /// Returns whether a value is valid.
  package func accepts(_ value: Double) -> Bool {
    value > 0 && value >= Double(range.lowerBound) && value <= Double(range.upperBound)
  }

  /// The rule for values, which follows the name in messages.
  package var rule: String {
    let start = range.lowerBound == 0 ? "more than 0 and" : "at least \(range.lowerBound) and"
    return "must be \(start) at most \(range.upperBound)"
  }
}

extension Announcement {
  /// A number about the coordinate, or `nil`. Setting anything but a positive number removes it.
  public subscript(detail: PlaceDetail) -> Double? {
    get {
      guard case .number(let number)? = kept[detail.name], number.double > 0 else { return nil }
      return number.double
    }
    set {
      kept.members.removeAll { $0.name.utf8.elementsEqual(detail.name.utf8) }
      if let newValue, newValue > 0, let number = JSONNumber(newValue) {
        kept.members.append(JSONObject.Member(name: detail.name, value: .number(number)))
      }
    }
  }
}
