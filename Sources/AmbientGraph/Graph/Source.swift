/// A vertex that others read.
///
/// `readers` is a doubly linked list of edges in the order in which the readers came.
open class Source: Vertex {
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
  public final var readers: [Vertex] {
    var result: [Vertex] = []
    var next = firstReader
    while let edge = next {
      result.append(edge.pointee.reader)
      next = edge.pointee.nextReader
    }
    return result
  }

  /// Makes the value current before a reader compares revisions.
  func refresh() {}
}
