import AmbientSupport

/// A vertex that others read.
open class Source: Vertex {
  // Who read it, in the order in which they came: a doubly linked list of edges.
  @exclusivity(unchecked) final var firstReader: EdgePointer?
  @exclusivity(unchecked) final var lastReader: EdgePointer?

  // Who is to be marked further after this one, if this one is.
  @exclusivity(unchecked) final var nextToMarkFurther: Unretained<Source>?

  /// The revision at which the value last changed.
  @exclusivity(unchecked) public final var changedAt: UInt64

  /// The run that read it last; a second read in the same run needs no second edge.
  @exclusivity(unchecked) @usableFromInline final var lastReadBy: UInt64 = 0

  @usableFromInline override init(graph: Graph, state: VertexState) {
    changedAt = graph.nextRevision()
    super.init(graph: graph, state: state)
  }

  deinit {
    // A source that may go away off the graph's owner was retired before, and has no readers.
    graph.detachReaders(of: self)
  }

  /// Whether anything depends on it.
  public final var hasReaders: Bool { firstReader != nil }

  /// Everything that read it in its last run, in the order in which they came.
  public final var readers: [Vertex] { readerEdges.map(\.pointee.reader) }

  /// Whether the vertex that reads now has read it in its run.
  package final var isReadInRun: Bool { graph.reading.isRunning && lastReadBy == graph.reading.run }

  /// Lets the readers look again, although the value is the same.
  ///
  /// For a source of which more can be read than its value.
  package final func touch() {
    changedAt = graph.nextRevision()
    markReaders()
  }

  @usableFromInline final func markReaders() {
    if firstReader != nil { graph.markReaders(of: self) }
  }

  /// Takes it out of the graph for good: it reads nothing, and a reader of it depends on nothing.
  ///
  /// Only the graph's owner does so. Afterwards the source may go away on any thread: it has no edge left.
  /// Readers run again in the next update.
  open func retire() { retire(notifyingReaders: true) }

  /// Takes it out of the graph for good.
  ///
  /// - Parameter notifyingReaders: Whether the readers run again. They need not where the value stays as it is.
  package final func retire(notifyingReaders: Bool) {
    graph.removeEdges(of: self)
    graph.detachReaders(of: self, notifying: notifyingReaders)
    state.retire()
    unpublish()
  }

  /// Computes the value anew; nothing to do for a value that is written.
  @usableFromInline func recompute() {}

  /// Lets other threads copy a computed value, now that it is up to date.
  func publish() {}

  /// Keeps other threads from copying a computed value.
  func unpublish() {}
}
