import PetMapSystem

/// The pipelines that are not in use.
final class PipelinePool: Sendable {
  private let idle: Guarded<[ProjPipeline]>

  init(_ first: ProjPipeline) { idle = Guarded([first]) }

  /// Removes a pipeline for exclusive use, or returns `nil` if all are in use.
  func take() -> ProjPipeline? { idle.withLock { $0.popLast() } }

  func giveBack(_ pipeline: ProjPipeline) { idle.withLock { $0.append(pipeline) } }
}
