import AmbientSupport
public import Observation
import Synchronization

/// A vertex that reads observable objects, and runs again when one of these objects changes.
///
/// Only the owner of the graph uses a reader.
protocol ObservationReader: AnyObject {
  func runAgain()

  /// Whether an object that changes at this moment invalidates the reader only in a later update.
  var defersChangeNow: Bool { get }

  /// Defers work to the update that applies the deferred writes of the current ``WriteContext``.
  func deferChange(_ work: @escaping () -> Void)
}

/// The receiver of changes of observable properties: the graph of the reader.
protocol ObservationDestination: AnyObject, Sendable {
  /// Receives changes that are not stored yet.
  var announcements: Announcements { get }

  /// Receives changes that the graph's owner has to apply.
  var inbox: Inbox { get }

  /// Whether the caller owns the graph, and no vertex of the graph is running.
  var takesChangeNow: Bool { get }
}

/// The observable properties that a reader has read.
///
/// When one of them changes, the reader runs again.
///
/// Observation's registrations are stored in the observed objects, and cannot be canceled from
/// outside. A reader that runs again or is released would therefore leave a registration behind
/// each time. For that reason, each run after the first also reads a signal: a property of this
/// object. To withdraw a registration, this object reports a change of the signal. The report uses
/// up the registration, or makes the registration cancel itself.
///
/// A registration is withdrawn only when the registration of the next run is in place. During a
/// run, the registration of the previous run therefore still exists. It reports changes that other
/// threads make to the properties that the previous run read.
@usableFromInline
package final class ObservedReads: Observable, @unchecked Sendable {
  /// The time at which changes are reported: before or after the store.
  ///
  /// With the timing `afterStore`, the first run is an exception: it may use Observation's public
  /// interface, which reports a change before the store.
  let timing: ObservationTiming

  // Only the graph's owner uses this field; other threads leave their changes in the inbox.
  weak var reader: (any ObservationReader)?

  // Set before the first run. Afterwards, another thread may call a registration, which reads this
  // field.
  private var destination: (any ObservationDestination)?

  /// Whether the last run has read a property that changed after that run began.
  ///
  /// Only the graph's owner reads and sets this flag.
  package private(set) var hasChanged = false

  private let knownChanges = ObservedChanges()

  private let registrar = ObservationRegistrar()
  private var evenSignal: Int { 0 }
  private var oddSignal: Int { 0 }

  /// The number of runs that have begun.
  ///
  /// Only the graph's owner and `withdraw()` advance the number.
  private let runs = Atomic<UInt64>(0)

  /// The thread on which the last run began.
  ///
  /// It is written before `runs`, and read after `runs`.
  private let thread = Atomic<UInt>(0)

  /// The number of the newest withdrawn run.
  ///
  /// The registrations of all earlier runs are withdrawn too.
  private let withdrawn = Atomic<UInt64>(0)

  /// The number of the newest run for which a change waits in the inbox; 0 if no change waits.
  private let pendingRun = Atomic<UInt64>(0)

  init(_ timing: ObservationTiming) { self.timing = timing }

  // MARK: Runs

  /// Begins the first run, which reads no signal.
  ///
  /// - Parameter destination: The receiver of changes of the properties that are read.
  /// - Returns: The number of the run.
  func beginFirst(reportingTo destination: any ObservationDestination) -> UInt64 {
    self.destination = destination
    return begin()
  }

  /// Undoes the first run, which has read nothing, so that another reader can use the object.
  func forgetFirst() {
    destination = nil
    runs.store(0, ordering: .relaxed)
  }

  /// Counts the first run as done, for a reader that is expected to read something observable.
  ///
  /// A first run reads no signal, and its registration can therefore not be withdrawn. The next run
  /// counts as the second run, and reads a signal.
  func skipFirst(reportingTo destination: any ObservationDestination) {
    self.destination = destination
    runs.store(1, ordering: .relaxed)
  }

  /// Does a run, then withdraws the registration of the previous run.
  func run<Result>(_ work: () -> Result) -> Result {
    hasChanged = false
    let run = begin()
    let result = track(in: run, reported: timing) {
      readSignal(of: run)
      return work()
    }
    // If the reader was released during the run, the registration of this run is withdrawn too.
    let isCurrent = runs.load(ordering: .relaxed) == run
    withdraw(upTo: isCurrent ? run - 1 : run)
    return result
  }

  /// Removes the reader and withdraws all registrations; called by the graph's owner.
  @usableFromInline
  package func end() {
    reader = nil
    withdraw()
  }

  /// Withdraws all registrations, because the reader has left its graph or is released.
  ///
  /// This method can be called on any thread.
  package func withdraw() {
    let last = runs.load(ordering: .relaxed)
    // This call advances the number of runs. The registrations that the signals below trigger then
    // belong to older runs, and ignore the signals.
    _ = begin()
    withdraw(upTo: last)
    // If a run is in progress, the registration of the run before it is not withdrawn yet.
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

  /// Returns the signal of a run.
  ///
  /// Two consecutive runs have different signals, so that the registration of one run can be
  /// withdrawn without the registration of the other run.
  private func signal(of run: UInt64) -> KeyPath<ObservedReads, Int> {
    run.isMultiple(of: 2) ? \.evenSignal : \.oddSignal
  }
}

// MARK: - Changes

extension ObservedReads {
  /// The changes since the last run, in the order in which they were made.
  ///
  /// A change that Observation has reported before the new value was stored is left out, because
  /// the property is unknown.
  package var changes: [ObservedChange] { knownChanges.all(after: runs.load(ordering: .relaxed)) }

  /// Handles a change of a property that a run has read; called on the thread of the change.
  ///
  /// - Parameters:
  ///   - property: The property; nil if it is unknown.
  ///   - run: The number of the run.
  ///   - call: Whether the property is about to change, or has changed.
  /// - Returns: Whether the registration of the run is still needed.
  func changed(
    _ property: AnyKeyPath? = nil,
    in run: UInt64,
    reported call: ObservationTiming
  ) -> Bool {
    // If the change is reported after the store, a run that begins after this load reads the new
    // value.
    let newest = runs.load(ordering: .acquiring)
    let isNeeded = isNeeded(run)
    if run == newest || mayHaveReadOldValue(in: newest, reportedBy: run, call) {
      if let property { knownChanges.add(property, after: newest, onOtherThread: isOnOtherThread) }
      report(to: newest, reported: call)
    }
    return isNeeded
  }

  /// Handles a stored change of a property that a run has read.
  ///
  /// The property may be a signal of this object. It may also be the signal of another reader that
  /// ran within the run, because Observation counts the reads of an inner run as reads of the outer
  /// run. A change of a signal does not invalidate the reader.
  ///
  /// - Parameters:
  ///   - property: The property.
  ///   - run: The number of the run.
  /// - Returns: Whether the registration of the run is still needed.
  func changed(_ property: AnyKeyPath?, in run: UInt64) -> Bool {
    property is PartialKeyPath<ObservedReads>
      ? isNeeded(run) : changed(property, in: run, reported: .afterStore)
  }

  private func isNeeded(_ run: UInt64) -> Bool { run > withdrawn.load(ordering: .acquiring) }

  /// Returns whether the newest run may have read the old value of a changed property.
  ///
  /// The registration of an older run has reported the change.
  private func mayHaveReadOldValue(
    in newest: UInt64,
    reportedBy older: UInt64,
    _ call: ObservationTiming
  ) -> Bool {
    // If the newest run began on this thread, this call can ignore the change: the run makes the
    // change itself, has read the new value, or has a registration of its own for the property.
    switch (timing, call) {
    case (.beforeStore, _): return isOnOtherThread
    // If two or more runs began after `older`, its registration was withdrawn before the newest run
    // began. The registration reports only changes stored before its withdrawal, so the newest run
    // has read the new value. Exception: the first run's registration cannot be withdrawn. If it
    // reports a later change of a property that is still read, a newer registration does so too.
    case (.afterStore, .afterStore): return older + 1 >= newest && isOnOtherThread
    // If the registration of a newer run is in place, that registration reports the change.
    case (.afterStore, .beforeStore):
      return older > withdrawn.load(ordering: .acquiring) && isOnOtherThread
    }
  }

  /// Whether the newest run began on a thread that is not the current thread.
  private var isOnOtherThread: Bool { thread.load(ordering: .relaxed) != currentThread() }

  private func report(to run: UInt64, reported call: ObservationTiming) {
    guard let destination else { return }
    if call == .beforeStore {
      let origin = isOnOtherThread ? Announcements.Origin.otherThread : .threadOfUpdate
      destination.announcements.add(by: self, at: origin) {
        self.invalidateReader(afterAnnouncementIn: run)
      }
    } else if destination.takesChangeNow {
      invalidateReader(ifNewest: run)
    } else {
      // The change was made on another thread, or while a vertex runs, such as the reader itself.
      enqueue(for: run, in: destination.inbox)
    }
  }

  private func enqueue(for run: UInt64, in inbox: Inbox) {
    let waited = pendingRun.max(run, ordering: .acquiringAndReleasing).oldValue
    // If a change already waits in the inbox, a later change is added only if it has a context. The
    // update needs the context, which may contain an animation.
    guard waited < run || WriteContext.current != nil else { return }
    inbox.add {
      self.pendingRun.store(0, ordering: .releasing)
      self.invalidateReader(ifNewest: run)
    }
  }

  /// Makes the reader run again, unless a newer run than `run` has read the new value.
  private func invalidateReader(ifNewest run: UInt64) {
    guard runs.load(ordering: .relaxed) == run, let reader else { return }
    guard reader.defersChangeNow else { return invalidateReader() }
    reader.deferChange {
      if self.runs.load(ordering: .relaxed) == run { self.invalidateReader() }
    }
  }

  /// Makes the reader run again for an announced change, which is perhaps not stored yet.
  private func invalidateReader(afterAnnouncementIn run: UInt64) {
    // With the timing `afterStore`, nothing is left to do if two newer runs have begun. When the
    // second of these runs began, the registration of the first was in place. Therefore this
    // registration has noticed the change, or the second run has read the new value.
    if timing == .afterStore, runs.load(ordering: .relaxed) > run + 1 { return }
    invalidateReader()
  }

  private func invalidateReader() {
    guard let reader else { return }
    hasChanged = true
    reader.runAgain()
  }
}
