/// A vertex that others read.
open class Source: Vertex {
  // Who read it, in the order in which they came: a doubly linked list of edges.
  final var firstReader: EdgePointer?
  final var lastReader: EdgePointer?

  /// The revision at which the value last changed.
  public final var changedAt: UInt64

  /// The run that read it last; a second read in the same run needs no second edge.
  final var lastReadBy: UInt64 = 0

  override init(graph: Graph, state: VertexState) {
    changedAt = graph.nextRevision()
    super.init(graph: graph, state: state)
  }

  deinit { graph.detachReaders(of: self) }

  /// Whether anything depends on it.
  public final var hasReaders: Bool { firstReader != nil }

  /// Everything that read it in its last run, in the order in which they came.
  public final var readers: [Vertex] { readerEdges.map(\.pointee.reader) }

  /// Computes the value anew; nothing to do for a value that is written.
  func recompute() {}
}
