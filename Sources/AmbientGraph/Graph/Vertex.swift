/// A member of a graph, which can read sources and remembers which ones it read.
open class Vertex {
  /// The graph that it belongs to.
  public final let graph: Graph

  /// The first edge to the sources of its last run, in the order of the reads; the vertex owns it.
  @exclusivity(unchecked) @usableFromInline final var firstEdge: EdgePointer?

  /// The state of the vertex.
  ///
  /// Apart from tests, only methods of the graph change it.
  @exclusivity(unchecked) @usableFromInline final var state: VertexState

  @usableFromInline init(graph: Graph, state: VertexState) {
    self.graph = graph
    self.state = state
  }

  deinit { graph.removeEdges(of: self) }

  /// The name of the vertex in messages and dumps.
  open var label: String { "\(Self.self)" }

  /// The object that identifies the position from which it reads, such as an environment scope.
  ///
  /// It is nil for vertices that read from no position.
  open var readingContext: AnyObject? { nil }

  /// Whether it reads inputs themselves where other vertices share a value derived from the input.
  ///
  /// Such a vertex may run unnecessarily in cases where a shared value would have stayed the same.
  open var readsInputsDirectly: Bool { false }

  /// Whether it was removed from the graph.
  @inlinable public final var isRetired: Bool { state == .retired }

  /// Whether it is up to date with all of its sources.
  @inlinable public final var isClean: Bool { state == .clean }

  /// The sources that it read in its last run, in the order of the reads.
  public final var sources: [Source] { readEdges.compactMap(\.pointee.source) }

  /// Called when a write upstream may have changed a source of this vertex.
  ///
  /// - Parameter writing: The graph that was written, which may be another one. A source adds
  ///   itself to the list of that graph, so that its readers are marked too.
  @usableFromInline func becamePossiblyStale(in writing: Graph) {}
}
