public import AmbientSupport
public import Synchronization

// `@unchecked`: of the constants, other threads use only those that are safe on all threads, such
// as the lock and the inbox. Only the owner writes the variables.
/// A dependency graph, which re-runs exactly the vertices that have read a changed source.
///
/// A graph has three kinds of vertices:
///
/// - An ``Input`` has a value that is written from outside.
/// - A ``Derived`` has a value that is computed from its sources.
/// - An ``Effect`` does work outside of the graph.
///
/// A write marks all vertices downstream as possibly stale, and computes nothing. Then ``update()``
/// visits the stale effects in tree order. It runs an effect if a source of the effect has really
/// changed.
///
/// ```swift
/// let graph = Graph()
/// let price = Input(2, in: graph)
/// let total = Computed("total", in: graph) { price.read() * 3 }
/// graph.own {
///   price.set(5)
///   print(total.read())  // 15
/// }
/// ```
///
/// A host that works with a graph *owns* it during that time: see ``own(_:)``. Only the owner
/// writes and updates, and the owner reads without the lock. Other threads read values in
/// ``exclusively(_:)``, and leave their writes in ``inbox``.
public final class Graph: @unchecked Sendable {
  // Other threads read only those variables that the owner writes under the lock. All other
  // variables are for the owner alone. Two accesses to a variable never overlap. The attribute
  // `@exclusivity(unchecked)` turns off the checks for overlaps, which would take as much time as
  // the work itself.

  /// The newest revision.
  ///
  /// Every change advances the revision. A source stores the revision of its last change.
  @exclusivity(unchecked) var revision: UInt64 = 0

  /// The vertex that is currently reading, and its progress in the list of its sources.
  @exclusivity(unchecked) @usableFromInline var reading = Reading()

  /// The derived values that are being brought up to date; each value reads the next one.
  @exclusivity(unchecked) @usableFromInline var evaluations: [Evaluation] = []

  /// The number of runs so far.
  ///
  /// A source stores the number of the last run that read it. A second read in the same run is
  /// detected by this number.
  @exclusivity(unchecked) var runs: UInt64 = 0

  /// The first source in the list of marked sources whose readers are not marked yet.
  ///
  /// The list is linked by ``Source/nextWithUnmarkedReaders``, and is empty between two writes. Its
  /// references are unretained: while a write marks vertices, no vertex is released.
  @exclusivity(unchecked) var firstWithUnmarkedReaders: Unretained<Source>?

  /// The effects that wait until an update checks or runs them.
  @exclusivity(unchecked) var queue = OrderedQueue<Effect>()

  /// All effects, in the order of the tree.
  let effects = OrderedList<Effect>()

  @usableFromInline let lock = Mutex<Void>(())

  /// The work that other threads leave for the next update.
  public let inbox = Inbox()

  /// The announced changes of observable objects; the new values may not be stored yet.
  package let announcements = Announcements()

  /// Whether Observation reports changes before or after the new value is stored.
  let observationTiming = ObservationTiming.ofNewGraphs

  /// Unused objects for recording the observable properties that a vertex reads.
  ///
  /// Before a run, it may be unknown whether the run will read observable properties. The vertex
  /// then takes an object for the run. If the run reads none, the vertex gives the object back, and
  /// the next vertex need not allocate one.
  @exclusivity(unchecked) var spareReads: [ObservedReads] = []

  /// Counts of the work done so far, for tests and reports.
  @exclusivity(unchecked) public var counters = GraphCounters()

  /// The object that this graph belongs to; nil if the graph belongs to no object.
  ///
  /// The object sets this property to nil before the object is released.
  public unowned var client: AnyObject?

  /// Called before each effect runs, with the reason; costs nothing while it is nil.
  @exclusivity(unchecked) public var onRun: ((Effect, RunReason) -> Void)?

  /// Called when the first effect or deferred write begins to wait for an update; never called
  /// during an update.
  @exclusivity(unchecked) public var onNeedsUpdate: (() -> Void)?

  @exclusivity(unchecked) var deferred = DeferredWrites()

  // The owner writes this variable under the lock.
  /// The newest deferred write of each input.
  @exclusivity(unchecked) var newestDeferred: [ObjectIdentifier: DeferredWrite] = [:]

  // The owner writes this variable under the lock.
  /// The number of writes that were deferred so far.
  ///
  /// The number is a part of the version of a state's value. A thread that changes a state compares
  /// versions, to notice that the value was written since the thread read it.
  @exclusivity(unchecked) package internal(set) var deferrals: UInt64 = 0

  // The owner writes this variable under the lock, because other threads read it.
  /// Whether writes wait for later updates.
  @exclusivity(unchecked) public internal(set) var hasDeferredWrites = false

  /// The ``WriteContext`` of the changes that were announced since the last update began; nil if no
  /// changes were announced.
  ///
  /// The context is information about the changes, such as an animation. The inner optional is nil
  /// if the changes have no context.
  @exclusivity(unchecked) var announcedContext: WriteContext??

  /// The number of the current generation of updates.
  ///
  /// If the writes that wait for an update have different contexts, several updates apply these
  /// writes. All of these updates have the same generation.
  @exclusivity(unchecked) package internal(set) var generation: UInt64 = 1

  /// The context, such as an animation, of the writes since the last update began.
  @exclusivity(unchecked) public internal(set) var pendingContext: WriteContext?

  /// The context of the writes that the current or the last update applies.
  @inlinable public var context: WriteContext? { contextOfUpdate }

  @exclusivity(unchecked) @usableFromInline var contextOfUpdate: WriteContext?

  /// The number of the current or the last update.
  @exclusivity(unchecked) public internal(set) var updates: UInt64 = 0
  @exclusivity(unchecked) var isUpdating = false

  /// The reason for the run of the current effect.
  @exclusivity(unchecked) var cause = Cause.scheduled

  /// The effect that the current update visits.
  @exclusivity(unchecked) var current: Unretained<Effect>?
  /// The current effect, if ``Effect/retire()`` removed it from the graph during its run.
  ///
  /// This reference keeps the effect alive until the run is over.
  @exclusivity(unchecked) var retiredCurrent: Effect?

  /// The effect that the current update has run most recently.
  ///
  /// The update has passed all effects before this effect.
  @exclusivity(unchecked) var lastToRun: Unretained<Effect>?

  let edges = Pool<Edge>()
  let releaseQueue = ReleaseQueue()
  @usableFromInline let owner = Atomic<UInt>(0)

  /// Creates a graph that no thread owns.
  public init() {}

  /// Runs `work` with the current thread as the owner of the graph.
  ///
  /// The owner is a thread and not an actor, because an actor may work on different threads at
  /// different times. The caller ensures that no other thread owns the graph while `work` runs.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of `work`.
  /// - Throws: The error of `work`.
  @inlinable
  public func own<Result>(_ work: () throws -> Result) rethrows -> Result {
    let previous = owner.load(ordering: .relaxed)
    owner.store(currentThread(), ordering: .relaxed)
    defer { owner.store(previous, ordering: .relaxed) }
    return try work()
  }

  /// Whether the current thread owns the graph.
  @inlinable public var isOwned: Bool { owner.load(ordering: .relaxed) == currentThread() }

  /// Whether the current thread is running an effect or computing a value of this graph.
  @inlinable public var isReading: Bool { isOwned && reading.isRunning }

  /// Whether the current thread is running an effect of this graph, and is not computing a value.
  @inlinable public var isRunningEffect: Bool { isReading && evaluations.isEmpty }

  /// Whether the current thread is bringing a derived value up to date, including the comparison
  /// and replacement of its value.
  @inlinable public var isComputing: Bool { isOwned && !evaluations.isEmpty }

  /// The vertex that the current thread is running; nil if the thread runs no vertex of this graph.
  public var running: Vertex? { isOwned ? reading.runner : nil }

  /// Whether other threads have left work for the owner; the check is cheap enough for every read.
  @inlinable public var hasPendingWork: Bool { !inbox.isEmpty }

  /// Whether an update has work to do.
  public var needsUpdate: Bool {
    !queue.isEmpty || !inbox.isEmpty || hasDeferredWrites || announcements.areDue
  }

  /// Whether an effect waits to run, or a write waits for a later update.
  package var hasWaitingWork: Bool { !queue.isEmpty || hasDeferredWrites }

  /// Runs `work` under the lock of the graph.
  ///
  /// The lock guards both the replacement of values and the reads by other threads.
  ///
  /// The work must not call user code: a second `exclusively(_:)` on the same thread deadlocks.
  ///
  /// - Parameter work: The work.
  /// - Returns: The result of `work`.
  /// - Throws: The error of `work`.
  @inlinable
  public func exclusively<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withLock` returns sendable results only. The results of `work` need not be sendable.
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return try work()
  }

  /// Returns a revision that is newer than all others.
  @usableFromInline
  func nextRevision() -> UInt64 {
    revision += 1
    return revision
  }
}

/// The work that a graph did, counted in steps and not in time.
public struct GraphCounters: Equatable, Sendable {
  /// How many effects and derived values were visited, whether or not they had to run.
  public var visited = 0

  /// How many effects and derived values were marked as possibly stale by writes.
  public var marked = 0

  /// How many times effects ran.
  public var effectsRun = 0

  /// How many times derived values were computed.
  public var computed = 0

  /// Creates counters that are zero.
  public init() {}
}
