import AmbientSupport
public import Observation
import Synchronization

/// What reads observable objects, and runs again when one of them has changed: a vertex of a graph.
///
/// The graph's owner alone works with it.
protocol ObservationReader: AnyObject {
  /// Lets it run again.
  func runAgain()

  /// Whether a change has to wait, as a write that is made now would.
  var defersChangeNow: Bool { get }

  /// Does work when the turn of such a change has come.
  func deferChange(_ work: @escaping () -> Void)
}

/// Where changes go of what was read: the graph of the reader.
protocol ObservationDestination: AnyObject, Sendable {
  /// Takes changes that are not stored yet.
  var announcements: Announcements { get }

  /// Takes changes that the graph's owner has to look at.
  var inbox: Inbox { get }

  /// Whether the caller owns the graph, and nothing is running in it.
  var takesChangeNow: Bool { get }
}

/// What a reader has read of observable objects, as reasons to run again.
///
/// Observation's registrations live in the observed objects, and nothing outside of them can cancel one. A
/// reader that runs again, or goes away, would leave one behind each time. So each run also reads a signal
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
  weak var reader: (any ObservationReader)?

  // Set before the first run, whose registration is what other threads come from.
  private var destination: (any ObservationDestination)?

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

  init(_ timing: ObservationTiming) { self.timing = timing }

  // MARK: Runs

  /// Begins the first run, the one that reads no signal.
  ///
  /// - Parameter destination: Where the changes go of what is read.
  /// - Returns: The number of the run.
  func beginFirst(reportingTo destination: any ObservationDestination) -> UInt64 {
    self.destination = destination
    return begin()
  }

  /// Takes back the first run, which has read nothing, so that another reader can begin.
  func forgetFirst() {
    destination = nil
    runs.store(0, ordering: .relaxed)
  }

  /// Leaves the first run out, for a reader that will read something observable.
  func skipFirst(reportingTo destination: any ObservationDestination) {
    self.destination = destination
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
    // Unless the reader has gone meanwhile, with this run.
    let isCurrent = runs.load(ordering: .relaxed) == run
    withdraw(upTo: isCurrent ? run - 1 : run)
    return result
  }

  /// Lets go of the reader; called by the graph's owner.
  @usableFromInline
  package func end() {
    reader = nil
    withdraw()
  }

  /// Withdraws all registrations; for a reader that is gone, on any thread.
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
    guard let destination else { return }
    if call == .beforeStore {
      let isOwn = thread.load(ordering: .relaxed) == currentThread()
      destination.announcements.add(by: self, at: isOwn ? .threadOfUpdate : .otherThread) {
        self.look(since: run)
      }
    } else if destination.takesChangeNow {
      wake(ifNewest: run)
    } else {
      // From another thread; or within a run, where the reader may be the very body that writes.
      leave(for: run, in: destination.inbox)
    }
  }

  private func leave(for run: UInt64, in inbox: Inbox) {
    let waited = awaited.max(run, ordering: .acquiringAndReleasing).oldValue
    // What goes along with a later change, such as an animation, is to arrive all the same.
    guard waited < run || WriteContext.current != nil else { return }
    inbox.add {
      self.awaited.store(0, ordering: .releasing)
      self.wake(ifNewest: run)
    }
  }

  /// Lets the reader run again, unless it has begun to since the change: it has read the new value then.
  private func wake(ifNewest run: UInt64) {
    guard runs.load(ordering: .relaxed) == run, let reader else { return }
    guard reader.defersChangeNow else { return wake() }
    reader.deferChange {
      if self.runs.load(ordering: .relaxed) == run { self.wake() }
    }
  }

  /// Lets the reader run again for a change that was announced in a run, and may not be stored yet.
  private func look(since run: UInt64) {
    // Called after the store, the registrations of the next two runs do not both miss it: the second of these
    // runs begins when the first one's is in place.
    if timing == .afterStore, runs.load(ordering: .relaxed) > run + 1 { return }
    wake()
  }

  private func wake() {
    guard let reader else { return }
    hasChanged = true
    reader.runAgain()
  }
}
