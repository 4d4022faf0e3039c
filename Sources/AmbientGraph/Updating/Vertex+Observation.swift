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
  /// Runs `work` under observation: the vertex runs again after a change of an observable property
  /// that `work` has read.
  ///
  /// Each run registers with the objects that `work` observes, and then withdraws the registration
  /// of the previous run. There is one exception: if `reads` is nil, and `habit` is not
  /// ``ObservationHabit/observes``, the registration of this run cannot be withdrawn. The objects
  /// keep the registration until one of the observed properties changes.
  ///
  /// - Parameters:
  ///   - reads: The observable reads of the last run; nil if the last run had none.
  ///   - remember: Stores the observable reads of this run for the next run. If `reads` is not
  ///     nil, `remember` is not called. If `reads` is nil, `remember` is called when something
  ///     observable is read, or when `habit` is ``ObservationHabit/observes``.
  ///   - habit: Whether the caller expects `work` to read something observable. If the caller
  ///     expects no reads, and none occur, nothing is allocated.
  ///   - work: The code that runs under observation.
  /// - Returns: The result of `work`.
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
      let newReads = ObservedReads(graph.observationTiming)
      newReads.reader = self
      newReads.skipFirst(reportingTo: graph)
      remember(newReads)
      return newReads.run(work)
    }
  }

  /// Runs work that is expected to read nothing observable, and stores the observable reads if
  /// there are any.
  ///
  /// The registration reports the first change of a property that the work has read, before the new
  /// value is stored. It reports no later changes. No other kind of registration avoids allocations
  /// if the work reads nothing.
  private func expectNone<Result>(
    _ remember: (ObservedReads) -> Void,
    _ work: () -> Result
  ) -> Result {
    // The argument of `onChange` is an autoclosure. It is evaluated only if something observable
    // was read.
    withObservationTracking(work, onChange: beginReporting(remember))
  }

  private func beginReporting(_ remember: (ObservedReads) -> Void) -> @Sendable () -> Void {
    guard !isRetired else { return {} }
    let newReads = ObservedReads(graph.observationTiming)
    newReads.reader = self
    let run = newReads.beginFirst(reportingTo: graph)
    remember(newReads)
    return { _ = newReads.changed(in: run, reported: .beforeStore) }
  }

  /// Runs work that may read something observable, and stores the observable reads if there are
  /// any.
  private func discover<Result>(
    _ remember: (ObservedReads) -> Void,
    _ work: () -> Result
  ) -> Result {
    let timing = graph.observationTiming
    guard timing == .afterStore else { return expectNone(remember, work) }
    var spare = graph.spareReads.popLast() ?? ObservedReads(timing)
    let run = spare.beginFirst(reportingTo: graph)
    let result = spare.track(in: run, reported: timing, work)
    // If something was read, a registration retains the spare object. If nothing was read, `spare`
    // holds the only reference to this object.
    if isKnownUniquelyReferenced(&spare) {
      spare.forgetFirst()
      graph.spareReads.append(spare)
    } else if isRetired {
      // The vertex retired during the run. The registration of a first run cannot be removed now.
      // After this call, it cancels itself when one of the observed properties changes.
      spare.withdraw()
    } else {
      spare.reader = self
      remember(spare)
    }
    return result
  }
}

extension Graph {
  /// Runs the first part of a vertex's run, and returns whether this part read a source or
  /// something observable.
  ///
  /// The vertex does not become a reader of the observable objects: the method ignores their
  /// notifications. If `hasRead` is true, a caller that needs these notifications runs the work
  /// again without this method.
  ///
  /// - Parameter work: The first part of the run.
  /// - Returns: The result of `work`, and whether `work` read a source or something observable.
  @inlinable
  package func detectingReads<Result>(_ work: () -> Result) -> (Result, hasRead: Bool) {
    let last = reading.last
    var observes = false
    let result = withObservationTracking(work, onChange: Self.note(&observes))
    return (result, observes || reading.last != last)
  }

  /// Sets `observes` to true; Observation calls this method only if something observable was read.
  @usableFromInline
  static func note(_ observes: inout Bool) -> @Sendable () -> Void {
    observes = true
    return {}
  }
}
