public import Observation

extension Graph: ObservationDestination {
  var takesChangeNow: Bool { isOwned && !isReading }
}

extension Vertex: ObservationReader {
  final func runAgain() { graph.invalidate(self) }

  final var defersChangeNow: Bool { graph.defersChangeNow }

  final func deferChange(_ work: @escaping () -> Void) {
    graph.deferChange(readBy: self, work)
  }
}

extension Vertex {
  /// Runs work under observation: this vertex runs again when an observable property has changed that
  /// the work read.
  ///
  /// The first registration of a vertex stays in the objects until one of them changes, unless the caller knew
  /// before that something observable would be read.
  ///
  /// - Parameters:
  ///   - reads: What the last run read of observable objects; nil if that was nothing.
  ///   - remember: Keeps what this run reads of them, for the next; called if the last run read nothing.
  ///   - habit: What the caller expects of the work. Where it expects nothing to be read, nothing is allocated as
  ///     long as that is so.
  ///   - work: The work.
  /// - Returns: What the work returns.
  @usableFromInline
  package func observing<Result>(
    _ reads: ObservedReads?,
    remember: (ObservedReads) -> Void,
    habit: ObservationHabit,
    _ work: () -> Result
  ) -> Result {
    if let reads { return reads.run(work) }
    switch habit {
    case .unknown: return discover(remember, work)
    case .readsNothing: return expectNone(remember, work)
    case .observes:
      let made = ObservedReads(graph.observationTiming)
      made.reader = self
      made.skipFirst(reportingTo: graph)
      remember(made)
      return made.run(work)
    }
  }

  /// Does a run that is expected to read nothing observable, and remembers what it reads if it does.
  ///
  /// The first change is told before the store: that allocates nothing where nothing is read.
  private func expectNone<Result>(
    _ remember: (ObservedReads) -> Void,
    _ work: () -> Result
  ) -> Result {
    // Called when something observable was read, and not otherwise.
    withObservationTracking(work, onChange: found(remember))
  }

  private func found(_ remember: (ObservedReads) -> Void) -> @Sendable () -> Void {
    guard !isRetired else { return {} }
    let made = ObservedReads(graph.observationTiming)
    made.reader = self
    let run = made.beginFirst(reportingTo: graph)
    remember(made)
    return { _ = made.changed(in: run, told: .beforeStore) }
  }

  /// Does the first run, which may read something observable, and remembers what it reads if it does.
  private func discover<Result>(
    _ remember: (ObservedReads) -> Void,
    _ work: () -> Result
  ) -> Result {
    let timing = graph.observationTiming
    guard timing == .afterStore else { return expectNone(remember, work) }
    var spare = graph.spareReads.popLast() ?? ObservedReads(timing)
    let run = spare.beginFirst(reportingTo: graph)
    let result = spare.track(in: run, told: timing, work)
    // A registration holds it; nothing else does.
    if isKnownUniquelyReferenced(&spare) {
      spare.forgetFirst()
      graph.spareReads.append(spare)
    } else if isRetired {
      spare.withdraw()
    } else {
      spare.reader = self
      remember(spare)
    }
    return result
  }
}

extension Graph {
  /// Runs a first part of a run, and says whether it read a source or something observable.
  ///
  /// A registration for what it read of observable objects stays with them until it changes, and wakes nothing.
  @inlinable
  package func notingReads<Result>(_ work: () -> Result) -> (Result, hasRead: Bool) {
    let last = reading.last
    var observes = false
    let result = withObservationTracking(work, onChange: Self.note(&observes))
    return (result, observes || reading.last != last)
  }

  /// Notes that something observable was read, and does nothing when it changes.
  @usableFromInline
  static func note(_ observes: inout Bool) -> @Sendable () -> Void {
    observes = true
    return {}
  }
}
