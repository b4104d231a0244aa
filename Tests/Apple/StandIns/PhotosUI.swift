// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Stand-ins for the parts of PhotosUI that the sample app uses, with the same signatures.

public import Foundation
public import SwiftUI

// From CoreTransferable.
public protocol Transferable {}
extension Data: Transferable {}

public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }
}
public struct PHPickerFilter: Equatable, Sendable {
  public static let images = PHPickerFilter()
}
extension View {
  public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>,
    matching filter: PHPickerFilter? = nil
  ) -> some View { self }
}
