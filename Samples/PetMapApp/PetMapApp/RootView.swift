import PetMapApple
import PetMapClient
import PhotosUI
import SwiftUI
import UIKit

/// The list and the map, with the details of a pet on top of both.
struct RootView: View {
  let services: Services
  @State private var path: [String] = []
  @State private var tab = Tabs.list
  @State private var camera = Camera.world
  @State private var isReporting = false
  @State private var picking = PhotoPicking()
  @State private var explanation: String?

  enum Tabs: Hashable {
    case list, map
  }

  var body: some View {
    NavigationStack(path: $path) {
      VStack(spacing: 0) {
        Picker("", selection: $tab) {
          Image(systemName: "list.bullet").tag(Tabs.list)
          Image(systemName: "map").tag(Tabs.map)
        }
        .pickerStyle(.segmented)
        .labelsHidden()
        .padding()
        switch tab {
        case .list: PetList(model: services.list)
        case .map: PetMap(client: services.client, model: services.map, camera: $camera)
        }
      }
      .navigationDestination(for: String.self) { id in
        DetailsDestination(id: id, services: services) { perform($0) }
      }
      .toolbar {
        ToolbarItem(placement: .primaryAction) {
          Button {
            isReporting = true
          } label: {
            Image(systemName: "plus")
          }
          .accessibilityIdentifier("petList.report.tap")
        }
      }
    }
    .sheet(isPresented: $isReporting) {
      ReportScreen(model: services.report(.missing), provider: services.location) {
        await picking.pick()
      }
      .photosPicker(isPresented: $picking.isPresented, selection: $picking.item, matching: .images)
      .onChange(of: picking.isPresented) { if !picking.isPresented { picking.dismissed() } }
    }
    .alert(
      explanation ?? "",
      isPresented: Binding(get: { explanation != nil }, set: { if !$0 { explanation = nil } })
    ) {
      Button(services.words.text(.close)) {}
    }
  }

  private func perform(_ action: DetailsAction) {
    switch action {
    case .open(let url): if let url = URL(string: url) { UIApplication.shared.open(url) }
    case .showOnMap(let latitude, let longitude):
      guard let center = try? Coordinate(latitude: latitude, longitude: longitude),
        let street = try? Camera(center: center, zoom: 15)
      else { return }
      camera = street
      tab = .map
      path = []
    case .explain(let text): explanation = text
    }
  }
}

/// The details of a pet, with one model for as long as they are on the stack.
struct DetailsDestination: View {
  @State private var model: PetDetailsModel
  private let perform: @MainActor (DetailsAction) -> Void

  init(id: String, services: Services, perform: @escaping @MainActor (DetailsAction) -> Void) {
    _model = State(
      wrappedValue: PetDetailsModel(id: id, repository: services.client, words: services.words))
    self.perform = perform
  }

  var body: some View { PetDetailsScreen(model: model, perform: perform) }
}

extension Camera {
  /// The camera that shows the whole world on a phone, until the user moves it.
  static var world: Camera {
    guard let viewport = try? Viewport(width: 390, height: 844) else {
      preconditionFailure("the size of a phone is valid")
    }
    return .fitting([], in: viewport)
  }
}
