/// What takes part in a graph: it may read others, and remembers which.
///
/// `sources` is a singly linked list of edges in the order of the reads, owned by the vertex.
open class Vertex {
  /// The graph it belongs to.
  public final let graph: Graph
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
  public final var sources: [Source] {
    var result: [Source] = []
    var next = firstEdge
    while let edge = next {
      result.append(edge.pointee.source)
      next = edge.pointee.nextSource
    }
    return result
  }

  /// A write upstream may have changed what this vertex read.
  func becamePossiblyStale(_ work: inout [Source]) {}
}

/// What a vertex knows about its own value.
///
///            write upstream                 a source changed
///     clean ───────────────▶ possiblyStale ─────────────────▶ running ──▶ clean
///       ▲                        │    no source changed          ▲
///       └────────────────────────┘                               │
///     stale (never run, or told directly) ───────────────────────┘
enum VertexState: UInt8 {
  /// Up to date with everything it read.
  case clean
  /// Something upstream was written; only a look at the sources tells whether it matters.
  case possiblyStale
  /// Must run, whatever its sources say.
  case stale
  /// Is running now, or waits for its sources to be brought up to date.
  case running
  /// Taken out of the graph; never runs again.
  case retired
}
