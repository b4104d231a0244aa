/// A validated change of an announcement's fields by its reporter.
///
/// `init(body:of:today:)` in PetMapAPI creates edits.
public struct AnnouncementEdit: Sendable, Hashable {
  /// The announcement with its new values.
  public let content: Announcement
  /// The fields to change.
  public let fields: [PetField]
  /// The numbers about the coordinate to change, which are not fields.
  public let details: [PlaceDetail]
  /// Whether the reporter confirms that there is no photo.
  public let confirmsNoPhoto: Bool

  package init(
    _ fields: [PetField], _ details: [PlaceDetail] = [], to content: Announcement,
    confirmsNoPhoto: Bool = false
  ) {
    self.fields = fields
    self.details = details
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
    let details = PlaceDetail.allCases.filter { original[$0] != content[$0] }
    self.init(fields, details, to: content, confirmsNoPhoto: confirmsNoPhoto)
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
    for detail in details where announcement[detail] != content[detail] {
      announcement[detail] = content[detail]
      isChanged = true
    }
    return isChanged
  }
}
