#if os(Linux) && compiler(>=6.3) && compiler(<6.4)
@_spi(SwiftUI) import Observation
#else
import Observation
#endif

/// Whether Observation reports the change of a property before or after the new value is stored.
///
/// The public interface reports only the first change, before the new value is stored. The
/// toolchains in the condition above also have an interface for SwiftUI. The interface for SwiftUI
/// reports each change after the new value is stored, until the observation is canceled. Only this
/// file uses that interface. With other toolchains, updates do more checks, and are still correct.
/// See `Documentation/Decisions/0006-observation-registrations.md`.
package enum ObservationTiming: Sendable {
  case beforeStore

  case afterStore

  #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
  package static let best = afterStore
  #else
  package static let best = beforeStore
  #endif

  /// The timing that a new graph uses.
  ///
  /// Tests run with both timings.
  @TaskLocal package static var ofNewGraphs = best
}

/// A prediction of whether the next run reads something observable.
///
/// The prediction is based on earlier runs of the same kind. The caller decides which runs count as
/// the same kind, such as the bodies of all views of one type.
@usableFromInline
package enum ObservationHabit: Sendable {
  /// No run of the same kind has been recorded yet.
  case unknown
  /// No earlier run of the same kind has read something observable.
  case readsNothing
  /// An earlier run of the same kind has read something observable.
  case observes
}

extension ObservedReads {
  /// Does the work of a run, and observes the properties that the work reads.
  ///
  /// When one of the properties changes, Observation calls a closure of this method at the time
  /// that `timing` selects. Before the store, Observation does not name the property, and the
  /// closure calls ``changed(_:in:reported:)`` without a property. After the store, Observation
  /// names the property, and the closure passes it to ``changed(_:in:)``.
  ///
  /// With the timing `beforeStore`, nothing is allocated if nothing observable is read.
  func track<Result>(
    in run: UInt64,
    reported timing: ObservationTiming,
    _ work: () -> Result
  ) -> Result {
    #if os(Linux) && compiler(>=6.3) && compiler(<6.4)
    if timing == .afterStore {
      guard run > 1 else {
        // In the first run, the closure captures only this object, and therefore needs no
        // allocation.
        return withObservationTracking(
          work,
          didSet: { [self] tracking in
            if !changed(tracking.changed, in: 1) { tracking.cancel() }
          }
        )
      }
      return withObservationTracking(
        work,
        didSet: { [self] tracking in
          if !changed(tracking.changed, in: run) { tracking.cancel() }
        }
      )
    }
    #endif
    return withObservationTracking(
      work,
      onChange: { [self] in _ = changed(in: run, reported: .beforeStore) }
    )
  }
}
