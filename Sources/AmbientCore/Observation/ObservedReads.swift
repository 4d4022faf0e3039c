import AmbientGraph
import Observation
import Synchronization

/// Reads of observable objects, turned into reasons for a vertex to run again.
///
/// Observation's registrations live in the observed objects until one of the read properties changes,
/// and offer no way to be withdrawn. A vertex that runs again, or goes away, would leave one behind each
/// time. So every run also reads a signal of its own; firing the signal spends the registration, and
/// with it everything that the registration left in the observed objects.
final class ObservedReads: Observable, @unchecked Sendable {
  // Set by the graph's owner alone. Observation may call back on any thread, and then
  // uses only the token it captured.
  private var token: Token?
  private let registrar = ObservationRegistrar()
  private var signal: Int { 0 }

  /// Stands for one run; a registration whose token was cut wakes nobody.
  final class Token: @unchecked Sendable {
    // The vertex is written and read by the graph's owner; all others pass the token to the inbox.
    private weak var vertex: Vertex?
    private let graph: Graph
    private let isCut = Atomic(false)

    fileprivate init(_ vertex: Vertex) {
      self.vertex = vertex
      graph = vertex.graph
    }

    fileprivate func cut() {
      vertex = nil
      isCut.store(true, ordering: .relaxed)
    }

    fileprivate func fire() {
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

  fileprivate func begin(_ vertex: Vertex) -> Token {
    end()
    let token = Token(vertex)
    self.token = token
    return token
  }

  /// Withdraws the registration of the last run.
  func end() {
    guard let token else { return }
    token.cut()
    self.token = nil
    registrar.willSet(self, keyPath: \.signal)
  }

  fileprivate func readSignal() { registrar.access(self, keyPath: \.signal) }
}

extension Vertex {
  /// Runs work under observation: this vertex runs again when an observable property has changed that
  /// the work read.
  ///
  /// Nothing is allocated if nothing observable is read. The first registration of a vertex cannot be
  /// withdrawn, unless the caller knew before that something observable would be read.
  func observing<Result>(
    _ reads: inout ObservedReads?,
    isExpected: Bool = false,
    _ work: () -> Result
  ) -> Result {
    if isExpected, reads == nil { reads = ObservedReads() }
    reads?.end()
    let known = reads
    var made: ObservedReads?
    let result = withObservationTracking {
      known?.readSignal()
      return work()
    } onChange: { [token = (known ?? remember(&made)).begin(self)] in
      token.fire()
    }
    if let made { reads = made }
    return result
  }

  private func remember(_ made: inout ObservedReads?) -> ObservedReads {
    let reads = ObservedReads()
    made = reads
    return reads
  }
}
