/// What takes part in a graph: it may read others, and remembers which.
open class Vertex {
  /// The graph it belongs to.
  public final let graph: Graph

  /// What it read in its last run, in the order of the reads: a list that the vertex owns.
  final var firstEdge: EdgePointer?

  final var state: VertexState

  init(graph: Graph, state: VertexState) {
    self.graph = graph
    self.state = state
  }

  deinit { graph.removeEdges(of: self) }

  /// How messages and dumps name it.
  open var label: String { "\(Self.self)" }

  /// Everything it read in its last run, in the order of the reads.
  public final var sources: [Source] { readEdges.compactMap(\.pointee.source) }

  /// A write upstream may have changed what this vertex read.
  ///
  /// - Parameter work: Takes the vertex if others read it, so that they are marked too.
  func becamePossiblyStale(_ work: inout [Source]) {}
}

/// What a vertex knows about its own value.
///
///            write upstream              a source changed
///     clean ───────────────▶ possiblyStale ──────────▶ running ──▶ clean
///       ▲                        │                      ▲   │
///       └────────────────────────┘         stale ───────┘   │ write upstream
///           no source changed           (never run, or      ▼
///                                        told directly)   overtaken ──▶ possiblyStale
enum VertexState: String, CustomStringConvertible {
  /// Up to date with everything it read; so are all those.
  case clean = "clean"
  /// Something upstream was written; only a look at the sources tells whether it matters.
  case possiblyStale = "possibly stale"
  /// Must run, whatever its sources say.
  case stale = "stale"
  /// A derived value that waits until its sources are up to date.
  case checking = "being checked"
  /// Is running now.
  case running = "running"
  /// Is running now, and something that it read was written meanwhile.
  case overtaken = "running, and overtaken by a write"
  /// Taken out of the graph; never runs again.
  case retired = "retired"

  var description: String { rawValue }
}
