/// A validated change of an announcement's fields by its reporter.
///
/// `init(body:of:today:)` in PetMapAPI creates edits.
public struct AnnouncementEdit: Sendable, Hashable {
  /// The announcement with its new values.
  public let content: Announcement
  /// The fields to change.
  public let fields: [PetField]
  /// Whether to change the radius around the coordinate, which is not a field.
  public let changesRadius: Bool
  /// Whether the reporter confirms that there is no photo.
  public let confirmsNoPhoto: Bool

  package init(
    _ fields: [PetField], to content: Announcement, changesRadius: Bool = false,
    confirmsNoPhoto: Bool = false
  ) {
    self.fields = fields
    self.changesRadius = changesRadius
    self.content = content
    self.confirmsNoPhoto = confirmsNoPhoto
  }

  /// Creates the edit that turns an announcement into another one: its status is not edited, but set
  /// on its own.
  ///
  /// - Parameter confirmsNoPhoto: Whether the reporter confirms that there is no photo.
  public init(
    of original: Announcement, to content: Announcement, confirmsNoPhoto: Bool = false
  ) {
    let fields = PetField.submitted.filter { field in
      field != .status && original.value(of: field) != content.value(of: field)
    }
    self.init(fields, to: content, confirmsNoPhoto: confirmsNoPhoto)
  }

  /// Changes the fields of an announcement.
  ///
  /// - Returns: Whether any of them had another value.
  package func apply(to announcement: inout Announcement) -> Bool {
    var isChanged = false
    for field in fields {
      let value = content.value(of: field)
      guard announcement.value(of: field) != value else { continue }
      let isSet = announcement.set(field, to: value)
      precondition(isSet, "an edit has valid values")
      isChanged = true
    }
    if changesRadius, announcement.locationRadius != content.locationRadius {
      announcement.locationRadius = content.locationRadius
      isChanged = true
    }
    return isChanged
  }
}
