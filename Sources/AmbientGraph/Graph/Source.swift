import AmbientSupport

/// A vertex that other vertices can read: an input or a derived value.
open class Source: Vertex {
  // The readers in the order in which they were added: a doubly linked list of edges.
  @exclusivity(unchecked) final var firstReader: EdgePointer?
  @exclusivity(unchecked) final var lastReader: EdgePointer?

  // The next source in the graph's list of sources whose readers are still to be marked.
  @exclusivity(unchecked) final var nextWithUnmarkedReaders: Unretained<Source>?

  /// The revision at which the value last changed.
  @exclusivity(unchecked) public final var changedAt: UInt64

  /// The number of the last run that read the source.
  ///
  /// A second read in the same run needs no second edge.
  @exclusivity(unchecked) @usableFromInline final var lastReadBy: UInt64 = 0

  @usableFromInline override init(graph: Graph, state: VertexState) {
    changedAt = graph.nextRevision()
    super.init(graph: graph, state: state)
  }

  deinit {
    // A source that was not retired is released on the thread that owns the graph. A retired source
    // may be released on any thread, and has no readers to detach.
    graph.detachReaders(of: self)
  }

  /// Whether any vertex depends on the source.
  public final var hasReaders: Bool { firstReader != nil }

  /// The vertices that read the source in their last runs, in the order in which they were added.
  public final var readers: [Vertex] { readerEdges.map(\.pointee.reader) }

  /// Whether the vertex that is currently reading has already read the source in this run.
  package final var isReadInRun: Bool { graph.reading.isRunning && lastReadBy == graph.reading.run }

  /// Invalidates the readers, although the value is the same.
  ///
  /// For example, an environment entry calls this method when a write sets a value that equals the
  /// default, because readers can distinguish a written value from a default.
  package final func touch() {
    changedAt = graph.nextRevision()
    markReaders()
  }

  @usableFromInline final func markReaders() {
    if firstReader != nil { graph.markReaders(of: self) }
  }

  /// Removes the source from the graph permanently, and makes its readers run again.
  ///
  /// Only the owner of the graph retires sources. Afterwards, the source has no edges, and may be
  /// released on any thread. Readers run again in the next update.
  open func retire() { retire(notifyingReaders: true) }

  /// Removes the source from the graph permanently.
  ///
  /// - Parameter notifyingReaders: Whether the readers run again. Pass false if the value that they
  ///   have read stays valid.
  package final func retire(notifyingReaders: Bool) {
    graph.removeEdges(of: self)
    graph.detachReaders(of: self, notifying: notifyingReaders)
    state.retire()
    unpublish()
  }

  /// Computes the value again; does nothing for an input.
  @usableFromInline func recompute() {}

  /// Lets other threads copy the value while the value is current; does nothing for an input.
  func publish() {}

  /// Keeps other threads from copying the value; does nothing for an input.
  func unpublish() {}
}
