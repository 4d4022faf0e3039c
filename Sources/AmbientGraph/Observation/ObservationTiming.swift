#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
@_spi(SwiftUI) import Observation
#else
import Observation
#endif

/// Which of its calls Observation makes for a change of an observed property.
///
/// The public interface calls before the new value is stored, once. The toolchains that are named here also
/// have an interface of SwiftUI's, which calls after that, and goes on until it is canceled. This file alone
/// knows which one there is; a condition that is not met costs looks, and no correctness. See decision 6.
package enum ObservationTiming: Sendable {
  /// Before the new value is stored: the change is an announcement.
  case beforeStore

  /// When the new value is stored.
  case afterStore

  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  /// The better one of those that this toolchain has.
  package static let best = afterStore
  #else
  /// The better one of those that this toolchain has.
  package static let best = beforeStore
  #endif

  /// What graphs that are made now use: for tests, which run with both.
  @TaskLocal package static var ofNewGraphs = best
}

/// What former runs tell about whether the next one reads something observable.
@usableFromInline
package enum ObservationHabit: Sendable {
  /// Nothing.
  case unknown
  /// None of the same kind did.
  case readsNothing
  /// One of the same kind did.
  case observes
}

extension ObservedReads {
  /// Does the work of a run, and reports changes of what it reads to ``changed(in:told:)``.
  ///
  /// Where it is told before the store, nothing is allocated if nothing observable is read.
  func track<Result>(
    in run: UInt64,
    told timing: ObservationTiming,
    _ work: () -> Result
  ) -> Result {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    if timing == .afterStore {
      guard run > 1 else {
        // It holds nothing but this object, and needs no memory of its own.
        return withObservationTracking(
          work,
          didSet: { [self] tracking in
            if !changed(in: 1, told: .afterStore) { tracking.cancel() }
          }
        )
      }
      return withObservationTracking(
        work,
        didSet: { [self] tracking in
          if !changed(in: run, told: .afterStore) { tracking.cancel() }
        }
      )
    }
    #endif
    return withObservationTracking(
      work,
      onChange: { [self] in _ = changed(in: run, told: .beforeStore) }
    )
  }
}
