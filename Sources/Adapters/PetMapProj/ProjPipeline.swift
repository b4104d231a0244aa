import CProj
import PetMapGeo
import PetMapSystem

/// The definition of a transformation.
enum ProjDefinition: Sendable {
  /// A transformation from WGS84 to a reference system.
  case system(String)
  /// A pipeline in PROJ's notation.
  case pipeline(String)

  var text: String {
    switch self {
    case .system(let text), .pipeline(let text): text
    }
  }
}

/// A transformation with its context.
///
/// Safe and unchecked: it owns the handles from `init` to `deinit`. Different threads may use it,
/// but a ``PipelinePool`` provides it to only one caller at a time.
@safe
final class ProjPipeline: @unchecked Sendable {
  private let context: OpaquePointer
  private let transform: OpaquePointer

  init(_ definition: ProjDefinition, directory: String?) throws(ProjError) {
    try openProj()
    guard let context = unsafe cproj_context_create(directory) else {
      throw .library(reason: "out of memory")
    }
    let transform =
      switch definition {
      case .system(let text): unsafe cproj_transform_between(context, "EPSG:4326", text)
      case .pipeline(let text): unsafe cproj_transform_pipeline(context, text)
      }
    guard let transform = unsafe transform else {
      let message = unsafe String(cString: cproj_context_message(context))
      let hasDatabase = unsafe cproj_context_has_database(context) != 0
      unsafe cproj_context_destroy(context)
      throw hasDatabase
        ? .definition(definition.text, message: message) : .database(message: message)
    }
    unsafe self.context = unsafe context
    unsafe self.transform = unsafe transform
  }

  deinit {
    unsafe cproj_transform_destroy(transform)
    unsafe cproj_context_destroy(context)
  }

  /// Transforms the points in place.
  func transform(_ points: inout [PlanePoint], inverse: Bool) throws(ProjError) {
    let count = points.count
    guard count > 0 else { return }
    unsafe points.withUnsafeMutableBytes { bytes in
      let numbers = unsafe bytes.assumingMemoryBound(to: Double.self)
      guard let base = numbers.baseAddress else { return }
      unsafe cproj_transform_points(context, transform, inverse ? 1 : 0, base, count)
    }
    guard let index = points.firstIndex(where: { !$0.x.isFinite || !$0.y.isFinite }) else { return }
    throw .point(index: index, message: unsafe String(cString: cproj_context_message(context)))
  }
}

/// The pipelines that are not in use.
final class PipelinePool: Sendable {
  private let idle: Monitor<[ProjPipeline]>

  init(_ first: ProjPipeline) { idle = Monitor([first]) }

  /// Removes a pipeline for exclusive use, or returns `nil` if all are in use.
  func acquire() -> ProjPipeline? { idle.withLock { $0.popLast() } }

  func release(_ pipeline: ProjPipeline) { idle.withLock { $0.append(pipeline) } }
}

/// An error reported by PROJ, including its message.
public enum ProjError: Error, Sendable, Hashable {
  /// The library cannot be loaded; `reason` is the loader's message.
  case library(reason: String)
  /// The library cannot find proj.db, which is required for reference systems specified by name or
  /// code.
  case database(message: String)
  /// PROJ does not recognize the reference system or pipeline.
  case definition(String, message: String)
  /// The point at an index of the batch has no image.
  case point(index: Int, message: String)
}

/// Loads PROJ.
///
/// - Throws: ``ProjError/library(reason:)``.
func openProj() throws(ProjError) {
  if let reason = unsafe cproj_open() {
    throw .library(reason: unsafe String(cString: reason))
  }
}
