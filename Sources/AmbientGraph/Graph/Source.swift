/// A vertex that others read.
open class Source: Vertex {
  // Who read it, in the order in which they came: a doubly linked list of edges.
  @exclusivity(unchecked) final var firstReader: EdgePointer?
  @exclusivity(unchecked) final var lastReader: EdgePointer?

  // Who is to be marked further after this one, if this one is.
  @exclusivity(unchecked) final var nextToMarkFurther: Unmanaged<Source>?

  /// The revision at which the value last changed.
  @exclusivity(unchecked) public final var changedAt: UInt64

  /// The run that read it last; a second read in the same run needs no second edge.
  @exclusivity(unchecked) @usableFromInline final var lastReadBy: UInt64 = 0

  @usableFromInline override init(graph: Graph, state: VertexState) {
    changedAt = graph.nextRevision()
    super.init(graph: graph, state: state)
  }

  deinit { graph.detachReaders(of: self) }

  /// Whether anything depends on it.
  public final var hasReaders: Bool { firstReader != nil }

  /// Everything that read it in its last run, in the order in which they came.
  public final var readers: [Vertex] { readerEdges.map(\.pointee.reader) }

  /// Notes that the value has become another one.
  @usableFromInline final func changed() {
    changedAt = graph.nextRevision()
    if firstReader != nil { graph.markReaders(of: self) }
  }

  /// Takes it out of the graph for good: it reads nothing, and who reads it depends on nothing.
  ///
  /// Afterwards it may go away on any thread.
  open func retire() {
    graph.removeEdges(of: self)
    graph.detachReaders(of: self)
    state = .retired
  }

  /// Computes the value anew; nothing to do for a value that is written.
  @usableFromInline func recompute() {}
}
