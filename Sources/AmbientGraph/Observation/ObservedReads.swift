import AmbientSupport
public import Observation
import Synchronization

/// What a vertex has read of observable objects, as reasons to run again.
///
/// Observation's registrations live in the observed objects, and nothing outside of them can cancel one. A
/// vertex that runs again, or goes away, would leave one behind each time. So each run also reads a signal
/// of this object. To withdraw a registration is to fire its signal: the registration is spent by that, or
/// cancels itself when it is called.
///
/// A registration is withdrawn when that of the next run is in place, and not before: what another thread
/// changes during a run is noticed if the last run read it too.
@usableFromInline
package final class ObservedReads: Observable, @unchecked Sendable {
  /// Whether changes are reported before or after the store; those of a first run may be before it all the same.
  let timing: ObservationTiming

  // The graph's owner alone touches it; other threads leave their changes in the inbox.
  private weak var vertex: Vertex?

  // Set before the first run, whose registration is what other threads come from.
  private var graph: Graph?

  /// Whether something has changed since the last run began that this run read; for the graph's owner alone.
  package private(set) var hasChanged = false

  private let registrar = ObservationRegistrar()
  private var evenSignal: Int { 0 }
  private var oddSignal: Int { 0 }

  /// How many runs have begun; the owner alone advances it.
  private let runs = Atomic<UInt64>(0)

  /// The thread on which the last one has begun: written before `runs`, read after it.
  private let thread = Atomic<UInt>(0)

  /// The run up to which all registrations are withdrawn.
  private let withdrawn = Atomic<UInt64>(0)

  /// The newest run for which a change waits in the inbox; 0 for none.
  private let awaited = Atomic<UInt64>(0)

  private init(_ timing: ObservationTiming) { self.timing = timing }

  /// Does a run of a vertex that is expected to read nothing observable, and remembers what it reads if it
  /// does.
  ///
  /// The first change is told before the store: that allocates nothing where nothing is read.
  static func expectNone<Result>(
    by vertex: Vertex,
    _ remember: (ObservedReads) -> Void,
    _ work: () -> Result
  ) -> Result {
    // Called when something observable was read, and not otherwise.
    withObservationTracking(work, onChange: found(by: vertex, remember))
  }

  private static func found(
    by vertex: Vertex,
    _ remember: (ObservedReads) -> Void
  ) -> @Sendable () -> Void {
    guard !vertex.isRetired else { return {} }
    let made = ObservedReads(vertex.graph.observationTiming)
    made.graph = vertex.graph
    made.vertex = vertex
    let run = made.begin()
    remember(made)
    return { _ = made.changed(in: run, told: .beforeStore) }
  }

  /// Does the first run of a vertex that may read something observable, and remembers what it reads if it does.
  static func discover<Result>(
    by vertex: Vertex,
    _ remember: (ObservedReads) -> Void,
    _ work: () -> Result
  ) -> Result {
    let graph = vertex.graph
    guard graph.observationTiming == .afterStore else {
      return expectNone(by: vertex, remember, work)
    }
    var spare = graph.spareReads.popLast() ?? ObservedReads(graph.observationTiming)
    spare.graph = graph
    _ = spare.begin()
    let result = spare.track(in: 1, told: .afterStore, work)
    // A registration holds it; nothing else does.
    if isKnownUniquelyReferenced(&spare) {
      spare.graph = nil
      spare.runs.store(0, ordering: .relaxed)
      graph.spareReads.append(spare)
    } else if vertex.isRetired {
      spare.withdraw()
    } else {
      spare.vertex = vertex
      remember(spare)
    }
    return result
  }

  /// Makes what a vertex reads, which will read something observable.
  convenience init(of vertex: Vertex) {
    self.init(vertex.graph.observationTiming)
    self.vertex = vertex
    graph = vertex.graph
    // Run 1 is the one that reads no signal.
    runs.store(1, ordering: .relaxed)
  }

  /// Does a run, whose registration takes the place of the last one.
  func run<Result>(_ work: () -> Result) -> Result {
    hasChanged = false
    let run = begin()
    let result = track(in: run, told: timing) {
      readSignal(of: run)
      return work()
    }
    // Unless the vertex has gone meanwhile, with this run.
    let isCurrent = runs.load(ordering: .relaxed) == run
    withdraw(upTo: isCurrent ? run - 1 : run)
    return result
  }

  /// Lets go of the vertex; called by the graph's owner.
  @usableFromInline
  package func end() {
    vertex = nil
    withdraw()
  }

  /// Withdraws all registrations; for a vertex that is gone, on any thread.
  package func withdraw() {
    let last = runs.load(ordering: .relaxed)
    // The calls that the signals make are of older runs then, and change nothing.
    _ = begin()
    withdraw(upTo: last)
    // If this comes within a run, the last one is still to be withdrawn too.
    if last > 0 { withdraw(upTo: last, signalOf: last - 1) }
  }

  private func begin() -> UInt64 {
    let run = runs.load(ordering: .relaxed) + 1
    thread.store(currentThread(), ordering: .relaxed)
    runs.store(run, ordering: .releasing)
    return run
  }

  private func withdraw(upTo run: UInt64, signalOf signaled: UInt64? = nil) {
    withdrawn.store(run, ordering: .releasing)
    let signal = signal(of: signaled ?? run)
    switch timing {
    case .beforeStore: registrar.willSet(self, keyPath: signal)
    case .afterStore: registrar.didSet(self, keyPath: signal)
    }
  }

  private func readSignal(of run: UInt64) { registrar.access(self, keyPath: signal(of: run)) }

  /// Two runs that follow each other have different ones, so that one is withdrawn without the other.
  private func signal(of run: UInt64) -> KeyPath<ObservedReads, Int> {
    run.isMultiple(of: 2) ? \.evenSignal : \.oddSignal
  }
}

// MARK: - Changes

extension ObservedReads {
  /// A property has changed, or is about to, that a run has read; on the thread that changes it.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - call: Whether the property is about to change, or has changed.
  /// - Returns: Whether the registration of the run is still of use.
  func changed(in run: UInt64, told call: ObservationTiming) -> Bool {
    // Loaded after the store: a run that has begun later reads the new value.
    let newest = runs.load(ordering: .acquiring)
    let isOfUse = run > withdrawn.load(ordering: .acquiring)
    if !isKnown(to: newest, from: run, told: call) { report(to: newest, told: call) }
    return isOfUse
  }

  /// Whether a change of which the registration of an older run tells is no reason for another run.
  private func isKnown(
    to newest: UInt64,
    from run: UInt64,
    told call: ObservationTiming
  ) -> Bool {
    guard run != newest else { return false }
    switch (timing, call) {
    // The registration was withdrawn before the newest run began, and the change made before that; or it
    // is the first one, which cannot be withdrawn, of something that is read no more.
    case (.afterStore, .afterStore): if run + 1 < newest { return true }
    // The registration of a newer run is in place, and is called when the change is made.
    case (.afterStore, .beforeStore):
      if run <= withdrawn.load(ordering: .acquiring) { return true }
    case (.beforeStore, _): break
    }
    // On the thread of the newest run, that one began after the store, or makes the change itself.
    return thread.load(ordering: .relaxed) == currentThread()
  }

  private func report(to run: UInt64, told call: ObservationTiming) {
    guard let graph else { return }
    if call == .beforeStore {
      let isOwn = thread.load(ordering: .relaxed) == currentThread()
      graph.announcements.add(by: self, at: isOwn ? .threadOfUpdate : .otherThread) {
        self.look(since: run)
      }
    } else if graph.isOwned, !graph.isReading {
      wake(ifNewest: run)
    } else {
      // From another thread; or within a run, where the reader may be the very body that writes.
      leave(for: run, in: graph)
    }
  }

  private func leave(for run: UInt64, in graph: Graph) {
    let waited = awaited.max(run, ordering: .acquiringAndReleasing).oldValue
    // What goes along with a later change, such as an animation, is to arrive all the same.
    guard waited < run || WriteContext.current != nil else { return }
    graph.inbox.add {
      self.awaited.store(0, ordering: .releasing)
      self.wake(ifNewest: run)
    }
  }

  /// Lets the vertex run again, unless it has begun to since the change: it has read the new value then.
  private func wake(ifNewest run: UInt64) {
    guard runs.load(ordering: .relaxed) == run, let vertex else { return }
    guard vertex.graph.defersChangeNow else { return wake() }
    vertex.graph.deferChange(readBy: vertex) {
      if self.runs.load(ordering: .relaxed) == run { self.wake() }
    }
  }

  /// Lets the vertex run again for a change that was announced in a run, and may not be stored yet.
  private func look(since run: UInt64) {
    // Called after the store, the registrations of the next two runs do not both miss it: the second of these
    // runs begins when the first one's is in place.
    if timing == .afterStore, runs.load(ordering: .relaxed) > run + 1 { return }
    wake()
  }

  private func wake() {
    guard let vertex else { return }
    hasChanged = true
    vertex.graph.invalidate(vertex)
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
    case .unknown: return ObservedReads.discover(by: self, remember, work)
    case .readsNothing: return ObservedReads.expectNone(by: self, remember, work)
    case .observes:
      let made = ObservedReads(of: self)
      remember(made)
      return made.run(work)
    }
  }
}
