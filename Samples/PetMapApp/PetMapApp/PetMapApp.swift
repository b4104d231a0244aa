import PetMapApple
import PetMapClient
import SwiftUI

@main
struct PetMapApp: App {
  private let services = Services()

  var body: some Scene {
    WindowGroup {
      RootView(services: services)
        .environment(\.petPhotos, services.photos)
    }
    .backgroundTask(.urlSession(Services.uploads)) { [transport = services.transport] in
      await transport.eventsHandled()
    }
  }
}

/// The client of the service, and the models of the screens.
@MainActor
final class Services {
  /// The name of the session that sends photos.
  nonisolated static let uploads = "org.example.petmap.uploads"
  let transport: BackgroundTransport
  let client: APIClient<BackgroundTransport>
  let photos: PetPhotos
  let words: Words
  let location = CoreLocationProvider()
  let list: PetListModel
  let map: PetMapModel
  private var reports: [ReportKind: PetReportModel] = [:]

  init() {
    let process = ProcessInfo.processInfo
    let base = ServiceURL(
      arguments: process.arguments, environment: { process.environment[$0] },
      information: { Bundle.main.object(forInfoDictionaryKey: $0) as? String })
    transport = BackgroundTransport(identifier: Self.uploads, folder: .applicationSupportDirectory)
    let client = APIClient(base: base, transport: transport)
    self.client = client
    photos = PetPhotos { try await client.photo(at: $0) }
    let isPolish = Locale.current.language.languageCode?.identifier == "pl"
    words = Words(isPolish ? .polish : .english)
    let location = location
    list = PetListModel(repository: client, words: words) {
      await location.circle(radius: .kilometers(50))
    }
    map = PetMapModel(repository: client, words: words)
  }

  /// Returns the model of a report. An unfinished report is continued, even after a restart.
  func report(_ kind: ReportKind) -> PetReportModel {
    if let model = reports[kind] { return model }
    let name = client.base.fileName + " " + kind.rawValue
    let files: any ReportKeeper =
      (try? ReportDirectory.path(name)).map { FileKeeper(directory: $0) } ?? MemoryKeeper()
    let list = list
    let model = PetReportModel(
      kind: kind, repository: client, keeper: KeychainKeeper(service: name, others: files),
      clock: { Timestamp(Date()) }, offset: UTCOffset(), words: words,
      preparePhoto: UploadPhoto.jpeg, onSent: { _ in list.reportSubmitted() })
    reports[kind] = model
    return model
  }
}
