import Synchronization

/// A web of values in which exactly what read a changed value runs again.
///
/// Three kinds of vertices take part: an ``Input`` is written, a ``Derived`` is computed from what it
/// read, an ``Effect`` acts on the outside. Writing marks what is downstream as possibly stale, flags
/// only; ``update()`` then walks the stale effects in tree order and asks each whether something it
/// read really changed.
///
/// A graph belongs to the thread that made it: that thread alone writes, reads without a lock and
/// updates. Other threads read values ``exclusively(_:)`` and leave their writes in ``inbox``.
// Sendable so that values which live in a graph can be handed to other threads: what those may use is
// the lock, the inbox and the owner's identity; everything else is for the owning thread alone.
public final class Graph: @unchecked Sendable {
  /// Advances with every change; a source remembers the revision that changed it last.
  var revision: UInt64 = 0

  /// The vertex that is reading now, with its place in its own list of sources.
  var reading = Reading()

  /// The derived values that are being computed, the innermost last.
  var computing: [AnyDerived] = []

  /// Counts runs, so that a source knows whether it was read in this one already.
  var runs: UInt64 = 0

  /// Effects that may have to run, and effects that were never run.
  var queue = EffectQueue()

  /// All effects, in the order of the tree.
  public let order = TreeOrder()

  private let lock = Mutex<Void>(())

  /// What other threads ask to be done by the next update.
  public let inbox = Inbox()

  /// The work done so far, for tests and reports.
  public var counters = GraphCounters()

  /// Told of every effect that ran, and why; costs nothing while nobody listens.
  public var onRun: ((Effect, RunReason) -> Void)?

  /// Called when an effect begins to wait while no update is running.
  public var onNeedsUpdate: (() -> Void)?

  var isUpdating = false
  let edges = EdgePool()
  private let thread = currentThread()

  /// Makes a graph owned by the current thread.
  public init() {}

  /// Whether the current thread owns the graph.
  public var isOnOwnThread: Bool { currentThread() == thread }

  /// Whether the current thread is running an effect, or computing a value, of this graph.
  public var isReading: Bool { isOnOwnThread && reading.reader != nil }

  /// The vertex that is running now, on the owning thread.
  public var running: Vertex? { isOnOwnThread ? reading.reader : nil }

  /// Whether an update has something to do.
  public var needsUpdate: Bool { !queue.isEmpty || !inbox.isEmpty }

  /// Keeps other threads out while values are replaced, or while one of them reads.
  ///
  /// The work must not call out: the lock does not let the same thread in twice.
  public func exclusively<Result>(_ work: () throws -> Result) rethrows -> Result {
    // `withLock` lets out sendable results only; these are values that both sides may hold.
    lock._unsafeLock()
    defer { lock._unsafeUnlock() }
    return try work()
  }

  /// A revision that nothing has seen yet.
  func nextRevision() -> UInt64 {
    revision += 1
    return revision
  }
}

// The core imports no C library for one function; this one has the same meaning on every system with
// threads of POSIX, and its result fits a word on all of them.
@_silgen_name("pthread_self")
private func currentThread() -> UInt
