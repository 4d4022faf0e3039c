public import AmbientSupport
public import Synchronization

// Sendable so that values which live in a graph can be handed to other threads: what those may use is
// the lock, the inbox and the owner's identity; everything else is for the owner alone.
/// A web of values in which exactly what read a changed value runs again.
///
/// Three kinds of vertices take part: an ``Input`` is written, a ``Derived`` is computed from what it
/// read, an ``Effect`` acts on the outside. Writing marks what is downstream as possibly stale, flags
/// only; ``update()`` then walks the stale effects in tree order and asks each whether something it
/// read really changed.
///
/// While a host works with a graph it *owns* it: see ``own(_:)``. The owner alone writes, updates, and
/// reads without a lock. All others, on any thread, read values ``exclusively(_:)`` and leave their
/// writes in ``inbox``.
public final class Graph: @unchecked Sendable {
  // Only the owner touches what follows, and nothing here is changed within an access to it. So nothing
  // is checked for exclusive access, which would cost as much as the work itself.

  /// Advances with every change; a source remembers the revision that changed it last.
  @exclusivity(unchecked) var revision: UInt64 = 0

  /// The vertex that is reading now, with its place in its own list of sources.
  @exclusivity(unchecked) @usableFromInline var reading = Reading()

  /// The derived values that are being brought up to date; each one reads the one behind it.
  @exclusivity(unchecked) @usableFromInline var evaluations: [Evaluation] = []

  /// Counts runs, so that a source knows whether it was read in this one already.
  @exclusivity(unchecked) var runs: UInt64 = 0

  /// The derived values that were marked, and whose readers are still to be: the first of a list that goes
  /// through them; none between two writes.
  ///
  /// Not retained, because nothing goes away while it is marked.
  @exclusivity(unchecked) var firstToMarkFurther: Unretained<Source>?

  /// Effects that may have to run, and effects that were never run.
  @exclusivity(unchecked) var queue = OrderedQueue<Effect>()

  /// All effects, in the order of the tree.
  let effects = OrderedList<Effect>()

  @usableFromInline let lock = Mutex<Void>(())

  /// What other threads ask to be done by the next update.
  public let inbox = Inbox()

  /// Changes that are stored after they were announced.
  package let announcements = Announcements()

  /// Which of Observation's calls tell of changes.
  let observationTiming = ObservationTiming.ofNewGraphs

  /// Kept for vertices that may read something observable, and mostly do not.
  @exclusivity(unchecked) var spareReads: [ObservedReads] = []

  /// The work done so far, for tests and reports.
  @exclusivity(unchecked) public var counters = GraphCounters()

  /// Whose graph this is; who sets it clears it before it goes away.
  public unowned var keeper: AnyObject?

  /// Told of every effect that ran, and why; costs nothing while nobody listens.
  @exclusivity(unchecked) public var onRun: ((Effect, RunReason) -> Void)?

  /// Called when an effect begins to wait while no update is running.
  @exclusivity(unchecked) public var onNeedsUpdate: (() -> Void)?

  /// Writes that wait for updates of their own, because they carry another context than those before them.
  @exclusivity(unchecked) var deferred = DeferredWrites()

  // Written by the owner under the lock.
  /// The last of them for each input.
  @exclusivity(unchecked) var newestDeferred: [ObjectIdentifier: DeferredWrite] = [:]

  // Written by the owner under the lock.
  /// How often a value was deferred.
  @exclusivity(unchecked) package internal(set) var deferrals: UInt64 = 0

  // Written by the owner under the lock, where others read it.
  /// Whether writes wait for updates of their own.
  @exclusivity(unchecked) public internal(set) var hasDeferredWrites = false

  /// The context of what was announced since the last update began, if anything was.
  @exclusivity(unchecked) var announcedContext: WriteContext??

  /// Tells apart updates that are consequences of each other: those for writes of one piece of code are the same.
  @exclusivity(unchecked) package internal(set) var generation: UInt64 = 1

  /// What goes along with the writes since the last update began.
  @exclusivity(unchecked) public internal(set) var pendingContext: WriteContext?

  /// What went along with the writes that the update of now, or else the last one, applies.
  @inlinable public var context: WriteContext? { contextOfUpdate }

  @exclusivity(unchecked) @usableFromInline var contextOfUpdate: WriteContext?

  /// Which update is running, or ran last.
  @exclusivity(unchecked) public internal(set) var updates: UInt64 = 0
  @exclusivity(unchecked) var isUpdating = false

  /// Why the effect runs that is running now.
  @exclusivity(unchecked) var cause = Cause.scheduled

  /// The effect whose turn it is; where it leaves meanwhile, it is kept until its turn is over.
  @exclusivity(unchecked) var current: Unretained<Effect>?
  @exclusivity(unchecked) var departed: Effect?

  /// The effect that ran last in the update of now: those in front of it have had their turn.
  @exclusivity(unchecked) var lastToRun: Unretained<Effect>?

  let edges = Pool<Edge>()
  let garbage = Garbage()
  @usableFromInline let owner = Atomic<UInt>(0)

  /// Makes a graph that nobody owns.
  public init() {}

  /// Works with the graph as its owner.
  ///
  /// Ownership is a matter of the thread and of the time: an actor keeps others out while it works,
  /// but it need not work on the same thread the next time. The caller sees to it that nobody else
  /// owns the graph meanwhile.
  @inlinable
  public func own<Result>(_ work: () throws -> Result) rethrows -> Result {
    let previous = owner.load(ordering: .relaxed)
    owner.store(currentThread(), ordering: .relaxed)
    defer { owner.store(previous, ordering: .relaxed) }
    return try work()
  }

  /// Whether the caller owns the graph now.
  @inlinable public var isOwned: Bool { owner.load(ordering: .relaxed) == currentThread() }

  /// Whether the caller is running an effect, or computing a value, of this graph.
  @inlinable public var isReading: Bool { isOwned && reading.isRunning }

  /// Whether the caller is running an effect of this graph, and computing no value meanwhile.
  @inlinable public var isRunningEffect: Bool { isReading && evaluations.isEmpty }

  /// Whether the caller brings a computed value up to date, which includes comparing and replacing it.
  @inlinable public var isComputing: Bool { !evaluations.isEmpty && isOwned }

  /// The vertex that the caller is running now.
  public var running: Vertex? { isOwned ? reading.runner : nil }

  /// Whether others than the owner have left work for it; cheap enough for every read.
  @inlinable public var hasArrivals: Bool { !inbox.isEmpty }

  /// Whether an update has something to do.
  public var needsUpdate: Bool {
    !queue.isEmpty || !inbox.isEmpty || hasDeferredWrites || announcements.areDue
  }

  /// Whether an effect waits to be run, or a write for an update of its own.
  package var hasWaitingEffects: Bool { !queue.isEmpty || hasDeferredWrites }

  /// Keeps other threads out while values are replaced, or while one of them reads.
  ///
  /// The work must not call out: the lock does not let the same thread in twice.
  @inlinable
  public func exclusively<Result, Failure>(
    _ work: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    // `withLock` lets out sendable results only; these are values that both sides may hold.
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return try work()
  }

  /// A revision that nothing has seen yet.
  @usableFromInline
  func nextRevision() -> UInt64 {
    revision += 1
    return revision
  }
}

/// How much work a graph did, in steps that do not depend on the machine.
public struct GraphCounters: Equatable, Sendable {
  /// Effects and derived values that were looked at, whether or not they had to run.
  public var visited = 0

  /// Effects and derived values that were marked possibly stale by a write.
  public var marked = 0

  /// Effects that ran.
  public var effectsRun = 0

  /// Derived values that were computed.
  public var computed = 0

  /// Makes counters that stand at zero.
  public init() {}
}
