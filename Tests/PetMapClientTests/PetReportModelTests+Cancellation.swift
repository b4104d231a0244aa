import PetMapAPI
import PetMapClient
import PetMapPhotos
import Testing

/// Tests that the announcements of canceled reports are deleted.
extension PetReportModelTests {
  /// How far a report got before it was canceled.
  enum Progress: CaseIterable {
    case withoutPhoto, lostResponse, neverSent
  }

  /// Fills in a report, advances it to the given stage, and cancels it.
  ///
  /// - Parameter errors: The errors of the requests after the cancellation.
  private func cancel(
    _ model: PetReportModel, after progress: Progress, _ repository: FakeRepository,
    errors: ClientError...
  ) async {
    fill(model)
    switch progress {
    case .neverSent: return model.cancel()
    case .withoutPhoto: await repository.fail(with: nil, .timedOut)
    case .lostResponse:
      await repository.fail(with: nil)
      await repository.loseAnswer()
    }
    for error in errors { await repository.fail(with: error) }
    model.next()
    await model.settled()
    model.cancel()
  }

  private func deletions(_ repository: FakeRepository) async -> [String] {
    await repository.calls.compactMap {
      if case .delete(let report) = $0 { report.id } else { nil }
    }
  }

  @Test(arguments: Progress.allCases)
  func `the announcement of a canceled report is deleted`(progress: Progress) async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let model = model(repository, keeper)
    await cancel(model, after: progress, repository)
    #expect(model.state == .entering)
    await model.settled()
    #expect(await deletions(repository) == (progress == .neverSent ? [] : ["report-1"]))
    if progress == .neverSent { #expect(await repository.calls == []) }
    #expect(KeptItem.allCases.allSatisfy { keeper.load($0) == nil })
  }

  @Test(arguments: [Progress.withoutPhoto, .lostResponse])
  func `a report that is canceled offline is deleted later`(progress: Progress) async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let first = model(repository, keeper)
    await cancel(first, after: progress, repository, errors: .noConnection, .noConnection)
    await first.settled()
    let second = model(repository, keeper)
    #expect(second.state == .entering)
    second.prepare()
    await second.settled()
    #expect(keeper.load(.canceledReports) != nil)
    let third = model(repository, keeper)
    third.prepare()
    await third.settled()
    #expect(await deletions(repository).last == "report-1")
    #expect(KeptItem.allCases.allSatisfy { keeper.load($0) == nil })
  }

  @Test func `reports that are canceled offline are deleted before another one is created`() async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let model = model(repository, keeper)
    await cancel(model, after: .withoutPhoto, repository, errors: .noConnection)
    await model.settled()
    // The first report is not deleted before the second one is created either.
    await repository.fail(with: .noConnection)
    await cancel(model, after: .withoutPhoto, repository, errors: .noConnection)
    await model.settled()
    fill(model)
    model.next()
    await model.settled()
    #expect(Set(await deletions(repository).suffix(2)) == ["report-1", "report-2"])
    #expect(keeper.load(.canceledReports) == nil)
    guard case .sent(let report) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(report.id == "report-3")
  }

  @Test(arguments: [ClientError.notFound, .refused, .server(status: 405), .server(status: 500)])
  func `only a canceled report that can never be deleted is forgotten`(error: ClientError) async {
    let repository = FakeRepository()
    let keeper = MemoryKeeper()
    let model = model(repository, keeper)
    await cancel(model, after: .withoutPhoto, repository, errors: error)
    await model.settled()
    #expect((keeper.load(.canceledReports) == nil) == [.notFound, .refused].contains(error))
  }
}
