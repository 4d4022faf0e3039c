/// What a vertex knows about its own value.
///
/// A derived value:
///
///            mark             beginCheck           endCheck: changed
///     clean ──────▶ possiblyStale ──────▶ checking ─────────────────▶ stale ──▶ running ──▶ clean
///       ▲                                    │                                    │ mark
///       └────────────────────────────────────┘                                    ▼
///                 endCheck: unchanged                                          overtaken ──▶ clean, and marked
///
/// An effect, whose sources are looked at in its turn:
///
///            mark             beginTurn           if a source changed
///     clean ──────▶ possiblyStale ─────▶ clean ──────────────────────▶ running ──▶ as above
///                          stale ─────────────────────────────────────────▲
///
/// A vertex becomes stale when it is told directly to run, and retired when it leaves the graph. All changes of
/// a state are decided here; what is done about them is up to the graph.
@usableFromInline
enum VertexState: Sendable {
  /// Up to date with everything it read; so are all those.
  case clean
  /// Something upstream was written; only a look at the sources tells whether it matters.
  case possiblyStale
  /// Must run, whatever its sources say.
  case stale
  /// A derived value that waits until its sources are up to date.
  case checking
  /// Is running now.
  case running
  /// Is running now, and something that it read was written meanwhile.
  case overtaken
  /// Taken out of the graph; never runs again.
  case retired

  // MARK: Writes

  /// Something upstream was written.
  ///
  /// - Returns: Whether the vertex was clean: what is downstream has to be marked too, and an effect has to wait.
  ///   In all other states that was done before, or is not needed.
  mutating func mark() -> Bool {
    switch self {
    case .clean:
      self = .possiblyStale
      return true
    case .checking:
      // Sources that it found unchanged may be the ones that were written.
      self = .stale
    case .running:
      self = .overtaken
    case .possiblyStale, .stale, .overtaken, .retired:
      break
    }
    return false
  }

  /// It has to run whatever its sources say, because one of them is gone, or what it reads elsewhere has changed.
  ///
  /// A run that is going on counts as that run.
  mutating func requireRun() {
    switch self {
    case .clean, .possiblyStale, .stale, .checking: self = .stale
    case .running, .overtaken, .retired: break
    }
  }

  /// Its owner asks for a run, or for another one if it is running.
  mutating func schedule() {
    if self != .retired { self = .stale }
  }

  // MARK: Updates

  /// An effect comes to its turn.
  ///
  /// It is clean from here on, so that it waits again if it is marked while its sources are brought up to date.
  ///
  /// - Returns: Whether it has to run, whatever its sources say.
  mutating func beginTurn() -> Bool {
    if self == .stale { return true }
    self = .clean
    return false
  }

  /// The sources of a derived value are to be looked at.
  ///
  /// - Returns: Whether that begins now; it may be going on, or not be called for.
  mutating func beginCheck() -> Bool {
    guard self == .possiblyStale else { return false }
    self = .checking
    return true
  }

  /// The look at the sources has found one that changed, or that all of them are as they were.
  mutating func endCheck(isChanged: Bool) { self = isChanged ? .stale : .clean }

  mutating func beginRun() { self = .running }

  /// A run is over.
  ///
  /// - Returns: Whether it has to be marked, because something that it read was written meanwhile.
  mutating func endRun() -> Bool {
    switch self {
    case .running:
      self = .clean
    case .overtaken:
      self = .clean
      return true
    case .clean, .possiblyStale, .stale, .checking, .retired:
      // It was retired, or scheduled, by what it did.
      break
    }
    return false
  }

  mutating func retire() { self = .retired }

  // MARK: Questions

  /// Whether it is in the middle of a run.
  var isRunning: Bool { self == .running || self == .overtaken }

  /// Whether it is being brought up to date: what reads it meanwhile is part of a cycle.
  var isBeingEvaluated: Bool { self == .checking || isRunning }

  /// Whether there is still something to do to bring it up to date.
  var needsEvaluation: Bool {
    switch self {
    case .possiblyStale, .checking, .stale: true
    case .clean, .running, .overtaken, .retired: false
    }
  }

  /// Whether it has to be looked at, and is not yet.
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
