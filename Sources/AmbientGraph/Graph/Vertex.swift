/// What takes part in a graph: it may read others, and remembers which.
open class Vertex {
  /// The graph it belongs to.
  public final let graph: Graph

  /// What it read in its last run, in the order of the reads: a list that the vertex owns.
  @exclusivity(unchecked) @usableFromInline final var firstEdge: EdgePointer?

  /// Changed by its own methods alone, apart from tests.
  @exclusivity(unchecked) @usableFromInline final var state: VertexState

  @usableFromInline init(graph: Graph, state: VertexState) {
    self.graph = graph
    self.state = state
  }

  deinit { graph.removeEdges(of: self) }

  /// How messages and dumps name it.
  open var label: String { "\(Self.self)" }

  /// Where it reads, for those who know what that means; nil for those who read nothing of theirs.
  open var readingPlace: AnyObject? { nil }

  /// Whether it reads inputs by themselves where others share a value that is derived from the input: it only
  /// runs again in vain where a shared value would have stayed as it was.
  open var readsInputsDirectly: Bool { false }

  /// Whether it was taken out of the graph.
  @inlinable public final var isRetired: Bool { state == .retired }

  /// Whether it is known to be up to date with everything it read.
  @inlinable public final var isClean: Bool { state == .clean }

  /// Everything it read in its last run, in the order of the reads.
  public final var sources: [Source] { readEdges.compactMap(\.pointee.source) }

  /// A write upstream may have changed what this vertex read.
  ///
  /// - Parameter writing: The graph that was written, which need not be this one; it takes the vertex if others
  ///   read it, so that they are marked too.
  @usableFromInline func becamePossiblyStale(in writing: Graph) {}
}
