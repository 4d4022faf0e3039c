public import Observation
import Synchronization

/// Reads of observable objects, turned into reasons for a vertex to run again.
///
/// Observation's registrations live in the observed objects until one of the read properties changes,
/// and offer no way to be withdrawn. A vertex that runs again, or goes away, would leave one behind each
/// time. So every run also reads a signal of its own; firing the signal spends the registration, and
/// with it everything that the registration left in the observed objects.
@usableFromInline
package final class ObservedReads: Observable, @unchecked Sendable {
  @usableFromInline init() {}

  // Set by the graph's owner alone. Observation may call back on any thread, and then
  // uses only the token it captured.
  private var token: Token?
  private let registrar = ObservationRegistrar()
  private var signal: Int { 0 }

  /// Stands for one run; a registration whose token was cut wakes nobody.
  private final class Token: @unchecked Sendable {
    // The vertex is written and read by the graph's owner; all others pass the token to the inbox.
    private weak var vertex: Vertex?
    private let graph: Graph
    private let isCut = Atomic(false)

    init(_ vertex: Vertex) {
      self.vertex = vertex
      graph = vertex.graph
    }

    func cut() {
      vertex = nil
      isCut.store(true, ordering: .relaxed)
    }

    func fire() {
      guard !isCut.load(ordering: .relaxed) else { return }
      if graph.isOwned, !graph.isReading { return wake() }
      // From another thread; or within a run, where the reader may be the very body that writes.
      graph.inbox.add { self.wake() }
    }

    private func wake() {
      guard let vertex else { return }
      cut()
      graph.invalidate(vertex)
    }
  }

  /// Begins a run, and gives what its registration calls when an observed property changes.
  @usableFromInline
  func begin(_ vertex: Vertex) -> @Sendable () -> Void {
    end()
    let token = Token(vertex)
    self.token = token
    return { token.fire() }
  }

  /// Withdraws the registration of the last run.
  @usableFromInline
  package func end() {
    guard let token else { return }
    token.cut()
    self.token = nil
    registrar.willSet(self, keyPath: \.signal)
  }

  @usableFromInline
  func readSignal() { registrar.access(self, keyPath: \.signal) }
}

extension Vertex {
  /// Runs work under observation: this vertex runs again when an observable property has changed that
  /// the work read.
  ///
  /// Nothing is allocated if nothing observable is read. The first registration of a vertex cannot be
  /// withdrawn, unless the caller knew before that something observable would be read.
  @inlinable
  package func observing<Result>(
    _ reads: inout ObservedReads?,
    isExpected: Bool = false,
    _ work: () -> Result
  ) -> Result {
    if isExpected, reads == nil { reads = ObservedReads() }
    guard let known = reads else {
      return withObservationTracking(work, onChange: remember(&reads))
    }
    known.end()
    return withObservationTracking(
      {
        known.readSignal()
        return work()
      },
      onChange: known.begin(self)
    )
  }

  /// Keeps what was read for the first time, and gives what its registration calls when an observed property
  /// changes.
  @usableFromInline
  func remember(_ reads: inout ObservedReads?) -> @Sendable () -> Void {
    let made = ObservedReads()
    reads = made
    return made.begin(self)
  }
}
