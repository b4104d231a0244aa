import PetMapAnnouncements

/// The IDs of the announcements that are created from records.
///
/// If the source has given the ID of a record, anyone can compute its announcement's. Otherwise, it is
/// derived from the content, of which others may see everything but the place: they could compute the IDs
/// for all places nearby, and compare. So a secret of the store is part of it.
struct RecordIDs {
  private let key: [UInt8]

  init(_ transaction: any Transaction) throws(StoreFailure) { key = try transaction.networkKey() }

  /// Returns the ID of the announcement that is created from a record of a source.
  func announcement(of record: String, in source: String?) -> AnnouncementID {
    if ContentKey.hash(inRecordID: record) == nil {
      return AnnouncementID(ofSource: record, named: source)
    }
    let text = "record \(source ?? "")\0\(record)"
    return AnnouncementID(code: SHA256.authenticationCode(of: Array(text.utf8), key: key))
  }
}
