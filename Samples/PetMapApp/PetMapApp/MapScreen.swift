import PetMapClient
import PetMapMapKit
import SwiftUI

struct PetMap<Transport: StreamingTransport>: View {
  let client: APIClient<Transport>
  @Bindable var model: PetMapModel
  @Binding var camera: Camera

  var body: some View {
    PetMapView(model.pins, camera: $camera, selection: $model.selection, words: model.words) {
      camera, viewport in
      model.show(camera, in: viewport)
    }
    .overlay(alignment: .top) { status }
    .safeAreaInset(edge: .bottom) {
      if let pet = model.selected {
        NavigationLink(value: pet.id) { Text(PetRow(pet, words: model.words).title) }
          .padding()
      }
    }
    .task { await model.follow(client.changes()) }
    .onDisappear { model.cancel() }
  }

  @ViewBuilder private var status: some View {
    if let failure = model.failure {
      HStack {
        Text(failure)
        Button(model.words.text(.retry)) { model.refresh() }
      }
      .padding()
      .background(.regularMaterial, in: Capsule())
    } else if model.isLoading {
      ProgressView()
    }
  }
}
