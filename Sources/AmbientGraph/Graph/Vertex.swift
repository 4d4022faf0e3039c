/// A member of a graph.
///
/// A vertex can read sources, and stores which sources it has read.
open class Vertex {
  /// The graph that the vertex belongs to.
  public final let graph: Graph

  /// The first edge in the list of the vertex's edges.
  ///
  /// The list has an edge for each source that the vertex read in its last run, in the order of the
  /// reads. The vertex owns the edges.
  @exclusivity(unchecked) @usableFromInline final var firstEdge: EdgePointer?

  @exclusivity(unchecked) @usableFromInline final var state: VertexState

  @usableFromInline init(graph: Graph, state: VertexState) {
    self.graph = graph
    self.state = state
  }

  deinit { graph.removeEdges(of: self) }

  /// The name of the vertex in messages and dumps.
  open var label: String { "\(Self.self)" }

  /// The object that identifies the position from which the vertex reads, such as an environment
  /// scope.
  ///
  /// It is nil for a vertex whose reads do not depend on a position.
  open var readingContext: AnyObject? { nil }

  /// Whether the vertex reads inputs directly, and not through a shared derived value.
  ///
  /// Such a vertex may run unnecessarily: it runs when an input changes, even if the shared derived
  /// value would stay the same.
  open var readsInputsDirectly: Bool { false }

  /// Whether the vertex was removed from the graph.
  @inlinable public final var isRetired: Bool { state == .retired }

  /// Whether the vertex is up to date with all of its sources.
  @inlinable public final var isClean: Bool { state == .clean }

  /// The sources that the vertex read in its last run, in the order of the reads.
  ///
  /// - Complexity: O(n) in the number of sources.
  public final var sources: [Source] { readEdges.compactMap(\.pointee.source) }

  /// Called when a write upstream may have changed a source of this vertex.
  ///
  /// - Parameter writing: The graph that was written, which may differ from this vertex's graph.
  @usableFromInline func becamePossiblyStale(in writing: Graph) {}
}
