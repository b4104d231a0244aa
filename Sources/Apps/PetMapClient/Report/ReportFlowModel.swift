public import PetMapAnnouncements
public import PetMapAPI

/// The former version of ``PetReportModel``, which is generic over the repository.
@available(swift, deprecated: 7, renamed: "PetReportModel")
@MainActor
public final class ReportFlowModel<Repository: AnnouncementRepository>: PetReportModel {
  /// Like ``PetReportModel/init(kind:repository:keeper:clock:offset:words:onSent:)``.
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
