import PetMapClient
import PetMapGeo
import PetMapAnnouncements
import Testing

/// Tests the models that work with any repository, and the contents of their screens.
@MainActor
struct PetModelTests {
  private func pet(_ id: String) throws -> Announcement {
    Announcement(id: id, coordinate: try Coordinate(latitude: 52, longitude: 21), species: "DOG")
  }

  @Test func `a failed refresh keeps the list`() async throws {
    let repository = FakeRepository()
    let any: any AnnouncementRepository = repository
    let model = PetListModel(repository: any)
    #expect(model.state == .loading)
    await repository.fail(with: .timedOut)
    await model.load()
    #expect(model.state == .failed(Phrase.timedOut.text(.english)))
    await repository.set([try pet("a")])
    await model.load()
    #expect(model.state == .loaded([try pet("a")]))
    #expect(model.rows.map(\.id) == ["a"])
    await repository.fail(with: .noConnection)
    await model.refresh()
    #expect(model.state == .loaded([try pet("a")]))
    #expect(model.refreshFailure == Phrase.noConnection.text(.english))
    await repository.set([try pet("b")])
    await model.load()
    #expect(model.rows.map(\.id) == ["b"])
    #expect(model.refreshFailure == nil)
    await repository.set([])
    model.reportSubmitted()
    await model.settled()
    #expect(model.state == .empty("No animals found"))
  }

  @Test func `a list is kept during a refresh, and late responses are ignored`() async throws {
    let gate = GatedRepository()
    let model = PetListModel(repository: gate)
    let first = Task { await model.load() }
    await gate.waitForCalls(1)
    await gate.answer(0, with: [try pet("a")])
    await first.value
    let refresh = Task { await model.refresh() }
    await gate.waitForCalls(2)
    #expect(model.rows.map(\.id) == ["a"])
    let other = Task { await model.refresh() }
    await gate.waitForCalls(3)
    await gate.answer(2, with: [try pet("new")])
    await other.value
    await gate.answer(1, with: [try pet("old")])
    await refresh.value
    #expect(model.rows.map(\.id) == ["new"])
  }

  @Test func `a canceled load changes nothing`() async throws {
    let gate = GatedRepository()
    let model = PetListModel(repository: gate)
    let load = Task { await model.load() }
    await gate.waitForCalls(1)
    load.cancel()
    await gate.answer(0, with: [try pet("a")])
    await load.value
    #expect(model.state == .loading)
  }

  @Test func `a canceled load does not discard the response to an earlier one`() async throws {
    let gate = GatedRepository()
    let model = PetListModel(repository: gate)
    let first = Task { await model.load() }
    await gate.waitForCalls(1)
    let second = Task { await model.load() }
    await gate.waitForCalls(2)
    second.cancel()
    await gate.answer(1, with: [])
    await second.value
    await gate.answer(0, with: [try pet("a")])
    await first.value
    #expect(model.rows.map(\.id) == ["a"])
  }

  @Test func `a closed report stays closed when an earlier load finishes`() async throws {
    let gate = GatedDetails(try pet("a"))
    let model = PetDetailsModel(id: "a", repository: gate)
    let load = Task { await model.load() }
    await gate.waitForLoad()
    model.closeReport(password: "123456")
    await model.settled()
    await gate.answer()
    await load.value
    guard case .loaded(let details) = model.state else {
      Issue.record("\(model.state)")
      return
    }
    #expect(details.status.text == "CLOSED")
  }

  @Test func `a password can be pasted with surrounding spaces`() async throws {
    let repository = FakeRepository([try pet("a")])
    let model = PetDetailsModel(id: "a", repository: repository)
    model.closeReport(password: " 123456\n")
    await model.settled()
    model.deleteReport(password: "123456\u{A0}")
    await model.settled()
    let report = CreatedReport(id: "a", password: "123456")
    #expect(await repository.calls == [.status(.closed, report), .delete(report)])
  }

  @Test func `details are kept while they are reloaded, even if reloading fails`() async throws {
    let repository = FakeRepository()
    let model = PetDetailsModel(id: "a", repository: repository)
    await repository.fail(with: .timedOut)
    await model.load()
    #expect(model.state == .failed("Unable to load pet details"))
    #expect(model.refreshFailure == nil)
    await repository.set([try pet("a")])
    await model.load()
    let details = PetDetails(locating: try pet("a"), words: .english)
    #expect(model.state == .loaded(details))
    await repository.fail(with: .noConnection)
    await model.load()
    #expect(model.state == .loaded(details))
    #expect(model.refreshFailure == "Unable to load pet details")
    await repository.set([try pet("a")])
    await model.load()
    #expect(model.state == .loaded(details))
    #expect(model.refreshFailure == nil)
  }

  @Test func `previews need no repository`() throws {
    #expect(PetListModel(preview: .loaded([try pet("a")])).rows.map(\.title) == ["Unknown pet"])
    #expect(PetListModel(preview: .failed("x")).state == .failed("x"))
    let details = PetDetails(try pet("a"), words: .polish)
    #expect(PetDetailsModel(preview: .loaded(details)).state == .loaded(details))
    let map = PetMapModel(preview: [try pet("a")], selection: "a")
    #expect(map.selected?.id == "a")
    map.selection = nil
    #expect(map.selected == nil)
  }

  @Test func `displayed strings can be customized`() async throws {
    let german = Words(
      .english, date: { $0.isoText }, age: { "\($0) Jahre" },
      translation: { [.dog: "Hund", .noAnimalsFound: "Keine Tiere gefunden"][$0] })
    let list = PetListModel(repository: FakeRepository(), words: german)
    await list.load()
    #expect(list.state == .empty("Keine Tiere gefunden"))
    var pet = try pet("a")
    pet.age = 3
    pet.breed = "Beagle"
    pet.lastSeenDate = CalendarDate(iso: "2025-11-18")
    let row = PetRow(pet, words: german)
    #expect(row.kind == "Hund • Beagle")
    #expect(
      row.accessibilityLabel.hasPrefix("MISSING, Unknown pet, Hund • Beagle, 2025-11-18, 52"))
    let values = PetDetails(pet, words: german).rows.map(\.value)
    #expect(values.contains("3 Jahre"))
    #expect(values.contains("Animal") == false)
    let locked = ClientError.locked(seconds: 30)
    #expect(locked.text(in: german) == "Too many attempts. Try again in 30 s.")
    let partial = Words(.english, translation: { [.passwordLocked: "Gesperrt"][$0] })
    #expect(locked.text(in: partial) == "Gesperrt")
    #expect(ClientError.locked(seconds: 30).text(in: .polish).contains("30 s"))
  }
}
