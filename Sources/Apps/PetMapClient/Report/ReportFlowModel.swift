public import PetMapAnnouncements
public import PetMapAPI

/// ``PetReportModel`` under its earlier name, with the repository's type as a parameter.
@available(swift, deprecated: 7, renamed: "PetReportModel")
@MainActor
public final class ReportFlowModel<Repository: AnnouncementRepository>: PetReportModel {
  /// As ``PetReportModel/init(kind:repository:keeper:clock:offset:words:onSent:)``.
  public init(
    kind: ReportKind, repository: Repository, keeper: any ReportKeeper,
    clock: @escaping @Sendable () -> Timestamp,
    offset: @autoclosure @escaping @Sendable () -> UTCOffset,
    onSent: @escaping (String) -> Void = { _ in }
  ) {
    super.init(
      kind: kind, repository: repository as any AnnouncementRepository, keeper: keeper,
      clock: clock, offset: offset(), words: .english, onSent: onSent)
  }
}
