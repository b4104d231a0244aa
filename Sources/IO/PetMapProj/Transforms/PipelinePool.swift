import PetMapSystem

/// The pipelines that no thread is using.
final class PipelinePool: Sendable {
  private let idle: Guarded<[ProjPipeline]>

  init(_ first: ProjPipeline) { idle = Guarded([first]) }

  /// Removes a pipeline for the caller's use; nil if all are in use.
  func take() -> ProjPipeline? { idle.withLock { $0.popLast() } }

  func giveBack(_ pipeline: ProjPipeline) { idle.withLock { $0.append(pipeline) } }
}
