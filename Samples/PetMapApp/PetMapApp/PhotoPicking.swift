import Foundation
import Observation
import PhotosUI
import SwiftUI

/// Lets the reporter pick a photo from the library, without access to all photos.
@MainActor @Observable
final class PhotoPicking {
  var isPresented = false
  var item: PhotosPickerItem?
  @ObservationIgnored private var waiting: CheckedContinuation<[UInt8]?, Never>?

  /// Presents the library, and returns the file of the photo that was picked, or `nil`.
  func pick() async -> [UInt8]? {
    finish(nil)
    return await withCheckedContinuation { continuation in
      waiting = continuation
      item = nil
      isPresented = true
    }
  }

  /// Loads the photo that was picked when the library is dismissed.
  func dismissed() {
    guard let item else { return finish(nil) }
    Task {
      let data = try? await item.loadTransferable(type: Data.self)
      finish(data.map { [UInt8]($0) })
    }
  }

  private func finish(_ photo: [UInt8]?) {
    waiting?.resume(returning: photo)
    waiting = nil
  }
}
