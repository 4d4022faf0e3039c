/// Whether a vertex is up to date, and which work on it is in progress.
///
/// A derived value:
///
///            mark             beginCheck           endCheck: changed
///     clean ──────▶ possiblyStale ──────▶ checking ─────────────────▶ stale ──▶ running ──▶ clean
///       ▲                                    │                                    │ mark
///       └────────────────────────────────────┘                                    ▼
///                 endCheck: unchanged                              overtaken ─▶ clean, then marked
///
/// An effect, which the update visits in tree order:
///
///            mark             beginVisit           if a source changed
///     clean ──────▶ possiblyStale ─────▶ clean ──────────────────────▶ running ──▶ as above
///                          stale ─────────────────────────────────────────▲
///
/// `schedule()` and `requireRun()` make a vertex stale without a check. A vertex that leaves the
/// graph becomes retired. This type decides all changes of state; the graph does the work that
/// follows from them.
@usableFromInline
enum VertexState: Sendable {
  /// Up to date with all of its sources, which are clean too. An effect is also clean while the
  /// update checks the effect's sources.
  case clean
  /// A source upstream was written. A check of the sources that the vertex itself has read decides
  /// whether the vertex has to run.
  case possiblyStale
  /// Must run, even if no source has changed.
  case stale
  /// A derived value that waits until its sources are up to date.
  case checking
  /// The vertex runs at the moment.
  case running
  /// Currently running; a source upstream was written after the run began.
  case overtaken
  /// Removed from the graph; never runs again.
  case retired

  // MARK: Writes

  /// Records that a source upstream was written.
  ///
  /// - Returns: Whether the vertex was clean. If so, the caller marks the vertices downstream, too,
  ///   and adds the vertex to the queue if it is an effect. In all other states, the caller does
  ///   nothing: these steps were taken before, or are not needed.
  mutating func mark() -> Bool {
    switch self {
    case .clean:
      self = .possiblyStale
      return true
    case .checking:
      // The write may have changed a source that this check has already found unchanged.
      self = .stale
    case .running:
      self = .overtaken
    case .possiblyStale, .stale, .overtaken, .retired:
      break
    }
    return false
  }

  /// Records that the vertex has to run.
  ///
  /// The reason is that a source was removed, or that a value outside of the graph has changed.
  ///
  /// If a run is in progress, this method does nothing, whereas `schedule()` asks for another run.
  mutating func requireRun() {
    switch self {
    case .clean, .possiblyStale, .stale, .checking: self = .stale
    case .running, .overtaken, .retired: break
    }
  }

  /// Records that the effect's creator asks for a run, or for another run if a run is in progress.
  mutating func schedule() {
    if self != .retired { self = .stale }
  }

  // MARK: Updates

  /// Records that the update visits an effect.
  ///
  /// A possibly stale effect becomes clean before its sources are brought up to date. If a write
  /// marks the effect during that time, the effect joins the queue again.
  ///
  /// - Returns: Whether the effect has to run, even if no source has changed.
  mutating func beginVisit() -> Bool {
    if self == .stale { return true }
    self = .clean
    return false
  }

  /// Begins the check of a derived value's sources.
  ///
  /// - Returns: Whether the check begins now; false if a check is in progress or is not needed.
  mutating func beginCheck() -> Bool {
    guard self == .possiblyStale else { return false }
    self = .checking
    return true
  }

  mutating func endCheck(isChanged: Bool) { self = isChanged ? .stale : .clean }

  mutating func beginRun() { self = .running }

  /// Ends a run.
  ///
  /// - Returns: Whether the vertex has to be marked, because a source upstream was written during
  ///   the run.
  mutating func endRun() -> Bool {
    switch self {
    case .running:
      self = .clean
    case .overtaken:
      self = .clean
      return true
    case .clean, .possiblyStale, .stale, .checking, .retired:
      // The run retired or scheduled the vertex.
      break
    }
    return false
  }

  mutating func retire() { self = .retired }

  // MARK: Questions

  var isRunning: Bool { self == .running || self == .overtaken }

  /// Whether the vertex is being brought up to date.
  ///
  /// A vertex that reads this vertex during that time is part of a cycle.
  var isBeingEvaluated: Bool { self == .checking || isRunning }

  var needsEvaluation: Bool {
    switch self {
    case .possiblyStale, .checking, .stale: true
    case .clean, .running, .overtaken, .retired: false
    }
  }

  /// Whether the vertex has to be checked or run, and neither has begun.
  var isWaiting: Bool { self == .possiblyStale || self == .stale }
}

extension VertexState: CustomStringConvertible {
  @usableFromInline
  var description: String {
    switch self {
    case .clean: "clean"
    case .possiblyStale: "possibly stale"
    case .stale: "stale"
    case .checking: "being checked"
    case .running: "running"
    case .overtaken: "running, and overtaken by a write"
    case .retired: "retired"
    }
  }
}
